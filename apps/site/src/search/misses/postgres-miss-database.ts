import { Pool } from 'pg'
import { buildMissTablesSql, type MissDatabase, type MissRow } from './miss-database.ts'

/** The number is the version: during a deployment two releases may share a database. */
const SCHEMA = 'site_search_misses_1'
/** Advisory lock: processes that start together create the schema one after another. */
const LOCK = 73_003
/** Milliseconds after which a question fails. */
const TIMEOUT = 5000

/** The counts in a PostgreSQL that several machines share. */
export class PostgresMissDatabase implements MissDatabase {
  readonly schema = `${SCHEMA}.`
  readonly #pool: Pool
  #created: Promise<unknown> | undefined

  constructor(url: string) {
    this.#pool = new Pool({
      connectionString: url,
      max: 1,
      connectionTimeoutMillis: TIMEOUT,
      query_timeout: TIMEOUT,
      application_name: 'site search misses',
    })
    // An idle connection broke; the next question opens another.
    this.#pool.on('error', () => undefined)
  }

  async ask(statement: string, values: readonly (string | number)[]): Promise<readonly MissRow[]> {
    this.#created ??= this.#pool.query(
      `SELECT pg_advisory_xact_lock(${LOCK}); CREATE SCHEMA IF NOT EXISTS ${SCHEMA}; ${buildMissTablesSql(this.schema)}`,
    )
    try {
      await this.#created
    } catch (error) {
      this.#created = undefined
      throw error
    }
    return (await this.#pool.query<Record<string, unknown>>(statement, [...values])).rows
  }

  close(): Promise<void> {
    return this.#pool.end()
  }
}
