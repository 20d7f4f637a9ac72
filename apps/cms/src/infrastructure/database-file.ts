import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { fileURLToPath } from 'node:url'
import { ensurePrivateFile } from './private-file.ts'
import { type Settings, SettingsError } from './settings.ts'

/** Milliseconds: after a process was killed, the first reader locks the file for a moment. */
const LOCKED = 5000

/**
 * Creates the folder of a SQLite file, and refuses a file that is no database before anything writes to it. It contains
 * password hashes and drafts, so only the owner may read it.
 *
 * @throws SettingsError that names the file
 */
export function prepareDatabase({ databaseKind, databaseUrl }: Settings): void {
  if (databaseKind !== 'sqlite') return
  const path = databasePath(databaseUrl)
  mkdirSync(dirname(path), { recursive: true })
  try {
    ensurePrivateFile(path)
    const database = new DatabaseSync(path, { readOnly: true, timeout: LOCKED })
    database.prepare('PRAGMA quick_check(1)').get()
    database.prepare('SELECT count(*) FROM sqlite_master').get()
    database.close()
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new SettingsError(
      `The content database ${path} cannot be read (${reason}); nothing was changed: restore it from a backup or move it away.`,
    )
  }
}

export function databasePath(url: string): string {
  return url.startsWith('file://') ? fileURLToPath(url) : url.slice('file:'.length)
}
