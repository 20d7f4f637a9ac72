import { type ChildProcess, execFile, execFileSync, spawn } from 'node:child_process'
import {
  chmodSync,
  chownSync,
  closeSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readFileSync,
  rmSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import { findFreePorts } from '../../scripts/system/ports.ts'
import { layOutImages } from '../tools/lay-out-images.ts'
import { requireProgram } from '../tools/require-program.ts'
import { makeCertificate } from '../tools/start-proxy.ts'
import { makePlaces, PORT_COUNT } from './places.ts'
import { type Program, partProgram, placeIn, portOf, programOf, serviceOf, type World } from './programs.ts'
import { COMPOSITION_TEXT, readComposition } from './read-composition.ts'
import { startDatabase } from './start-database.ts'

const run = promisify(execFile)
/** Milliseconds within which a service says that it is well; only one that does not takes as long. */
const TIMEOUT = 120_000
/** Who runs parts, where that may be chosen: an owner could write to what is read-only in a container. */
const NOBODY = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {}

interface Running extends Program {
  readonly process: ChildProcess
  /** The code with which it ended, or none after a signal. */
  readonly ended: Promise<number | null>
}

/** The services of `compose.yaml` as processes of this machine. */
export interface RunningComposition {
  /** Where a port is that the composition publishes. */
  readonly portOf: (published: number) => number
  /** As `docker compose exec`: runs a service's image with other arguments, and gives what it says. */
  readonly exec: (service: string, args: readonly string[], more?: NodeJS.ProcessEnv) => Promise<string>
  readonly askRedis: (...command: string[]) => string
  /** Ends every service as an operator does, and removes what they wrote. */
  readonly stop: () => Promise<void>
}

/**
 * Starts what `docker compose --profile sandbox up` starts, with PostgreSQL, Redis and nginx of Debian: each service with the files,
 * settings and arguments of its image and of the composition, in the order of its conditions. Only ports, addresses and folders
 * are this machine's.
 *
 * @param settings of the file `.env`
 * @param text another composition
 * @throws Error with the last words of a service that ends, or does not say that it is well
 */
export async function runComposition(
  settings: Readonly<Record<string, string>>,
  text = COMPOSITION_TEXT,
): Promise<RunningComposition> {
  const { services } = readComposition(text)
  const world = await makeWorld(services, settings)
  const processes = new Processes(world)
  try {
    await processes.startAll()
  } catch (error) {
    await processes.stop()
    throw error
  }
  return {
    portOf: (published) => {
      const pairs = Object.values(services).flatMap(({ ports }) => ports.map((port) => port.split(':').slice(-2)))
      return Number(portOf(world, Number(pairs.find(([host]) => Number(host) === published)?.[1])))
    },
    exec: async (name, args, more) => {
      const service = serviceOf(world, name)
      const placed = args.map((word) => placeIn(world, service, word))
      const { command, environment } = partProgram(world, service, placed)
      const [program = '', ...rest] = command
      return (await run(program, rest, { cwd: world.folder, env: { ...environment, ...more }, ...NOBODY })).stdout
    },
    askRedis: (...command) => execFileSync('redis-cli', ['-p', portOf(world, 6379), ...command], { encoding: 'utf8' }),
    stop: () => processes.stop(),
  }
}

/** Images that nobody can write to, a volume for data, and certificates, which an operator has. */
async function makeWorld(services: World['services'], settings: World['settings']): Promise<World> {
  requireProgram('nginx', 'nginx-light')
  requireProgram('redis-server', 'redis-server')
  requireProgram('openssl', 'openssl')
  requireProgram('curl', 'curl')
  const images = await layOutImages()
  const folder = mkdtempSync(join(tmpdir(), 'composition-'))
  chmodSync(folder, 0o755)
  const at = (name: string) => join(folder, name)
  cpSync(images, at('images'), { recursive: true, verbatimSymlinks: true })
  for (const name of ['bin', 'data', 'log', 'proxy', 'secrets/tls']) mkdirSync(at(name), { recursive: true })
  cpSync(at('images/node'), at('bin/node'))
  if (NOBODY.uid !== undefined) chownSync(at('data'), NOBODY.uid, NOBODY.gid)
  else execFileSync('chmod', ['-R', 'a-w', at('images')])
  for (const name of ['site', 'admin']) makeCertificate(at('secrets/tls'), name)
  return { services, settings, folder, places: makePlaces(await findFreePorts(PORT_COUNT), { '/data': at('data') }) }
}

class Processes {
  readonly #world: World
  readonly #running = new Map<string, Running>()
  readonly #beginnings = new Map<string, Promise<void>>()
  #database: Awaited<ReturnType<typeof startDatabase>> | undefined

  constructor(world: World) {
    this.#world = world
  }

  async startAll(): Promise<void> {
    const results = await Promise.allSettled(Object.keys(this.#world.services).map((name) => this.#begin(name)))
    const failed = results.find((result) => result.status === 'rejected')
    if (failed) throw failed.reason
  }

  async stop(): Promise<void> {
    for (const { process: child, ended } of this.#running.values()) {
      if (child.exitCode === null) child.kill('SIGTERM')
      await ended
    }
    this.#database?.remove()
    execFileSync('chmod', ['-R', 'u+w', this.#world.folder])
    rmSync(this.#world.folder, { recursive: true })
  }

  /** Settles as soon as the service runs and, where it is asked, is well; a service begins once. */
  #begin(name: string): Promise<void> {
    const begun = this.#beginnings.get(name) ?? this.#beginOnce(name)
    this.#beginnings.set(name, begun)
    return begun
  }

  async #beginOnce(name: string): Promise<void> {
    const service = serviceOf(this.#world, name)
    if (service.network_mode) await this.#begin('proxy')
    for (const [other, { condition }] of Object.entries(service.depends_on)) {
      await this.#begin(other)
      if (condition === 'service_completed_successfully') await this.#complete(other)
    }
    if (service.image.startsWith('postgres:')) this.#database = await startDatabase(this.#world, name)
    else await this.#spawn(name, programOf(this.#world, service))
  }

  async #complete(name: string): Promise<void> {
    const code = await this.#running.get(name)?.ended
    if (code !== 0) throw new Error(`${name} ended with ${code}:\n${this.#lastWords(name)}`)
  }

  async #spawn(name: string, program: Program): Promise<void> {
    const { command, environment, health, isUnprivileged } = program
    const [file = '', ...args] = command
    const log = openSync(this.#logOf(name), 'a')
    const user = isUnprivileged ? NOBODY : {}
    const child = spawn(file, args, {
      cwd: this.#world.folder,
      env: environment,
      stdio: ['ignore', log, log],
      ...user,
    })
    closeSync(log)
    const ended = new Promise<number | null>((done) => {
      child.once('error', () => done(null))
      child.once('exit', (code) => done(code))
    })
    this.#running.set(name, { ...program, process: child, ended })
    if (health === undefined) return
    const deadline = performance.now() + TIMEOUT
    while (!(await succeeds(health, environment))) {
      if (child.exitCode !== null || performance.now() > deadline)
        throw new Error(`${name} is not well, and says:\n${this.#lastWords(name)}`)
      await sleep(300)
    }
  }

  #logOf(name: string): string {
    return join(this.#world.folder, 'log', `${name}.log`)
  }

  #lastWords(name: string): string {
    return readFileSync(this.#logOf(name), 'utf8').split('\n').slice(-25).join('\n')
  }
}

async function succeeds([program = '', ...args]: readonly string[], env: NodeJS.ProcessEnv): Promise<boolean> {
  try {
    await run(program, args, { env, timeout: 20_000 })
    return true
  } catch {
    return false
  }
}
