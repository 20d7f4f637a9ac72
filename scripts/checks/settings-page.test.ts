import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { findInstalledBrands } from '@passepartout/content-model/brand-folders'
import { SETTING_NAMES } from '@passepartout/content-model/setting-names'
import { describe, expect, test } from 'vitest'
import { loadSettings } from '../../apps/cms/src/infrastructure/settings.ts'
import { readSettings } from '../../apps/sandbox/src/settings.ts'
import { parseSettings as parseSiteSettings } from '../../apps/site/src/settings.ts'
import { ROOT } from '../folders.ts'
import { type Environment, parseSettings, REQUIRED_WITHOUT_SAMPLE_DATA } from '../system/settings.ts'

/** `docs/settings.md` against the code: every setting, each with the default that a start really has. */

const read = (file: string) => readFileSync(join(ROOT, file), 'utf8')
const page = [...read('docs/settings.md').matchAll(/^\| `([A-Z][A-Z0-9_]+)` \| ([^|]+) \|/gm)]
const rows = page.map(([, name = '', cell = '']) => ({ name, ...readDefaults(cell.trim()) }))

/** Both defaults of a cell; one alone holds in production, too. */
function readDefaults(cell: string) {
  const [sample = '', real = sample] = cell.split('; in production ')
  return { sample, real }
}

/** Those of this installation, which the page cannot know. */
const OWN_BRANDS = new Set(findInstalledBrands(ROOT).map(({ name }) => name))

/** Names as the settings modules have them: keys of a schema, or what the scripts take from the environment. */
function listNames(): string[] {
  const ofParts = globSync('apps/*/src/{,infrastructure/}settings.ts', { cwd: ROOT }).map(read)
  const names = [
    ...ofParts.flatMap((text) => [...text.matchAll(/^ {2}([A-Z][A-Z0-9_]+):/gm)]),
    ...read('scripts/system/settings.ts').matchAll(/\benv\.([A-Z][A-Z0-9_]+)/g),
  ]
  return [...new Set(names.map((match) => match[1] ?? ''))].sort()
}

/** What each part makes of an environment, by the name of the setting. */
function startWith(given: Environment): Readonly<Record<string, unknown>> {
  const { environment, cmsHost, sample } = parseSettings(given)
  const cms = loadSettings(environment)
  const sandbox = readSettings(environment)
  return {
    ...parseSiteSettings(environment),
    SANDBOX_PORT: sandbox.port,
    SANDBOX_HOST: sandbox.host,
    CMS_DATABASE_URL: cms.databaseUrl,
    PAYLOAD_SECRET: cms.payloadSecret,
    CMS_HOST: cmsHost,
    SAMPLE_FOLDER: sample?.folder,
    PURGE_URL: cms.siteInternalPort?.url,
    BRAND_FOLDERS: environment.BRAND_FOLDERS,
    BRANDS: cms.brands.filter((brand) => !OWN_BRANDS.has(brand)),
    SITE_ADDRESS: cms.siteAddress,
    PARTNER_DOMAINS: cms.partnerDomains,
    ...defaultsOfStorage(environment),
    TRANSLATION_TIMEOUT: loadSettings({ ...environment, TRANSLATION_URL: 'https://a.example' }).translation?.timeout,
  }
}

/** What holds once a bucket is named. */
function defaultsOfStorage(environment: Environment) {
  const place = loadSettings({ ...environment, S3_BUCKET: 'library' }).mediaPlace
  return {
    S3_PREFIX: place?.prefix,
    S3_REGION: place?.region,
    S3_PATH_STYLE: place?.isPathStyle,
    S3_TIMEOUT: place?.timeout,
  }
}

/** A value as the page writes it; what a setting before it decides stands there by that setting's name. */
function write(cell: string, values: Readonly<Record<string, unknown>>): string {
  return cell.replace(/<([A-Z_]+)>/g, (_, name: string) => text(values[name]))
}

function text(value: unknown): string {
  if (typeof value === 'boolean') return value ? '1' : '0'
  if (value instanceof Object && !Array.isArray(value))
    return Object.entries(value)
      .map((pair) => pair.join('='))
      .join()
  return String(value ?? '').replaceAll(`${ROOT}/`, '')
}

function cellOf(value: unknown): string {
  return text(value) === '' ? '–' : `\`${text(value)}\``
}

test('docs/settings.md has every setting once, and no other', () => {
  expect(rows.map(({ name }) => name).sort()).toEqual(listNames())
})

test('each part knows the names of all of them, and of what commands read', () => {
  const ofCommands = ['ADMIN_EMAIL', 'ADMIN_PASSWORD', 'CHROMIUM']
  expect(SETTING_NAMES).toEqual([...listNames(), ...ofCommands].sort())
})

describe('docs/settings.md has the default of', () => {
  const required: Readonly<Record<string, string>> = {
    CATALOGUE_URL: 'https://api.provider.example',
    IMAGE_URL: 'https://images.provider.example',
    PAYLOAD_SECRET: 'a secret that nobody guesses, of our own',
    PURGE_TOKEN: 'another one that nobody guesses, of our own',
  }
  const sample = startWith({})
  const real: typeof sample = { ...startWith({ ...required, NODE_ENV: 'production' }), NODE_ENV: sample.NODE_ENV }

  test.each(rows)('$name', (row) => {
    expect(write(row.sample, sample)).toBe(cellOf(sample[row.name]))
    const isRequired = REQUIRED_WITHOUT_SAMPLE_DATA.some((name) => name === row.name)
    expect(write(row.real, real)).toBe(isRequired ? 'required' : cellOf(real[row.name]))
  })
})
