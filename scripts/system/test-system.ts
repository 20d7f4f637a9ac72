import { cpSync, globSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { basename, dirname, join, relative, resolve } from 'node:path'
import { DEMO, ROOT } from '../folders.ts'
import { BUILDS, listBuilds, listDataTasks, prepareAll, type Report } from '../tasks/preparation.ts'
import { type Release, tryLock } from './file-lock.ts'
import { findFreePorts } from './ports.ts'
import { listServices, type RunningService, type ServiceName, startService, waitUntilReady } from './services.ts'
import { type Environment, parseSettings, type Settings, withoutSettings } from './settings.ts'
import { TEST_FOLDER, TEST_LOGS } from './test-folders.ts'

/** The addresses of a running system for system tests; serialisable, because they pass between processes. */
export interface SystemAddresses {
  /** `http://localhost:<port>`; `http://<host>.localhost:<port>` behaves as that production host. */
  readonly site: string
  readonly sitePort: number
  /** The site's internal port: health, metrics and purge. */
  readonly siteInternal: string
  readonly cms: string
  readonly sandbox: string
  /** Absolute path of this system's data folder; logs are in `log/`. */
  readonly dataDirectory: string
}

/** A whole system with its own ports and data. */
export interface TestSystem {
  readonly addresses: SystemAddresses
  /** Kills one part, like a machine that fails. */
  readonly stopPart: (name: ServiceName) => Promise<void>
  /** Starts a stopped part, and waits until it answers. */
  readonly startPart: (name: ServiceName) => Promise<void>
  /** Ends every part and removes the data. */
  readonly stop: () => Promise<void>
}

/** Cached pictures by the hash of their inputs, for later runs too. */
const IMAGE_CACHE = join(TEST_FOLDER, 'image-cache')
const LOCK = 'in-use.lock'
const ALL_PARTS = ['sandbox', 'content system', 'site'] as const satisfies ServiceName[]
/** Locks of this process, referenced because a collected lock is released, and its folder would count as abandoned. */
const held: Release[] = []

/** The generated data of a sample folder, from which all its test systems are copied. */
function sampleDataOf(sampleFolder: string): string {
  return join(TEST_FOLDER, 'sample-data', relative(ROOT, sampleFolder).replaceAll('/', '-'))
}

/**
 * Starts the built system on free ports with a fresh copy of the sample data. Builds and sample data are made when
 * their inputs changed, and kept in var/ for the next run. Most tests share the one that vitest starts for them
 * (`inject('system')`); a test that breaks something starts its own.
 * @param environment settings beyond the defaults; `SAMPLE_FOLDER` chooses the sample, the demonstration where it is absent; with
 *   `DATA_DIR` a folder with the sample data, which it then uses and removes
 * @param parts those that are started; the others may be started later
 * @throws PlainError when a part cannot be built or started
 */
export async function startTestSystem(
  environment: Environment = {},
  parts: readonly ServiceName[] = ALL_PARTS,
): Promise<TestSystem> {
  const dataDirectory = environment.DATA_DIR ?? (await copySampleData(resolve(ROOT, environment.SAMPLE_FOLDER ?? DEMO)))
  const settings = parseSettings({ ...(await neutralSettings(dataDirectory)), ...environment })
  const services = listServices(settings, 'built')
  const started = new Map<ServiceName, RunningService>()
  const startPart = async (name: ServiceName) => {
    const service = services.find((candidate) => candidate.name === name)
    if (!service) throw new Error(`There is no part called ${name}`)
    const part = startService(service, join(dataDirectory, 'log'))
    started.set(name, part)
    await waitUntilReady(part)
  }
  const stopPart = async (name: ServiceName) => started.get(name)?.stop()
  const stopParts = () => Promise.all([...started.values()].map((part) => part.stop()))
  const stop = async () => {
    await stopParts()
    rmSync(dataDirectory, { recursive: true, force: true })
  }
  try {
    await Promise.all(parts.map(startPart))
  } catch (error) {
    await stopParts()
    throw error
  }
  return { addresses: describeSystem(settings), stopPart, startPart, stop }
}

async function neutralSettings(dataDirectory: string): Promise<Environment> {
  const [site, internal, cms, sandbox] = (await findFreePorts(4)).map(String)
  return {
    ...withoutSettings(process.env),
    SITE_PORT: site,
    SITE_INTERNAL_PORT: internal,
    CMS_PORT: cms,
    SANDBOX_PORT: sandbox,
    DATA_DIR: dataDirectory,
    SAMPLE_DATA: '1',
  }
}

/** One build for all test systems. */
const TEST_BRANDS = 'demo/brands,apps/site/test/brands'

/** Builds the applications with the brands of all test systems, if sources changed. */
export async function prepareSampleBuilds(report: Report): Promise<void> {
  const settings = parseSettings({ ...withoutSettings(process.env), SAMPLE_DATA: '1', BRAND_FOLDERS: TEST_BRANDS })
  await prepareAll(listBuilds(settings.environment), { ...BUILDS, logs: TEST_LOGS }, report)
}

/** Generates the data of a sample folder, if inputs changed. */
export async function prepareSampleData(report: Report, sampleFolder = DEMO): Promise<void> {
  const data = sampleDataOf(sampleFolder)
  const environment = { DATA_DIR: data, SAMPLE_DATA: '1', SAMPLE_FOLDER: sampleFolder }
  const settings = parseSettings({ ...withoutSettings(process.env), ...environment })
  await prepareAll(
    listDataTasks(settings),
    { stamps: join(data, 'stamps'), logs: join(TEST_LOGS, basename(data)) },
    report,
  )
}

/** Copies the data of a sample folder into a new folder. */
async function copySampleData(sampleFolder: string): Promise<string> {
  const quietly: Report = (_task, work) => work()
  await prepareSampleBuilds(quietly)
  await prepareSampleData(quietly, sampleFolder)
  removeAbandonedCopies()
  const copy = mkdtempSync(join(TEST_FOLDER, 'run-'))
  const release = tryLock(join(copy, LOCK))
  if (release) held.push(release)
  copySampleDataTo(copy, sampleFolder)
  shareImageCache(copy)
  return copy
}

/** Copies into an existing folder; the data must have been generated. */
export function copySampleDataTo(folder: string, sampleFolder = DEMO): void {
  cpSync(sampleDataOf(sampleFolder), folder, { recursive: true })
}

function shareImageCache(copy: string): void {
  const own = join(copy, 'sandbox/image-cache')
  rmSync(own, { recursive: true, force: true })
  mkdirSync(dirname(own), { recursive: true })
  mkdirSync(IMAGE_CACHE, { recursive: true })
  symlinkSync(IMAGE_CACHE, own)
}

/** Removes folders of killed runs: their locks are free, while a running one holds its lock. */
function removeAbandonedCopies(): void {
  mkdirSync(TEST_FOLDER, { recursive: true })
  for (const folder of globSync('run-*', { cwd: TEST_FOLDER })) {
    const release = tryLock(join(TEST_FOLDER, folder, LOCK))
    release?.()
    if (release) rmSync(join(TEST_FOLDER, folder), { recursive: true, force: true })
  }
}

function describeSystem({ ports, dataDirectory }: Settings): SystemAddresses {
  return {
    site: `http://localhost:${ports.SITE_PORT}`,
    sitePort: ports.SITE_PORT,
    siteInternal: `http://127.0.0.1:${ports.SITE_INTERNAL_PORT}`,
    cms: `http://localhost:${ports.CMS_PORT}`,
    sandbox: `http://localhost:${ports.SANDBOX_PORT}`,
    dataDirectory,
  }
}
