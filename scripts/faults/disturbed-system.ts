import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import { SAMPLE_LOGIN, SAMPLE_PASSWORD } from '../../apps/cms/src/sample/sample-users.ts'
import { ROOT } from '../folders.ts'
import { findFreePorts } from '../system/ports.ts'
import { listServices, type RunningService, startService, waitUntilReady } from '../system/services.ts'
import { parseSettings, withoutSettings } from '../system/settings.ts'
import { TEST_FOLDER, TEST_LOGS } from '../system/test-folders.ts'
import {
  copySampleDataTo,
  prepareSampleData,
  type SystemAddresses,
  startTestSystem,
  type TestSystem,
} from '../system/test-system.ts'
import { BUILDS, listBuilds, prepareAll } from '../tasks/preparation.ts'

const PURGE_TOKEN = 'sample-purge-token'
/** Of the disk that all data lies on, where one can be mounted: room beside the sample data. */
const DISK = '400m'
const MAY_MOUNT = process.platform === 'linux' && process.getuid?.() === 0

/** The whole system, with handles on everything that may fail: a disk, a clock and a Redis of its own, and a second process of the site. */
export class DisturbedSystem {
  readonly disk: string
  readonly #clock: string
  readonly #redisPort: number
  readonly #system: TestSystem
  readonly #second: RunningService
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
  }) {
    this.disk = parts.disk
    this.#clock = parts.clock
    this.#redisPort = parts.redisPort
    this.#redis = parts.redis
    this.#system = parts.system
    this.#second = parts.second
    this.secondPort = parts.secondPort
  }

  static async start(): Promise<DisturbedSystem> {
    const quietly = (_task: unknown, work: () => Promise<unknown>) => work()
    await prepareAll(listBuilds(process.env), { ...BUILDS, logs: TEST_LOGS }, quietly)
    await prepareSampleData(quietly)
    const disk = mountDisk()
    copySampleDataTo(disk)
    const clock = join(mkdtempSync(join(tmpdir(), 'passepartout-clock-')), 'offset')
    writeFileSync(clock, '0')
    const [redisPort = 0, secondPort = 0, secondInternal = 0] = await findFreePorts(3)
    const redis = startRedis(redisPort)
    const program = pathToFileURL(join(ROOT, 'scripts/faults/clock.mjs')).href
    const environment = {
      DATA_DIR: disk,
      REDIS_URL: `redis://127.0.0.1:${redisPort}`,
      TRUST_PROXY: '1',
      STOP_DELAY: '0',
      FAULTS_CLOCK: clock,
      NODE_OPTIONS: `--import=${program}`,
    }
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
    return new DisturbedSystem({ disk, clock, redisPort, redis, system, second, secondPort })
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
    if (MAY_MOUNT) execFileSync('umount', [this.disk])
    rmSync(this.disk, { recursive: true, force: true })
  }

  /** What the sandbox does wrong from now on. */
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

  /** @param hours that all processes are ahead of the machine */
  async setClock(hours: number): Promise<void> {
    writeFileSync(this.#clock, String(hours * 3_600_000))
    await sleep(300)
  }

  get canFillDisk(): boolean {
    return MAY_MOUNT
  }

  fillDisk(): void {
    const filler = join(this.disk, 'filler')
    // It fails when nothing is left, which is what is wanted.
    for (const block of ['1M', '4k', '512'])
      spawnQuietly('dd', ['if=/dev/zero', `of=${filler}-${block}`, `bs=${block}`])
  }

  emptyDisk(): void {
    for (const block of ['1M', '4k', '512']) rmSync(join(this.disk, `filler-${block}`), { force: true })
  }

  /** Drops pages, and what the catalogue said of them, from the caches of the first process. */
  async purge(tags: readonly string[]): Promise<void> {
    await fetch(`${this.addresses.siteInternal}/purge`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${PURGE_TOKEN}` },
      body: JSON.stringify({ tags }),
    })
  }

  /** An editor publishes a page anew. @returns whether it was taken */
  async publish(id: number, title: string): Promise<boolean> {
    try {
      this.#session ||= await this.#signIn()
      const answer = await fetch(`${this.addresses.cms}/api/pages/${id}`, {
        method: 'PATCH',
        headers: { 'content-type': 'application/json', authorization: `JWT ${this.#session}` },
        body: JSON.stringify({ title, _status: 'published' }),
        signal: AbortSignal.timeout(20_000),
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

function mountDisk(): string {
  mkdirSync(TEST_FOLDER, { recursive: true })
  const folder = mkdtempSync(join(TEST_FOLDER, 'faults-'))
  if (MAY_MOUNT) execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${DISK}`, 'passepartout-faults', folder])
  return folder
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
