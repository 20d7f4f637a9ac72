import {
  closeSync,
  existsSync,
  mkdtempSync,
  openSync,
  renameSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
  writeSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { storeCopyPath } from '@passepartout/content-model/published-store-schema'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { pageDocumentFixture, siteDocumentFixture } from '../build/document.fixture.ts'
import { type PublishedContent, SqlitePublishedStoreWriter } from '../published-store.ts'
import { copyStoreFile } from './copy-store-file.ts'
import { StoreGuard } from './store-guard.ts'

let folder = ''
let path = ''
let store: SqlitePublishedStoreWriter
let guard: StoreGuard
let clock = 0
const log = vi.fn()

const paris = pageDocumentFixture({ uid: 'www.a.example.paris', translationGroup: 'paris' })
const saved = { ...paris, title: 'Saved since' }
/** What the content system has. */
const content: PublishedContent = {
  pages: [{ document: saved, references: [] }],
  sites: [siteDocumentFixture({ uid: 'www.a.example' })],
  redirects: [],
  tags: [],
}

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'guard-'))
  path = join(folder, 'published.db')
  const filling = new SqlitePublishedStoreWriter(path)
  // More than fits into one page of the file.
  for (let number = 0; number < 50; number += 1) {
    const uid = `www.a.example.page-${number}`
    const title = 'Long '.repeat(500)
    filling.writePage({ document: pageDocumentFixture({ uid, translationGroup: uid, title }), references: [] })
  }
  filling.writePage({ document: paris, references: [] })
  // So that all of it lies in the file, and nothing beside it.
  filling.close()
  store = new SqlitePublishedStoreWriter(path)
  clock = 0
  log.mockClear()
  guard = new StoreGuard({
    path,
    store,
    keepCopy: (from, to) => copyStoreFile(join(import.meta.dirname, 'store-copy.worker.ts'), from, to),
    rebuild: (next) => next.rebuild(async () => content),
    log,
    now: () => clock,
  })
})

afterEach(() => {
  store.close()
  rmSync(folder, { recursive: true })
})

async function checkAndRepair(): Promise<number | undefined> {
  clock += 10_000
  await guard.check()
  return guard.repair()
}

const readCopy = () => {
  const copy = new SqlitePublishedStoreWriter(storeCopyPath(path))
  const page = copy.readPage(paris)
  copy.close()
  return page
}

test('what is published is in the copy as well, a moment later', async () => {
  await guard.check()
  expect(readCopy()).toEqual(paris)
  store.writePage({ document: { ...paris, title: 'New' }, references: [] })
  await checkAndRepair()
  expect(readCopy()?.title).toBe('New')
  expect(log).not.toHaveBeenCalled()
})

test('a file that stays as it is, is not read again for a minute', async () => {
  await guard.check()
  const { mtimeMs } = statSync(storeCopyPath(path))
  await checkAndRepair()
  expect(statSync(storeCopyPath(path)).mtimeMs).toBe(mtimeMs)
})

/** Half of the file is written over. */
function overwrite(): void {
  const file = openSync(path, 'r+')
  const { size } = statSync(path)
  writeSync(file, Buffer.alloc(size / 2, 'damage'), 0, size / 2, size / 4)
  closeSync(file)
}

test.each([
  ['corrupt', overwrite],
  ['truncated', () => truncateSync(path, statSync(path).size / 2)],
  ['removed', () => rmSync(path)],
  [
    'replaced by another',
    () => {
      writeFileSync(join(folder, 'other'), 'no database')
      renameSync(join(folder, 'other'), path)
    },
  ],
  // spec: D.operating.11
])('the copy takes the place of a file that is %s, and says of when it is', async (_, spoil) => {
  await guard.check()
  const { mtimeMs } = statSync(storeCopyPath(path))
  spoil()
  expect(await checkAndRepair()).toBe(mtimeMs)
  expect(log.mock.calls.map(([message]) => message)).toEqual(['The published store is damaged; it is built again.'])
  const anew = new SqlitePublishedStoreWriter(path)
  expect(anew.readPage(paris)).toEqual(paris)
  anew.close()
  store.writePage({ document: saved, references: [] })
  expect(await checkAndRepair()).toBeUndefined()
  expect(readCopy()).toEqual(saved)
  expect(log).toHaveBeenCalledTimes(1)
})

test('a copy is of when its reading began', async () => {
  const before = Date.now()
  await copyStoreFile(join(import.meta.dirname, 'store-copy.worker.ts'), path, storeCopyPath(path))
  const { mtimeMs, ctimeMs } = statSync(storeCopyPath(path))
  expect([Math.ceil(mtimeMs) >= before, mtimeMs < ctimeMs]).toEqual([true, true])
})

test('without a copy nobody reads a file before all of it is there', async () => {
  rmSync(path)
  const seen: boolean[] = []
  const alone = new StoreGuard({
    path,
    store,
    keepCopy: async () => undefined,
    rebuild: async (next) => {
      await next.rebuild(async () => content)
      seen.push(existsSync(path))
    },
    log,
    now: () => clock,
  })
  await alone.check()
  await alone.repair()
  expect([seen, store.readPages().map(({ document }) => document)]).toEqual([[false], [saved]])
})

test('a copy that cannot be written is no reason to build anything again', async () => {
  const failing = new StoreGuard({
    path,
    store,
    keepCopy: () => Promise.reject(new Error('the disk is full')),
    rebuild: (next) => next.rebuild(async () => content),
    log,
    now: () => clock,
  })
  await failing.check()
  await failing.repair()
  expect(log.mock.calls.map(([message]) => message)).toEqual(['The copy of the published store could not be written.'])
  expect(store.readPage(paris)).toEqual(paris)
})
