import type { DatabaseSync, StatementSync } from 'node:sqlite'
import type { LanguageCode } from '@passepartout/content-model/locales'
import { completionOf } from './completion-notes.ts'
import { notesOf, openForReading } from './index-file.ts'
import { CANDIDATE_COLUMNS, readCandidates } from './index-row.ts'
import { scopesOfSite } from './index-scope.ts'
import {
  type Candidate,
  type Completion,
  MOST_CANDIDATES,
  type Scope,
  type SearchIndex,
  type TermVariant,
} from './search-index.ts'
import { SearchUnavailableError } from './search-unavailable-error.ts'

/** Upper limit on similar words from the trigram index, before distances are computed. */
const MOST_SIMILAR = 40

/** The index in a file that another thread writes; a question takes a few milliseconds of this one. */
export class SqliteSearchIndex implements SearchIndex {
  readonly #path: string
  #database: DatabaseSync | undefined
  readonly #statements = new Map<string, StatementSync>()

  constructor(path: string) {
    this.#path = path
  }

  async titled(words: readonly string[], scope: Scope): Promise<readonly Candidate[]> {
    // One row of each part at the most is shown as what is called so.
    const rows = this.#all(
      `SELECT ${CANDIDATE_COLUMNS}, entry.scope FROM entry WHERE lang = ? AND title_words = ? ORDER BY id LIMIT ${MOST_CANDIDATES}`,
      [scope.lang, words.join(' ')],
    )
    const scopes = new Set(scopesOfSite(scope))
    const own = rows.filter((row) =>
      String(row.scope)
        .split(' ')
        .some((name) => scopes.has(name)),
    )
    return readCandidates(own)
  }

  async matching(
    words: readonly (readonly TermVariant[])[],
    where: 'named' | 'anywhere',
    scope: Scope,
  ): Promise<readonly Candidate[]> {
    const own = scopesOfSite(scope).map(quote).join(' OR ')
    const all = words.map((alternatives) => `(${alternatives.map(writeVariant).join(' OR ')})`).join(' AND ')
    const columns = where === 'named' ? '{title names}' : '{title names body}'
    const rows = this.#all(
      `SELECT ${CANDIDATE_COLUMNS} FROM (
         SELECT rowid FROM words_${scope.lang} WHERE words_${scope.lang} MATCH ? ORDER BY rowid LIMIT ${MOST_CANDIDATES}
       ) AS found JOIN entry ON entry.id = found.rowid`,
      [`scope : (${own}) AND ${columns} : (${all})`],
    )
    return readCandidates(rows)
  }

  async frequencyOf(word: string, lang: LanguageCode) {
    const [row] = this.#all(`SELECT doc FROM vocabulary_${lang} WHERE term = ?`, [word])
    const [longer] = this.#all(`SELECT 1 AS found FROM vocabulary_${lang} WHERE term > ? AND term < ? LIMIT 1`, [
      word,
      `${word}\u{10ffff}`,
    ])
    return { exact: Number(row?.doc ?? 0), isBeginning: longer !== undefined }
  }

  async similar(word: string, lang: LanguageCode): Promise<readonly string[]> {
    const letters = [...`^${word}$`]
    const groups = letters.slice(2).map((last, index) => `${letters[index]}${letters[index + 1]}${last}`)
    const rows = this.#all(
      `SELECT word FROM letters_${lang} WHERE letters_${lang} MATCH ? ORDER BY rank LIMIT ${MOST_SIMILAR}`,
      [[...new Set(groups)].map(quote).join(' OR ')],
    )
    return rows.map((row) => String(row.word).slice(1, -1))
  }

  /** @returns `undefined` when it was never complete or cannot be read */
  completion(): Completion | undefined {
    try {
      return completionOf(notesOf(this.#open()))
    } catch {
      this.close()
      return undefined
    }
  }

  close(): void {
    this.#statements.clear()
    this.#database?.close()
    this.#database = undefined
  }

  #all(sql: string, values: readonly string[]) {
    try {
      const database = this.#open()
      let statement = this.#statements.get(sql)
      if (!statement) {
        statement = database.prepare(sql)
        this.#statements.set(sql, statement)
      }
      return statement.all(...values)
    } catch (error) {
      // What was opened may be another file tomorrow.
      this.close()
      if (error instanceof SearchUnavailableError) throw error
      throw new SearchUnavailableError('the index cannot be read', { cause: error })
    }
  }

  #open(): DatabaseSync {
    if (this.#database) return this.#database
    const database = openForReading(this.#path)
    if (!notesOf(database).has('usable')) {
      database.close()
      throw new SearchUnavailableError('the index is being built')
    }
    this.#database = database
    return database
  }
}

/** Words contain only letters and digits, so there is nothing to escape; the quotes keep them from being operators. */
function quote(word: string): string {
  return `"${word}"`
}

function writeVariant({ word, isPrefix }: TermVariant): string {
  return isPrefix ? `${quote(word)} *` : quote(word)
}
