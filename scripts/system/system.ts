import { join } from 'node:path'
import { ROOT, VAR } from '../folders.ts'
import { PlainError } from '../plain-error.ts'
import { displayPath } from '../tasks/content-hash.ts'
import { followLog } from '../tasks/log-lines.ts'
import { BUILDS, listBuilds, listDataTasks, prepareAll, type Task } from '../tasks/preparation.ts'
import { Steps } from '../tasks/steps.ts'
import { describeAdminReady, describeSiteReady } from './addresses.ts'
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
 * Prepares and runs the whole system; returns only when a part ends on its own. The site comes first, with all that it shows;
 * the content system is prepared beside it, and follows.
 *
 * @param isEmpty without sample content and accounts
 * @throws PlainError with the sentence that a person needs
 */
export async function runSystem(mode: Mode, isEmpty = false): Promise<never> {
  const steps = new Steps()
  const environment = isEmpty ? withoutSample(process.env) : process.env
  const settings = await steps.run('Check settings, ports and databases', () => checkFirst(mode, environment))
  const { forSite, forContentSystem, expectLeft } = prepareSystem(settings, mode, steps)
  const [first, behind] = splitBehind(listServices(settings, mode))
  const site = forSite.then(() => startAll(first, mode, steps))
  const admin = Promise.all([site, forContentSystem]).then(() => startAll(behind, mode, steps))
  const ends = [site, admin].map(async (parts) => firstEnd(await parts))
  const said = [
    site.then(() => steps.say(describeSiteReady(settings, expectLeft()))),
    admin.then(() => steps.say(describeAdminReady(settings, LOGS))),
  ]
  await Promise.race([...ends, Promise.all(said)])
  throw new PlainError(`${await Promise.race(ends)}\nThe rest is stopped too.`)
}

interface Preparation {
  readonly forSite: Promise<unknown>
  readonly forContentSystem: Promise<unknown>
  /** Milliseconds until the content system answers, as far as steps have taken their time before. */
  readonly expectLeft: () => number
}

/** Does what is to be done before the parts start, the site's first. Builds read no data: they run beside it. */
function prepareSystem(settings: Settings, mode: Mode, steps: Steps): Preparation {
  const prepare = (tasks: readonly Task[], stamps: string) =>
    prepareAll(tasks, { stamps, logs: LOGS }, (task, work) => steps.run(task.title, work, String))
  const lanes = [
    { stamps: BUILDS.stamps, tasks: mode === 'built' ? listBuilds(settings.environment) : [] },
    { stamps: join(settings.dataDirectory, 'stamps'), tasks: listDataTasks(settings) },
  ].map(({ stamps, tasks }) => {
    const [first, behind] = splitBehind(tasks)
    const forSite = prepare(first, stamps)
    return {
      forSite,
      forContentSystem: forSite.then(() => prepare(behind, stamps)),
      titles: behind.map(({ title }) => title),
    }
  })
  const [, contentSystem] = splitBehind(listServices(settings, mode))
  return {
    forSite: Promise.all(lanes.map(({ forSite }) => forSite)),
    forContentSystem: Promise.all(lanes.map(({ forContentSystem }) => forContentSystem)),
    expectLeft: () =>
      Math.max(...lanes.map(({ titles }) => steps.expectLeft(titles))) + steps.expectLeft([nameStart(contentSystem)]),
  }
}

/** Those that the site needs, and those behind it. */
function splitBehind<T extends { readonly isBehind?: boolean }>(all: readonly T[]): [T[], T[]] {
  return [all.filter(({ isBehind }) => !isBehind), all.filter(({ isBehind }) => isBehind)]
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

/** Starts parts at once and waits until each answers. */
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

/** In development everything that the parts say; else what they say is wrong. */
function showLog({ service, logFile }: RunningService, mode: Mode, steps: Steps): void {
  followLog(logFile, mode === 'dev' ? 'all' : 'errors', (line) => steps.say(`[${service.name}] ${line}`))
}

function firstEnd(parts: readonly RunningService[]): Promise<string> {
  return Promise.race(parts.map(async (part) => describeEnd(part, await part.ended)))
}
