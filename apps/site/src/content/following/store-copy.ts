import { mkdirSync, renameSync, statSync } from 'node:fs'
import { open } from 'node:fs/promises'
import { dirname } from 'node:path'
import { DatabaseSync, type StatementSync } from 'node:sqlite'
import { setImmediate } from 'node:timers/promises'
import { PAGE_KINDS } from '@passepartout/content-model/page-kind'
import {
  PUBLISHED_STORE_INDEXES,
  PUBLISHED_STORE_SCHEMA,
  PUBLISHED_STORE_TABLES,
  PUBLISHED_STORE_VERSION,
} from '@passepartout/content-model/published-store'
import { fileAt, removeStore } from '@passepartout/content-model/published-store-files'
import { INSERT_ROW } from '@passepartout/content-model/published-store-rows'
import { z } from 'zod'
import { LONGEST_DOCUMENT } from '../longest-document.ts'

/** Up to where a copy has taken over the log; the mark tells this log from another with the same numbers. */
const placeSchema = z.object({ sequence: z.number(), mark: z.string() })
export type LogPlace = z.infer<typeof placeSchema>

/** A document as it is now, or that there is none any more. */
export interface ChangedDocument {
  readonly kind: string
  readonly uid: string
  readonly lang: string
  readonly document: string | null
}

export type ChangedDocuments = AsyncIterable<readonly ChangedDocument[]>

const FOLLOWED = `
CREATE TABLE IF NOT EXISTS followed (
  one INTEGER PRIMARY KEY CHECK (one = 1),
  sequence INTEGER NOT NULL,
  mark TEXT NOT NULL
)`
/** Nobody reads a copy before it is whole, so one that is cut off is begun anew: nothing of it needs to be undone or on the disk. */
const WHILE_FILLED = 'PRAGMA journal_mode = MEMORY; PRAGMA synchronous = OFF; PRAGMA cache_size = -65536'
const WAITS = { timeout: 2000 }
/** Of SQLite: a document lacks what a row must have; a value has another type than its column; a text that is no JSON. */
const CONSTRAINT = 19
const MISMATCH = 20
const NO_JSON = /malformed JSON/
const KINDS_OF_PAGES: ReadonlySet<string> = new Set(PAGE_KINDS)

/** A process's own copy of the published store: a file such as a content system writes on one machine, and how far it is. */
export class StoreCopy {
  readonly #path: string
  readonly #database: DatabaseSync
  readonly #file: string | undefined
  readonly #statements = new Map<string, StatementSync>()

  private constructor(path: string, database: DatabaseSync) {
    this.#path = path
    this.#database = database
    this.#file = fileAt(path)
  }

  /** @returns `undefined` where there is none that can be gone on with: missing, damaged, or of another version */
  static open(path: string): StoreCopy | undefined {
    let database: DatabaseSync | undefined
    try {
      statSync(path)
      database = new DatabaseSync(path, WAITS)
      const isSound = Object.values(database.prepare('PRAGMA quick_check(1)').get() ?? {})[0] === 'ok'
      const version = database.prepare('PRAGMA user_version').get()?.user_version
      const copy = new StoreCopy(path, database)
      if (isSound && version === PUBLISHED_STORE_VERSION && copy.place !== undefined) return copy
    } catch {
      // Whatever is wrong with it, another one is made.
    }
    database?.close()
    return undefined
  }

  /** Fills a new copy, which takes the place of the one before when it is whole. */
  static async make(path: string, documents: ChangedDocuments, place: LogPlace) {
    mkdirSync(dirname(path), { recursive: true })
    const fresh = `${path}.new`
    removeStore(fresh)
    const database = new DatabaseSync(fresh)
    let refused: readonly string[]
    try {
      database.exec(WHILE_FILLED)
      database.exec(PUBLISHED_STORE_TABLES + FOLLOWED)
      refused = await new StoreCopy(fresh, database).take(documents, place)
      // Of a million rows each takes most of a second, and in between visitors are answered.
      for (const index of PUBLISHED_STORE_INDEXES) {
        database.exec(index)
        await setImmediate()
      }
      database.exec(PUBLISHED_STORE_SCHEMA)
    } finally {
      database.close()
    }
    await writeOut(fresh)
    removeStore(path)
    renameSync(fresh, path)
    const copy = new StoreCopy(path, new DatabaseSync(path, WAITS))
    return { copy, refused }
  }

  get place(): LogPlace | undefined {
    return placeSchema.optional().parse(this.#database.prepare('SELECT sequence, mark FROM followed').get())
  }

  /** Whether the file is the one that whoever opens the store finds. */
  get isInPlace(): boolean {
    return fileAt(this.#path) === this.#file
  }

  /**
   * Takes over what changed, all at once for whoever reads.
   *
   * @returns documents that make no row, by kind, uid and language
   */
  async take(documents: ChangedDocuments, place: LogPlace): Promise<string[]> {
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
    if (document !== null && document.length > LONGEST_DOCUMENT) return false
    try {
      if (document !== null) this.#run(INSERT_ROW[table], document)
      return true
    } catch (error) {
      if (isOfDocument(error)) return false
      throw error
    }
  }

  #run(sql: string, ...values: string[]): void {
    let statement = this.#statements.get(sql)
    if (!statement) {
      statement = this.#database.prepare(sql)
      this.#statements.set(sql, statement)
    }
    statement.run(...values)
  }
}

/** Whether the document is to blame, and not the file. */
function isOfDocument(error: unknown): boolean {
  if (!(error instanceof Error && 'errcode' in error)) return false
  const code = Number(error.errcode) & 0xff
  return code === CONSTRAINT || code === MISMATCH || NO_JSON.test(error.message)
}

/** What a newer content system publishes besides is not for this site. */
function tableOf(kind: string): keyof typeof INSERT_ROW | undefined {
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

/** Onto the disk: what takes the place of another has to be there after a power cut too. */
async function writeOut(path: string): Promise<void> {
  const file = await open(path, 'r+')
  try {
    await file.sync()
  } finally {
    await file.close()
  }
}
