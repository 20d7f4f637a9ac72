import { existsSync, readFileSync } from 'node:fs'
import { isAbsolute, join, resolve } from 'node:path'
import { DEFAULT_BRAND } from '@passepartout/content-model/brand'
import { findInstalledBrands } from '@passepartout/content-model/brand-folders'
import { findSettingMistakes } from '@passepartout/content-model/setting-names'
import { DEMO, ROOT } from '../folders.ts'
import { PORT_DEFAULTS, readPort } from '../launch/free-ports.mjs'
import { PlainError } from '../plain-error.ts'
import { displayPath } from '../tasks/content-hash.ts'

export type Environment = Readonly<Record<string, string | undefined>>

/** Its folder has a small catalogue of its own, and no content. */
export const SANDBOX = join(ROOT, 'apps/sandbox')

export type PortName = keyof typeof PORT_DEFAULTS
export type Ports = Readonly<Record<PortName, number>>

/** Folders with sample data. Those that a folder lacks are the sandbox's own, which has no content. */
export interface SampleFolder {
  /** Absolute path. */
  readonly folder: string
  readonly catalogue: string
  /** Drawings (SVG), or a program that draws them. */
  readonly pictures: string
  readonly content: string | undefined
  /** Settings that the sample's hosts need, from its `settings.json`; those of a person win. */
  readonly settings: Environment
}

/** What the scripts decide before any part of the system starts. */
export interface Settings {
  readonly ports: Ports
  /** The address that the content system listens on: this machine alone, unless it is told otherwise. */
  readonly cmsHost: string
  /** Absolute path of the folder that holds every database and file. */
  readonly dataDirectory: string
  /** Secrets and a login that everybody knows are allowed; the sandbox stands in for the provider's systems. */
  readonly sampleData: boolean
  /** What the sandbox and the content system are filled with; `undefined` without `sampleData`. */
  readonly sample: SampleFolder | undefined
  /** `file:` and an absolute path, or the address of a PostgreSQL database. */
  readonly cmsDatabase: string
  /** Absolute path of the file that the site reads. */
  readonly publishedStore: string
  /** Of a store that several machines share, and of which that file is a copy; the site makes it. */
  readonly publishedDatabase: string | undefined
  /** Absolute paths of the SQLite files in use, sample catalogue included; a PostgreSQL address has none. */
  readonly databaseFiles: readonly string[]
  /** What every child process gets: the person's environment, completed so that all parts agree. */
  readonly environment: Environment
}

/** Without sample data nothing stands in for these, so each must be named. */
export const REQUIRED_WITHOUT_SAMPLE_DATA = ['CATALOGUE_URL', 'IMAGE_URL', 'PAYLOAD_SECRET', 'PURGE_TOKEN'] as const

/**
 * Reads the environment into what the scripts need.
 * @throws PlainError naming the first setting that is missing or cannot be right.
 */
export function parseSettings(env: Environment): Settings {
  const mistakes = findSettingMistakes(env)
  if (mistakes.length > 0) throw new PlainError(mistakes.join('\n'))
  const ports = parsePorts(env)
  const sampleData = parseSampleData(env)
  if (!sampleData) requireRealSystems(env)
  const dataDirectory = resolve(ROOT, given(env.DATA_DIR) ?? 'var')
  const sample = sampleData ? findSample(given(env.SAMPLE_FOLDER)) : undefined
  const cmsDatabase = findCmsDatabase(env, dataDirectory)
  const publishedDatabase = given(env.PUBLISHED_DATABASE_URL)
  const publishedStore = absolute(given(env.PUBLISHED_STORE) ?? join(dataDirectory, 'published', 'published.db'))
  return {
    ports,
    cmsHost: given(env.CMS_HOST) ?? '127.0.0.1',
    dataDirectory,
    sampleData,
    sample,
    cmsDatabase,
    publishedStore,
    publishedDatabase,
    databaseFiles: [
      ...(cmsDatabase.startsWith('file:') ? [cmsDatabase.slice('file:'.length)] : []),
      ...(publishedDatabase === undefined ? [publishedStore] : []),
      ...(sampleData ? [join(dataDirectory, 'sandbox', 'catalogue.db')] : []),
    ],
    environment: completeEnvironment({ ...sample?.settings, ...withoutEmpty(env) }, ports, dataDirectory, sampleData),
  }
}

/** An empty value in a shell or an .env file means "not set". */
function given(value: string | undefined): string | undefined {
  return value === '' ? undefined : value
}

function withoutEmpty(env: Environment): Environment {
  return Object.fromEntries(Object.entries(env).filter(([, value]) => given(value) !== undefined))
}

/** The environment without anything that a person set for a system of their own. */
export function withoutSettings(env: Environment): Environment {
  const { PATH, HOME, TMPDIR, LANG, CHROMIUM } = env
  return { PATH, HOME, TMPDIR, LANG, CHROMIUM }
}

function parsePorts(env: Environment): Ports {
  const port = (name: PortName) => parsePort(name, given(env[name]), PORT_DEFAULTS[name])
  const ports: Ports = {
    SITE_PORT: port('SITE_PORT'),
    SITE_INTERNAL_PORT: port('SITE_INTERNAL_PORT'),
    CMS_PORT: port('CMS_PORT'),
    SANDBOX_PORT: port('SANDBOX_PORT'),
  }
  const seen = new Map<number, string>()
  for (const [name, number] of Object.entries(ports)) {
    const other = seen.get(number)
    if (other) throw new PlainError(`${name} and ${other} are both ${number}: each part needs a port of its own.`)
    seen.set(number, name)
  }
  return ports
}

function parsePort(name: PortName, text: string | undefined, fallback: number): number {
  const port = readPort(name, text ?? String(fallback))
  if (typeof port === 'string') throw new PlainError(port)
  return port
}

/** The named folder; otherwise the demonstration, if it is there. */
function findSample(named: string | undefined): SampleFolder {
  const folder = named === undefined ? DEMO : resolve(ROOT, named)
  if (named !== undefined && !existsSync(folder)) throw new PlainError(`SAMPLE_FOLDER names no folder: ${folder}`)
  const find = (name: string) => (existsSync(join(folder, name)) ? join(folder, name) : undefined)
  const settings = find('settings.json')
  const brands = find('brands')
  return {
    folder,
    catalogue: find('catalogue') ?? join(SANDBOX, 'catalogue'),
    pictures: find('pictures') ?? join(SANDBOX, 'pictures'),
    content: find('content'),
    settings: {
      ...(brands === undefined ? {} : { BRAND_FOLDERS: displayPath(ROOT, brands) }),
      ...(settings === undefined ? {} : JSON.parse(readFileSync(settings, 'utf8'))),
    },
  }
}

function parseSampleData(env: Environment): boolean {
  const text = given(env.SAMPLE_DATA)
  if (text === undefined) return env.NODE_ENV !== 'production'
  if (text !== '0' && text !== '1') throw new PlainError(`SAMPLE_DATA must be 0 or 1, but it is "${text}".`)
  return text === '1'
}

function requireRealSystems(env: Environment): void {
  const isInFiles = env.CATALOGUE_ADAPTER === 'files'
  const needed = REQUIRED_WITHOUT_SAMPLE_DATA.map((name) =>
    name === 'CATALOGUE_URL' && isInFiles ? 'CATALOGUE_FOLDER' : name,
  )
  const missing = needed.find((name) => given(env[name]) === undefined)
  if (missing)
    throw new PlainError(`${missing} is not set: without sample data it has no default (see docs/settings.md).`)
}

function completeEnvironment(env: Environment, ports: Ports, dataDirectory: string, sampleData: boolean): Environment {
  const brandFolders = given(env.BRAND_FOLDERS) ?? ''
  const catalogueFolder = given(env.CATALOGUE_FOLDER)
  const shared = {
    ...env,
    ...(catalogueFolder !== undefined && { CATALOGUE_FOLDER: absolute(catalogueFolder) }),
    BRAND_FOLDERS: brandFolders,
    BRANDS: given(env.BRANDS) ?? listBrands(brandFolders).join(),
    ...Object.fromEntries(Object.entries(ports).map(([name, port]) => [name, String(port)])),
    DATA_DIR: dataDirectory,
    SAMPLE_DATA: sampleData ? '1' : '0',
    PURGE_URL: given(env.PURGE_URL) ?? `http://127.0.0.1:${ports.SITE_INTERNAL_PORT}/purge`,
    NEXT_TELEMETRY_DISABLED: '1',
  }
  if (!sampleData) return shared
  const sandbox = `http://localhost:${ports.SANDBOX_PORT}`
  return {
    ...shared,
    CATALOGUE_URL: given(env.CATALOGUE_URL) ?? sandbox,
    IMAGE_URL: given(env.IMAGE_URL) ?? `${sandbox}/images`,
    PURGE_TOKEN: given(env.PURGE_TOKEN) ?? 'sample-purge-token',
    BOOKING_BASE: given(env.BOOKING_BASE) ?? `http://{host}.localhost:${ports.SANDBOX_PORT}`,
    TAG_MANAGER_URL: given(env.TAG_MANAGER_URL) ?? `http://tags.localhost:${ports.SANDBOX_PORT}`,
    NON_PRODUCTION_DOMAINS: given(env.NON_PRODUCTION_DOMAINS) ?? 'localhost',
  }
}

/** The names of all brands that a build with these folders has. */
function listBrands(brandFolders: string): string[] {
  try {
    return [DEFAULT_BRAND, ...findInstalledBrands(ROOT, brandFolders).map(({ name }) => name)]
  } catch (error) {
    throw new PlainError(error instanceof Error ? error.message : String(error))
  }
}

function findCmsDatabase(env: Environment, dataDirectory: string): string {
  const address = given(env.CMS_DATABASE_URL) ?? `file:${join(dataDirectory, 'cms', 'cms.db')}`
  return address.startsWith('file:') ? `file:${absolute(address.slice('file:'.length))}` : address
}

function absolute(path: string): string {
  return isAbsolute(path) ? path : resolve(ROOT, path)
}
