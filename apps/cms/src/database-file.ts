import { chmodSync, closeSync, existsSync, mkdirSync, openSync } from 'node:fs'
import { dirname } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { fileURLToPath } from 'node:url'
import { type Settings, SettingsError } from './settings.ts'

/** Reads and writes. */
const OWNER_ALONE = 0o600

/** Milliseconds: whoever reads first after a process was killed has the file for itself for a moment. */
const LOCKED = 5000

/**
 * Makes the folder of a SQLite file and refuses a file that is none, before anything writes to it. It holds hashes of
 * passwords and drafts, so no other account of the machine reads it; its logs get the rights that it has.
 *
 * @throws SettingsError one sentence that names the file
 */
export function prepareDatabase({ databaseKind, databaseUrl }: Settings): void {
  if (databaseKind !== 'sqlite') return
  const path = databasePath(databaseUrl)
  mkdirSync(dirname(path), { recursive: true })
  closeSync(openSync(path, 'a', OWNER_ALONE))
  for (const file of [path, `${path}-wal`, `${path}-shm`]) if (existsSync(file)) closeToOthers(file)
  try {
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

/** Somebody else's file may be written all the same, and its rights are theirs. */
function closeToOthers(file: string): void {
  try {
    chmodSync(file, OWNER_ALONE)
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EPERM')) throw error
  }
}

function databasePath(url: string): string {
  return url.startsWith('file://') ? fileURLToPath(url) : url.slice('file:'.length)
}
