import { DatabaseSync } from 'node:sqlite'
import { PUBLISHED_STORE_SCHEMA_SQL } from '@passepartout/content-model/published-store-schema'
import { beforeEach, describe, expect, test } from 'vitest'
import { type FingerprintedTable, fingerprintRowsQuery, publicationFingerprint } from './publication-fingerprint.ts'

let store: DatabaseSync
beforeEach(() => {
  store = new DatabaseSync(':memory:')
  store.exec(PUBLISHED_STORE_SCHEMA_SQL)
  put('a.example', '2026-11-01', '{"title":"A"}')
  put('b.example', '2026-11-01', '{"title":"B"}')
})

function put(uid: string, updatedAt: string, document: string, lang = 'en') {
  store
    .prepare(`INSERT INTO page VALUES (?, ?, 'page', 'a.example', 'g', 'homePage', '', NULL, 0, ?, ?)`)
    .run(uid, lang, updatedAt, document)
}

const mark = () =>
  publicationFingerprint({
    fingerprintRowsAfter: (table: FingerprintedTable, after: readonly string[]) =>
      store.prepare(fingerprintRowsQuery(table)).all(...after),
  })

test('the mark is the same after everything was published anew, in another order', async () => {
  const before = await mark()
  store.exec('DELETE FROM page')
  put('b.example', '2026-11-01', '{"title":"B"}')
  put('a.example', '2026-11-01', '{"title":"A"}')
  expect(await mark()).toBe(before)
})

describe('it is another one after', () => {
  test.each([
    ['an edit', `UPDATE page SET updated_at = '2026-11-02' WHERE uid = 'a.example'`],
    ['a longer description of a picture', `UPDATE page SET document = document || ' ' WHERE uid = 'b.example'`],
    ['a removal', `DELETE FROM page WHERE uid = 'b.example'`],
    ['a move', `UPDATE page SET uid = 'c.example' WHERE uid = 'b.example'`],
    ['a change of a site', `INSERT INTO site VALUES ('a.example', 'en', 'a.example', '{}', '2026-11-01')`],
    ['a redirect', `INSERT INTO redirect VALUES ('a.example', '/x/', '{}', '2026-11-01')`],
  ])('%s', async (_, change) => {
    const before = await mark()
    store.exec(change)
    expect(await mark()).not.toBe(before)
  })
})

test('it sees each of more rows than are read at once', async () => {
  for (let number = 0; number < 2500; number += 1) put(`page.${number}`, '2026-11-01', '{}')
  const before = await mark()
  store.exec(`UPDATE page SET updated_at = '2026-11-02' WHERE uid = 'page.999'`)
  expect(await mark()).not.toBe(before)
})
