import { existsSync } from 'node:fs'
import { join, relative } from 'node:path'
import { findInstalledBrands } from '@passepartout/content-model/brand-folders'
import { isUntouched } from '../../apps/cms/src/server/is-untouched.ts'
import { ROOT, VAR } from '../folders.ts'
import { PlainError } from '../plain-error.ts'
import { withLock } from '../system/file-lock.ts'
import { type Environment, type SampleFolder, type Settings, withoutSettings } from '../system/settings.ts'
import { runToEnd } from './child-process.ts'
import { displayPath, hashContent, isCurrent, removeStamp, writeStamp } from './content-hash.ts'

/** Work that is done once for each state of its inputs: drawing, seeding, building. */
export interface Task {
  /** Names the log and the stamp. */
  readonly name: string
  /** Shown as the step's name. */
  readonly title: string
  /** Stands for every input: when it changes, the work is done again. */
  readonly hash: string
  /** Names of earlier tasks: when one of them is done again, so is this. */
  readonly needs: readonly string[]
  /** Other tasks that are done with it, by name: the hash of each. */
  readonly covers?: Readonly<Record<string, string>>
  /** Absolute paths without which the work counts as not done. */
  readonly outputs: readonly string[]
  /** Arguments of `node`, run in the app's folder. */
  readonly args: readonly string[]
  readonly folder: string
  readonly environment: Environment
  /** The site shows its pages without it: it leaves the processor to the others. */
  readonly isBehind?: boolean
}

/** Where a list of tasks remembers what is done, and writes what its programs say. */
export interface Workplace {
  readonly stamps: string
  readonly logs: string
}

/** Runs one task's step on the terminal, or wherever progress is shown. */
export type Report = (task: Task, work: () => Promise<Outcome>) => Promise<unknown>
type Outcome = 'done' | 'unchanged'

/** Draws the pictures of a sample folder into the data folder. */
const DRAWING_PROGRAM = 'build-pictures.ts'

const TESTS = /\.test\.tsx?$|(^|\/)test\//
const PACKAGES = ['packages/*/package.json', 'packages/*/src/**', 'package-lock.json', 'tsconfig.base.json']

/** The builds lie beside their source and serve every data folder; a folder of their own, for whoever makes data holds its lock. */
export const BUILDS: Pick<Workplace, 'stamps'> = { stamps: join(VAR, 'builds') }

/** Does each task that is not done for exactly its input, in order, while no other process does the same. */
export async function prepareAll(tasks: readonly Task[], { stamps, logs }: Workplace, report: Report): Promise<void> {
  await withLock(join(stamps, 'lock.db'), async () => {
    for (const task of tasks) await report(task, () => prepare(task, tasks, { stamps, logs }))
  })
}

async function prepare(task: Task, tasks: readonly Task[], { stamps, logs }: Workplace): Promise<Outcome> {
  const stamp = { file: join(stamps, task.name), hash: task.hash, outputs: task.outputs }
  if (isCurrent(stamp)) return 'unchanged'
  // Forgotten before the work starts: if it stops half-way, the next run does it, and what needs it, again.
  for (const { name, needs } of tasks) {
    if (name === task.name || needs.includes(task.name)) removeStamp(join(stamps, name))
  }
  const { title, folder, args, environment, isBehind = false } = task
  const logFile = join(logs, `${task.name}.log`)
  await runToEnd({ name: title, folder, args, environment, logFile, isBehind })
  const missing = task.outputs.find((output) => !existsSync(output))
  if (missing) throw new PlainError(`${title} ended without ${displayPath(ROOT, missing)}; its log is ${logFile}.`)
  for (const [name, hash] of Object.entries(task.covers ?? {})) writeStamp({ file: join(stamps, name), hash })
  writeStamp(stamp)
  return 'done'
}

/** The builds of the site and of the content system, as they run in production. */
export function listBuilds(env: Environment): Task[] {
  return [siteBuild(env), cmsBuild(env)]
}

/** Of the settings only BRAND_FOLDERS enters a build: without it the site has the product's own brand and those of `brands/`. */
export function siteBuild(env: Environment): Task {
  const brands = findInstalledBrands(ROOT, env.BRAND_FOLDERS).map(({ folder }) => `${relative(ROOT, folder)}/**`)
  return {
    name: 'build-site',
    title: 'Build the site',
    hash: hashContent({
      root: ROOT,
      patterns: ['apps/site/*', 'apps/site/src/**', ...brands, ...PACKAGES],
      ignore: TESTS,
      values: [env.BRAND_FOLDERS ?? ''],
    }),
    needs: [],
    outputs: [join(ROOT, 'apps/site/dist/assets.json')],
    args: ['build.ts'],
    folder: 'apps/site',
    environment: buildEnvironment(env),
  }
}

export function cmsBuild(env: Environment): Task {
  return {
    name: 'build-cms',
    title: 'Build the content system',
    hash: hashContent({ root: ROOT, patterns: ['apps/cms/*', 'apps/cms/src/**', ...PACKAGES], ignore: TESTS }),
    needs: [],
    outputs: [join(ROOT, 'apps/cms/.next/BUILD_ID')],
    args: [join(ROOT, 'node_modules/next/dist/bin/next'), 'build'],
    folder: 'apps/cms',
    environment: buildEnvironment(env),
    isBehind: true,
  }
}

function buildEnvironment(env: Environment): Environment {
  return {
    ...withoutSettings(env),
    NODE_ENV: 'production',
    SAMPLE_DATA: '1',
    NEXT_TELEMETRY_DISABLED: '1',
    BRAND_FOLDERS: env.BRAND_FOLDERS,
  }
}

/**
 * Databases, pictures and sample content, in the order in which they need each other. Where nothing was ever written, what the
 * site shows is published from the files of the sample, and the content system's database is filled with the same behind it
 * (docs/decisions/071-the-site-starts-first.md). Else the database is brought up to date first, and published.
 */
export function listDataTasks(settings: Settings, isFresh = isUnwritten(settings)): Task[] {
  const { sample } = settings
  const sandbox = sample ? [...pictures(settings, sample), catalogue(settings, sample)] : []
  const content = sample?.content === undefined ? [] : [importContent(settings, sample.content)]
  if (!isFresh) return [...sandbox, migrations(settings), ...content, republish(settings)]
  const behind = [migrations(settings), ...content].map((task) => ({ ...task, isBehind: true }))
  return [...sandbox, publishFiles(settings, sample?.content), ...behind]
}

/** One machine, whose files hold nothing. */
function isUnwritten({ cmsDatabase, publishedDatabase, environment }: Settings): boolean {
  const isOneMachine = cmsDatabase.startsWith('file:') && publishedDatabase === undefined && !environment.S3_BUCKET
  return isOneMachine && isUntouched(cmsDatabase.slice('file:'.length))
}

/** Draws the pictures, where the sample has a program for it; others are copied with the catalogue. */
function pictures({ dataDirectory, environment }: Settings, sample: SampleFolder): Task[] {
  if (!existsSync(join(sample.pictures, DRAWING_PROGRAM))) return []
  return [
    {
      name: 'pictures',
      title: 'Draw the pictures',
      hash: hashContent({ root: sample.pictures, patterns: ['**'], ignore: TESTS }),
      needs: [],
      outputs: [join(dataDirectory, 'sandbox/pictures')],
      args: [DRAWING_PROGRAM],
      folder: sample.pictures,
      environment,
    },
  ]
}

function catalogue({ dataDirectory, environment }: Settings, sample: SampleFolder): Task {
  const isDrawn = existsSync(join(sample.pictures, DRAWING_PROGRAM))
  const hash = [
    hashContent({ root: sample.catalogue, patterns: ['**'], ignore: TESTS }),
    hashContent({ root: ROOT, patterns: ['apps/sandbox/src/**'], ignore: TESTS }),
    ...(isDrawn ? [] : [hashContent({ root: sample.pictures, patterns: ['**'] })]),
  ]
  return {
    name: 'catalogue',
    title: 'Fill the sample catalogue',
    hash: hash.join(' '),
    needs: ['pictures'],
    outputs: [join(dataDirectory, 'sandbox/catalogue.db')],
    args: ['src/build-catalogue.ts', sample.catalogue, ...(isDrawn ? [] : [sample.pictures])],
    folder: 'apps/sandbox',
    environment,
  }
}

function migrations({ cmsDatabase, environment }: Settings): Task {
  return {
    name: 'migrations',
    title: "Bring the content system's database up to date",
    hash: hashContent({ root: ROOT, patterns: ['apps/cms/src/migrations/**'], values: [cmsDatabase] }),
    needs: [],
    outputs: cmsDatabase.startsWith('file:') ? [cmsDatabase.slice('file:'.length)] : [],
    args: ['src/scripts/migrate.ts'],
    folder: 'apps/cms',
    environment,
  }
}

/** Room for what lives as long as one document: half of the garbage collector's work is copying it. */
const ROOM = ['--max-semi-space-size=64']

/** Only the sample itself counts: other changes of the content system must not put edited pages back. */
function importContent({ environment }: Settings, content: string): Task {
  const hash = [
    hashContent({ root: content, patterns: ['**'], ignore: TESTS }),
    hashContent({ root: ROOT, patterns: ['apps/cms/src/content-files/**'], ignore: TESTS }),
  ]
  return {
    name: 'sample-content',
    title: 'Write the sample content',
    hash: hash.join(' '),
    needs: ['migrations', 'pictures'],
    outputs: [],
    args: [...ROOM, 'src/scripts/import-content.ts', content],
    folder: 'apps/cms',
    environment,
  }
}

/** The published store can be made again at any time, so it is whenever the shape of what it holds may have changed. */
function republish({ publishedStore, publishedDatabase, cmsDatabase, environment }: Settings): Task {
  return {
    name: 'publish',
    title: 'Publish the content',
    hash: hashContent({
      root: ROOT,
      patterns: ['apps/cms/src/publishing/**', 'packages/*/src/**'],
      ignore: TESTS,
      values: [cmsDatabase, publishedDatabase ?? publishedStore],
    }),
    needs: ['migrations', 'pictures', 'sample-content'],
    outputs: publishedDatabase === undefined ? [publishedStore] : [],
    args: [...ROOM, 'src/scripts/republish.ts'],
    folder: 'apps/cms',
    // No site runs yet that could be told.
    environment: { ...environment, PURGE_URL: '' },
  }
}

/** What the files of the sample say, published before any database has it; without a sample a store that holds nothing. */
function publishFiles(settings: Settings, content: string | undefined): Task {
  const { publishedStore, environment } = settings
  const later = republish(settings)
  const inputs = content === undefined ? [] : [hashContent({ root: content, patterns: ['**'], ignore: TESTS })]
  const writers = hashContent({ root: ROOT, patterns: ['apps/cms/src/content-files/**'], ignore: TESTS })
  return {
    name: 'publish-files',
    title: content === undefined ? 'Make the published store' : later.title,
    hash: [later.hash, writers, ...inputs].join(' '),
    needs: ['pictures'],
    covers: { [later.name]: later.hash },
    outputs: [publishedStore],
    args: [...ROOM, 'src/scripts/publish-content.ts', ...(content === undefined ? [] : [content])],
    folder: 'apps/cms',
    environment,
  }
}
