import { join } from 'node:path'
import { ROOT, VAR } from '../folders.ts'
import { PlainError } from '../plain-error.ts'
import { displayPath } from '../tasks/content-hash.ts'
import { followLog } from '../tasks/log-lines.ts'
import { BUILDS, listBuilds, listDataTasks, prepareAll, type Task } from '../tasks/preparation.ts'
import { Steps } from '../tasks/steps.ts'
import { describeAddresses } from './addresses.ts'
import { requireHealthyDatabases } from './database-files.ts'
import { tryLock } from './file-lock.ts'
import { requireGoodSettings } from './part-settings.ts'
import { requireFreePorts } from './ports.ts'
import {
  describeEnd,
  listServices,
  type Mode,
  NODE_ENV_OF,
  type RunningService,
  type Service,
  startService,
  waitUntilReady,
} from './services.ts'
import { type Environment, parseSettings, SANDBOX, type Settings } from './settings.ts'

const LOGS = join(VAR, 'log')

/**
 * Prepares and runs the whole system; returns only when a part ends on its own.
 *
 * @param isEmpty without sample content and accounts
 * @throws PlainError with the sentence that a person needs
 */
export async function runSystem(mode: Mode, isEmpty = false): Promise<never> {
  const steps = new Steps()
  const environment = isEmpty ? withoutSample(process.env) : process.env
  const settings = await steps.run('Check settings, ports and databases', () => checkFirst(mode, environment))
  const report = (task: Task, work: () => Promise<string>) => steps.run(task.title, work, String)
  // Builds read no data: they run beside it.
  await Promise.all([
    prepareAll(listDataTasks(settings), { stamps: join(settings.dataDirectory, 'stamps'), logs: LOGS }, report),
    mode === 'built' ? prepareAll(listBuilds(settings.environment), { ...BUILDS, logs: LOGS }, report) : undefined,
  ])
  const parts = await startAll(settings, mode, steps)
  console.log(`\n${describeAddresses(settings)}\n\nLogs: ${displayPath(ROOT, LOGS)}/. Ctrl-C stops everything.\n`)
  for (const part of parts) showLog(part, mode)
  throw new PlainError(`${await firstEnd(parts)}\nThe rest is stopped too.`)
}

/** Nothing but the sandbox's own small catalogue, in a data folder beside the usual one. */
function withoutSample(env: Environment): Environment {
  return { ...env, SAMPLE_FOLDER: SANDBOX, DATA_DIR: env.DATA_DIR || join(VAR, 'empty') }
}

async function checkFirst(mode: Mode, environment: Environment): Promise<Settings> {
  const settings = parseSettings(environment)
  requireGoodSettings(settings, NODE_ENV_OF[mode])
  const { SANDBOX_PORT, ...ports } = settings.ports
  await requireFreePorts(settings.sampleData ? { ...ports, SANDBOX_PORT } : ports)
  requireHealthyDatabases(settings.databaseFiles)
  takeDataDirectory(settings.dataDirectory)
  return settings
}

/** SQLite wants one writer: a second system on other ports must not share the folder. Held until this process ends. */
function takeDataDirectory(folder: string): void {
  if (tryLock(join(folder, 'running.lock'))) return
  throw new PlainError(
    `Another start uses ${displayPath(ROOT, folder)}/: stop it, or set DATA_DIR to a folder of its own.`,
  )
}

/**
 * Starts all parts at once and waits until each answers. In development the content system, which compiles what it is asked for,
 * follows the site: whoever changes the site waits for nothing else.
 */
async function startAll(settings: Settings, mode: Mode, steps: Steps): Promise<RunningService[]> {
  const services = listServices(settings, mode)
  if (mode === 'built') return startParts(services, steps)
  const isLater = ({ name }: Service) => name === 'content system'
  const first = await startParts(
    services.filter((service) => !isLater(service)),
    steps,
  )
  console.log(`    The site is at http://localhost:${settings.ports.SITE_PORT}/`)
  return [...first, ...(await startParts(services.filter(isLater), steps))]
}

async function startParts(services: readonly Service[], steps: Steps): Promise<RunningService[]> {
  const parts = services.map((service) => startService(service, LOGS))
  const names = parts.map(({ service }) => service.name).join(', ')
  await steps.run(
    `Start ${names}`,
    () => Promise.all(parts.map((part) => waitUntilReady(part))),
    () => 'all answer',
  )
  return parts
}

/** In development everything that the parts say; else what they say is wrong. */
function showLog({ service, logFile }: RunningService, mode: Mode): void {
  followLog(logFile, mode === 'dev' ? 'all' : 'errors', (line) => console.log(`[${service.name}] ${line}`))
}

function firstEnd(parts: readonly RunningService[]): Promise<string> {
  return Promise.race(parts.map(async (part) => describeEnd(part, await part.ended)))
}
