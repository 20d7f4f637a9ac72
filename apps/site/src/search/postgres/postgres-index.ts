import type { LanguageCode } from '@passepartout/content-model/locales'
import { Pool } from 'pg'
import type { FoundEntity } from '../../query-understanding/named-entity.ts'
import { parseCompleteness } from '../completeness-notes.ts'
import { CANDIDATE_COLUMNS_SQL, parseCandidateRows } from '../index-row.ts'
import { scopeTokenSets } from '../index-scope.ts'
import { MAX_NAMES, NAME_COLUMNS_SQL, parseNameRows } from '../name-row.ts'
import {
  type Candidate,
  type LastCompleteIndexing,
  MOST_CANDIDATES,
  type SearchIndex,
  type SearchScope,
  type TermVariant,
} from '../search-index.ts'
import { SearchUnavailableError } from '../search-unavailable-error.ts'
import { SCHEMA_NAME } from './postgres-schema.ts'
import { languageToken } from './scopes-with-language.ts'

/** Upper limit on similar words from the trigram index, before distances are computed. */
const MAX_SIMILAR = 40
/** Milliseconds after which a search fails. */
const TIMEOUT = 1000
const CONNECTIONS = 8
/** SQLSTATE: no such schema, no such table. */
const NOT_CREATED = new Set(['3F000', '42P01'])

/** The index in a PostgreSQL shared by several processes. */
export class PostgresSearchIndex implements SearchIndex {
  readonly #pool: Pool
  #isUsable = false

  /** @param patience timeout of a query, in milliseconds */
  constructor(url: string, patience = TIMEOUT) {
    this.#pool = new Pool({
      connectionString: url,
      max: CONNECTIONS,
      connectionTimeoutMillis: patience,
      query_timeout: patience,
      application_name: 'site search',
    })
    // An idle connection broke; the next query opens another.
    this.#pool.on('error', () => undefined)
  }

  async titled(words: readonly string[], scope: SearchScope): Promise<readonly Candidate[]> {
    const rows = await this.#all(
      `SELECT ${CANDIDATE_COLUMNS_SQL} FROM ${SCHEMA_NAME}.entry
       WHERE lang = $1 AND md5(title_words) = md5($2) AND title_words = $2 AND anywhere @@ $3::tsquery
       ORDER BY weight DESC, key LIMIT ${MOST_CANDIDATES}`,
      [scope.lang, words.join(' '), writeScope(scope)],
    )
    return parseCandidateRows(rows)
  }

  async matching(
    words: readonly (readonly TermVariant[])[],
    where: 'named' | 'anywhere',
    scope: SearchScope,
  ): Promise<readonly Candidate[]> {
    const all = words.map((alternatives) => `(${alternatives.map(writeVariant).join(' | ')})`)
    const rows = await this.#all(
      `SELECT ${CANDIDATE_COLUMNS_SQL} FROM ${SCHEMA_NAME}.entry
       WHERE lang = $1 AND ${where} @@ $2::tsquery ORDER BY weight DESC, key LIMIT ${MOST_CANDIDATES}`,
      [scope.lang, [writeScope(scope), ...all].join(' & ')],
    )
    return parseCandidateRows(rows)
  }

  async frequencyOf(word: string, lang: LanguageCode) {
    const [row] = await this.#all(
      `SELECT (SELECT doc FROM ${SCHEMA_NAME}.term WHERE lang = $1 AND word = $2) AS doc,
         EXISTS (SELECT FROM ${SCHEMA_NAME}.term WHERE lang = $1 AND word > $2 AND word < $2 || chr(1114111)) AS longer`,
      [lang, word],
    )
    return { exact: Number(row?.doc ?? 0), isBeginning: row?.longer === true }
  }

  async named(keys: readonly string[], lang: LanguageCode): Promise<readonly FoundEntity[]> {
    const rows = await this.#all(
      `SELECT ${NAME_COLUMNS_SQL} FROM ${SCHEMA_NAME}.name WHERE key IN (SELECT jsonb_array_elements_text($1::jsonb))
       ORDER BY lang <> $2, lang, kind, id LIMIT ${MAX_NAMES}`,
      [JSON.stringify(keys), lang],
    )
    return parseNameRows(rows)
  }

  async similar(word: string, lang: LanguageCode): Promise<readonly string[]> {
    const rows = await this.#all(
      `SELECT word FROM ${SCHEMA_NAME}.term WHERE lang = $1 AND is_named AND word % $2
       ORDER BY similarity(word, $2) DESC, word LIMIT ${MAX_SIMILAR}`,
      [lang, word],
    )
    return rows.map((row) => String(row.word))
  }

  /** @returns `undefined` when it was never complete or cannot be read */
  async completion(): Promise<LastCompleteIndexing | undefined> {
    try {
      return parseCompleteness(await this.#notes())
    } catch {
      return undefined
    }
  }

  async close(): Promise<void> {
    await this.#pool.end()
  }

  async #notes(): Promise<ReadonlyMap<string, number>> {
    const rows = await this.#ask(`SELECT name, value FROM ${SCHEMA_NAME}.note`, [])
    return new Map(rows.map(({ name, value }) => [String(name), Number(value)]))
  }

  async #all(sql: string, values: readonly string[]) {
    this.#isUsable ||= (await this.#notes()).has('usable')
    if (!this.#isUsable) throw new SearchUnavailableError('the index is being built')
    return this.#ask(sql, values)
  }

  async #ask(sql: string, values: readonly string[]): Promise<readonly Readonly<Record<string, unknown>>[]> {
    try {
      return (await this.#pool.query<Record<string, unknown>>(sql, [...values])).rows
    } catch (error) {
      if (isNotCreated(error)) throw new SearchUnavailableError('the index is being built')
      throw new SearchUnavailableError('the index cannot be read', { cause: error })
    }
  }
}

function isNotCreated(error: unknown): boolean {
  return error instanceof Error && 'code' in error && NOT_CREATED.has(String(error.code))
}

function writeScope(scope: SearchScope): string {
  const sets = scopeTokenSets(scope).map((set) => `(${set.map(quote).join(' | ')})`)
  return [quote(languageToken(scope.lang)), ...sets].join(' & ')
}

/** Words contain only letters and digits, so there is nothing to escape; the quotes keep them from being operators. */
function quote(word: string): string {
  return `'${word}'`
}

function writeVariant({ word, isPrefix }: TermVariant): string {
  return isPrefix ? `${quote(word)}:*` : quote(word)
}
