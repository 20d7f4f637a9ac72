import { DatabaseSync } from 'node:sqlite'
import type { Migration } from 'payload'
import { expect, test } from 'vitest'
import { databaseIn, openTestContent } from '../../access/content-system.fixture.ts'
import * as initial from '../../migrations/sqlite/20261122_061020_initial.ts'
import * as search from '../../migrations/sqlite/20261122_113938_site_search.ts'
import * as experiments from '../../migrations/sqlite/20261122_145834_experiments.ts'
import * as dateQuestion from '../../migrations/sqlite/20261122_151903_date_question.ts'
import * as seen from '../../migrations/sqlite/20261122_180205_seen_by_the_site.ts'
import * as trash from '../../migrations/sqlite/20261122_183251_trash_and_history.ts'

const BEFORE = { initial, search, experiments, dateQuestion, seen }

/** As Payload types them, whatever the database. */
const named = (name: string, { up, down }: typeof initial): Migration => ({
  name,
  up: up as Migration['up'],
  down: down as Migration['down'],
})

test('a second page of one language leaves its group, in all of its versions', async () => {
  const { payload, folder, stop } = await openTestContent()
  await payload.db.migrate({ migrations: Object.entries(BEFORE).map(([name, steps]) => named(name, steps)) })
  const database = new DatabaseSync(databaseIn(folder))
  database.exec(`
    INSERT INTO pages (id, lang, translation_group) VALUES (1, 'en', 'g'), (2, 'en', 'g'), (3, 'fr', 'g');
    INSERT INTO _pages_v (parent_id, version_lang, version_translation_group, latest)
    VALUES (1, 'en', 'g', 1), (2, 'en', 'of old', 0), (2, 'en', 'g', 0), (2, 'en', 'g', 1), (3, 'fr', 'g', 1)`)
  await payload.db.migrate({ migrations: [named('trash', trash)] })
  const read = (query: string) =>
    database
      .prepare(query)
      .all()
      .map((row) => Object.values(row))
  expect({
    pages: read('SELECT id, translation_group FROM pages ORDER BY id'),
    versions: read('SELECT parent_id, version_translation_group FROM _pages_v ORDER BY id'),
  }).toEqual({
    pages: [
      [1, 'g'],
      [2, 'g-2'],
      [3, 'g'],
    ],
    versions: [
      [1, 'g'],
      [2, 'of old'],
      [2, 'g-2'],
      [2, 'g-2'],
      [3, 'g'],
    ],
  })
  database.close()
  await stop()
})
