import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { Migration } from 'payload'
import { expect, test } from 'vitest'
import { databaseIn, openTestContent } from '../../access/content-system.fixture.ts'

const FOLDER = join(import.meta.dirname, '../../migrations/sqlite')
const NAMES = readdirSync(FOLDER)
  .filter((name) => name.endsWith('.ts'))
  .sort()

async function load(name: string): Promise<Migration> {
  return { name, ...(await import(join(FOLDER, name))) }
}

test('what was planned with Payload’s own schedule is a release afterwards', async () => {
  const { payload, folder, stop } = await openTestContent()
  const last = NAMES.findIndex((name) => name.endsWith('_due_releases.ts'))
  await payload.db.migrate({ migrations: await Promise.all(NAMES.slice(0, last).map(load)) })
  const database = new DatabaseSync(databaseIn(folder))
  const input = (page: number, type: string) =>
    JSON.stringify({ type, doc: { relationTo: 'pages', value: String(page) }, user: { relationTo: 'users', value: 1 } })
  database.exec(`
    INSERT INTO users (id, email, role) VALUES (1, 'editor@a.example', 'editor');
    INSERT INTO sites (id, brand, default_currency, time_zone, host, structure_type, naked_domain)
    VALUES (5, 'plain', 'EUR', 'Europe/Paris', 'www.a.example', 'rootDomain', 'a.example');
    INSERT INTO pages (id, site_id, admin_label) VALUES (7, 5, 'Paris · English'), (8, 5, 'Rome · English');
    INSERT INTO payload_jobs (input, task_slug, wait_until, completed_at) VALUES
      ('${input(7, 'publish')}', 'schedulePublish', '2038-01-02T07:00:00.000Z', NULL),
      ('${input(8, 'unpublish')}', 'schedulePublish', '2038-01-03T07:00:00.000Z', NULL),
      ('${input(8, 'publish')}', 'schedulePublish', '2020-01-03T07:00:00.000Z', '2020-01-03T07:00:00.000Z')`)
  await payload.db.migrate({ migrations: await Promise.all(NAMES.slice(last).map(load)) })
  const { docs } = await payload.find({ collection: 'releases', depth: 0, sort: 'id' })
  const releases = docs.map(({ name, site, action, pages, localTime, timeZone, dueAt, plannedBy, state, message }) => [
    [name, site, action, pages, plannedBy, state, message],
    [localTime, timeZone, dueAt],
  ])
  expect(releases).toEqual([
    [
      ['Paris · English', 5, 'publish', [7], 1, 'open', null],
      ['2038-01-02T07:00', 'UTC', '2038-01-02T07:00:00.000Z'],
    ],
    [
      ['Rome · English', 5, 'unpublish', [8], 1, 'open', null],
      ['2038-01-03T07:00', 'UTC', '2038-01-03T07:00:00.000Z'],
    ],
  ])
  database.close()
  await stop()
}, 60_000)
