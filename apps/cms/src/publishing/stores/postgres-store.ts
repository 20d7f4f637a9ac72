import { chunk } from '@passepartout/content-model/chunk'
import type { RedirectDocument } from '@passepartout/content-model/links/redirect'
import type { PageDocument } from '@passepartout/content-model/page'
import { PAGE_OR_LEGAL_KINDS } from '@passepartout/content-model/page-kind'
import {
  PUBLISHED_LOG_CHANNEL,
  PUBLISHED_LOG_SCHEMA_SQL,
  type PublishedDocumentKind,
} from '@passepartout/content-model/published-store-log'
import type { SiteDocument } from '@passepartout/content-model/site'
import type { ClientBase, Pool } from 'pg'
import { z } from 'zod'
import {
  type PageKey,
  type PublishedContent,
  type PublishedPage,
  parseStoredPage,
  parseStoredRedirect,
  parseStoredSite,
  type WritableStore,
} from '../published-store.ts'

/** Runs work in one transaction of one connection. */
export type Transact = <T>(work: (client: ClientBase) => Promise<T>) => Promise<T>

/**
 * Age at which log entries and records of deleted documents are removed. A reader that is further behind copies the whole
 * store.
 */
const KEPT_FOR = '7 days'
/** Documents sent in one statement. */
const BATCH = 200
/** The lock under which processes that start together create the tables. */
const SCHEMA_LOCK = 73_002

interface Row {
  readonly kind: PublishedDocumentKind
  readonly uid: string
  readonly lang: string
  readonly document: string
  readonly targets: readonly string[]
}

type RowKey = Pick<Row, 'kind' | 'uid' | 'lang'>

const rowSchema = z.object({ document: z.string(), targets: z.array(z.string()) })

/**
 * The published store of several machines (published-store-log.ts). Each change is one transaction, and all writers are
 * serialised, so an entry of the log never becomes visible before one with a smaller number.
 */
export class PostgresStore implements WritableStore {
  readonly #pool: Pool
  readonly #transact: Transact

  constructor(pool: Pool, transact: Transact = inTransaction(pool)) {
    this.#pool = pool
    this.#transact = transact
  }

  /** Creates missing tables. */
  async prepare(): Promise<void> {
    await inTransaction(this.#pool)(async (client) => {
      await client.query(`SELECT pg_advisory_xact_lock(${SCHEMA_LOCK})`)
      await client.query(PUBLISHED_LOG_SCHEMA_SQL)
    })
  }

  async readPage({ kind, uid, lang }: PageKey): Promise<PageDocument | undefined> {
    const [row] = await this.#read('kind = $1 AND uid = $2 AND lang = $3', [kind, uid, lang])
    return row && parseStoredPage(row.document)
  }

  async readPages(): Promise<PublishedPage[]> {
    return (await this.#read('kind = ANY($1)', [PAGE_OR_LEGAL_KINDS])).flatMap(({ document, targets }) => {
      const page = parseStoredPage(document)
      return page ? [{ document: page, references: targets }] : []
    })
  }

  async readVersions(): Promise<ReadonlyMap<string, string>> {
    const { rows } = await this.#pool.query(
      `SELECT uid, lang, kind, document::json ->> 'updatedAt' AS updated_at FROM published_document
       WHERE kind = ANY($1) AND document IS NOT NULL`,
      [PAGE_OR_LEGAL_KINDS],
    )
    return new Map(rows.map(({ uid, lang, kind, updated_at }) => [`${uid} ${lang} ${kind}`, String(updated_at)]))
  }

  async readSite(uid: string): Promise<SiteDocument[]> {
    const rows = await this.#read("kind = 'site' AND uid = $1", [uid])
    return rows.flatMap(({ document }) => parseStoredSite(document) ?? [])
  }

  async readSites(): Promise<SiteDocument[]> {
    return (await this.#read("kind = 'site'")).flatMap(({ document }) => parseStoredSite(document) ?? [])
  }

  async readRedirect(from: RedirectDocument['from']): Promise<RedirectDocument | undefined> {
    const [row] = await this.#read("kind = 'redirect' AND uid = $1", [keyOfRedirect(from).uid])
    return row && parseStoredRedirect(row.document)
  }

  async readRedirects(): Promise<RedirectDocument[]> {
    return (await this.#read("kind = 'redirect'")).flatMap(({ document }) => parseStoredRedirect(document) ?? [])
  }

  async pagesReferencing(target: string): Promise<PageKey[]> {
    const rows = await this.#read('targets @> ARRAY[$1]', [target])
    return rows.flatMap(({ document }) => parseStoredPage(document) ?? [])
  }

  writePage(page: PublishedPage, replaces: PageKey | undefined, tags: readonly string[]): Promise<void> {
    return this.#change(tags, async (change) => {
      if (replaces) await change.remove(replaces)
      await change.put([rowOfPage(page)])
    })
  }

  removePage(key: PageKey, tags: readonly string[]): Promise<void> {
    return this.#change(tags, (change) => change.remove(key))
  }

  writeSite(uid: string, documents: readonly SiteDocument[], tags: readonly string[]): Promise<void> {
    const languages = documents.map(({ lang }) => lang)
    return this.#change(tags, async (change) => {
      await change.removeWhere("kind = 'site' AND uid = $2 AND NOT lang = ANY($3)", [uid, languages])
      await change.put(documents.map(rowOfSite))
    })
  }

  writeRedirect(
    document: RedirectDocument,
    replaces: RedirectDocument['from'] | undefined,
    tags: readonly string[],
  ): Promise<void> {
    return this.#change(tags, async (change) => {
      if (replaces) await change.remove(keyOfRedirect(replaces))
      await change.put([rowOfRedirect(document)])
    })
  }

  removeRedirect(from: RedirectDocument['from'], tags: readonly string[]): Promise<void> {
    return this.#change(tags, (change) => change.remove(keyOfRedirect(from)))
  }

  /** Unchanged documents keep their log entry, so that readers copy only what changed. */
  async rebuild<T extends PublishedContent>(load: () => Promise<T>): Promise<T> {
    return this.#transact(async (client) => {
      await client.query('LOCK TABLE published_log IN EXCLUSIVE MODE')
      const content = await load()
      const rows = [
        ...content.pages.map(rowOfPage),
        ...content.sites.map(rowOfSite),
        ...content.redirects.map(rowOfRedirect),
      ]
      const change = await Change.begin(client, content.tags)
      await change.replaceAll(rows)
      await change.end()
      return content
    })
  }

  async close(): Promise<void> {
    await this.#pool.end()
  }

  #change(tags: readonly string[], work: (change: Change) => Promise<void>): Promise<void> {
    return this.#transact(async (client) => {
      await client.query('LOCK TABLE published_log IN EXCLUSIVE MODE')
      const change = await Change.begin(client, tags)
      await work(change)
      await change.end()
    })
  }

  async #read(where: string, values: readonly unknown[] = []) {
    const { rows } = await this.#pool.query(
      `SELECT document, targets FROM published_document WHERE document IS NOT NULL AND ${where}`,
      [...values],
    )
    // Other programs may write to the table: rows that do not parse are ignored.
    return rows.flatMap((row) => rowSchema.safeParse(row).data ?? [])
  }
}

/** A log entry that is being written. */
class Change {
  readonly #client: ClientBase
  readonly #sequence: string

  private constructor(client: ClientBase, sequence: string) {
    this.#client = client
    this.#sequence = sequence
  }

  static async begin(client: ClientBase, tags: readonly string[]): Promise<Change> {
    const { rows } = await client.query('INSERT INTO published_log (tags) VALUES ($1) RETURNING sequence', [tags])
    return new Change(
      client,
      z
        .array(z.object({ sequence: z.string() }))
        .length(1)
        .parse(rows)[0]?.sequence ?? '',
    )
  }

  async put(rows: readonly Row[]): Promise<void> {
    await this.#client.query(
      `INSERT INTO published_document (kind, uid, lang, document, targets, sequence)
       SELECT kind, uid, lang, document, targets, $1 FROM ${rowsOf('$2')}
       ON CONFLICT (kind, uid, lang) DO UPDATE
         SET document = excluded.document, targets = excluded.targets, sequence = excluded.sequence`,
      [this.#sequence, JSON.stringify(rows)],
    )
  }

  remove({ kind, uid, lang }: RowKey): Promise<void> {
    return this.removeWhere('kind = $2 AND uid = $3 AND lang = $4', [kind, uid, lang])
  }

  /** Marks documents as deleted, so that readers remove them. */
  async removeWhere(where: string, values: readonly unknown[]): Promise<void> {
    await this.#client.query(
      `UPDATE published_document SET document = NULL, targets = '{}', sequence = $1
       WHERE document IS NOT NULL AND ${where}`,
      [this.#sequence, ...values],
    )
  }

  async replaceAll(rows: readonly Row[]): Promise<void> {
    await this.#client.query(
      `CREATE TEMPORARY TABLE wanted (kind TEXT, uid TEXT, lang TEXT, document TEXT, targets TEXT[],
         PRIMARY KEY (kind, uid, lang)) ON COMMIT DROP`,
    )
    for (const some of chunk(rows, BATCH)) {
      await this.#client.query(`INSERT INTO wanted SELECT * FROM ${rowsOf('$1')}`, [JSON.stringify(some)])
    }
    await this.#client.query('ANALYZE wanted')
    await this.#client.query(
      `INSERT INTO published_document AS old (kind, uid, lang, document, targets, sequence)
       SELECT kind, uid, lang, document, targets, $1 FROM wanted
       ON CONFLICT (kind, uid, lang) DO UPDATE
         SET document = excluded.document, targets = excluded.targets, sequence = excluded.sequence
         WHERE (old.document, old.targets) IS DISTINCT FROM (excluded.document, excluded.targets)`,
      [this.#sequence],
    )
    await this.removeWhere(
      `NOT EXISTS (SELECT FROM wanted WHERE wanted.kind = published_document.kind
         AND wanted.uid = published_document.uid AND wanted.lang = published_document.lang)`,
      [],
    )
  }

  /** Removes old entries and notifies the readers. */
  async end(): Promise<void> {
    await this.#client.query(`DELETE FROM published_log WHERE written_at < now() - interval '${KEPT_FOR}'`)
    await this.#client.query(
      `DELETE FROM published_document WHERE document IS NULL AND sequence < (SELECT min(sequence) FROM published_log)`,
    )
    await this.#client.query(`NOTIFY ${PUBLISHED_LOG_CHANNEL}`)
  }
}

function rowsOf(parameter: string): string {
  return `json_to_recordset(${parameter}::json) AS row (kind TEXT, uid TEXT, lang TEXT, document TEXT, targets TEXT[])`
}

/** Runs each transaction on a connection of its own, for a process that is not the leader. */
function inTransaction(pool: Pool): Transact {
  return async (work) => {
    const client = await pool.connect()
    let loss: Error | undefined
    const lose = (error: Error) => {
      loss = error
    }
    client.on('error', lose)
    try {
      return await transact(client, work)
    } finally {
      client.off('error', lose)
      client.release(loss)
    }
  }
}

export async function transact<T>(client: ClientBase, work: (client: ClientBase) => Promise<T>): Promise<T> {
  await client.query('BEGIN')
  try {
    const value = await work(client)
    await client.query('COMMIT')
    return value
  } catch (error) {
    // A broken connection has nothing to roll back.
    await client.query('ROLLBACK').catch(() => undefined)
    throw error
  }
}

function rowOfPage({ document, references }: PublishedPage): Row {
  const { kind, uid, lang } = document
  return { kind, uid, lang, document: JSON.stringify(document), targets: [...new Set(references)] }
}

function rowOfSite(document: SiteDocument): Row {
  return { kind: 'site', uid: document.uid, lang: document.lang, document: JSON.stringify(document), targets: [] }
}

function rowOfRedirect(document: RedirectDocument): Row {
  return { ...keyOfRedirect(document.from), document: JSON.stringify(document), targets: [] }
}

function keyOfRedirect({ host, path }: RedirectDocument['from']): RowKey {
  return { kind: 'redirect', uid: host + path, lang: '' }
}
