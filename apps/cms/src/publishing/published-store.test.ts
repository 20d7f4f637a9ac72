import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { PUBLISHED_STORE_VERSION } from '@passepartout/content-model/published-store-schema'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { pageDocumentFixture, siteDocumentFixture } from './build/document.fixture.ts'
import { SqlitePublishedStoreWriter } from './published-store.ts'

let folder = ''
let path = ''
let store: SqlitePublishedStoreWriter

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'published-store-'))
  path = join(folder, 'published', 'published.db')
  store = new SqlitePublishedStoreWriter(path)
})

afterEach(() => {
  store.close()
  rmSync(folder, { recursive: true })
})

const paris = pageDocumentFixture({ uid: 'www.a.example.paris', categorisation: { tgid: 7110 } })

test('a page is written with the columns that the site searches by', () => {
  store.writePage({ document: paris, references: ['media:5', 'media:5', 'page:www.a.example'] })
  expect(store.readPage(paris)).toEqual(paris)
  const reader = new DatabaseSync(path, { readOnly: true })
  expect({ ...reader.prepare('SELECT site_uid, lang, tgid, no_index, title FROM page').get() }).toEqual({
    site_uid: 'www.a.example',
    lang: 'en',
    tgid: 7110,
    no_index: 0,
    title: 'A page',
  })
  expect(reader.prepare('SELECT count(*) AS n FROM page_reference').get()).toMatchObject({ n: 2 })
  reader.close()
})

test('a new address replaces the old row and its references', () => {
  store.writePage({ document: paris, references: ['media:5'] })
  const moved = { ...paris, uid: 'www.a.example.lutetia' }
  store.writePage({ document: moved, references: ['media:6'] }, paris)
  expect(store.readPages()).toEqual([{ document: moved, references: ['media:6'] }])
  expect(store.pagesReferencing('media:5')).toEqual([])
  expect(store.pagesReferencing('media:6')).toMatchObject([{ uid: 'www.a.example.lutetia' }])
})

test('a file of the first version comes up to date when it is opened, with what it holds', () => {
  store.writePage({ document: paris, references: [] })
  store.close()
  const old = new DatabaseSync(path)
  old.exec('DROP TABLE redirect; PRAGMA user_version = 1')
  old.close()
  store = new SqlitePublishedStoreWriter(path)
  expect(store.readPage(paris)).toEqual(paris)
  const reader = new DatabaseSync(path, { readOnly: true })
  expect(reader.prepare('PRAGMA user_version').get()).toMatchObject({ user_version: PUBLISHED_STORE_VERSION })
  expect(reader.prepare('SELECT count(*) AS n FROM redirect').get()).toMatchObject({ n: 0 })
  reader.close()
})

test('a site is replaced with all its languages', () => {
  const [en, fr] = [siteDocumentFixture({ lang: 'en' }), siteDocumentFixture({ lang: 'fr' })]
  store.writeSite(en.uid, [en, fr])
  store.writeSite(en.uid, [fr])
  expect(store.readSite(en.uid)).toEqual([fr])
})

test('a rebuild is seen all at once: a reader meets the old pages until the end', async () => {
  store.writePage({ document: paris, references: [] })
  const reader = new SqlitePublishedStoreWriter(path)
  const rome = pageDocumentFixture({ uid: 'www.a.example.rome' })
  await store.rebuild(async () => {
    expect(reader.readPages()).toHaveLength(1)
    return { pages: [{ document: rome, references: [] }], sites: [], redirects: [], tags: [] }
  })
  expect(reader.readPages()).toEqual([{ document: rome, references: [] }])
  reader.close()
})

test('a rebuild that fails leaves everything as it was', async () => {
  store.writePage({ document: paris, references: [] })
  const twice = { document: paris, references: [] }
  await expect(
    store.rebuild(async () => ({ pages: [twice, twice], sites: [], redirects: [], tags: [] })),
  ).rejects.toThrow()
  expect(store.readPage(paris)).toEqual(paris)
})

test('a file that is no database is refused in one sentence and left alone', () => {
  const broken = join(folder, 'broken.db')
  writeFileSync(broken, 'no database at all, but long enough to be taken for one')
  expect(() => new SqlitePublishedStoreWriter(broken)).toThrow(
    /^The published store .*broken\.db cannot be opened .*republish/,
  )
  expect(readFileSync(broken, 'utf8')).toContain('no database at all')
})

// spec: D.admin.upgrade
test('a store that a later release wrote is laid aside as it is, and another is begun', () => {
  const later = join(folder, 'later.db')
  const database = new DatabaseSync(later)
  database.exec('CREATE TABLE star (name TEXT); PRAGMA user_version = 99')
  database.close()
  const begun = new SqlitePublishedStoreWriter(later)
  expect([begun.readPages(), begun.readSites()]).toEqual([[], []])
  begun.close()
  const aside = new DatabaseSync(`${later}.version-99`, { readOnly: true })
  expect(aside.prepare('SELECT count(*) AS stars FROM star').get()).toEqual({ stars: 0 })
  aside.close()
})
