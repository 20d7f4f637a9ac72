import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { fileURLToPath } from 'node:url'
import { makePrivate } from './private-file.ts'
import { type Settings, SettingsError } from './settings.ts'

/** Milliseconds: whoever reads first after a process was killed has the file for itself for a moment. */
const LOCKED = 5000

/**
 * Makes the folder of a SQLite file and refuses a file that is none, before anything writes to it. It holds hashes of
 * passwords and drafts, so no other account of the machine reads it.
 *
 * @throws SettingsError one sentence that names the file
 */
export function prepareDatabase({ databaseKind, databaseUrl }: Settings): void {
  if (databaseKind !== 'sqlite') return
  const path = databasePath(databaseUrl)
  mkdirSync(dirname(path), { recursive: true })
  try {
    makePrivate(path)
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

function databasePath(url: string): string {
  return url.startsWith('file://') ? fileURLToPath(url) : url.slice('file:'.length)
}
