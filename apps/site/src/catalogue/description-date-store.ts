import type { DatabaseSync, StatementSync } from 'node:sqlite'
import type { LanguageCode } from '@passepartout/content-model/locales'
import { openHistoryFile } from './prices/price-history.ts'

const SCHEMA = `
  CREATE TABLE IF NOT EXISTS words_since (
    tgid INTEGER NOT NULL, lang TEXT NOT NULL, words TEXT NOT NULL, since INTEGER NOT NULL,
    PRIMARY KEY (tgid, lang)
  ) WITHOUT ROWID`

/**
 * When the descriptions of tour groups last changed, stored in the price history's database. The provider gives no
 * dates of change, so the time of the first reading is used (docs/decisions/013).
 */
export class DescriptionDateStore {
  readonly #database: DatabaseSync
  readonly #find: StatementSync
  readonly #write: StatementSync

  /** @param path of the file, or `:memory:` */
  constructor(path: string) {
    this.#database = openHistoryFile(path)
    this.#database.exec(`PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL; ${SCHEMA}`)
    this.#find = this.#database.prepare('SELECT words, since FROM words_since WHERE tgid = ? AND lang = ?')
    this.#write = this.#database.prepare('INSERT OR REPLACE INTO words_since VALUES (?, ?, ?, ?)')
  }

  /**
   * Records the present description.
   *
   * @param words a hash of the texts
   * @param now milliseconds since the epoch
   * @returns since when the texts have been unchanged, in milliseconds since the epoch
   */
  read(tgid: number, lang: LanguageCode, words: string, now: number): number {
    const known = this.#find.get(tgid, lang)
    if (known?.words === words) return Number(known.since)
    this.#write.run(tgid, lang, words, now)
    return now
  }

  close(): void {
    this.#database.close()
  }
}
