import { existsSync } from 'node:fs'
import { join, relative } from 'node:path'
import { findInstalledBrands } from '@passepartout/content-model/brand-folders'
import { isEmptyDatabase } from '../../apps/cms/src/infrastructure/is-empty-database.ts'
import { ROOT, VAR } from '../folders.ts'
import { PlainError } from '../plain-error.ts'
import { withLock } from '../system/file-lock.ts'
import { type Environment, type SampleFolder, type Settings, withoutSettings } from '../system/settings.ts'
import { runToEnd } from './child-process.ts'
import { displayPath, hashContent, isCurrent, removeStamp, writeStamp } from './content-hash.ts'

/** Work that is done once for each state of its inputs: drawing, importing, building. */
export interface Task {
  /** Name of its log and stamp files. */
  readonly name: string
  /** Shown as the step's name. */
  readonly title: string
  /** Hash of all inputs; when it changes, the work is done again. */
  readonly hash: string
  /** Earlier tasks on which it depends: when one runs, so does this. */
  readonly needs: readonly string[]
  /** Tasks that this one makes unnecessary, with the hash of each. */
  readonly covers?: Readonly<Record<string, string>>
  /** Absolute paths of its results. */
  readonly outputs: readonly string[]
  /** Arguments of `node`, run in the app's folder. */
  readonly args: readonly string[]
  readonly folder: string
  readonly environment: Environment
  /** The site does not need it, so it runs with low priority. */
  readonly isBackground?: boolean
}

/** Folders of stamps and logs. */
export interface Workplace {
  readonly stamps: string
  readonly logs: string
}

/** Runs a task and shows its progress. */
export type Report = (task: Task, work: () => Promise<Outcome>) => Promise<unknown>
type Outcome = 'done' | 'unchanged'

/** Program of a sample folder that draws its pictures. */
const DRAWING_PROGRAM = 'build-pictures.ts'

const TESTS = /\.test\.tsx?$|(^|\/)test\//
const PACKAGES = ['packages/*/package.json', 'packages/*/src/**', 'package-lock.json', 'tsconfig.base.json']

/** Builds are shared by all data folders, so their stamps have a folder of their own, which is locked separately. */
export const BUILDS: Pick<Workplace, 'stamps'> = { stamps: join(VAR, 'builds') }

/** Runs each outdated task in order, under a lock against other processes. */
export async function prepareAll(tasks: readonly Task[], { stamps, logs }: Workplace, report: Report): Promise<void> {
  await withLock(join(stamps, 'lock.db'), async () => {
    for (const task of tasks) await report(task, () => prepare(task, tasks, { stamps, logs }))
  })
}

async function prepare(task: Task, tasks: readonly Task[], { stamps, logs }: Workplace): Promise<Outcome> {
  const stamp = { file: join(stamps, task.name), hash: task.hash, outputs: task.outputs }
  if (isCurrent(stamp)) return 'unchanged'
  // Stamps are removed before the work starts: if it is interrupted, the next run repeats it and its dependants.
  for (const { name, needs } of tasks) {
    if (name === task.name || needs.includes(task.name)) removeStamp(join(stamps, name))
  }
  const { title, folder, args, environment, isBackground = false } = task
  const logFile = join(logs, `${task.name}.log`)
  await runToEnd({ name: title, folder, args, environment, logFile, isBackground })
  const missing = task.outputs.find((output) => !existsSync(output))
  if (missing) throw new PlainError(`${title} ended without ${displayPath(ROOT, missing)}; its log is ${logFile}.`)
  for (const [name, hash] of Object.entries(task.covers ?? {})) writeStamp({ file: join(stamps, name), hash })
  writeStamp(stamp)
  return 'done'
}

/** Production builds of site and content system. */
export function listBuilds(env: Environment): Task[] {
  return [siteBuild(env), cmsBuild(env)]
}

/**
 * Of all settings only BRAND_FOLDERS affects a build; without it the site has the product's own brand and those of `brands/`.
 */
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
    isBackground: true,
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
 * Databases, pictures and sample content, in order of dependency. In a new data folder the sample's files are published
 * directly, and the content system's database is filled with the same content afterwards (docs/decisions/071-the-site-starts-
 * first.md). Otherwise the database is updated first, then published.
 */
export function listDataTasks(settings: Settings, isFresh = isUnwritten(settings)): Task[] {
  const { sample } = settings
  const sandbox = sample ? [...pictures(settings, sample), catalogue(settings, sample)] : []
  const content = sample?.content === undefined ? [] : [importContent(settings, sample.content)]
  if (!isFresh) return [...sandbox, migrations(settings), ...content, republish(settings)]
  const behind = [migrations(settings), ...content].map((task) => ({ ...task, isBackground: true }))
  return [...sandbox, publishFiles(settings, sample?.content), ...behind]
}

/** Whether it is a single machine without any data. */
function isUnwritten({ cmsDatabase, publishedDatabase, environment }: Settings): boolean {
  const isOneMachine = cmsDatabase.startsWith('file:') && publishedDatabase === undefined && !environment.S3_BUCKET
  return isOneMachine && isEmptyDatabase(cmsDatabase.slice('file:'.length))
}

/** Draws the pictures if the sample has a program for it; otherwise they are copied with the catalogue. */
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

/** A larger young generation: objects live as long as one document, and copying them is half of the collector's work. */
const ROOM = ['--max-semi-space-size=64']

/** Depends on the sample only: other changes of the content system must not overwrite edited pages. */
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

/** The published store can be rebuilt at any time, so it is rebuilt whenever its format may have changed. */
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
    // No site runs yet that would need a purge.
    environment: { ...environment, PURGE_URL: '' },
  }
}

/** Publishes the sample's files before a database exists; without a sample, creates an empty store. */
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
