import { mkdirSync, renameSync, statSync } from 'node:fs'
import { open } from 'node:fs/promises'
import { dirname } from 'node:path'
import { DatabaseSync, type StatementSync } from 'node:sqlite'
import { setImmediate } from 'node:timers/promises'
import { PAGE_OR_LEGAL_KINDS } from '@passepartout/content-model/page-kind'
import { fileIdentity, removeStoreFiles } from '@passepartout/content-model/published-store-files'
import { INSERT_ROW_SQL } from '@passepartout/content-model/published-store-rows'
import {
  CREATE_PUBLISHED_STORE_INDEXES_SQL,
  CREATE_PUBLISHED_STORE_TABLES_SQL,
  PUBLISHED_STORE_SCHEMA_SQL,
  PUBLISHED_STORE_VERSION,
} from '@passepartout/content-model/published-store-schema'
import { z } from 'zod'
import { MAX_DOCUMENT_LENGTH } from '../store/max-document-length.ts'

/** The log position of a copy; the mark distinguishes logs with the same numbers. */
const placeSchema = z.object({ sequence: z.number(), mark: z.string() })
export type LogPosition = z.infer<typeof placeSchema>

/** The current state of a document; absent if it was removed. */
export interface ChangedDocument {
  readonly kind: string
  readonly uid: string
  readonly lang: string
  readonly document: string | null
}

export type ChangedDocumentBatches = AsyncIterable<readonly ChangedDocument[]>

const FOLLOWED = `
CREATE TABLE IF NOT EXISTS followed (
  one INTEGER PRIMARY KEY CHECK (one = 1),
  sequence INTEGER NOT NULL,
  mark TEXT NOT NULL
)`
/**
 * A copy is not read before it is complete, and an interrupted one is created again, so neither rollback nor durability is
 * needed.
 */
const WHILE_FILLED = 'PRAGMA journal_mode = MEMORY; PRAGMA synchronous = OFF; PRAGMA cache_size = -65536'
const WAITS = { timeout: 2000 }
/** SQLite codes for invalid documents: a missing column, a wrong type, text that is no JSON. */
const CONSTRAINT = 19
const MISMATCH = 20
const NO_JSON = /malformed JSON/
const KINDS_OF_PAGES: ReadonlySet<string> = new Set(PAGE_OR_LEGAL_KINDS)

/** A process's copy of the published store: a file as on a single machine, with its log position. */
export class ReplicaFile {
  readonly #path: string
  readonly #database: DatabaseSync
  readonly #file: string | undefined
  readonly #statements = new Map<string, StatementSync>()

  private constructor(path: string, database: DatabaseSync) {
    this.#path = path
    this.#database = database
    this.#file = fileIdentity(path)
  }

  /** @returns `undefined` if there is none that can be continued: missing, damaged, or of another version */
  static open(path: string): ReplicaFile | undefined {
    let database: DatabaseSync | undefined
    try {
      statSync(path)
      database = new DatabaseSync(path, WAITS)
      const isSound = Object.values(database.prepare('PRAGMA quick_check(1)').get() ?? {})[0] === 'ok'
      const version = database.prepare('PRAGMA user_version').get()?.user_version
      const copy = new ReplicaFile(path, database)
      if (isSound && version === PUBLISHED_STORE_VERSION && copy.place !== undefined) return copy
    } catch {
      // A new copy is created, whatever the fault.
    }
    database?.close()
    return undefined
  }

  /** Creates a copy, which replaces the previous one when it is complete. */
  static async make(path: string, documents: ChangedDocumentBatches, place: LogPosition) {
    mkdirSync(dirname(path), { recursive: true })
    const fresh = `${path}.new`
    removeStoreFiles(fresh)
    const database = new DatabaseSync(fresh)
    let refused: readonly string[]
    try {
      database.exec(WHILE_FILLED)
      database.exec(CREATE_PUBLISHED_STORE_TABLES_SQL + FOLLOWED)
      refused = await new ReplicaFile(fresh, database).take(documents, place)
      // With a million rows each takes most of a second; requests are answered in between.
      for (const index of CREATE_PUBLISHED_STORE_INDEXES_SQL) {
        database.exec(index)
        await setImmediate()
      }
      database.exec(PUBLISHED_STORE_SCHEMA_SQL)
    } finally {
      database.close()
    }
    await writeOut(fresh)
    removeStoreFiles(path)
    renameSync(fresh, path)
    const copy = new ReplicaFile(path, new DatabaseSync(path, WAITS))
    return { copy, refused }
  }

  get place(): LogPosition | undefined {
    return placeSchema.optional().parse(this.#database.prepare('SELECT sequence, mark FROM followed').get())
  }

  /** Whether the file is still at its path. */
  get isInPlace(): boolean {
    return fileIdentity(this.#path) === this.#file
  }

  /**
   * Applies changes in one transaction.
   *
   * @returns documents that could not be stored, by kind, uid and language
   */
  async take(documents: ChangedDocumentBatches, place: LogPosition): Promise<string[]> {
    const refused: string[] = []
    this.#database.exec('BEGIN IMMEDIATE')
    try {
      for await (const some of documents) {
        for (const changed of some) if (!this.#put(changed)) refused.push(nameOf(changed))
      }
      this.#database
        .prepare('INSERT OR REPLACE INTO followed (one, sequence, mark) VALUES (1, ?, ?)')
        .run(place.sequence, place.mark)
      this.#database.exec('COMMIT')
      return refused
    } catch (error) {
      this.#database.exec('ROLLBACK')
      throw error
    }
  }

  close(): void {
    this.#database.close()
  }

  #put({ kind, uid, lang, document }: ChangedDocument): boolean {
    const table = tableOf(kind)
    if (!table) return true
    if (table === 'page') this.#run('DELETE FROM page WHERE uid = ? AND lang = ? AND kind = ?', uid, lang, kind)
    else if (table === 'site') this.#run('DELETE FROM site WHERE uid = ? AND lang = ?', uid, lang)
    else this.#run('DELETE FROM redirect WHERE host = ? AND path = ?', ...hostAndPath(uid))
    if (document !== null && document.length > MAX_DOCUMENT_LENGTH) return false
    try {
      if (document !== null) this.#run(INSERT_ROW_SQL[table], document)
      return true
    } catch (error) {
      if (isOfDocument(error)) return false
      throw error
    }
  }

  #run(sql: string, ...values: string[]): void {
    this.#statements.getOrInsertComputed(sql, () => this.#database.prepare(sql)).run(...values)
  }
}

/** Whether the fault is in the document, not in the file. */
function isOfDocument(error: unknown): boolean {
  if (!(error instanceof Error && 'errcode' in error)) return false
  const code = Number(error.errcode) & 0xff
  return code === CONSTRAINT || code === MISMATCH || NO_JSON.test(error.message)
}

/** Unknown kinds of a newer content system are ignored. */
function tableOf(kind: string): keyof typeof INSERT_ROW_SQL | undefined {
  if (kind === 'site' || kind === 'redirect') return kind
  return KINDS_OF_PAGES.has(kind) ? 'page' : undefined
}

function hostAndPath(uid: string): [host: string, path: string] {
  const slash = uid.indexOf('/')
  return [uid.slice(0, slash), uid.slice(slash)]
}

function nameOf({ kind, uid, lang }: ChangedDocument): string {
  return `${kind} ${uid} ${lang}`.trim()
}

/** Flushes to disk, so that the replacement survives a power failure. */
async function writeOut(path: string): Promise<void> {
  const file = await open(path, 'r+')
  try {
    await file.sync()
  } finally {
    await file.close()
  }
}
