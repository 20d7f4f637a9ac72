import { randomBytes } from 'node:crypto'
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { DEFAULT_BRAND } from '@passepartout/content-model/brand'
import { ROOT } from '../folders.ts'
import { PlainError } from '../plain-error.ts'
import { listTrackedFiles } from './list-tracked-files.ts'
import type { Installation } from './parse-installation.ts'
import TEXTS from './texts.json' with { type: 'json' }

/** Folder of the installation's own content and settings, below its root. */
const OWN = 'installation'
const DEMO_WORKSPACE = 'demo'

/**
 * Writes an installation: the product without the demonstration, a brand, a site with a home page in each language, and
 * settings with new secrets.
 *
 * @param folder absolute path; missing or empty
 * @throws PlainError when the folder is not empty
 */
export function writeInstallation(folder: string, installation: Installation): void {
  if (existsSync(folder) && readdirSync(folder).length > 0)
    throw new PlainError(`${folder} holds something already: name a new folder.`)
  copyProduct(folder)
  forgetDemo(folder)
  writeBrand(folder, installation)
  writeContent(join(folder, OWN, 'content'), installation)
  writeSettings(folder, installation)
}

function copyProduct(folder: string): void {
  const files = listTrackedFiles().filter((file) => !file.startsWith(`${DEMO_WORKSPACE}/`))
  for (const file of files) cpSync(join(ROOT, file), join(folder, file))
}

/** Removes the demonstration from the workspaces and the lockfile. */
function forgetDemo(folder: string): void {
  const isOther = (workspace: string) => workspace !== DEMO_WORKSPACE
  changeJson(join(folder, 'package.json'), (manifest) => ({
    ...manifest,
    workspaces: manifest.workspaces.filter(isOther),
  }))
  changeJson(join(folder, 'package-lock.json'), ({ packages, ...lock }) => {
    const { [DEMO_WORKSPACE]: _folder, 'node_modules/@passepartout/demo': _link, ...others } = packages
    const root = { ...others[''], workspaces: others[''].workspaces.filter(isOther) }
    return { ...lock, packages: { ...others, '': root } }
  })
}

function writeBrand(folder: string, { name, brand }: Installation): void {
  const plain = join(ROOT, 'apps/site/src/brands', DEFAULT_BRAND)
  const own = join(folder, 'brands', brand)
  cpSync(plain, own, { recursive: true })
  changeText(join(own, 'tokens.css'), (css) => css.replaceAll(`"${DEFAULT_BRAND}"`, `"${brand}"`))
  changeText(join(own, 'look.ts'), (look) => look.replace("'Passepartout'", `'${name}'`))
}

/** Content files in the format of apps/cms/src/content-files/schemas/file-schemas.ts. */
function writeContent(content: string, installation: Installation): void {
  const { brand, languages } = installation
  writeJson(join(content, 'languages.json'), { everyPage: languages, corePages: [] })
  writeJson(join(content, 'sites', brand, 'site.json'), siteOf(installation))
  writeJson(join(content, 'pages', brand, 'home', 'page.json'), {
    pageType: 'homePage',
    blocks: { text: { type: 'richText' } },
  })
  for (const language of languages) {
    const { tagline, home, standfirst } = TEXTS[language]
    const { name } = installation
    writeJson(join(content, 'sites', brand, `${language}.json`), { name, tagline, logo: home.replace('{name}', name) })
    writeJson(join(content, 'pages', brand, 'home', `${language}.json`), {
      meta: { title: name, description: `${tagline}: ${name}.` },
      title: name,
      standfirst: tagline,
      blocks: { text: { text: standfirst } },
    })
  }
}

function siteOf({ host, brand, currency, timeZone }: Installation): object {
  return {
    host,
    structureType: 'rootDomain',
    brand,
    english: 'en-GB',
    defaultCurrency: currency,
    timeZone,
    bookingSubdomain: 'book',
    nakedDomain: nakedDomainOf(host),
    name: 'name',
    tagline: 'tagline',
    header: {
      logoAltText: 'logo',
      hasPoweredLogo: false,
      hasAutomatedHeader: false,
      manualHeader: { menuItems: [] },
    },
    contacts: [],
  }
}

function nakedDomainOf(host: string): string {
  return host.replace(/^www\./, '')
}

/** Secrets and domains, which `npm start` reads; readable by their owner only. */
function writeSettings(folder: string, { host, brand }: Installation): void {
  const settings = [
    '# The settings of this installation; `.env.example` lists all. The secrets are its own: keep this file out of git.',
    `SAMPLE_FOLDER=${OWN}`,
    `SITE_DOMAINS=${nakedDomainOf(host)}`,
    `BRANDS=${brand},${DEFAULT_BRAND}`,
    ...['PAYLOAD_SECRET', 'PURGE_TOKEN'].map((name) => `${name}=${randomBytes(32).toString('hex')}`),
  ]
  writeFileSync(join(folder, '.env'), `${settings.join('\n')}\n`, { mode: 0o600 })
}

function writeJson(file: string, value: object): void {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, `${JSON.stringify(value, null, 2)}\n`)
}

// biome-ignore lint/suspicious/noExplicitAny: npm's files, whose shape npm decides.
function changeJson(file: string, change: (value: any) => object): void {
  changeText(file, (text) => `${JSON.stringify(change(JSON.parse(text)), null, 2)}\n`)
}

function changeText(file: string, change: (text: string) => string): void {
  writeFileSync(file, change(readFileSync(file, 'utf8')))
}
