import { chmodSync, existsSync, mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterAll, expect, test } from 'vitest'
import { ContentIndex } from '../search/content-index.ts'
import { prepareDatabase } from './database-file.ts'
import { loadSettings } from './settings.ts'

const folder = mkdtempSync(join(tmpdir(), 'database-file-'))
afterAll(() => rmSync(folder, { recursive: true }))

const modeOf = (file: string) => (statSync(file).mode & 0o777).toString(8)

// spec: D.admin.private-files
test('no other account of the machine reads the content database, its logs or the index of its words, new or of before', () => {
  const path = join(folder, 'cms', 'cms.db')
  const settings = loadSettings({ CMS_DATABASE_URL: `file:${path}` })
  const usual = process.umask(0o002)
  try {
    prepareDatabase(settings)
    const database = new DatabaseSync(path)
    database.exec('PRAGMA journal_mode = WAL; CREATE TABLE users (hash TEXT)')
    const files = [path, `${path}-wal`, `${path}-shm`]
    expect(files.map((file) => [existsSync(file), modeOf(file)])).toEqual(files.map(() => [true, '600']))

    for (const file of files) chmodSync(file, 0o644)
    prepareDatabase(settings)
    expect(files.map(modeOf)).toEqual(['600', '600', '600'])
    database.close()

    const index = join(folder, 'cms', 'index.db')
    new ContentIndex(index).close()
    expect(modeOf(index)).toBe('600')
  } finally {
    process.umask(usual)
  }
})
