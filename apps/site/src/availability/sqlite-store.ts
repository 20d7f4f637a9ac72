import { mkdirSync, rmSync, statSync } from 'node:fs'
import { dirname } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { z } from 'zod'
import type { AvailabilityStore } from './availability-store.ts'
import type { StoredPart } from './stored-part.ts'

/** Version of the format. A file of another version is deleted: it contains only what can be read again. */
const VERSION = 1

const SCHEMA = `
CREATE TABLE IF NOT EXISTS part (
  tgid INTEGER NOT NULL, part TEXT NOT NULL, read_at INTEGER NOT NULL, said TEXT NOT NULL,
  PRIMARY KEY (tgid, part)
) WITHOUT ROWID;
PRAGMA user_version = ${VERSION};`

const PUT = `
INSERT INTO part VALUES (?, ?, ?, ?)
ON CONFLICT (tgid, part) DO UPDATE SET read_at = excluded.read_at, said = excluded.said
WHERE excluded.read_at > part.read_at`

const rowSchema = z.object({ tgid: z.number(), part: z.string(), readAt: z.number(), said: z.string() })

/** The parts in a file of this process alone: a second's changes take less than a millisecond to write. */
export class SqliteAvailabilityStore implements AvailabilityStore {
  readonly #path: string
  #database: DatabaseSync | undefined
  #isRead = false

  constructor(path: string) {
    this.#path = path
  }

  async readNew(): Promise<readonly StoredPart[]> {
    if (this.#isRead) return []
    const rows = this.#open().prepare('SELECT tgid, part, read_at AS "readAt", said FROM part').all()
    this.#isRead = true
    return rows.flatMap((row) => rowSchema.safeParse(row).data ?? [])
  }

  async write(parts: readonly StoredPart[]): Promise<void> {
    const database = this.#open()
    const put = database.prepare(PUT)
    database.exec('BEGIN IMMEDIATE')
    try {
      for (const { tgid, part, readAt, said } of parts) put.run(tgid, part, readAt, said)
      database.exec('COMMIT')
    } catch (error) {
      database.exec('ROLLBACK')
      throw error
    }
  }

  async removeBefore(readAt: number): Promise<void> {
    this.#open().prepare("DELETE FROM part WHERE read_at < ? AND part <> 'venue'").run(readAt)
  }

  /** Always granted: no other process has the file. */
  async claim(): Promise<boolean> {
    return true
  }

  async size(): Promise<number> {
    this.#open().exec('PRAGMA wal_checkpoint(TRUNCATE)')
    return statSync(this.#path).size
  }

  async close(): Promise<void> {
    this.#database?.close()
    this.#database = undefined
  }

  #open(): DatabaseSync {
    this.#database ??= openOrReplace(this.#path)
    return this.#database
  }
}

function openOrReplace(path: string): DatabaseSync {
  mkdirSync(dirname(path), { recursive: true })
  try {
    return open(path)
  } catch {
    for (const end of ['', '-wal', '-shm']) rmSync(path + end, { force: true })
    return open(path)
  }
}

function open(path: string): DatabaseSync {
  const database = new DatabaseSync(path, { timeout: 1000 })
  try {
    const version = database.prepare('PRAGMA user_version').get()?.user_version
    if (version !== 0 && version !== VERSION) throw new Error(`version ${version}`)
    database.exec(`PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL; ${SCHEMA}`)
    return database
  } catch (error) {
    database.close()
    throw error
  }
}
