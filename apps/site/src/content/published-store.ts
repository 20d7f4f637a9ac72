import { existsSync } from 'node:fs'
import { DatabaseSync, type StatementSync } from 'node:sqlite'
import { CURRENCY_CODES } from '@passepartout/content-model/currencies'
import { LANGUAGE_CODES, type LanguageCode } from '@passepartout/content-model/locales'
import { PAGE_KINDS, type PageKind } from '@passepartout/content-model/page'
import { PUBLISHED_STORE_VERSION } from '@passepartout/content-model/published-store'
import { z } from 'zod'
import { buildDirectory, type Directory } from '../request/directory.ts'

const pageRowSchema = z.object({ document: z.string(), updated_at: z.string() })
const translationRowSchema = z.object({ lang: z.enum(LANGUAGE_CODES), uid: z.string() })
const linkRowSchema = z.object({ asked: z.string(), uid: z.string(), title: z.string(), translation_group: z.string() })
const productPageRowSchema = z.object({ tgid: z.number(), uid: z.string() })
const siteRowSchema = z.object({
  uid: z.string(),
  host: z.string(),
  languages: z.string().transform((text) => z.array(z.enum(LANGUAGE_CODES)).parse(JSON.parse(text))),
  defaultCurrency: z.enum(CURRENCY_CODES),
})
const sitePageRowSchema = z.object({
  uid: z.string(),
  lang: z.enum(LANGUAGE_CODES),
  kind: z.enum(PAGE_KINDS),
  title: z.string(),
})

export interface PageRow {
  readonly document: unknown
  readonly updatedAt: string
}

/** A page that something links to, in the language that was asked for. */
export interface LinkTarget {
  readonly uid: string
  readonly title: string
  readonly translationGroup: string
}

export type SitePage = z.infer<typeof sitePageRowSchema>

const entryPageRowSchema = z
  .object({ uid: z.string(), title: z.string(), translation_group: z.string() })
  .transform(({ uid, title, translation_group: translationGroup }): LinkTarget => ({ uid, title, translationGroup }))

export class PublishedStoreError extends Error {
  override name = 'PublishedStoreError'
}

/** The published store, read only: one query for a page, one for its languages, one for all of its links. */
export class PublishedStore {
  readonly #database: DatabaseSync
  readonly #page: StatementSync
  readonly #translations: StatementSync
  readonly #links: StatementSync
  readonly #productPages: StatementSync
  readonly #site: StatementSync
  readonly #parent: StatementSync
  readonly #legalPages: StatementSync
  readonly #entryPages: StatementSync

  /** @throws PublishedStoreError with one sentence when the file is missing, damaged or of another version */
  constructor(path: string) {
    if (!existsSync(path)) {
      throw new PublishedStoreError(
        `PUBLISHED_STORE: ${path} does not exist yet. Start the content system once, or run its republish command.`,
      )
    }
    try {
      this.#database = new DatabaseSync(path, { readOnly: true })
      const version = this.#database.prepare('PRAGMA user_version').get()?.user_version
      if (version !== PUBLISHED_STORE_VERSION) {
        throw new Error(`it is of version ${version}, and this site reads version ${PUBLISHED_STORE_VERSION}`)
      }
      this.#database.exec('PRAGMA busy_timeout = 2000; PRAGMA query_only = ON')
      this.#page = this.#database.prepare(
        'SELECT document, updated_at FROM page WHERE uid = ? AND lang = ? AND kind = ?',
      )
      this.#translations = this.#database.prepare('SELECT lang, uid FROM page WHERE translation_group = ? AND kind = ?')
      this.#links = this.#database.prepare(`
        SELECT DISTINCT asked.value AS asked, target.uid, target.title, target.translation_group
        FROM json_each(?) AS asked
        JOIN page AS source ON source.uid = asked.value AND source.kind = 'page'
        JOIN page AS target ON target.translation_group = source.translation_group AND target.lang = ? AND target.kind = 'page'
        WHERE target.uid NOT LIKE '%copy'`)
      this.#productPages = this.#database.prepare(`
        SELECT tgid, min(uid) AS uid FROM page
        WHERE site_uid = ? AND lang = ? AND tgid IN (SELECT value FROM json_each(?)) AND uid NOT LIKE '%copy'
        GROUP BY tgid`)
      this.#legalPages = this.#database.prepare(
        `SELECT uid, lang, kind, title FROM page WHERE uid = ? AND lang = ? AND kind <> 'page'`,
      )
      this.#entryPages = this.#database.prepare(`
        SELECT uid, title, translation_group FROM page
        WHERE site_uid = ? AND lang = ? AND kind = 'page' AND page_type <> 'homePage' AND no_index = 0
          AND uid NOT LIKE '%copy'
        ORDER BY page_type = 'collectionPage' DESC, page_type = 'showPage' DESC, uid LIMIT 6`)
      this.#parent = this.#database.prepare(
        `SELECT document ->> '$.parentUid' AS uid FROM page WHERE uid = ? AND lang = ? AND kind = 'page'`,
      )
      this.#site = this.#database.prepare('SELECT document FROM site WHERE uid = ? AND lang = ?')
    } catch (error) {
      throw new PublishedStoreError(`PUBLISHED_STORE: ${path} cannot be read: ${messageOf(error)}.`)
    }
  }

  page(uid: string, lang: LanguageCode, kind: PageKind): PageRow | undefined {
    const row = this.#page.get(uid, lang, kind)
    if (!row) return undefined
    const { document, updated_at: updatedAt } = pageRowSchema.parse(row)
    return { document: parseJson(document), updatedAt }
  }

  /** The languages of a page, with the uid that each has. */
  translations(translationGroup: string, kind: PageKind) {
    return this.#translations.all(translationGroup, kind).map((row) => translationRowSchema.parse(row))
  }

  /** Each uid's page in `lang`; a uid whose page has no such language, or is a copy, is left out. */
  links(uids: readonly string[], lang: LanguageCode): ReadonlyMap<string, LinkTarget> {
    const rows = this.#links.all(JSON.stringify(uids), lang).map((row) => linkRowSchema.parse(row))
    return new Map(
      rows.map(({ asked, uid, title, translation_group: translationGroup }) => [
        asked,
        { uid, title, translationGroup },
      ]),
    )
  }

  /** The site's own pages about tour groups, by tgid. */
  productPages(siteUid: string, lang: LanguageCode, tgids: readonly number[]): ReadonlyMap<number, string> {
    const rows = this.#productPages.all(siteUid, lang, JSON.stringify(tgids))
    return new Map(rows.map((row) => productPageRowSchema.parse(row)).map(({ tgid, uid }) => [tgid, uid]))
  }

  /** The uid of the page above, as its document names it. */
  parentUid(uid: string, lang: LanguageCode): string | undefined {
    const parent = this.#parent.get(uid, lang)?.uid
    return typeof parent === 'string' ? parent : undefined
  }

  /** The languages, with the uid that each has, of the page that is published under this uid in any language. */
  translationsOf(uid: string, kind: PageKind) {
    const rows = this.#database
      .prepare(
        `SELECT DISTINCT other.lang, other.uid FROM page AS own
         JOIN page AS other ON other.translation_group = own.translation_group AND other.kind = own.kind
         WHERE own.uid = ? AND own.kind = ?`,
      )
      .all(uid, kind)
    return rows.map((row) => translationRowSchema.parse(row))
  }

  site(uid: string, lang: LanguageCode): unknown {
    const row = this.#site.get(uid, lang)
    return row ? parseJson(String(row.document)) : undefined
  }

  directory(): Directory {
    const rows = this.#database
      .prepare(
        `SELECT uid, host, document ->> '$.languages' AS languages, document ->> '$.defaultCurrency' AS defaultCurrency
         FROM site GROUP BY uid`,
      )
      .all()
    return buildDirectory(
      rows.flatMap((row) => {
        const site = siteRowSchema.safeParse(row)
        return site.success ? [{ ...site.data, folder: site.data.uid.slice(site.data.host.length + 1) }] : []
      }),
    )
  }

  /** Company details, privacy policy and so on, as far as the site has them in this language. */
  legalPages(siteUid: string, lang: LanguageCode): readonly SitePage[] {
    const rows = this.#legalPages.all(siteUid, lang).map((row) => sitePageRowSchema.parse(row))
    return PAGE_KINDS.flatMap((kind) => rows.find((row) => row.kind === kind) ?? [])
  }

  /** Up to six pages worth naming to somebody who is lost: lists first, then shows, then what is read. */
  entryPages(siteUid: string, lang: LanguageCode): readonly LinkTarget[] {
    return this.#entryPages.all(siteUid, lang).map((row) => entryPageRowSchema.parse(row))
  }

  /** Every page of a site, legal ones included, for the list that developers and operators see. */
  pagesOfSite(siteUid: string): readonly SitePage[] {
    return this.#database
      .prepare('SELECT uid, lang, kind, title FROM page WHERE site_uid = ? ORDER BY kind, uid, lang')
      .all(siteUid)
      .map((row) => sitePageRowSchema.parse(row))
  }

  /** @throws when the store cannot be read any more; used by the readiness check */
  ping(): void {
    this.#database.prepare('SELECT 1 FROM site LIMIT 1').get()
  }

  close(): void {
    this.#database.close()
  }
}

/** `undefined` for text that is no JSON, which then matches no schema like any other broken document. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
