import { mkdtempSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { requireHealthyDatabases } from './database-files.ts'

let folder = ''
let file = ''

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'database-files-'))
  file = join(folder, 'cms.db')
})

afterEach(() => rmSync(folder, { recursive: true }))

test('a missing file and a healthy one are fine, also while another process writes', () => {
  requireHealthyDatabases([file])
  const database = new DatabaseSync(file)
  database.exec('PRAGMA journal_mode = wal; CREATE TABLE page (id); BEGIN IMMEDIATE; INSERT INTO page VALUES (1)')
  expect(() => requireHealthyDatabases([file])).not.toThrow()
  database.close()
})

test('a file that is no database is named and left as it is', () => {
  writeFileSync(file, 'not a database, however long it is '.repeat(50))
  const before = readFileSync(file)
  expect(() => requireHealthyDatabases([file])).toThrow(/cms\.db is damaged \(file is not a database\)/)
  expect(readFileSync(file).equals(before)).toBe(true)
})

test('a database that was cut short is damaged', () => {
  const database = new DatabaseSync(file)
  database.exec('CREATE TABLE page (text); BEGIN')
  for (let row = 0; row < 200; row += 1) database.prepare('INSERT INTO page VALUES (?)').run('x'.repeat(500))
  database.exec('COMMIT')
  database.close()
  truncateSync(file, 20_000)
  expect(() => requireHealthyDatabases([file])).toThrow(/is damaged/)
})
