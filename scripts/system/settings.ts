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

/** The sandbox's folder, which has a small catalogue and no content. */
export const SANDBOX = join(ROOT, 'apps/sandbox')

export type PortName = keyof typeof PORT_DEFAULTS
export type Ports = Readonly<Record<PortName, number>>

/** Folders of sample data. Missing ones are replaced by the sandbox's, which has no content. */
export interface SampleFolder {
  /** Absolute path. */
  readonly folder: string
  readonly catalogue: string
  /** Drawings (SVG), or a program that draws them. */
  readonly pictures: string
  readonly content: string | undefined
  /** Settings for the sample's hosts, from its `settings.json`; the environment overrides them. */
  readonly settings: Environment
}

/** Settings of the scripts, parsed before any part starts. */
export interface Settings {
  readonly ports: Ports
  /** The address on which the content system listens; this machine only by default. */
  readonly cmsHost: string
  /** Absolute path of the folder of all databases and files. */
  readonly dataDirectory: string
  /** Whether known secrets and logins are allowed and the sandbox replaces the provider's systems. */
  readonly sampleData: boolean
  /** The data of sandbox and content system; `undefined` without `sampleData`. */
  readonly sample: SampleFolder | undefined
  /** `file:` and an absolute path, or the address of a PostgreSQL database. */
  readonly cmsDatabase: string
  /** Absolute path of the store file that the site reads. */
  readonly publishedStore: string
  /** The address of a store shared by several machines, of which the file is a copy made by the site. */
  readonly publishedDatabase: string | undefined
  /** Absolute paths of the SQLite files in use, including the sample catalogue; PostgreSQL has none. */
  readonly databaseFiles: readonly string[]
  /** The environment of every child process, completed so that all parts agree. */
  readonly environment: Environment
}

/** Required without sample data, because nothing replaces them. */
export const REQUIRED_WITHOUT_SAMPLE_DATA = ['CATALOGUE_URL', 'IMAGE_URL', 'PAYLOAD_SECRET', 'PURGE_TOKEN'] as const

/**
 * Parses the environment.
 *
 * @throws PlainError for the first missing or invalid setting
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

/** The environment without the settings of a person's own system. */
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

/** The named folder, or the demonstration if it exists. */
function findSample(named: string | undefined): SampleFolder {
  const folder = named === undefined ? DEMO : resolve(ROOT, named)
  if (named !== undefined && !existsSync(folder)) throw new PlainError(`SAMPLE_FOLDER names no folder: ${folder}`)
  const find = (name: string) => (existsSync(join(folder, name)) ? join(folder, name) : undefined)
  const settings = find('settings.json')
  const brands = find('brands')
  const maps = find('maps')
  return {
    folder,
    catalogue: find('catalogue') ?? join(SANDBOX, 'catalogue'),
    pictures: find('pictures') ?? join(SANDBOX, 'pictures'),
    content: find('content'),
    settings: {
      ...(brands === undefined ? {} : { BRAND_FOLDERS: displayPath(ROOT, brands) }),
      ...(maps === undefined ? {} : { MAP_FOLDER: displayPath(ROOT, maps) }),
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
  const mapFolder = given(env.MAP_FOLDER)
  const shared = {
    ...env,
    ...(catalogueFolder !== undefined && { CATALOGUE_FOLDER: absolute(catalogueFolder) }),
    ...(mapFolder !== undefined && { MAP_FOLDER: absolute(mapFolder) }),
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

/** All brands of a build with these folders. */
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
