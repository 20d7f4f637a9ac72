import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs'
import { join, relative } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { requireProgram } from '../../test/tools/require-program.ts'
import { startPostgres } from '../../test/tools/start-postgres.ts'
import { startS3 } from '../../test/tools/start-s3.ts'
import { ROOT, VAR } from '../folders.ts'
import { PlainError } from '../plain-error.ts'
import { tryLock } from '../system/file-lock.ts'
import { listens, requireFreePorts } from '../system/ports.ts'
import {
  listServices,
  type RunningService,
  type ServiceName,
  startService,
  waitUntilReady,
} from '../system/services.ts'
import { type Environment, parseSettings, withoutSettings } from '../system/settings.ts'
import { type Command, runToEnd } from '../tasks/child-process.ts'
import { BUILDS, listBuilds, listDataTasks, prepareAll, type Report } from '../tasks/preparation.ts'
import { writeConfiguration } from './fleet-nginx.ts'

/** Ports on this machine, different from the defaults of a single system. */
export const FLEET_PORTS = {
  nginx: 4000,
  sites: [4001, 4002, 4003],
  internals: [4011, 4012, 4013],
  contentSystems: [4021, 4022],
  sandbox: 4030,
  postgres: 4040,
  redis: 4050,
  s3: 4060,
} as const

/** Data folders; a fleet that is upgraded starts with an empty one. */
const FOLDERS = { ofThisRelease: join(VAR, 'fleet'), upgraded: join(VAR, 'fleet-upgraded') } as const
const LOCK = 'running.lock'
/** In seconds, as in docs/operations/several-machines.md. */
const STOP_DELAY = '3'

export const SITES = ['site 1', 'site 2', 'site 3'] as const
export const CONTENT_SYSTEMS = ['content system 1', 'content system 2'] as const
export type FleetPart = (typeof SITES)[number] | (typeof CONTENT_SYSTEMS)[number] | 'sandbox'

type Postgres = Awaited<ReturnType<typeof startPostgres>>
type S3 = Awaited<ReturnType<typeof startS3>>

/** Preparation steps that an upgrade repeats, as operators do. */
const UPGRADING = new Set(['migrations', 'publish'])

/** Simulates several machines: three processes of the site, two content systems, and their dependencies. */
export class Fleet {
  readonly #postgres: Postgres
  readonly #s3: S3
  readonly #parts = new Map<FleetPart, RunningService>()
  #redis: ChildProcess
  #nginx: ChildProcess | undefined
  #isOver = false
  readonly #folder: string
  /** The checkout whose code runs. */
  #release: string

  private constructor(folder: string, release: string, postgres: Postgres, s3: S3) {
    this.#folder = folder
    this.#release = release
    this.#postgres = postgres
    this.#s3 = s3
    this.#redis = startRedis()
  }

  /**
   * Prepares what changed and starts everything; data is in var/fleet.
   *
   * @param release the built checkout of an earlier release, whose code runs until the upgrade
   * @throws PlainError with a sentence for the person at the terminal
   */
  static async start(report: Report, release = ROOT): Promise<Fleet> {
    requireProgram('redis-server', 'redis-server')
    requireProgram('nginx', 'nginx-light')
    requireBuilds(release)
    await requireOwnPorts()
    const folder = release === ROOT ? FOLDERS.ofThisRelease : FOLDERS.upgraded
    mkdirSync(folder, { recursive: true })
    if (!tryLock(join(folder, LOCK))) throw new PlainError('A fleet runs already: stop it first.')
    if (release !== ROOT) removeData(folder)
    const postgres = await startPostgres({ folder: join(folder, 'postgres'), port: FLEET_PORTS.postgres })
    const s3 = await startS3({ folder: join(folder, 's3'), port: FLEET_PORTS.s3 })
    const fleet = new Fleet(folder, release, postgres, s3)
    // Ends all servers however this process ends.
    process.once('exit', () => fleet.#endServers())
    try {
      await fleet.#prepare(report)
      const parts: FleetPart[] = ['sandbox', ...CONTENT_SYSTEMS, ...SITES]
      await Promise.all(parts.map((part) => fleet.startPart(part)))
      await fleet.#startNginx()
      return fleet
    } catch (error) {
      await fleet.stop()
      throw error
    }
  }

  /** The data folder of a part; shared data is in the sandbox's. */
  folderOf(part: FleetPart): string {
    return join(this.#folder, part === 'sandbox' ? 'shared' : part.replaceAll(' ', '-'))
  }

  query(sql: string): string {
    return this.#postgres.query(sql)
  }

  async startPart(part: FleetPart): Promise<void> {
    const service = ofRelease(this.#release, serviceOf(part, this.#environmentOf(part)))
    const running = startService(service, join(this.#logs, part.replaceAll(' ', '-')))
    this.#parts.set(part, running)
    await waitUntilReady(running)
  }

  /** Ends it gracefully, as a deployment does. */
  async stopPart(part: FleetPart): Promise<void> {
    await this.#parts.get(part)?.stop()
  }

  async killPart(part: FleetPart): Promise<void> {
    this.#parts.get(part)?.kill()
    await this.#parts.get(part)?.ended
  }

  /** Upgrades to this release, in the order of docs/operations/several-machines.md. */
  async upgrade(): Promise<void> {
    await Promise.all(CONTENT_SYSTEMS.map((part) => this.stopPart(part)))
    this.#release = ROOT
    await this.#uploadPictures()
    await this.#prepareData((task, work) => (UPGRADING.has(task.name) ? work() : Promise.resolve()))
    await Promise.all(CONTENT_SYSTEMS.map((part) => this.startPart(part)))
    for (const site of SITES) {
      await this.stopPart(site)
      await this.startPart(site)
    }
  }

  stopPostgres(): void {
    this.#postgres.stop()
  }

  startPostgres(): void {
    this.#postgres.start()
  }

  stopS3(): Promise<void> {
    return this.#s3.stop()
  }

  startS3(): Promise<void> {
    return this.#s3.start()
  }

  killRedis(): void {
    this.#redis.kill('SIGKILL')
  }

  startRedis(): void {
    this.#redis = startRedis()
  }

  /** Settles when a part ends unexpectedly. */
  async firstEnd(): Promise<string> {
    return Promise.race(
      [...this.#parts].map(([part, { ended, logFile }]) => ended.then(() => `The ${part} ended: ${logFile}`)),
    )
  }

  async stop(): Promise<void> {
    await Promise.all([...this.#parts.values()].map((part) => part.stop()))
    this.#endServers()
  }

  #endServers(): void {
    if (this.#isOver) return
    this.#isOver = true
    this.#nginx?.kill()
    this.#redis.kill()
    this.#s3.end()
    try {
      this.#postgres.stop()
    } catch {
      // It had ended already.
    }
  }

  #environmentOf(part: FleetPart): Environment {
    return {
      ...withoutSettings(process.env),
      SAMPLE_DATA: '1',
      DATA_DIR: this.folderOf(part),
      SANDBOX_PORT: String(FLEET_PORTS.sandbox),
      CMS_PORT: String(portOf(part, CONTENT_SYSTEMS, FLEET_PORTS.contentSystems)),
      SITE_PORT: String(portOf(part, SITES, FLEET_PORTS.sites)),
      SITE_INTERNAL_PORT: String(portOf(part, SITES, FLEET_PORTS.internals)),
      CMS_DATABASE_URL: this.#postgres.address,
      PUBLISHED_DATABASE_URL: this.#postgres.address,
      SEARCH_INDEX: this.#postgres.address,
      AVAILABILITY_INDEX: this.#postgres.address,
      ...this.#s3.settings,
      MEDIA_URL: this.#s3.origin,
      REDIS_URL: `redis://127.0.0.1:${FLEET_PORTS.redis}`,
      TRUST_PROXY: '1',
      STOP_DELAY,
    }
  }

  get #logs(): string {
    return join(this.#folder, 'log')
  }

  async #prepare(report: Report): Promise<void> {
    await prepareAll(listBuilds(this.#settings.environment), { ...BUILDS, logs: this.#logs }, report)
    // Copies media files of an earlier fleet from its folder to the bucket.
    if (this.#release === ROOT) await this.#uploadPictures()
    await this.#prepareData(report)
  }

  async #prepareData(report: Report): Promise<void> {
    const tasks = listDataTasks(this.#settings).map((task) => ofRelease(this.#release, task))
    const stamps = join(this.folderOf('sandbox'), this.#release === ROOT ? 'stamps' : 'stamps-of-earlier-release')
    await prepareAll(tasks, { stamps, logs: this.#logs }, report)
  }

  async #uploadPictures(): Promise<void> {
    const { environment } = this.#settings
    const uploading = { name: 'Uploading the pictures', folder: 'apps/cms', args: ['src/scripts/upload-media.ts'] }
    await runToEnd({ ...uploading, environment, logFile: join(this.#logs, 'upload-media.log') })
  }

  get #settings() {
    return parseSettings({ ...this.#environmentOf('sandbox'), DATA_DIR: this.folderOf('sandbox') })
  }

  async #startNginx(): Promise<void> {
    const folder = join(this.#folder, 'nginx')
    const file = writeConfiguration(folder, FLEET_PORTS.nginx, FLEET_PORTS.sites)
    this.#nginx = spawn('nginx', ['-c', file, '-p', folder], { stdio: 'inherit' })
    for (let attempt = 0; !(await listens(FLEET_PORTS.nginx)); attempt += 1) {
      if (attempt === 50 || this.#nginx.exitCode !== null) throw new PlainError('nginx does not answer.')
      await sleep(100)
    }
  }
}

function serviceOf(part: FleetPart, environment: Environment) {
  const name: ServiceName = part === 'sandbox' ? 'sandbox' : part.startsWith('site') ? 'site' : 'content system'
  const service = listServices(parseSettings(environment), 'built').find((candidate) => candidate.name === name)
  if (!service) throw new Error(`There is no ${name}.`)
  return service
}

/** The same program of another checkout. */
function ofRelease<T extends Pick<Command, 'folder' | 'args'>>(release: string, command: T): T {
  const args = command.args.map((arg) => arg.replace(ROOT, release))
  return { ...command, folder: relative(ROOT, join(release, command.folder)), args }
}

function requireBuilds(release: string): void {
  const missing = ['apps/site/dist/assets.json', 'apps/cms/.next/BUILD_ID'].find(
    (file) => !existsSync(join(release, file)),
  )
  if (release !== ROOT && missing)
    throw new PlainError(`${join(release, missing)} is not there: run \`npm run build\` in ${release}.`)
}

/** Keeps the lock file, which is held. */
function removeData(folder: string): void {
  const names = readdirSync(folder).filter((name) => !name.startsWith(LOCK))
  for (const name of names) rmSync(join(folder, name), { recursive: true, force: true })
}

/** The port of the part, or of the first of its kind. */
function portOf(part: FleetPart, parts: readonly FleetPart[], ports: readonly number[]): number {
  return ports[Math.max(0, parts.indexOf(part))] ?? 0
}

async function requireOwnPorts(): Promise<void> {
  const { nginx, sites, internals, contentSystems, sandbox, postgres, redis, s3 } = FLEET_PORTS
  const ports = [nginx, ...sites, ...internals, ...contentSystems, sandbox, postgres, redis, s3]
  await requireFreePorts(
    Object.fromEntries(ports.map((port) => [`FLEET_PORTS of scripts/fleet/fleet.ts (${port})`, port])),
  )
}

function startRedis(): ChildProcess {
  return spawn('redis-server', ['--port', String(FLEET_PORTS.redis), '--bind', '127.0.0.1', '--save', ''], {
    stdio: 'ignore',
  })
}
