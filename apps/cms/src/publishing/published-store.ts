import { existsSync, linkSync, mkdirSync, renameSync } from 'node:fs'
import { dirname } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { type RedirectDocument, redirectDocumentSchema } from '@passepartout/content-model/links/redirect'
import type { LanguageCode } from '@passepartout/content-model/locales'
import { type PageDocument, parsePageDocument } from '@passepartout/content-model/page'
import type { PageOrLegalKind } from '@passepartout/content-model/page-kind'
import { parseJson } from '@passepartout/content-model/parse-json'
import {
  fileIdentity,
  removeStoreFiles,
  SQLITE_SIDE_FILE_SUFFIXES,
} from '@passepartout/content-model/published-store-files'
import { INSERT_ROW_SQL } from '@passepartout/content-model/published-store-rows'
import { PUBLISHED_STORE_SCHEMA_SQL, PUBLISHED_STORE_VERSION } from '@passepartout/content-model/published-store-schema'
import { type SiteDocument, siteDocumentSchema } from '@passepartout/content-model/site'
import { z } from 'zod'

export interface PageKey {
  readonly uid: string
  readonly lang: LanguageCode
  readonly kind: PageOrLegalKind
}

export interface PublishedPage {
  readonly document: PageDocument
  /** Targets of `page_reference`. */
  readonly references: readonly string[]
}

/** Everything in a store. */
export interface PublishedContent {
  readonly pages: readonly PublishedPage[]
  readonly sites: readonly SiteDocument[]
  readonly redirects: readonly RedirectDocument[]
  /** The tags that caches purge once all of it is written. */
  readonly tags: readonly string[]
}

type Awaitable<T> = T | Promise<T>

/**
 * The interface for writing to the published store, a file or PostgreSQL. Each change is atomic. The tags to purge are written
 * with the change, for readers that learn of changes from the store itself.
 */
export interface WritableStore {
  readPage(key: PageKey): Awaitable<PageDocument | undefined>
  readPages(): Awaitable<PublishedPage[]>
  /** The version of each page in the store: the time at which it was saved. */
  readVersions(): Awaitable<ReadonlyMap<string, string>>
  /** A site in every language. */
  readSite(uid: string): Awaitable<SiteDocument[]>
  readSites(): Awaitable<SiteDocument[]>
  readRedirect(from: RedirectDocument['from']): Awaitable<RedirectDocument | undefined>
  readRedirects(): Awaitable<RedirectDocument[]>
  /** The pages that show a picture or link to a page. */
  pagesReferencing(target: string): Awaitable<PageKey[]>
  /** @param replaces the address that the page had before, when it differs */
  writePage(page: PublishedPage, replaces: PageKey | undefined, tags: readonly string[]): Awaitable<void>
  removePage(key: PageKey, tags: readonly string[]): Awaitable<void>
  /** Replaces a site in all languages. */
  writeSite(uid: string, documents: readonly SiteDocument[], tags: readonly string[]): Awaitable<void>
  /** @param replaces its previous address, when it differs */
  writeRedirect(
    document: RedirectDocument,
    replaces: RedirectDocument['from'] | undefined,
    tags: readonly string[],
  ): Awaitable<void>
  removeRedirect(from: RedirectDocument['from'], tags: readonly string[]): Awaitable<void>
  /** Replaces the content of the store. Publications meanwhile wait and are written after what `load` reads. */
  rebuild<T extends PublishedContent>(load: () => Promise<T>): Promise<T>
  close(): Awaitable<void>
}

/** The store cannot be opened or written; the message is one sentence. */
export class PublishedStoreError extends Error {
  override readonly name = 'PublishedStoreError'
}

const documentRowSchema = z.object({ document: z.string() })

/**
 * The published store of one machine: a SQLite file. Every method is one transaction, so readers never see a partial change.
 */
export class SqlitePublishedStoreWriter implements WritableStore {
  readonly #path: string
  readonly #busyTimeout: number
  #database: DatabaseSync
  #file: string | undefined

  /**
   * Opens the file, or creates it. A file written by a later release is renamed.
   *
   * @param busyTimeout milliseconds to wait for another writer; the wait blocks the process
   * @throws PublishedStoreError when the file is no published store
   */
  constructor(path: string, { busyTimeout = 5000 }: { busyTimeout?: number } = {}) {
    this.#path = path
    this.#busyTimeout = busyTimeout
    mkdirSync(dirname(path), { recursive: true })
    this.#database = this.#open()
  }

  #open(): DatabaseSync {
    const database = openDatabase(this.#path)
    database.exec(`PRAGMA busy_timeout = ${this.#busyTimeout}`)
    this.#file = fileIdentity(this.#path)
    return database
  }

  /** Whether the open file is still the one at its path. */
  isInPlace(): boolean {
    return this.#file !== undefined && fileIdentity(this.#path) === this.#file
  }

  /**
   * Replaces this file with another in one step. The old file is renamed with the suffix `.damaged`.
   *
   * @param fresh path of the new file, which is closed
   */
  take(fresh: string): void {
    closeQuietly(this.#database)
    setAside(this.#path)
    renameSync(fresh, this.#path)
    this.#database = this.#open()
  }

  readPage(key: PageKey): PageDocument | undefined {
    const row = documentRowSchema
      .optional()
      .parse(
        this.#database
          .prepare('SELECT document FROM page WHERE uid = ? AND lang = ? AND kind = ?')
          .get(key.uid, key.lang, key.kind),
      )
    return row && parseStoredPage(row.document)
  }

  readPages(): PublishedPage[] {
    const rows = this.#database
      .prepare(
        `SELECT document, (SELECT json_group_array(target) FROM page_reference AS r
           WHERE r.uid = page.uid AND r.lang = page.lang AND r.kind = page.kind) AS targets FROM page`,
      )
      .all()
    return z
      .array(documentRowSchema.extend({ targets: z.string() }))
      .parse(rows)
      .flatMap(({ document, targets }) => {
        const page = parseStoredPage(document)
        return page ? [{ document: page, references: z.array(z.string()).parse(JSON.parse(targets)) }] : []
      })
  }

  /** The version of each page in the store: the time at which it was saved. */
  readVersions(): ReadonlyMap<string, string> {
    const rows = this.#database.prepare('SELECT uid, lang, kind, updated_at FROM page').all()
    return new Map(rows.map(({ uid, lang, kind, updated_at }) => [`${uid} ${lang} ${kind}`, String(updated_at)]))
  }

  /** A site in every language. */
  readSite(uid: string): SiteDocument[] {
    return this.#parseSites(this.#database.prepare('SELECT document FROM site WHERE uid = ?').all(uid))
  }

  readSites(): SiteDocument[] {
    return this.#parseSites(this.#database.prepare('SELECT document FROM site').all())
  }

  /** The pages that show a picture or link to a page. */
  pagesReferencing(target: string): PageKey[] {
    const rows = this.#database
      .prepare(
        'SELECT page.document FROM page_reference JOIN page USING (uid, lang, kind) WHERE page_reference.target = ?',
      )
      .all(target)
    return z
      .array(documentRowSchema)
      .parse(rows)
      .flatMap(({ document }) => parseStoredPage(document) ?? [])
  }

  /** @param replaces the address that the page had before, when it differs */
  writePage(page: PublishedPage, replaces?: PageKey): void {
    this.#transaction(() => {
      if (replaces) this.#deletePage(replaces)
      this.#deletePage(page.document)
      this.#insertPage(page)
    })
  }

  removePage(key: PageKey): void {
    this.#transaction(() => this.#deletePage(key))
  }

  /** Replaces a site in all languages. */
  writeSite(uid: string, documents: readonly SiteDocument[]): void {
    this.#transaction(() => {
      this.#database.prepare('DELETE FROM site WHERE uid = ?').run(uid)
      for (const document of documents) this.#insertSite(document)
    })
  }

  readRedirect({ host, path }: RedirectDocument['from']): RedirectDocument | undefined {
    return this.#parseRedirects(
      this.#database.prepare('SELECT document FROM redirect WHERE host = ? AND path = ?').all(host, path),
    )[0]
  }

  readRedirects(): RedirectDocument[] {
    return this.#parseRedirects(this.#database.prepare('SELECT document FROM redirect ORDER BY host, path').all())
  }

  /** @param replaces its previous address, when it differs */
  writeRedirect(document: RedirectDocument, replaces?: RedirectDocument['from']): void {
    this.#transaction(() => {
      if (replaces) this.#deleteRedirect(replaces)
      this.#insertRedirect(document)
    })
  }

  removeRedirect(from: RedirectDocument['from']): void {
    this.#transaction(() => this.#deleteRedirect(from))
  }

  /**
   * Replaces the content of the store. The lock is taken before `load` reads the content, so publications meanwhile wait and
   * are written afterwards.
   */
  async rebuild<T extends PublishedContent>(load: () => Promise<T>): Promise<T> {
    this.#database.exec('BEGIN IMMEDIATE')
    try {
      const content = await load()
      this.#database.exec('DELETE FROM page_reference; DELETE FROM page; DELETE FROM site; DELETE FROM redirect')
      for (const page of content.pages) this.#insertPage(page)
      for (const site of content.sites) this.#insertSite(site)
      for (const redirect of content.redirects) this.#insertRedirect(redirect)
      this.#database.exec('COMMIT')
      return content
    } catch (error) {
      this.#database.exec('ROLLBACK')
      throw error
    }
  }

  close(): void {
    this.#database.close()
  }

  #transaction(work: () => void): void {
    this.#database.exec('BEGIN IMMEDIATE')
    try {
      work()
      this.#database.exec('COMMIT')
    } catch (error) {
      this.#database.exec('ROLLBACK')
      throw error
    }
  }

  #deletePage({ uid, lang, kind }: PageKey): void {
    for (const table of ['page_reference', 'page']) {
      this.#database.prepare(`DELETE FROM ${table} WHERE uid = ? AND lang = ? AND kind = ?`).run(uid, lang, kind)
    }
  }

  #insertPage({ document, references }: PublishedPage): void {
    const { uid, lang, kind } = document
    this.#database.prepare(INSERT_ROW_SQL.page).run(JSON.stringify(document))
    const insert = this.#database.prepare(
      'INSERT OR IGNORE INTO page_reference (target, uid, lang, kind) VALUES (?, ?, ?, ?)',
    )
    for (const target of references) insert.run(target, uid, lang, kind)
  }

  #insertSite(document: SiteDocument): void {
    this.#database.prepare(INSERT_ROW_SQL.site).run(JSON.stringify(document))
  }

  #deleteRedirect({ host, path }: RedirectDocument['from']): void {
    this.#database.prepare('DELETE FROM redirect WHERE host = ? AND path = ?').run(host, path)
  }

  #insertRedirect(document: RedirectDocument): void {
    this.#database.prepare(INSERT_ROW_SQL.redirect).run(JSON.stringify(document))
  }

  #parseRedirects(rows: unknown): RedirectDocument[] {
    return z
      .array(documentRowSchema)
      .parse(rows)
      .flatMap(({ document }) => parseStoredRedirect(document) ?? [])
  }

  #parseSites(rows: unknown): SiteDocument[] {
    return z
      .array(documentRowSchema)
      .parse(rows)
      .flatMap(({ document }) => parseStoredSite(document) ?? [])
  }
}

/** Ignores a stored page that cannot be parsed; its references and tags are ignored too. */
export function parseStoredPage(text: string): PageDocument | undefined {
  const parsed = parsePageDocument(parseJson(text))
  return parsed.ok ? parsed.page : undefined
}

export function parseStoredSite(text: string): SiteDocument | undefined {
  return siteDocumentSchema.safeParse(parseJson(text)).data
}

export function parseStoredRedirect(text: string): RedirectDocument | undefined {
  return redirectDocumentSchema.safeParse(parseJson(text)).data
}

/** A damaged file may fail to close. */
function closeQuietly(database: DatabaseSync): void {
  try {
    database.close()
  } catch {
    // Its content is not needed any more.
  }
}

/**
 * Links the open file under another name, so that processes that have it open can read on. The file keeps its own name until
 * another replaces it.
 */
function setAside(path: string): void {
  removeStoreFiles(`${path}.damaged`)
  if (existsSync(path)) linkSync(path, `${path}.damaged`)
  for (const end of SQLITE_SIDE_FILE_SUFFIXES)
    if (existsSync(path + end)) renameSync(path + end, `${path}.damaged${end}`)
}

function openDatabase(path: string): DatabaseSync {
  try {
    layAsideLater(path)
    const database = new DatabaseSync(path, { timeout: 5000 })
    database.exec(PUBLISHED_STORE_SCHEMA_SQL)
    return database
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new PublishedStoreError(
      `The published store ${path} cannot be opened (${reason}); move the file away and run republish to build it again.`,
    )
  }
}

/** Renames a file of a later release to its path plus its version; the new file is filled by publishing everything again. */
function layAsideLater(path: string): void {
  const version = existsSync(path) ? storeFileVersion(path) : 0
  if (version <= PUBLISHED_STORE_VERSION) return
  for (const end of ['', ...SQLITE_SIDE_FILE_SUFFIXES])
    if (existsSync(path + end)) renameSync(path + end, `${path}.version-${version}${end}`)
}

/**
 * The version of a store file.
 *
 * @throws SQLite's error when the file is no database
 */
export function storeFileVersion(path: string): number {
  const database = new DatabaseSync(path, { timeout: 5000 })
  try {
    return z.object({ user_version: z.number() }).parse(database.prepare('PRAGMA user_version').get()).user_version
  } finally {
    database.close()
  }
}
