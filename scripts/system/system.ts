import { join } from 'node:path'
import { ROOT, VAR } from '../folders.ts'
import { PlainError } from '../plain-error.ts'
import { displayPath } from '../tasks/content-hash.ts'
import { followLog } from '../tasks/log-lines.ts'
import { BUILDS, listBuilds, listDataTasks, prepareAll, type Task } from '../tasks/preparation.ts'
import { isEndRequested } from '../tasks/session.ts'
import { Steps } from '../tasks/steps.ts'
import { describeAdminReady, describeSiteReady } from './addresses.ts'
import { requireHealthyDatabases } from './database-files.ts'
import { tryLock } from './file-lock.ts'
import { keepRunning } from './keep-running.ts'
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
 * Prepares and runs the whole system. A part that ends unexpectedly is started again; returns only when it keeps ending. The site and its data come first; the content
 * system is prepared meanwhile and starts afterwards.
 *
 * @param isEmpty without sample content and accounts
 * @throws PlainError with a sentence for the person at the terminal
 */
export async function runSystem(mode: Mode, isEmpty = false): Promise<never> {
  const steps = new Steps()
  const environment = isEmpty ? withoutSample(process.env) : process.env
  const settings = await steps.run('Check settings, ports and databases', () => checkFirst(mode, environment))
  const { forSite, forContentSystem, expectLeft } = prepareSystem(settings, mode, steps)
  const [first, behind] = splitBackground(listServices(settings, mode))
  const site = forSite.then(() => startAll(first, mode, steps))
  const admin = Promise.all([site, forContentSystem]).then(() => startAll(behind, mode, steps))
  const ends = [site, admin].map(async (parts) => firstFailure(await parts, mode, steps))
  const messages = [
    site.then(() => steps.say(describeSiteReady(settings, expectLeft()))),
    admin.then(() => steps.say(describeAdminReady(settings, LOGS))),
  ]
  await Promise.race([...ends, Promise.all(messages)])
  throw new PlainError(`${await Promise.race(ends)}\nThe rest is stopped too.`)
}

interface Preparation {
  readonly forSite: Promise<unknown>
  readonly forContentSystem: Promise<unknown>
  /** Expected milliseconds until the content system answers, from earlier durations of the steps. */
  readonly expectLeft: () => number
}

/** Runs the steps before the parts start, those of the site first. Builds read no data, so they run in parallel. */
function prepareSystem(settings: Settings, mode: Mode, steps: Steps): Preparation {
  const prepare = (tasks: readonly Task[], stamps: string) =>
    prepareAll(tasks, { stamps, logs: LOGS }, (task, work) => steps.run(task.title, work, String))
  const lanes = [
    { stamps: BUILDS.stamps, tasks: mode === 'built' ? listBuilds(settings.environment) : [] },
    { stamps: join(settings.dataDirectory, 'stamps'), tasks: listDataTasks(settings) },
  ].map(({ stamps, tasks }) => {
    const [first, behind] = splitBackground(tasks)
    const forSite = prepare(first, stamps)
    return {
      forSite,
      forContentSystem: forSite.then(() => prepare(behind, stamps)),
      titles: behind.map(({ title }) => title),
    }
  })
  const [, contentSystem] = splitBackground(listServices(settings, mode))
  return {
    forSite: Promise.all(lanes.map(({ forSite }) => forSite)),
    forContentSystem: Promise.all(lanes.map(({ forContentSystem }) => forContentSystem)),
    expectLeft: () =>
      Math.max(...lanes.map(({ titles }) => steps.expectLeft(titles))) + steps.expectLeft([nameStart(contentSystem)]),
  }
}

/** Separates what the site needs from the rest. */
function splitBackground<T extends { readonly isBackground?: boolean }>(all: readonly T[]): [T[], T[]] {
  return [all.filter(({ isBackground }) => !isBackground), all.filter(({ isBackground }) => isBackground)]
}

/** Settings with the sandbox's small catalogue only, in a data folder of its own. */
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

/** SQLite has one writer, so a second system on other ports must not use the same folder. Held until this process ends. */
function takeDataDirectory(folder: string): void {
  if (tryLock(join(folder, 'running.lock'))) return
  throw new PlainError(
    `Another start uses ${displayPath(ROOT, folder)}/: stop it, or set DATA_DIR to a folder of its own.`,
  )
}

/** Starts parts in parallel and waits until each answers. */
async function startAll(services: readonly Service[], mode: Mode, steps: Steps): Promise<RunningService[]> {
  const parts = services.map((service) => startService(service, LOGS))
  await steps.run(
    nameStart(services),
    () => Promise.all(parts.map((part) => waitUntilReady(part))),
    () => (parts.length === 1 ? 'answers' : 'all answer'),
  )
  for (const part of parts) showLog(part, mode, steps)
  return parts
}

function nameStart(services: readonly Service[]): string {
  return `Start ${services.map(({ name }) => name).join(', ')}`
}

/** Prints the whole log in development, otherwise only errors. */
function showLog({ service, logFile, ended }: RunningService, mode: Mode, steps: Steps): void {
  const say = (line: string) => steps.say(`[${service.name}] ${line}`)
  void ended.then(followLog(logFile, mode === 'dev' ? 'all' : 'errors', say))
}

/** Keeps all parts running. @returns why one of them does not run any more */
function firstFailure(parts: readonly RunningService[], mode: Mode, steps: Steps): Promise<string> {
  const keep = (part: RunningService) =>
    keepRunning(part, {
      restart: async () => {
        const again = startService(part.service, LOGS)
        await waitUntilReady(again)
        showLog(again, mode, steps)
        return again
      },
      describe: describeEnd,
      say: (message) => steps.say(message),
      isOver: isEndRequested,
      now: () => performance.now(),
    })
  return Promise.race(parts.map(keep))
}
