import { randomUUID } from 'node:crypto'
import { mkdirSync, rmSync, statSync } from 'node:fs'
import { dirname } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { z } from 'zod'
import type { AvailabilityRow } from './availability-row.ts'
import type { AvailabilityStore, RetentionCutoffs } from './availability-store.ts'

/** Version of the format. A file of another version is deleted: it contains what can be read again, and how days sold out. */
const VERSION = 2

const SCHEMA = `
CREATE TABLE IF NOT EXISTS part (
  tgid INTEGER NOT NULL, part TEXT NOT NULL, read_at INTEGER NOT NULL, said TEXT NOT NULL, written INTEGER NOT NULL,
  PRIMARY KEY (tgid, part)
) WITHOUT ROWID;
CREATE INDEX IF NOT EXISTS part_by_writing ON part (written);
CREATE TABLE IF NOT EXISTS claim (name TEXT PRIMARY KEY, holder TEXT NOT NULL, until INTEGER NOT NULL);
PRAGMA user_version = ${VERSION};`

const PUT = `
INSERT INTO part VALUES (?, ?, ?, ?, ?)
ON CONFLICT (tgid, part) DO UPDATE SET read_at = excluded.read_at, said = excluded.said, written = excluded.written
WHERE excluded.read_at > part.read_at`

/** Codes of SQLite for a file that another process has at the moment: SQLITE_BUSY and SQLITE_LOCKED. */
const IN_USE: ReadonlySet<number> = new Set([5, 6])

/** Each write has the next number, so that other processes find what is new. */
const LAST_WRITING = 'SELECT coalesce(max(written), 0) AS number FROM part'

/** Milliseconds for which a claim holds; the process that has it renews it well before. */
const CLAIM_HOLDS = 15_000

const CLAIM = `
INSERT INTO claim VALUES ('fill', $holder, $now + ${CLAIM_HOLDS})
ON CONFLICT (name) DO UPDATE SET holder = excluded.holder, until = excluded.until
WHERE claim.holder = excluded.holder OR claim.until < $now RETURNING holder`

const rowSchema = z.object({
  tgid: z.number(),
  part: z.string(),
  readAt: z.number(),
  said: z.string(),
  written: z.number(),
})

/** The parts in a file that the processes of one machine share: a second's changes take less than a millisecond to write. */
export class SqliteAvailabilityStore implements AvailabilityStore {
  readonly #path: string
  #database: DatabaseSync | undefined
  readonly #holder = randomUUID()
  #seen = 0

  constructor(path: string) {
    this.#path = path
  }

  async readNew(): Promise<readonly AvailabilityRow[]> {
    const rows = this.#open()
      .prepare('SELECT tgid, part, read_at AS "readAt", said, written FROM part WHERE written > ? ORDER BY written')
      .all(this.#seen)
    const parts = rows.flatMap((row) => rowSchema.safeParse(row).data ?? [])
    this.#seen = parts.at(-1)?.written ?? this.#seen
    return parts.map(({ written: _, ...part }) => part)
  }

  async write(parts: readonly AvailabilityRow[]): Promise<void> {
    const database = this.#open()
    const put = database.prepare(PUT)
    database.exec('BEGIN IMMEDIATE')
    try {
      // By time, so that it grows also after the last rows were removed.
      const written = Math.max(Number(database.prepare(LAST_WRITING).get()?.number) + 1, Date.now())
      for (const { tgid, part, readAt, said } of parts) put.run(tgid, part, readAt, said, written)
      database.exec('COMMIT')
    } catch (error) {
      database.exec('ROLLBACK')
      throw error
    }
  }

  async removeBefore({ before, historiesBefore }: RetentionCutoffs): Promise<void> {
    const remove = "DELETE FROM part WHERE read_at < iif(part = 'soldOut', ?, ?) AND part <> 'venue'"
    this.#open().prepare(remove).run(historiesBefore, before)
  }

  async claim(): Promise<boolean> {
    return this.#open().prepare(CLAIM).get({ holder: this.#holder, now: Date.now() }) !== undefined
  }

  async size(): Promise<number> {
    this.#open().exec('PRAGMA wal_checkpoint(TRUNCATE)')
    return statSync(this.#path).size
  }

  /** Releases the claim, so that another process need not wait for its end. */
  async close(): Promise<void> {
    this.#database?.prepare('DELETE FROM claim WHERE holder = ?').run(this.#holder)
    this.#database?.close()
    this.#database = undefined
  }

  #open(): DatabaseSync {
    this.#database ??= openOrReplace(this.#path)
    return this.#database
  }
}

/** Deletes a file that cannot be read or is of another version, but none that is only in use: other processes share it. */
function openOrReplace(path: string): DatabaseSync {
  mkdirSync(dirname(path), { recursive: true })
  try {
    return open(path)
  } catch (error) {
    if (error instanceof Error && 'errcode' in error && IN_USE.has(Number(error.errcode) & 0xff)) throw error
    for (const end of ['', '-wal', '-shm']) rmSync(path + end, { force: true })
    return open(path)
  }
}

function open(path: string): DatabaseSync {
  const database = new DatabaseSync(path, { timeout: 1000 })
  try {
    const version = database.prepare('PRAGMA user_version').get()?.user_version
    if (version !== 0 && version !== VERSION) throw new Error(`version ${version}`)
    database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL')
    if (version === 0) database.exec(SCHEMA)
    return database
  } catch (error) {
    database.close()
    throw error
  }
}
