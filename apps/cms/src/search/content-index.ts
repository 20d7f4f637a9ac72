import { mkdirSync, rmSync } from 'node:fs'
import { dirname } from 'node:path'
import { DatabaseSync, type SQLInputValue } from 'node:sqlite'
import { z } from 'zod'
import { makePrivate } from '../server/private-file.ts'
import { INDEX_SCHEMA, INDEX_VERSION } from './index-schema.ts'

export const INDEXED_KINDS = ['page', 'site', 'media', 'redirect'] as const
export type IndexedKind = (typeof INDEXED_KINDS)[number]

/** `page:12`: what documents are known by outside their collections. */
export type Subject = `${IndexedKind}:${number}`

/** `live`: as visitors see it; `changed`: visitors see an older version. */
export type IndexedState = 'draft' | 'live' | 'changed'

export interface IndexedLink {
  readonly path: string
  readonly place: string
  readonly kind: string
  readonly target: string
  /** The part of the target that is meant; empty: all of it. */
  readonly fragment: string
  readonly hasFallback: boolean
  readonly inDraft: boolean
  readonly inLive: boolean
}

/** A part of a page that links may name. */
export interface IndexedAnchor {
  readonly name: string
  readonly inDraft: boolean
  readonly inLive: boolean
}

export interface IndexedDocument {
  readonly kind: IndexedKind
  readonly number: number
  readonly site: number | undefined
  readonly lang: string | undefined
  readonly translationGroup: string | undefined
  readonly pageKind: string | undefined
  readonly uid: string | undefined
  /** Host and path, as visitors ask for it. */
  readonly address: string | undefined
  /** Of a page below its site, as it is written now. */
  readonly path: string | undefined
  readonly title: string
  readonly state: IndexedState
  /** The tour group that a page is about. */
  readonly tgid: number | undefined
  /** What its words are now, and what those of its source were when it was translated: of pages (docs/decisions/044). */
  readonly wordsHash: string | undefined
  readonly sourceHash: string | undefined
  /** Whether a machine translated it and nobody has read it. */
  readonly byMachine: boolean
  /** ISO 8601. */
  readonly changedAt: string
  readonly text: string
  readonly numbers: readonly number[]
  readonly links: readonly IndexedLink[]
  readonly anchors: readonly IndexedAnchor[]
  /** Those of a site, or those in which a picture is described. */
  readonly languages: readonly string[]
}

const changeSchema = z.object({ subject: z.string(), changed_at: z.string() })
const pendingSchema = z.object({ subject: z.string(), marked_at: z.number() })

/**
 * What the content system keeps beside its database so that nothing is searched by reading every page: a file that any
 * process may write, and that can be made again from the content at any time.
 */
export class ContentIndex {
  readonly #database: DatabaseSync

  /** Opens the file; one that is broken, or of another version, is made anew. */
  constructor(path: string) {
    mkdirSync(dirname(path), { recursive: true })
    this.#database = open(path)
  }

  /** Notes that a document has changed, was removed, or is new: it is read before the next answer. */
  mark(subject: Subject, now: number): void {
    this.run('INSERT OR REPLACE INTO pending (subject, marked_at) VALUES (?, ?)', subject, now)
  }

  countPending(): number {
    return this.all(z.object({ count: z.number() }), 'SELECT count(*) AS count FROM pending')[0]?.count ?? 0
  }

  /** The oldest first. */
  listPending(limit: number): { subject: Subject; markedAt: number }[] {
    const rows = this.all(pendingSchema, 'SELECT subject, marked_at FROM pending ORDER BY marked_at LIMIT ?', limit)
    return rows.map(({ subject, marked_at }) => ({ subject: subject as Subject, markedAt: marked_at }))
  }

  /** @param before milliseconds since 1970: what was marked later is read once more */
  settle(subjects: readonly Subject[], before: number): void {
    for (const subject of subjects) this.run('DELETE FROM pending WHERE subject = ? AND marked_at < ?', subject, before)
  }

  /** When each document was last changed, as far as the index knows. */
  listChanges(kind: IndexedKind): Map<string, string> {
    const rows = this.all(changeSchema, 'SELECT subject, changed_at FROM document WHERE kind = ?', kind)
    return new Map(rows.map(({ subject, changed_at }) => [subject, changed_at]))
  }

  write(documents: readonly IndexedDocument[]): void {
    this.transaction(() => {
      for (const document of documents) {
        this.#remove(`${document.kind}:${document.number}`)
        this.#insert(document)
      }
    })
  }

  remove(subjects: readonly Subject[]): void {
    this.transaction(() => {
      for (const subject of subjects) this.#remove(subject)
    })
  }

  readFact(name: string): string | undefined {
    return this.all(z.object({ value: z.string() }), 'SELECT value FROM fact WHERE name = ?', name)[0]?.value
  }

  writeFact(name: string, value: string): void {
    this.run('INSERT OR REPLACE INTO fact (name, value) VALUES (?, ?)', name, value)
  }

  /** Rows of one question, each in the shape that is expected. */
  all<Row extends z.ZodType>(shape: Row, sql: string, ...values: SQLInputValue[]): z.output<Row>[] {
    return z.array(shape).parse(this.#database.prepare(sql).all(...values))
  }

  run(sql: string, ...values: SQLInputValue[]): void {
    this.#database.prepare(sql).run(...values)
  }

  transaction(work: () => void): void {
    this.#database.exec('BEGIN IMMEDIATE')
    try {
      work()
      this.#database.exec('COMMIT')
    } catch (error) {
      this.#database.exec('ROLLBACK')
      throw error
    }
  }

  close(): void {
    this.#database.close()
  }

  #remove(subject: string): void {
    this.run('DELETE FROM words WHERE rowid = (SELECT id FROM document WHERE subject = ?)', subject)
    this.run('DELETE FROM link WHERE source = ?', subject)
    for (const table of ['document', 'anchor', 'language']) this.run(`DELETE FROM ${table} WHERE subject = ?`, subject)
  }

  #insert(document: IndexedDocument): void {
    const { kind, number, title, state } = document
    const subject = `${kind}:${number}`
    const { lastInsertRowid } = this.#database
      .prepare(
        `INSERT INTO document (subject, kind, number, site, lang, translation_group, page_kind, uid, address, path, title, state, is_live, tgid, words_hash, source_hash, by_machine, changed_at)
         VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
      )
      .run(
        subject,
        kind,
        number,
        document.site ?? null,
        document.lang ?? null,
        document.translationGroup ?? null,
        document.pageKind ?? null,
        document.uid ?? null,
        document.address ?? null,
        document.path ?? null,
        title,
        state,
        state === 'draft' ? 0 : 1,
        document.tgid ?? null,
        document.wordsHash ?? null,
        document.sourceHash ?? null,
        Number(document.byMachine),
        document.changedAt,
      )
    this.run(
      'INSERT INTO words (rowid, title, address, text, numbers) VALUES (?, ?, ?, ?, ?)',
      lastInsertRowid,
      title,
      document.address ?? '',
      document.text,
      document.numbers.join(' '),
    )
    this.#insertLinks(subject, document.links)
    for (const { name, inDraft, inLive } of document.anchors)
      this.run(
        `INSERT INTO anchor (subject, name, in_draft, in_live) VALUES (?, ?, ?, ?)
         ON CONFLICT DO UPDATE SET in_draft = max(in_draft, excluded.in_draft), in_live = max(in_live, excluded.in_live)`,
        subject,
        name,
        Number(inDraft),
        Number(inLive),
      )
    for (const lang of document.languages)
      this.run('INSERT OR IGNORE INTO language (subject, lang) VALUES (?, ?)', subject, lang)
  }

  /** A link that the draft and the published version share is one row. */
  #insertLinks(subject: string, links: readonly IndexedLink[]): void {
    const insert = this.#database.prepare(
      `INSERT INTO link (source, path, place, kind, target, fragment, has_fallback, in_draft, in_live) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)
       ON CONFLICT DO UPDATE SET in_draft = max(in_draft, excluded.in_draft), in_live = max(in_live, excluded.in_live)`,
    )
    for (const { path, place, kind, target, fragment, hasFallback, inDraft, inLive } of links) {
      insert.run(subject, path, place, kind, target, fragment, Number(hasFallback), Number(inDraft), Number(inLive))
    }
  }
}

function open(path: string): DatabaseSync {
  try {
    return prepare(path)
  } catch {
    for (const end of ['', '-wal', '-shm']) rmSync(`${path}${end}`, { force: true })
    return prepare(path)
  }
}

function prepare(path: string): DatabaseSync {
  // It holds the words of drafts.
  makePrivate(path)
  const database = new DatabaseSync(path)
  // What a loss of power may take from it is read again.
  database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = OFF; PRAGMA busy_timeout = 2000')
  const { user_version } = z.object({ user_version: z.number() }).parse(database.prepare('PRAGMA user_version').get())
  if (user_version !== 0 && user_version !== INDEX_VERSION) {
    database.close()
    throw new Error('The index is of another version.')
  }
  database.exec(INDEX_SCHEMA)
  return database
}
