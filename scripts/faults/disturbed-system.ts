import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import { SAMPLE_LOGIN, SAMPLE_PASSWORD } from '../../apps/cms/src/content-files/import/sample-accounts.ts'
import { startPostgres } from '../../test/tools/start-postgres.ts'
import { ROOT } from '../folders.ts'
import { findFreePorts } from '../system/ports.ts'
import { listServices, type RunningService, startService, waitUntilReady } from '../system/services.ts'
import { type Environment, parseSettings, withoutSettings } from '../system/settings.ts'
import { TEST_FOLDER, TEST_LOGS } from '../system/test-folders.ts'
import {
  copySampleDataTo,
  prepareSampleBuilds,
  prepareSampleData,
  type SystemAddresses,
  startTestSystem,
  type TestSystem,
} from '../system/test-system.ts'
import { listDataTasks, prepareAll, type Report } from '../tasks/preparation.ts'

const PURGE_TOKEN = 'sample-purge-token'
/** Size of the disk with all data, where one can be mounted: sample data and some space. */
const DISK = '400m'
const MAY_MOUNT = process.platform === 'linux' && process.getuid?.() === 0

/**
 * The whole system with control over everything that may fail: its own disk, clock and Redis, and a second process of the site.
 */
export class DisturbedSystem {
  readonly disk: string
  readonly #clock: string
  readonly #redisPort: number
  readonly #system: TestSystem
  readonly #second: RunningService
  readonly #postgres: Postgres | undefined
  readonly secondPort: number
  #redis: ChildProcess
  #session = ''

  private constructor(parts: {
    readonly disk: string
    readonly clock: string
    readonly redisPort: number
    readonly redis: ChildProcess
    readonly system: TestSystem
    readonly second: RunningService
    readonly secondPort: number
    readonly postgres: Postgres | undefined
  }) {
    this.disk = parts.disk
    this.#clock = parts.clock
    this.#redisPort = parts.redisPort
    this.#redis = parts.redis
    this.#system = parts.system
    this.#second = parts.second
    this.secondPort = parts.secondPort
    this.#postgres = parts.postgres
  }

  /** @param hasPostgres whether the content is in PostgreSQL, which is filled first */
  static async start(hasPostgres: boolean): Promise<DisturbedSystem> {
    const quietly: Report = (_task, work) => work()
    await prepareSampleBuilds(quietly)
    await prepareSampleData(quietly)
    const disk = mountDisk()
    copySampleDataTo(disk)
    const clock = join(mkdtempSync(join(tmpdir(), 'passepartout-clock-')), 'offset')
    writeFileSync(clock, '0')
    const [redisPort = 0, secondPort = 0, secondInternal = 0] = await findFreePorts(3)
    const redis = startRedis(redisPort)
    process.once('exit', () => redis.kill())
    const program = pathToFileURL(join(ROOT, 'scripts/faults/clock.mjs')).href
    const environment: Record<string, string> = {
      DATA_DIR: disk,
      REDIS_URL: `redis://127.0.0.1:${redisPort}`,
      TRUST_PROXY: '1',
      STOP_DELAY: '0',
      FAULTS_CLOCK: clock,
      NODE_OPTIONS: `--import=${program}`,
    }
    const postgres = hasPostgres ? await startFilledPostgres(environment, quietly) : undefined
    if (postgres) environment.CMS_DATABASE_URL = postgres.address
    const system = await startTestSystem(environment)
    const { sandbox, cms } = system.addresses
    const ports = { SITE_PORT: String(secondPort), SITE_INTERNAL_PORT: String(secondInternal) }
    const others = { SANDBOX_PORT: new URL(sandbox).port, CMS_PORT: new URL(cms).port }
    const settings = parseSettings({
      ...withoutSettings(process.env),
      ...environment,
      ...ports,
      ...others,
      SAMPLE_DATA: '1',
    })
    const service = listServices(settings, 'built').find(({ name }) => name === 'site')
    if (!service) throw new Error('There is no site.')
    const second = startService(service, join(disk, 'log/second'))
    await waitUntilReady(second)
    return new DisturbedSystem({ disk, clock, redisPort, redis, system, second, secondPort, postgres })
  }

  get addresses(): SystemAddresses {
    return this.#system.addresses
  }

  get store(): string {
    return join(this.disk, 'published/published.db')
  }

  readonly stopPart: TestSystem['stopPart'] = (name) => this.#system.stopPart(name)
  readonly startPart: TestSystem['startPart'] = (name) => this.#system.startPart(name)

  async stop(): Promise<void> {
    await this.#second.stop()
    await this.#system.stop().catch(() => undefined)
    this.#redis.kill()
    removeDisk(this.disk)
  }

  /** Replaces the sandbox's active faults. */
  async setFaults(faults: readonly object[]): Promise<void> {
    await fetch(`${this.addresses.sandbox}/_faults`, {
      method: 'PUT',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ faults }),
    })
  }

  stopRedis(): void {
    this.#redis.kill('SIGKILL')
  }

  startRedis(): void {
    this.#redis = startRedis(this.#redisPort)
  }

  stopPostgres(): void {
    this.#postgres?.stop()
  }

  startPostgres(): void {
    this.#postgres?.start()
  }

  /** @param hours offset of all processes' clocks */
  async setClock(hours: number): Promise<void> {
    writeFileSync(this.#clock, String(hours * 3_600_000))
    await sleep(300)
  }

  get canFillDisk(): boolean {
    return MAY_MOUNT
  }

  fillDisk(): void {
    const filler = join(this.disk, 'filler')
    // Fails when the disk is full, as intended.
    for (const block of ['1M', '4k', '512'])
      spawnQuietly('dd', ['if=/dev/zero', `of=${filler}-${block}`, `bs=${block}`])
  }

  emptyDisk(): void {
    for (const block of ['1M', '4k', '512']) rmSync(join(this.disk, `filler-${block}`), { force: true })
  }

  /** Purges pages and catalogue answers from the caches of the first process. */
  async purge(tags: readonly string[]): Promise<void> {
    await fetch(`${this.addresses.siteInternal}/purge`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${PURGE_TOKEN}` },
      body: JSON.stringify({ tags }),
    })
  }

  /**
   * Publishes a changed page, as an editor.
   *
   * @returns whether it was accepted
   */
  async publish(uid: string, title: string): Promise<boolean> {
    try {
      this.#session ||= await this.#signIn()
      const headers = { 'content-type': 'application/json', authorization: `JWT ${this.#session}` }
      const wanted = `where[uid][equals]=${uid}&where[lang][equals]=en&depth=0&limit=1`
      const patience = () => AbortSignal.timeout(20_000)
      const found = await fetch(`${this.addresses.cms}/api/pages?${wanted}`, { headers, signal: patience() })
      const { docs }: { readonly docs: readonly { readonly id: number }[] } = await found.json()
      const answer = await fetch(`${this.addresses.cms}/api/pages/${docs[0]?.id}`, {
        method: 'PATCH',
        headers,
        body: JSON.stringify({ title, _status: 'published' }),
        signal: patience(),
      })
      return answer.ok
    } catch {
      return false
    }
  }

  async #signIn(): Promise<string> {
    const answer = await fetch(`${this.addresses.cms}/api/users/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: SAMPLE_LOGIN.email, password: SAMPLE_PASSWORD }),
    })
    const { token }: { readonly token: string } = await answer.json()
    return token
  }
}

type Postgres = Awaited<ReturnType<typeof startPostgres>>

/** A PostgreSQL with the sample's content, which is then published. */
async function startFilledPostgres(environment: Environment, report: Report): Promise<Postgres> {
  const postgres = await startPostgres()
  process.once('exit', () => postgres.remove())
  const settings = parseSettings({
    ...withoutSettings(process.env),
    DATA_DIR: environment.DATA_DIR,
    CMS_DATABASE_URL: postgres.address,
    SAMPLE_DATA: '1',
  })
  await prepareAll(listDataTasks(settings), { stamps: join(settings.dataDirectory, 'stamps'), logs: TEST_LOGS }, report)
  return postgres
}

function mountDisk(): string {
  mkdirSync(TEST_FOLDER, { recursive: true })
  const folder = mkdtempSync(join(TEST_FOLDER, 'faults-'))
  if (MAY_MOUNT) execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${DISK}`, 'passepartout-faults', folder])
  // Also after a signal.
  process.once('exit', () => removeDisk(folder))
  return folder
}

/** Lazy unmount: the disk goes when the last process closes its files. */
function removeDisk(folder: string): void {
  if (!existsSync(folder)) return
  if (MAY_MOUNT) execFileSync('umount', ['--lazy', folder])
  rmSync(folder, { recursive: true, force: true })
}

function startRedis(port: number): ChildProcess {
  return spawn('redis-server', ['--port', String(port), '--bind', '127.0.0.1', '--save', ''], { stdio: 'ignore' })
}

function spawnQuietly(program: string, args: readonly string[]): void {
  try {
    execFileSync(program, args, { stdio: 'ignore' })
  } catch {
    // See above.
  }
}
