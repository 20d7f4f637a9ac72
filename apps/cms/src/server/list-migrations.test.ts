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
