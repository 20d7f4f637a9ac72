import { statSync } from 'node:fs'
import type { DatabaseSync, StatementSync } from 'node:sqlite'
import type { LanguageCode } from '@passepartout/content-model/locales'
import { Memo } from '../memo/memo.ts'
import type { FoundEntity } from '../query-understanding/named-entity.ts'
import { parseCompleteness } from './completeness-notes.ts'
import { CANDIDATE_COLUMNS_SQL, parseCandidateRows } from './index-row.ts'
import { scopeTokenSets, scopeTokensOfSite } from './index-scope.ts'
import { MAX_NAMES, NAME_COLUMNS_SQL, parseNameRows } from './name-row.ts'
import {
  type Candidate,
  type LastCompleteIndexing,
  MOST_CANDIDATES,
  type SearchIndex,
  type SearchScope,
  type TermVariant,
  type WordFrequency,
} from './search-index.ts'
import { SearchUnavailableError } from './search-unavailable-error.ts'
import { openForReading, readIndexNotes } from './sqlite-index-file.ts'

/** Upper limit on similar words from the trigram index, before distances are computed. */
const MAX_SIMILAR = 40

/**
 * Entries from which those of a word are counted once for as long as the file is open: to count them reads them all, and one more or
 * less changes nothing.
 */
const COMMON_FROM = 1000
const MAX_COMMON = 2000

/** Milliseconds between looks whether the file was replaced: another process of the machine may write it. */
const LOOKED_AT_EVERY = 1000

/** The index in a file that another thread or process writes; a question takes a few milliseconds of this one. */
export class SqliteSearchIndex implements SearchIndex {
  readonly #path: string
  #database: DatabaseSync | undefined
  /** Which file is open, and when that was last looked at. */
  #file: number | undefined
  #lookedAt = 0
  readonly #statements = new Map<string, StatementSync>()
  #common = new Memo<WordFrequency>(MAX_COMMON)

  constructor(path: string) {
    this.#path = path
  }

  async titled(words: readonly string[], scope: SearchScope): Promise<readonly Candidate[]> {
    // One row of each part at the most is shown as what is called so.
    const rows = this.#all(
      `SELECT ${CANDIDATE_COLUMNS_SQL}, entry.scope FROM entry WHERE lang = ? AND title_words = ? ORDER BY id LIMIT ${MOST_CANDIDATES}`,
      [scope.lang, words.join(' ')],
    )
    const scopes = new Set(scopeTokensOfSite(scope))
    const own = rows.filter((row) =>
      String(row.scope)
        .split(' ')
        .some((name) => scopes.has(name)),
    )
    return parseCandidateRows(own)
  }

  async matching(
    words: readonly (readonly TermVariant[])[],
    where: 'named' | 'anywhere',
    scope: SearchScope,
  ): Promise<readonly Candidate[]> {
    const own = scopeTokenSets(scope)
      .map((set) => `scope : (${set.map(quote).join(' OR ')})`)
      .join(' AND ')
    const all = words.map((alternatives) => `(${alternatives.map(writeVariant).join(' OR ')})`).join(' AND ')
    const columns = where === 'named' ? '{title names}' : '{title names body}'
    const rows = this.#all(
      `SELECT ${CANDIDATE_COLUMNS_SQL} FROM (
         SELECT rowid FROM words_${scope.lang} WHERE words_${scope.lang} MATCH ? ORDER BY rowid LIMIT ${MOST_CANDIDATES}
       ) AS found JOIN entry ON entry.id = found.rowid`,
      [words.length === 0 ? own : `${own} AND ${columns} : (${all})`],
    )
    return parseCandidateRows(rows)
  }

  async frequencyOf(word: string, lang: LanguageCode): Promise<WordFrequency> {
    if (this.#isReplaced()) this.close()
    const known = this.#common.get(`${lang} ${word}`)
    if (known) return known
    const [row] = this.#all(`SELECT doc FROM vocabulary_${lang} WHERE term = ?`, [word])
    const [longer] = this.#all(`SELECT 1 AS found FROM vocabulary_${lang} WHERE term > ? AND term < ? LIMIT 1`, [
      word,
      `${word}\u{10ffff}`,
    ])
    const frequency = { exact: Number(row?.doc ?? 0), isBeginning: longer !== undefined }
    if (frequency.exact >= COMMON_FROM) this.#common.set(`${lang} ${word}`, frequency)
    return frequency
  }

  async named(keys: readonly string[], lang: LanguageCode): Promise<readonly FoundEntity[]> {
    const rows = this.#all(
      `SELECT ${NAME_COLUMNS_SQL} FROM name WHERE key IN (SELECT value FROM json_each(?))
       ORDER BY lang <> ?, lang, kind, id LIMIT ${MAX_NAMES}`,
      [JSON.stringify(keys), lang],
    )
    return parseNameRows(rows)
  }

  async similar(word: string, lang: LanguageCode): Promise<readonly string[]> {
    const letters = [...`^${word}$`]
    const groups = letters.slice(2).map((last, index) => `${letters[index]}${letters[index + 1]}${last}`)
    const rows = this.#all(
      `SELECT word FROM letters_${lang} WHERE letters_${lang} MATCH ? ORDER BY rank LIMIT ${MAX_SIMILAR}`,
      [[...new Set(groups)].map(quote).join(' OR ')],
    )
    return rows.map((row) => String(row.word).slice(1, -1))
  }

  /** @returns `undefined` when it was never complete or cannot be read */
  completion(): LastCompleteIndexing | undefined {
    try {
      return parseCompleteness(readIndexNotes(this.#open()))
    } catch {
      this.close()
      return undefined
    }
  }

  close(): void {
    this.#statements.clear()
    this.#common = new Memo(MAX_COMMON)
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

  #isReplaced(): boolean {
    const now = Date.now()
    if (!this.#database || Math.abs(now - this.#lookedAt) < LOOKED_AT_EVERY) return false
    this.#lookedAt = now
    return fileAt(this.#path) !== this.#file
  }

  #open(): DatabaseSync {
    if (this.#isReplaced()) this.close()
    if (this.#database) return this.#database
    this.#file = fileAt(this.#path)
    const database = openForReading(this.#path)
    if (!readIndexNotes(database).has('usable')) {
      database.close()
      throw new SearchUnavailableError('the index is being built')
    }
    this.#database = database
    return database
  }
}

function fileAt(path: string): number | undefined {
  return statSync(path, { throwIfNoEntry: false })?.ino
}

/** Words contain only letters and digits, so there is nothing to escape; the quotes keep them from being operators. */
function quote(word: string): string {
  return `"${word}"`
}

function writeVariant({ word, isPrefix }: TermVariant): string {
  return isPrefix ? `${quote(word)} *` : quote(word)
}
