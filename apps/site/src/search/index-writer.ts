import { hash } from 'node:crypto'
import type { DatabaseSync, SQLInputValue, StatementSync } from 'node:sqlite'
import { LANGUAGE_CODES, type LanguageCode } from '@passepartout/content-model/locales'
import { COMPLETED_NOTE_NAME, completenessNoteNames, nameOfCityNote } from './completeness-notes.ts'
import { rowOfEntry } from './index-row.ts'
import type { FinishCommand, WriterCommand } from './index-writer-thread.ts'
import { rowsOfNames } from './name-row.ts'
import type { SearchEntry } from './search-index.ts'
import { openForWriting, removeIndex } from './sqlite-index-file.ts'

/** An entry to remove, in one language or in all. */
export interface Removal {
  readonly key: string
  readonly lang?: LanguageCode
}

/** Row ids are ordered by weight, so the most important rows come first in every search. */
const STEPS_OF_WEIGHT = 1000
const ROWS_OF_A_STEP = 2 ** 31
/** Shortest word that is matched with typing errors. */
const MIN_TERM_LENGTH = 4
const MAX_TERM_LENGTH = 24
/** Number of changed rows after which a language's table is optimised. */
const MANY = 2000

const PUT_NAME = 'INSERT OR REPLACE INTO name (key, lang, kind, id, name, city, build) VALUES (?, ?, ?, ?, ?, ?, ?)'

/** The only writer of an index file. */
export class IndexWriter {
  readonly #path: string
  #database: DatabaseSync
  #number: number
  readonly #changed = new Map<LanguageCode, number>()
  readonly #statements = new Map<string, StatementSync>()

  constructor(path: string) {
    this.#path = path
    this.#database = openForWriting(path)
    this.#number = lastNumber(this.#database)
  }

  /** Adds or replaces entries; unchanged ones are only marked as current. */
  put(entries: readonly SearchEntry[], build: number): void {
    this.#together(() => {
      for (const entry of entries) this.#put(entry, build)
      for (const row of rowsOfNames(entries)) this.#prepare(PUT_NAME).run(...Object.values(row), build)
    })
  }

  remove(removals: readonly Removal[]): void {
    this.#together(() => {
      for (const { key, lang } of removals) {
        const rows = this.#database.prepare('SELECT id, lang FROM entry WHERE key = ?').all(key)
        for (const row of rows)
          if (lang === undefined || row.lang === lang) this.#delete(Number(row.id), asLanguage(row.lang))
      }
    })
  }

  /**
   * Makes the index usable. A complete build removes entries that it did not write; an incomplete one removes nothing.
   */
  finish({ build, now, whole }: Omit<FinishCommand, 'do'>): void {
    this.#together(() => {
      this.#note('usable', now)
      if (!whole) return
      const rows = this.#database.prepare('SELECT id, lang FROM entry WHERE build < ?').all(build)
      for (const row of rows) this.#delete(Number(row.id), asLanguage(row.lang))
      this.#prepare('DELETE FROM name WHERE build < ?').run(build)
      this.#prepare("DELETE FROM note WHERE name <> 'usable'").run()
      for (const name of [COMPLETED_NOTE_NAME, ...completenessNoteNames(whole)]) this.#note(name, now)
    })
    for (const [lang, changes] of this.#changed) {
      if (changes >= MANY) this.#database.exec(`INSERT INTO words_${lang} (words_${lang}) VALUES ('optimize')`)
    }
    this.#changed.clear()
    this.#database.exec('PRAGMA wal_checkpoint(TRUNCATE)')
  }

  /** Records cities that were read completely outside of a whole build. */
  noteCities(cities: readonly string[], now: number): void {
    this.#together(() => {
      for (const code of cities) this.#note(nameOfCityNote(code), now)
    })
  }

  #note(name: string, value: number): void {
    this.#prepare('INSERT OR REPLACE INTO note VALUES (?, ?)').run(name, value)
  }

  /** Deletes and recreates an unreadable index. */
  reset(): void {
    this.#statements.clear()
    this.#database.close()
    removeIndex(this.#path)
    this.#database = openForWriting(this.#path)
    this.#number = 0
  }

  close(): void {
    this.#database.close()
  }

  #put(entry: SearchEntry, build: number): void {
    const { key, lang, body, ...words } = rowOfEntry(entry)
    const kept = this.#prepare('SELECT * FROM entry WHERE key = ? AND lang = ?').get(key, lang)
    const row = { ...words, body_hash: hash('sha256', body) }
    const isSame = kept && Object.entries(row).every(([column, value]) => kept[column] === value)
    if (isSame) return void this.#prepare('UPDATE entry SET build = ? WHERE id = ?').run(build, Number(kept.id))
    if (kept) this.#delete(Number(kept.id), lang)
    this.#number += 1
    const id = Math.round((1 - row.weight) * STEPS_OF_WEIGHT) * ROWS_OF_A_STEP + this.#number
    const { kind, scope, target, title, title_words: titleWords, name_words: nameWords, body_hash: bodyHash } = row
    const values: SQLInputValue[] = [id, lang, key, kind, scope, target, title, titleWords, nameWords, bodyHash]
    this.#prepare('INSERT INTO entry VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)').run(...values, row.weight, build)
    this.#prepare(`INSERT INTO words_${lang} (rowid, title, names, body, scope) VALUES (?, ?, ?, ?, ?)`).run(
      id,
      titleWords,
      nameWords,
      body,
      scope,
    )
    this.#addTerms(lang, `${titleWords} ${nameWords}`)
    this.#count(lang)
  }

  #addTerms(lang: LanguageCode, words: string): void {
    const add = this.#prepare(`INSERT OR IGNORE INTO term_${lang} VALUES (?)`)
    for (const word of new Set(words.split(' '))) {
      if (word.length < MIN_TERM_LENGTH || word.length > MAX_TERM_LENGTH) continue
      // Statements count in big integers here.
      if (Number(add.run(word).changes) === 0) continue
      this.#prepare(`INSERT INTO letters_${lang} (word) VALUES (?)`).run(`^${word}$`)
    }
  }

  #delete(id: number, lang: LanguageCode): void {
    this.#prepare(`DELETE FROM words_${lang} WHERE rowid = ?`).run(id)
    this.#prepare('DELETE FROM entry WHERE id = ?').run(id)
    this.#count(lang)
  }

  #prepare(sql: string): StatementSync {
    let statement = this.#statements.get(sql)
    if (!statement) {
      statement = this.#database.prepare(sql)
      // After a deletion SQLite names a page of its own as the last row, by a number beyond those that JavaScript can
      // count,
      // and whatever runs next would fail to tell it.
      statement.setReadBigInts(true)
      this.#statements.set(sql, statement)
    }
    return statement
  }

  #count(lang: LanguageCode): void {
    this.#changed.set(lang, (this.#changed.get(lang) ?? 0) + 1)
  }

  #together(write: () => void): void {
    this.#database.exec('BEGIN IMMEDIATE')
    try {
      write()
      this.#database.exec('COMMIT')
    } catch (error) {
      this.#database.exec('ROLLBACK')
      throw error
    }
  }
}

/** Executes a command of the thread. */
export function executeCommand(writer: IndexWriter, order: WriterCommand): void {
  if (order.do === 'put') writer.put(order.entries, order.build)
  else if (order.do === 'remove') writer.remove(order.removals)
  else if (order.do === 'finish') writer.finish(order)
  else if (order.do === 'noteCities') writer.noteCities(order.cities, order.now)
  else writer.reset()
}

function lastNumber(database: DatabaseSync): number {
  const row = database.prepare(`SELECT max(id % ${ROWS_OF_A_STEP}) AS number FROM entry`).get()
  return typeof row?.number === 'number' ? row.number : 0
}

function asLanguage(code: unknown): LanguageCode {
  const lang = LANGUAGE_CODES.find((known) => known === code)
  if (lang === undefined) throw new RangeError(`the index has a language that nobody knows: ${String(code)}`)
  return lang
}
