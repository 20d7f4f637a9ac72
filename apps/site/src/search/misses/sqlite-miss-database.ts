import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { buildMissTablesSql, type MissDatabase, type MissRow } from './miss-database.ts'

/** Milliseconds to wait for another process that writes. */
const TIMEOUT = 1000

/** The counts in a file, which processes of one machine may share. */
export class SqliteMissDatabase implements MissDatabase {
  readonly schema = ''
  readonly #path: string
  #database: DatabaseSync | undefined

  constructor(path: string) {
    this.#path = path
  }

  async ask(statement: string, values: readonly (string | number)[]): Promise<readonly MissRow[]> {
    return this.#open()
      .prepare(statement.replaceAll('$', '?'))
      .all(...values)
  }

  async close(): Promise<void> {
    this.#database?.close()
    this.#database = undefined
  }

  #open(): DatabaseSync {
    if (this.#database) return this.#database
    mkdirSync(dirname(this.#path), { recursive: true })
    const database = new DatabaseSync(this.#path, { timeout: TIMEOUT })
    try {
      database.exec(`PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL; ${buildMissTablesSql('')}`)
    } catch (error) {
      database.close()
      throw error
    }
    this.#database = database
    return database
  }
}
