import { existsSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { ROOT } from '../folders.ts'
import { PlainError } from '../plain-error.ts'
import { displayPath } from '../tasks/content-hash.ts'

/**
 * Checks each existing SQLite file without changing it.
 *
 * @throws PlainError for the first damaged file
 */
export function requireHealthyDatabases(files: readonly string[]): void {
  for (const file of files) {
    const damage = existsSync(file) ? findDamage(file) : undefined
    if (damage === undefined) continue
    throw new PlainError(
      `The database file ${displayPath(ROOT, file)} is damaged (${damage}): put a backup in its place, or move it away to start afresh. Nothing was changed.`,
    )
  }
}

/** SQLite's description of the damage, or `undefined`. */
function findDamage(file: string): string | undefined {
  let database: DatabaseSync | undefined
  try {
    database = new DatabaseSync(file, { readOnly: true })
    const verdict = database.prepare('PRAGMA quick_check(1)').get()?.quick_check
    return verdict === 'ok' ? undefined : String(verdict)
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  } finally {
    database?.close()
  }
}
