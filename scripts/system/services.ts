import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { ROOT } from '../folders.ts'
import { PlainError } from '../plain-error.ts'
import { type Child, describeEnding, type Ending, startChild } from '../tasks/child-process.ts'
import type { Environment, Settings } from './settings.ts'

export type ServiceName = 'sandbox' | 'content system' | 'site'

/** A part of the system that runs until it is stopped. */
export interface Service {
  readonly name: ServiceName
  readonly folder: string
  readonly args: readonly string[]
  readonly environment: Environment
  /** Answers 2xx when the part is ready. */
  readonly readyUrl: string
  /** The site does not need it. */
  readonly isBackground?: boolean
}

export type Mode = 'built' | 'dev'

/** Built code runs in production mode, with or without sample data. */
export const NODE_ENV_OF = { built: 'production', dev: 'development' } as const satisfies Record<Mode, string>

const NEXT = join(ROOT, 'node_modules/next/dist/bin/next')
/** Timeout for the start: a busy machine is slow, and development compiles on first request. */
const READY_WITHIN_MS = 180_000

/** The parts to run, in the order of their start. */
export function listServices(settings: Settings, mode: Mode): Service[] {
  const parts = [cms(settings, mode), site(settings, mode)]
  return settings.sampleData ? [sandbox(settings, mode), ...parts] : parts
}

function sandbox({ ports, environment }: Settings, mode: Mode): Service {
  return {
    name: 'sandbox',
    folder: 'apps/sandbox',
    args: mode === 'dev' ? ['--watch', '--watch-preserve-output', 'src/main.ts'] : ['src/main.ts'],
    environment: withMode(environment, mode),
    readyUrl: `http://127.0.0.1:${ports.SANDBOX_PORT}/`,
  }
}

function cms({ ports, environment, cmsHost }: Settings, mode: Mode): Service {
  return {
    name: 'content system',
    folder: 'apps/cms',
    args: [...(mode === 'dev' ? [NEXT, 'dev'] : ['serve.ts']), '--port', String(ports.CMS_PORT), '--hostname', cmsHost],
    environment: withMode(environment, mode),
    readyUrl: `http://${ownAddress(cmsHost)}:${ports.CMS_PORT}/healthz`,
    isBackground: true,
  }
}

/** The address by which this machine reaches a listening host; a wildcard cannot be requested. */
function ownAddress(host: string): string {
  if (host === '0.0.0.0') return '127.0.0.1'
  if (host === '::') return '[::1]'
  return host.includes(':') ? `[${host}]` : host
}

/**
 * A large young generation, so that rendering a page rarely waits for the garbage collector; the old generation is collected
 * when it has doubled, otherwise a busy process grows to four times its live data. One collector thread: with Node's four on
 * the process's one core, visitors would wait for all of them (docs/decisions/045).
 */
export const SITE_FLAGS = ['--max-semi-space-size=16', '--heap-growing-percent=100', '--v8-pool-size=1']
/**
 * Settings of the C library's allocator: few arenas, and blocks of a page's size directly from the system, to which they return
 * when freed. Otherwise the process grows to twice its live data.
 */
export const SITE_MEMORY = { MALLOC_ARENA_MAX: '2', MALLOC_MMAP_THRESHOLD_: '65536' } as const

function site({ ports, environment }: Settings, mode: Mode): Service {
  return {
    name: 'site',
    folder: 'apps/site',
    args: mode === 'dev' ? ['dev.ts'] : [...SITE_FLAGS, 'dist/server/main.js'],
    environment: { ...SITE_MEMORY, ...withMode(environment, mode) },
    readyUrl: `http://127.0.0.1:${ports.SITE_INTERNAL_PORT}/readyz`,
  }
}

function withMode(environment: Environment, mode: Mode): Environment {
  return { ...environment, NODE_ENV: NODE_ENV_OF[mode] }
}

/** A started part. */
export interface RunningService extends Child {
  readonly service: Service
  readonly logFile: string
}

/** Starts a part; `logs` is the folder of its log. */
export function startService(service: Service, logs: string): RunningService {
  const logFile = join(logs, `${service.name.replaceAll(' ', '-')}.log`)
  return { service, logFile, ...startChild({ ...service, logFile, isBackground: false }) }
}

/**
 * Waits until the part answers.
 *
 * @throws PlainError when it ends or takes too long
 */
export async function waitUntilReady(running: RunningService): Promise<void> {
  let ending: Ending | undefined
  void running.ended.then((value) => {
    ending = value
  })
  const deadline = performance.now() + READY_WITHIN_MS
  while (!(await answers(running.service.readyUrl))) {
    if (ending) throw new PlainError(describeEnd(running, ending))
    if (performance.now() > deadline) throw new PlainError(describeSilence(running))
    await sleep(150)
  }
}

/** The message and last log lines of a part that ended unexpectedly. */
export function describeEnd({ service, logFile }: RunningService, ending: Ending): string {
  return describeEnding(`The ${service.name}`, logFile, ending)
}

function describeSilence({ service, logFile }: RunningService): string {
  const seconds = READY_WITHIN_MS / 1000
  return `The ${service.name} did not answer ${service.readyUrl} within ${seconds} s; its log is ${logFile}.`
}

async function answers(url: string): Promise<boolean> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(20_000), redirect: 'manual' })
    await response.arrayBuffer()
    return response.ok
  } catch {
    return false
  }
}
