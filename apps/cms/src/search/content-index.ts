import { mkdirSync, rmSync } from 'node:fs'
import { dirname } from 'node:path'
import { DatabaseSync, type SQLInputValue } from 'node:sqlite'
import { z } from 'zod'
import { ensurePrivateFile } from '../infrastructure/private-file.ts'
import type { FactClaim } from './fact-claims.ts'
import { CREATE_INDEX_TABLES_SQL, INDEX_VERSION } from './index-schema.ts'

export const INDEXED_KINDS = ['page', 'site', 'media', 'redirect'] as const
export type IndexedKind = (typeof INDEXED_KINDS)[number]

/** `page:12`: the identifier of a document outside its collection. */
export type DocumentKey = `${IndexedKind}:${number}`

/** `live`: as visitors see it; `changed`: visitors see an older version. */
export type IndexedState = 'draft' | 'live' | 'changed'

export interface IndexedLink {
  readonly path: string
  readonly place: string
  readonly kind: string
  readonly target: string
  /** The fragment of the target; empty for the whole page. */
  readonly fragment: string
  readonly hasFallback: boolean
  readonly inDraft: boolean
  readonly inLive: boolean
}

/** A part of a page that links may target. */
export interface IndexedAnchor {
  readonly name: string
  readonly inDraft: boolean
  readonly inLive: boolean
}

export interface IndexedDocument {
  readonly kind: IndexedKind
  readonly number: number
  readonly site?: number | undefined
  readonly lang?: string | undefined
  readonly translationGroup?: string | undefined
  readonly pageKind?: string | undefined
  readonly uid?: string | undefined
  /** The public host and path. */
  readonly address?: string | undefined
  /** A page's path below its site, in the newest version. */
  readonly path?: string | undefined
  readonly title: string
  readonly state: IndexedState
  /** The page's tour group. */
  readonly tgid?: number | undefined
  /** Hashes of a page's texts, and of the source texts it was translated from (docs/decisions/044). */
  readonly wordsHash?: string | undefined
  readonly sourceHash?: string | undefined
  /** Whether it is a machine translation that nobody has confirmed. */
  readonly byMachine: boolean
  /** ISO 8601. */
  readonly changedAt: string
  readonly text: string
  readonly numbers: readonly number[]
  readonly links: readonly IndexedLink[]
  readonly anchors: readonly IndexedAnchor[]
  /** What the newest version of a page says of its place. */
  readonly factClaims: readonly FactClaim[]
  /** The languages of a site, or those in which a picture has a description. */
  readonly languages: readonly string[]
}

const changeSchema = z.object({ subject: z.string(), changed_at: z.string() })
const pendingSchema = z.object({ subject: z.string(), marked_at: z.number() })

/**
 * The search index of the content system, a file beside the database, so that no search reads every page. Any process may write
 * it, and it can be rebuilt from the content at any time.
 */
export class ContentIndex {
  readonly #database: DatabaseSync

  /** Opens the file; a damaged one, or one of another version, is replaced. */
  constructor(path: string) {
    mkdirSync(dirname(path), { recursive: true })
    this.#database = open(path)
  }

  /** Marks a document as new, changed or removed: it is indexed before the next answer. */
  mark(subject: DocumentKey, now: number): void {
    this.run('INSERT OR REPLACE INTO pending (subject, marked_at) VALUES (?, ?)', subject, now)
  }

  countPending(): number {
    return this.all(z.object({ count: z.number() }), 'SELECT count(*) AS count FROM pending')[0]?.count ?? 0
  }

  /** Marked documents, oldest mark first. */
  listPending(limit: number): { subject: DocumentKey; markedAt: number }[] {
    const rows = this.all(pendingSchema, 'SELECT subject, marked_at FROM pending ORDER BY marked_at LIMIT ?', limit)
    return rows.map(({ subject, marked_at }) => ({ subject: subject as DocumentKey, markedAt: marked_at }))
  }

  /** @param before milliseconds since 1970: later marks stay */
  settle(subjects: readonly DocumentKey[], before: number): void {
    for (const subject of subjects) this.run('DELETE FROM pending WHERE subject = ? AND marked_at < ?', subject, before)
  }

  /** The indexed time of change of each document. */
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

  remove(subjects: readonly DocumentKey[]): void {
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

  /** The rows of a query, parsed by the given shape. */
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
    for (const table of ['document', 'anchor', 'statement', 'language'])
      this.run(`DELETE FROM ${table} WHERE subject = ?`, subject)
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
    for (const { path, place, about, name, value } of document.factClaims)
      this.run('INSERT INTO statement VALUES (?, ?, ?, ?, ?, ?)', subject, path, place, about, name, value)
    for (const lang of document.languages)
      this.run('INSERT OR IGNORE INTO language (subject, lang) VALUES (?, ?)', subject, lang)
  }

  /** A link in both the draft and the published version is one row. */
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
  // It contains the text of drafts.
  ensurePrivateFile(path)
  const database = new DatabaseSync(path)
  // What a power failure loses is indexed again.
  database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = OFF; PRAGMA busy_timeout = 2000')
  const { user_version } = z.object({ user_version: z.number() }).parse(database.prepare('PRAGMA user_version').get())
  if (user_version !== 0 && user_version !== INDEX_VERSION) {
    database.close()
    throw new Error('The index is of another version.')
  }
  database.exec(CREATE_INDEX_TABLES_SQL)
  return database
}
