import { existsSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'

/**
 * Whether nothing was ever written into the content database at a path, so that its rows will count from 1.
 *
 * @param path of a SQLite file, which may be missing
 */
export function isEmptyDatabase(path: string): boolean {
  if (!existsSync(path)) return true
  const database = new DatabaseSync(path, { readOnly: true, timeout: 5000 })
  try {
    const counted = "SELECT count(*) AS tables FROM sqlite_master WHERE name = 'sqlite_sequence'"
    if (database.prepare(counted).get()?.tables === 0) return true
    const used = "SELECT count(*) AS tables FROM sqlite_sequence WHERE seq > 0 AND name IN ('sites', 'media', 'pages')"
    return database.prepare(used).get()?.tables === 0
  } finally {
    database.close()
  }
}
