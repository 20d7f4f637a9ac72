import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { RELEASE } from '@passepartout/content-model/release'
import type { Payload } from 'payload'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { listMigrations, refuseNewerDatabase, refuseOtherDatabase } from './list-migrations.ts'

let folder: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'migrations-'))
  for (const file of ['1_initial.ts', '1_initial.json', '2_ratings.ts', 'index.ts'])
    writeFileSync(join(folder, file), '')
})
afterEach(() => rmSync(folder, { recursive: true }))

/** As much of Payload as is asked. */
const databaseWith = (...names: string[]) =>
  ({
    db: { migrationDir: folder },
    find: async () => ({ docs: names.map((name) => ({ name })) }),
  }) as unknown as Payload

test.each([
  [[], { applied: [], missing: ['1_initial', '2_ratings'], unknown: [] }],
  [['1_initial'], { applied: ['1_initial'], missing: ['2_ratings'], unknown: [] }],
  [['0_old', '1_initial', '2_ratings'], { applied: ['1_initial', '2_ratings'], missing: [], unknown: ['0_old'] }],
])('a database with %j', async (names, expected) => {
  expect(await listMigrations(databaseWith(...names))).toEqual(expected)
})

const OLD = ['20261122_061020_initial', '20261122_145834_experiments']
const LAST_OLD = '20261123_040808_media_storage'

// spec: D.admin.upgrade
test('the migrations before release 0.1.0 count as the initial one when all were applied', async () => {
  writeFileSync(join(folder, '20261123_050000_initial.ts'), '')
  const applied = ['1_initial', '20261123_050000_initial', '2_ratings']
  expect(await listMigrations(databaseWith('1_initial', '2_ratings', ...OLD, LAST_OLD))).toEqual({
    applied,
    missing: [],
    unknown: [],
  })
  const halfway = await listMigrations(databaseWith('1_initial', '2_ratings', ...OLD))
  expect(halfway).toEqual({
    applied: ['1_initial', '2_ratings'],
    missing: ['20261123_050000_initial'],
    unknown: OLD,
  })
  expect(() => refuseOtherDatabase(halfway)).toThrow(
    new Error(
      `its database is of a time before release 0.1.0 (it has ${OLD.join(', ')}). Nothing was changed. Run npm start of release 0.1.0 or 0.2.0 on it first, then this release`,
    ),
  )
})

// spec: D.operating.14
test('a database of a later release is refused in words, and one of sample data only told', () => {
  const words = `its database was migrated by release 7.1.0 (3_later), and this is release ${RELEASE}; install release 7.1.0 or a later one, or restore a backup from before it`
  expect(() => refuseNewerDatabase({ unknown: ['3_later'] }, '7.1.0', false)).toThrow(new Error(`${words}.`))
  expect(refuseNewerDatabase({ unknown: ['3_later'] }, '7.1.0', true)).toBe(words)
  expect(refuseNewerDatabase({ unknown: ['3_later'] }, undefined, true)).toBe(
    `its database was migrated by a release after ${RELEASE} (3_later), and this is release ${RELEASE}; install that release, or restore a backup from before it`,
  )
  expect(refuseNewerDatabase({ unknown: [] }, undefined, false)).toBe(undefined)
})

test('a database of no release is refused, and nobody is told to remove what was written in it', () => {
  const words =
    'its database is of no release: it has 0_old and lacks 2_ratings. Nothing was changed. Start what wrote it, restore a backup of a release, or name another database in CMS_DATABASE_URL to begin beside it'
  const strange = { applied: ['1_initial'], missing: ['2_ratings'], unknown: ['0_old'] }
  expect(() => refuseOtherDatabase(strange)).toThrow(new Error(words))
  expect(() => refuseOtherDatabase({ ...strange, unknown: [] })).not.toThrow()
})
