import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { pathToFileURL } from 'node:url'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { ROOT, WORLD } from '../folders.ts'
import { parseSettings, withoutSettings } from '../system/settings.ts'
import { startChild } from './child-process.ts'
import { listDataTasks, prepareAll, type Task } from './preparation.ts'

let folder = ''
/** How the database was found after filling it was stopped half-way, and what was then done. */
let resumed: { readonly users: string[]; readonly tasks: Task[]; readonly outcomes: string[] }

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'first-data-'))
  await prepare('filled', true, ({ name }) => name !== 'sample-content')
  await stopFilling()
  resumed = { users: rowsOf('filled', 'users'), tasks: listDataTasks(settingsOf('filled')), outcomes: [] }
  resumed.outcomes.push(...(await prepare('filled', true)))
  await prepare('saved', false)
}, 600_000)
afterAll(() => rmSync(folder, { recursive: true }))

const settingsOf = (name: string) =>
  parseSettings({
    ...withoutSettings(process.env),
    SAMPLE_DATA: '1',
    SAMPLE_FOLDER: WORLD,
    DATA_DIR: join(folder, name),
  })

async function prepare(name: string, isFresh: boolean, isWanted = (_task: Task) => true): Promise<string[]> {
  const outcomes: string[] = []
  const workplace = { stamps: join(folder, name, 'stamps'), logs: join(folder, name, 'log') }
  await prepareAll(listDataTasks(settingsOf(name), isFresh).filter(isWanted), workplace, async (task, work) => {
    outcomes.push(`${task.name} ${await work()}`)
  })
  return outcomes
}

/** Whether another process is in the middle of a transaction that writes. */
function isBeingWritten(file: string): boolean {
  const database = new DatabaseSync(file, { timeout: 0 })
  try {
    database.exec('BEGIN IMMEDIATE; ROLLBACK')
    return false
  } catch {
    return true
  } finally {
    database.close()
  }
}

/** Ends the process that fills the database in the middle of it, as if the machine had lost its power. */
async function stopFilling(): Promise<void> {
  const filling = listDataTasks(settingsOf('filled'), true).find(({ name }) => name === 'sample-content')
  if (!filling) throw new Error('The world has no content')
  const child = startChild({ ...filling, logFile: join(folder, 'filled/log/stopped.log') })
  await vi.waitUntil(() => isBeingWritten(join(folder, 'filled/cms/cms.db')), { timeout: 120_000, interval: 5 })
  child.kill()
  expect(await child.ended).toEqual({ code: null, signal: 'SIGKILL' })
}

type Row = Record<string, unknown>

function open(name: string, file: string): DatabaseSync {
  return new DatabaseSync(join(folder, name, file), { readOnly: true })
}

/** What differs from one time to the next: times, salts, and the numbers of rows that nothing names. */
const PASSING = /^(version_)?(updated_at|created_at|published_at)$|^(salt|hash|api_key|_uuid)$/
const NAMED = ['pages', 'media', 'sites', 'users']

function rowsOf(name: string, table: string): string[] {
  const database = open(name, 'cms/cms.db')
  const rows = database.prepare(`SELECT * FROM "${table}"`).all() as Row[]
  database.close()
  const kept = (column: string) => !PASSING.test(column) && (column !== 'id' || NAMED.includes(table))
  return rows
    .map((row) =>
      JSON.stringify(
        Object.entries(row)
          .filter(([column]) => kept(column))
          .map(readColumn),
      ),
    )
    .sort()
}

/** What is stored as JSON is the same in whatever order its fields stand. */
function readColumn([column, value]: [string, unknown]): unknown {
  return [column, typeof value === 'string' && /^[[{]/.test(value) ? sorted(JSON.parse(value)) : value]
}

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted)
  if (typeof value !== 'object' || value === null) return value
  return Object.entries(value)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, inner]) => [key, sorted(inner)])
}

const tablesOf = (name: string) => {
  const database = open(name, 'cms/cms.db')
  const tables = database.prepare("SELECT name FROM sqlite_master WHERE type = 'table'").all() as { name: string }[]
  database.close()
  return tables
    .map((table) => table.name)
    .filter((table) => !table.startsWith('sqlite_'))
    .sort()
}

test('filling that is stopped half-way leaves an empty database, which the next start fills', () => {
  const { users, tasks, outcomes } = resumed
  const names = ['catalogue', 'publish-files', 'migrations', 'sample-content']
  expect({ users, names: tasks.map(({ name }) => name) }).toEqual({ users: [], names })
  expect(outcomes).toEqual([...names.slice(0, 3).map((name) => `${name} unchanged`), 'sample-content done'])
})

test('a filled database has the rows that saving each document leaves, in every table', () => {
  const tables = tablesOf('saved')
  const filled = tables.map((table) => [table, rowsOf('filled', table)])
  expect(filled).toEqual(tables.map((table) => [table, rowsOf('saved', table)]))
  expect(rowsOf('filled', '_pages_v').length).toBeGreaterThan(20)
})

/** Documents by their keys, without the times of their saves. */
function documentsOf(name: string): Row[] {
  const database = open(name, 'published/published.db')
  const rows = ['page', 'site', 'redirect'].flatMap(
    (table) => database.prepare(`SELECT document FROM ${table} ORDER BY document`).all() as { document: string }[],
  )
  const references = database.prepare('SELECT * FROM page_reference ORDER BY target, uid, lang, kind').all() as Row[]
  database.close()
  const documents = rows.map(({ document }) => ({ ...(JSON.parse(document) as Row), publishedAt: '', updatedAt: '' }))
  return [...documents.toSorted((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1)), ...references]
}

const keyOf = ({ uid, lang, kind }: Row) => JSON.stringify([uid, lang, kind])

test('what is published from files is what is published from the database', () => {
  expect(documentsOf('filled')).toEqual(documentsOf('saved'))
})

test('nothing is done twice: neither now nor once the database has been written to', async () => {
  const all = ['catalogue unchanged', 'publish-files unchanged', 'migrations unchanged', 'sample-content unchanged']
  expect(await prepare('filled', true)).toEqual(all)
  const later = ['catalogue unchanged', 'migrations unchanged', 'sample-content unchanged', 'publish unchanged']
  expect(await prepare('filled', false)).toEqual(later)
  expect(listDataTasks(settingsOf('filled')).map(({ name }) => name)).toContain('publish')
})

/** Loaded, and not imported: with its types would come Next's own idea of what an environment is. */
async function load<T>(path: string): Promise<T> {
  return import(pathToFileURL(join(ROOT, 'apps/cms/src', path)).href)
}

interface Page {
  readonly id: number
  readonly uid: string
  readonly lang: string
  readonly kind: string
  readonly updatedAt: string
}

interface ContentSystem {
  update(change: object): Promise<Page>
  create(document: object): Promise<Page>
  findVersions(query: object): Promise<{ readonly docs: readonly { readonly version: { readonly title: string } }[] }>
  destroy(): Promise<void>
}

interface Publisher {
  readonly store: {
    readVersions(): ReadonlyMap<string, string>
    readPage(key: object): { readonly title: string } | undefined
  }
  drain(): Promise<void>
  close(): void
}

async function openFilled() {
  const { environment } = settingsOf('filled')
  for (const [name, value] of Object.entries(environment)) vi.stubEnv(name, value)
  const { openPayload } = await load<{ openPayload: () => Promise<ContentSystem> }>('scripts/open-payload.ts')
  const payload = await openPayload()
  const { startTestPublisher } = await load<{ startTestPublisher: (system: object) => Publisher }>(
    'access/content-system.fixture.ts',
  )
  return { payload, ...startTestPublisher({ payload, folder: join(folder, 'filled') }) }
}

async function countUnpublished(payload: ContentSystem, store: Publisher['store']): Promise<number> {
  const { createPublicationQueue } = await load<{ createPublicationQueue: (payload: ContentSystem) => object }>(
    'publishing/publication-queue.ts',
  )
  const { enqueueUnpublishedChanges } = await load<{
    enqueueUnpublishedChanges: (payload: ContentSystem, queue: object, store: object) => Promise<number>
  }>('publishing/store-recovery/enqueue-unpublished-changes.ts')
  return enqueueUnpublishedChanges(payload, createPublicationQueue(payload), store)
}

test('the content system goes on with the store that was there first: nothing is published again, and an edit once', async () => {
  const { payload, store, drain, close } = await openFilled()
  const before = store.readVersions()
  expect(await countUnpublished(payload, store)).toBe(0)
  const edited = await payload.update({ collection: 'pages', id: 1, data: { title: 'Written anew' }, depth: 0 })
  await drain()
  const { uid, lang, kind, updatedAt } = edited
  expect(store.readPage({ uid, lang, kind })?.title).toBe('Written anew')
  expect(store.readVersions()).toEqual(new Map(before).set(`${uid} ${lang} ${kind}`, updatedAt))
  const { docs } = await payload.findVersions({ collection: 'pages', where: { parent: { equals: 1 } }, depth: 0 })
  expect(docs.map(({ version }) => version.title === 'Written anew')).toEqual([true, false])
  const { id } = await payload.create({ collection: 'pages', draft: true, data: { title: 'New' }, depth: 0 })
  expect(id).toBe(before.size + 1)
  close()
  await payload.destroy()
  vi.unstubAllEnvs()
}, 180_000)
