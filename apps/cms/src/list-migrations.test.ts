import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Payload } from 'payload'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { listMigrations, refuseNewerDatabase } from './list-migrations.ts'

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
  const words =
    'its database was migrated by another release (3_later), which this one does not know; start that release, or restore a backup from before it'
  expect(() => refuseNewerDatabase({ unknown: ['3_later'] }, false)).toThrow(new Error(`${words}.`))
  expect(refuseNewerDatabase({ unknown: ['3_later'] }, true)).toBe(words)
  expect(refuseNewerDatabase({ unknown: [] }, false)).toBe(undefined)
})
