import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { ROOT } from '../folders.ts'
import { PlainError } from '../plain-error.ts'
import { type Child, describeEnding, type Ending, startChild } from '../tasks/child-process.ts'
import type { Environment, Settings } from './settings.ts'

export type ServiceName = 'sandbox' | 'content system' | 'site'

/** A part of the system that runs until it is told to stop. */
export interface Service {
  readonly name: ServiceName
  readonly folder: string
  readonly args: readonly string[]
  readonly environment: Environment
  /** Answers 2xx as soon as the part can do its work. */
  readonly readyUrl: string
  /** The site shows its pages without it. */
  readonly isBehind?: boolean
}

export type Mode = 'built' | 'dev'

/** Built code runs as in production, with sample data or without. */
export const NODE_ENV_OF = { built: 'production', dev: 'development' } as const satisfies Record<Mode, string>

const NEXT = join(ROOT, 'node_modules/next/dist/bin/next')
/** What starts on a busy machine, or compiles what it is first asked for, takes its time. */
const READY_WITHIN_MS = 180_000

/** The parts to run, in the order in which they are started. */
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
    args: [NEXT, mode === 'dev' ? 'dev' : 'start', '--port', String(ports.CMS_PORT), '--hostname', cmsHost],
    environment: withMode(environment, mode),
    readyUrl: `http://${ownAddress(cmsHost)}:${ports.CMS_PORT}/healthz`,
    isBehind: true,
  }
}

/** Under which this machine reaches what listens on a host; a wildcard is no address to ask. */
function ownAddress(host: string): string {
  if (host === '0.0.0.0') return '127.0.0.1'
  if (host === '::') return '[::1]'
  return host.includes(':') ? `[${host}]` : host
}

/**
 * Room for short-lived objects: a page's rendering then rarely waits for the garbage collector. What is long-lived is looked through
 * when it has doubled: else a process that is busy for long stands at four times of what it holds. The collector has one thread of its own: with
 * Node's four, which a busy process's one core has to run besides, whoever waits for a page waits for them too (docs/decisions/045).
 */
export const SITE_FLAGS = ['--max-semi-space-size=16', '--heap-growing-percent=100', '--v8-pool-size=1']
/**
 * How the C library hands out memory for pages: from few arenas, and what is as large as a page straight from the system, to
 * which it returns when the page is dropped. Else the process grows to twice of what it holds.
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

/** A part that was started. */
export interface RunningService extends Child {
  readonly service: Service
  readonly logFile: string
}

/** Starts one part; `logs` is the folder of its log. */
export function startService(service: Service, logs: string): RunningService {
  const logFile = join(logs, `${service.name.replaceAll(' ', '-')}.log`)
  return { service, logFile, ...startChild({ ...service, logFile, isBehind: false }) }
}

/**
 * Waits until the part answers.
 * @throws PlainError when it ends before that, or takes too long.
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

/** The sentence and the last words of a part that ended on its own. */
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
