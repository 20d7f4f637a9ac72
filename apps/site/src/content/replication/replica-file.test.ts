import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { PUBLISHED_STORE_SCHEMA_SQL } from '@passepartout/content-model/published-store-schema'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type ChangedDocument, ReplicaFile } from './replica-file.ts'

let folder = ''
let path = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'copy-'))
  path = join(folder, 'copy.db')
})
afterEach(() => rmSync(folder, { recursive: true }))

const PLACE = { sequence: 7, mark: 'a mark' }
const HOST = 'a.example'
const site: ChangedDocument = {
  kind: 'site',
  uid: HOST,
  lang: 'en',
  document: JSON.stringify({ uid: HOST, lang: 'en', host: HOST }),
}

function page(slug: string, title: string | undefined): ChangedDocument {
  const uid = `${HOST}.${slug}`
  const columns = { kind: 'page', siteUid: HOST, translationGroup: slug, pageType: 'contentPage', updatedAt: '2026' }
  return { kind: 'page', uid, lang: 'en', document: JSON.stringify({ uid, lang: 'en', title, ...columns }) }
}

async function* inParts(...parts: readonly (readonly ChangedDocument[])[]) {
  yield* parts
}

function read(file: string, sql: string) {
  const database = new DatabaseSync(file, { readOnly: true })
  const rows = database.prepare(sql).all()
  database.close()
  return rows.map((row) => Object.values(row))
}

const SCHEMA = 'SELECT type, name, tbl_name, sql FROM sqlite_schema ORDER BY type, name'
const TITLES = 'SELECT uid, title FROM page ORDER BY uid'

test('a copy is filled as a file that a content system writes, and has the same tables and indexes', async () => {
  const { copy, refused } = await ReplicaFile.make(
    path,
    inParts([site, page('one', 'One')], [page('two', 'Two')]),
    PLACE,
  )
  copy.close()
  const model = join(folder, 'model.db')
  const database = new DatabaseSync(model)
  database.exec(PUBLISHED_STORE_SCHEMA_SQL)
  database.close()
  const withoutPlace = read(path, SCHEMA).filter(([, name]) => name !== 'followed')
  expect(withoutPlace).toEqual(read(model, SCHEMA))
  expect(read(path, TITLES)).toEqual([
    ['a.example.one', 'One'],
    ['a.example.two', 'Two'],
  ])
  expect([refused, read(path, 'PRAGMA journal_mode'), read(path, 'PRAGMA quick_check')]).toEqual([
    [],
    [['wal']],
    [['ok']],
  ])
})

test('what makes no row is named, and left out; the rest is there, and the place with it', async () => {
  const gone = { kind: 'page', uid: 'a.example.gone', lang: 'en', document: null }
  const { copy, refused } = await ReplicaFile.make(
    path,
    inParts([page('bad', undefined), page('one', 'One'), gone]),
    PLACE,
  )
  expect([refused, copy.place, copy.isInPlace]).toEqual([['page a.example.bad en'], PLACE, true])
  copy.close()
  expect(read(path, TITLES)).toEqual([['a.example.one', 'One']])
})

test('a copy that was made is gone on with, and one that was cut off is not in its way', async () => {
  async function* cutOff() {
    yield [page('one', 'One')]
    throw new Error('the connection is lost')
  }
  await expect(ReplicaFile.make(path, cutOff(), PLACE)).rejects.toThrow('the connection is lost')
  expect(existsSync(path)).toBe(false)
  writeFileSync(`${path}.new`, 'what a process wrote that was killed')
  const { copy } = await ReplicaFile.make(path, inParts([page('one', 'One')]), PLACE)
  copy.close()
  const again = ReplicaFile.open(path)
  await again?.take(inParts([page('one', 'Another')]), { ...PLACE, sequence: 8 })
  expect(again?.place).toEqual({ sequence: 8, mark: 'a mark' })
  again?.close()
  expect(read(path, TITLES)).toEqual([['a.example.one', 'Another']])
})
