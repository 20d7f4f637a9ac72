import { Pool } from 'pg'
import { COMPLETED_NOTE_NAME, completenessNoteNames, nameOfCityNote } from '../completeness-notes.ts'
import { rowOfEntry } from '../index-row.ts'
import type { Removal } from '../index-writer.ts'
import type { AsyncIndexWriter, FinishCommand, WriterCommand } from '../index-writer-thread.ts'
import { rowsOfNames } from '../name-row.ts'
import type { SearchEntry } from '../search-index.ts'
import {
  CLAIM_BUILD_SQL,
  CREATE_SCHEMA_SQL,
  EXTEND_CLAIM_SQL,
  REBUILD_TERM_COUNTS_SQL,
  RELEASE_CLAIM_SQL,
  SCHEMA_NAME,
  UPSERT_ENTRIES_SQL,
  UPSERT_NAMES_SQL,
  UPSERT_TERMS_SQL,
} from './postgres-schema.ts'
import { scopeTokensWithLanguage } from './scopes-with-language.ts'

/** Milliseconds for which a claim holds after the last write; longer than a slow catalogue call. */
const CLAIM_HOLDS = 120_000
/** Milliseconds for which it holds at the end of a build; longer than counting the words of a large index. */
const CLAIM_HOLDS_AT_END = 1_800_000

/**
 * Writes the index into a PostgreSQL shared by several processes. Each process may write changes: concurrent writes
 * have the same content in the same row order. A whole build needs a claim, so that only one process reads the whole
 * catalogue.
 */
export class PostgresWriter implements AsyncIndexWriter {
  readonly #pool: Pool
  #created: Promise<unknown> | undefined
  #last: Promise<void> = Promise.resolve()
  /** The claim of this process, if it has one. */
  #claim: string | undefined

  constructor(url: string) {
    this.#pool = new Pool({ connectionString: url, max: 1, application_name: 'site search writer' })
    // An idle connection broke; the next command opens another.
    this.#pool.on('error', () => undefined)
  }

  order(order: WriterCommand): Promise<void> {
    const done = this.#last.then(() => this.#carryOut(order))
    this.#last = done.catch(() => undefined)
    return done
  }

  async claim(): Promise<boolean> {
    await this.#create()
    this.#claim = await this.#noteOf(CLAIM_BUILD_SQL, [CLAIM_HOLDS])
    return this.#claim !== undefined
  }

  async release(again = 0): Promise<void> {
    const claim = this.#claim
    this.#claim = undefined
    if (claim === undefined) return
    await (again > 0 ? this.#noteOf(EXTEND_CLAIM_SQL, [again, claim]) : this.#pool.query(RELEASE_CLAIM_SQL, [claim]))
  }

  async close(): Promise<void> {
    await this.#pool.end()
  }

  async #carryOut(order: WriterCommand): Promise<void> {
    await this.#create()
    if (order.do === 'put') await this.#put(order.entries, order.build)
    else if (order.do === 'remove') await this.#remove(order.removals)
    else if (order.do === 'finish') await this.#finish(order)
    else if (order.do === 'noteCities') await this.#note(order.cities.map(nameOfCityNote), order.now)
    else
      await this.#pool.query(
        `TRUNCATE ${SCHEMA_NAME}.entry, ${SCHEMA_NAME}.name, ${SCHEMA_NAME}.term, ${SCHEMA_NAME}.note`,
      )
  }

  async #create(): Promise<void> {
    this.#created ??= this.#pool.query(CREATE_SCHEMA_SQL)
    try {
      await this.#created
    } catch (error) {
      this.#created = undefined
      throw error
    }
  }

  async #put(entries: readonly SearchEntry[], build: number): Promise<void> {
    const rows = entries.map((entry) => ({
      ...rowOfEntry(entry),
      scope: scopeTokensWithLanguage(entry),
      title: storable(entry.title),
    }))
    const each = JSON.stringify([...new Map(rows.map((row) => [`${row.key} ${row.lang}`, row])).values()])
    await this.#pool.query(UPSERT_ENTRIES_SQL, [each, build])
    await this.#pool.query(UPSERT_TERMS_SQL, [each])
    const names = rowsOfNames(entries).map((row) => ({ ...row, id: storable(row.id), name: storable(row.name) }))
    if (names.length > 0) await this.#pool.query(UPSERT_NAMES_SQL, [JSON.stringify(names), build])
    await this.#keepClaim(CLAIM_HOLDS)
  }

  async #keepClaim(holds: number): Promise<void> {
    if (this.#claim !== undefined) this.#claim = await this.#noteOf(EXTEND_CLAIM_SQL, [holds, this.#claim])
  }

  /** Large numbers arrive as text. */
  async #noteOf(question: string, values: readonly unknown[]): Promise<string | undefined> {
    const { rows } = await this.#pool.query<{ readonly value: string }>(question, [...values])
    return rows[0]?.value
  }

  async #remove(removals: readonly Removal[]): Promise<void> {
    for (const { key, lang } of removals) {
      await this.#pool.query(`DELETE FROM ${SCHEMA_NAME}.entry WHERE key = $1 AND lang = coalesce($2, lang)`, [
        key,
        lang,
      ])
    }
  }

  /** Records completion last, so that an interrupted build is repeated. */
  async #finish({ build, now, whole }: FinishCommand): Promise<void> {
    if (!whole) return this.#note(['usable'], now)
    await this.#keepClaim(CLAIM_HOLDS_AT_END)
    await this.#pool.query(`DELETE FROM ${SCHEMA_NAME}.entry WHERE build < ${build};
      DELETE FROM ${SCHEMA_NAME}.name WHERE build < ${build}; ${REBUILD_TERM_COUNTS_SQL}
      DELETE FROM ${SCHEMA_NAME}.note WHERE name NOT IN ('usable', 'building')`)
    await this.#note(['usable', COMPLETED_NOTE_NAME, ...completenessNoteNames(whole)], now)
  }

  async #note(names: readonly string[], now: number): Promise<void> {
    await this.#pool.query(
      `INSERT INTO ${SCHEMA_NAME}.note SELECT unnest($1::text[]), $2::bigint
       ON CONFLICT (name) DO UPDATE SET value = excluded.value`,
      [names, now],
    )
  }
}

/** PostgreSQL rejects lone surrogates and NUL. */
function storable(text: string): string {
  return text.toWellFormed().replaceAll('\0', '')
}
