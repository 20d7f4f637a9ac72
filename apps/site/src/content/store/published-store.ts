import { DEFAULT_LANGUAGE, LANGUAGE_CODES, type LanguageCode } from '@passepartout/content-model/locales'
import { type PageReference, pageReferenceKey } from '@passepartout/content-model/navigation'
import { type Categorisation, categorisationSchema, type PageType } from '@passepartout/content-model/page'
import { PAGE_OR_LEGAL_KINDS, type PageOrLegalKind } from '@passepartout/content-model/page-kind'
import { parseJson } from '@passepartout/content-model/parse-json'
import { type EditorTagOverride, editorTagOverrideSchema } from '@passepartout/content-model/tour-group-tags'
import { z } from 'zod'
import type { CatalogueIds, LinkingSite, PagesByCatalogueId } from '../tour-groups/catalogue-pages.ts'
import { MAX_DOCUMENT_LENGTH } from './max-document-length.ts'
import { type FingerprintedRow, type FingerprintedTable, fingerprintRowsQuery } from './publication-fingerprint.ts'
import type { StoreFile } from './store-file.ts'
import { type StoreFileListeners, StoreFileWithFallback } from './store-file-with-fallback.ts'

const uid = z.string()
const lang = z.enum(LANGUAGE_CODES)
const kind = z.enum(PAGE_OR_LEGAL_KINDS)
const title = z.string()
const translationGroup = z.string()
const noIndex = z.number().transform((value) => value !== 0)
/** The tour group that a page is about as a whole. */
const tgid = z
  .number()
  .nullish()
  .transform((value) => value ?? undefined)
  .optional()

const translationRowSchema = z.object({ lang, uid, noIndex, tgid })
const writtenRowSchema = z.object({ siteUid: uid, lang, uid, noIndex })
const editorTagsRowSchema = z.object({ tgid: z.number(), tags: z.string() })
const homeCityRowSchema = z.object({ uid, lang, city: z.string() })
const linkRowSchema = z.object({ asked: uid, kind, uid, title, translationGroup })
const productPageRowSchema = z.object({ tgid: z.number(), uid })
const siteVersionRowSchema = z.object({ uid, lang: z.string() })
const sitePageRowSchema = z.object({ uid, lang, kind, title })
const entryPageRowSchema = z.object({ uid, title, translationGroup })
const cataloguePageRowSchema = entryPageRowSchema.extend({ id: z.number() })
const listedPageRowSchema = z.object({ uid, lang, kind, translationGroup, updatedAt: z.string(), tgid })
const titleRowSchema = z.object({ lang, title })
const summaryRowSchema = z.object({ uid, title, tgid, description: z.string().nullable() })

/** An editor's page about a tour group. */
export type EditorialTourGroupPage = z.infer<typeof writtenRowSchema>
export type PublishedSiteLanguage = z.infer<typeof siteVersionRowSchema>
export type SitePage = z.infer<typeof sitePageRowSchema>
/** A page that may be indexed. */
export type IndexablePage = z.infer<typeof listedPageRowSchema>

/** A linked page in the requested language. */
export interface LinkedPage extends z.infer<typeof entryPageRowSchema> {
  /** Absent: a page. */
  readonly kind?: PageOrLegalKind
}

/** A position in the order of a site's listed pages: after a page, or before all its versions. */
export type IndexablePageCursor = Pick<IndexablePage, 'translationGroup'> & {
  readonly kind: string
  readonly lang: string
}
const LIST_START: IndexablePageCursor = { translationGroup: '', kind: '', lang: '' }
const LIST_END: IndexablePageCursor = { translationGroup: '\u{10ffff}', kind: '', lang: '' }

/** Reads the published store: one query for a page, one for its languages, one for all its links. */
export class PublishedStore {
  readonly #file: StoreFileWithFallback

  /** @throws PublishedStoreError when the file is missing, damaged or of another version */
  constructor(path: string, watch?: StoreFileListeners) {
    this.#file = new StoreFileWithFallback(path, watch)
  }

  /** `undefined` if nothing is published; a document that is no JSON is returned as `undefined` inside the object. */
  page(uid: string, lang: LanguageCode, kind: PageOrLegalKind): { readonly document: unknown } | undefined {
    const row = this.#file.read((file) => file.page.get(uid, lang, kind))
    return row && { document: parseDocument(String(row.document)) }
  }

  /** The languages of a page with its uid in each, and whether it is noindex. */
  translationsOfGroup(translationGroup: string, kind: PageOrLegalKind) {
    return this.#rows(translationRowSchema, (file) => file.translations.all(translationGroup, kind))
  }

  /** Referenced pages in `lang`, by `pageReferenceKey`; without those that lack the language, and copies. */
  links(references: readonly PageReference[], lang: LanguageCode): ReadonlyMap<string, LinkedPage> {
    const asked = references.map(({ uid, kind = 'page' }) => ({ uid, kind }))
    const rows = this.#rows(linkRowSchema, (file) => file.links.all(JSON.stringify(asked), lang))
    return new Map(rows.map(({ asked, ...page }) => [pageReferenceKey({ uid: asked, kind: page.kind }), page]))
  }

  /** Tour groups whose booking page asks for the date itself, according to a page. */
  datelessTourGroups(): ReadonlySet<number> {
    return new Set(this.#file.read((file) => file.datelessTourGroups.all()).map(({ tgid }) => Number(tgid)))
  }

  /** What editors say of tour groups on pages of any site; of several words about one tag the page that changed last counts. */
  editorTags(): ReadonlyMap<number, readonly EditorTagOverride[]> {
    const said = new Map<number, EditorTagOverride[]>()
    for (const { tgid, tags } of this.#rows(editorTagsRowSchema, (file) => file.editorTags.all())) {
      const known = said.get(tgid) ?? []
      const isNew = ({ tag }: EditorTagOverride) => !known.some((one) => one.tag === tag)
      said.set(tgid, [...known, ...editorTagsIn(tags).filter(isNew)])
    }
    return said
  }

  /** The site's own pages about tour groups, by tgid. */
  productPages(siteUid: string, lang: LanguageCode, tgids: readonly number[]): ReadonlyMap<number, string> {
    const rows = this.#rows(productPageRowSchema, (file) => file.productPages.all(siteUid, lang, JSON.stringify(tgids)))
    return new Map(rows.map(({ tgid, uid }) => [tgid, uid]))
  }

  /** Editors' pages about a tour group on all sites, without copies, by uid. */
  pagesOfTourGroup(tgid: number): readonly EditorialTourGroupPage[] {
    return this.#file.read((file) => file.pagesOfTourGroup.all(tgid)).map((row) => writtenRowSchema.parse(row))
  }

  /** Tour groups that a site has editors' pages about. */
  tourGroupsOfSite(siteUid: string): readonly number[] {
    return this.#file.read((file) => file.tourGroupsOfSite.all(siteUid)).map(({ tgid }) => Number(tgid))
  }

  /** The cities of home pages as written; without those that have none. */
  homeCities(): readonly z.infer<typeof homeCityRowSchema>[] {
    return this.#file.read((file) => file.homeCities.all()).map((row) => homeCityRowSchema.parse(row))
  }

  /**
   * Pages in the site's language about collections, categories and sub-categories: the site's own, or else of a site with the
   * same naked domain. Without noindex pages, copies, and category pages about another city.
   */
  cataloguePages(site: LinkingSite, city: string, ids: CatalogueIds): PagesByCatalogueId {
    const find = (kind: keyof CatalogueIds) => {
      const { uid, lang, nakedDomain } = site
      const rows = this.#rows(cataloguePageRowSchema, (file) =>
        file.cataloguePages[kind].all(lang, JSON.stringify(ids[kind]), nakedDomain, uid, city),
      )
      const pages = new Map<number, LinkedPage>()
      for (const { id, ...page } of rows) pages.getOrInsert(id, page)
      return pages
    }
    return { collections: find('collections'), categories: find('categories'), subCategories: find('subCategories') }
  }

  /** The uid of the parent page, from the document in `lang` or else in another language. */
  parentUid(uid: string, lang: LanguageCode): string | undefined {
    const parent = this.#file.read((file) => file.parent.get(uid, lang))?.uid
    return typeof parent === 'string' ? parent : undefined
  }

  /** The languages and uids of a page that has this uid in any language. */
  translationsOfUid(uid: string, kind: PageOrLegalKind) {
    return this.#rows(translationRowSchema, (file) => file.translationsOfUid.all(uid, kind))
  }

  /** The redirect or removal of an address without a page. */
  redirect(host: string, path: string): unknown {
    const row = this.#file.read((file) => file.redirect.get(host, path))
    return row ? parseDocument(String(row.document)) : undefined
  }

  /** As of a page. */
  site(uid: string, lang: LanguageCode): { readonly document: unknown } | undefined {
    const row = this.#file.read((file) => file.site.get(uid, lang))
    return row && { document: parseDocument(String(row.document)) }
  }

  /** Published sites and languages, whether or not their documents are valid. */
  publishedSiteLanguages(): readonly PublishedSiteLanguage[] {
    return this.#rows(siteVersionRowSchema, (file) => file.siteLanguages.all())
  }

  /** Legal pages of the site in this language. */
  legalPages(siteUid: string, lang: LanguageCode): readonly SitePage[] {
    const rows = this.#rows(sitePageRowSchema, (file) => file.legalPages.all(siteUid, lang))
    return PAGE_OR_LEGAL_KINDS.flatMap((kind) => rows.find((row) => row.kind === kind) ?? [])
  }

  /** Up to six pages for a not-found page: lists first, then shows, then articles. */
  startingPages(siteUid: string, lang: LanguageCode): readonly LinkedPage[] {
    return this.#rows(entryPageRowSchema, (file) => file.entryPages.all(siteUid, lang))
  }

  /** Documents of indexable pages in the order of rows, in batches. */
  pagesAfter(row: number, limit: number): readonly { readonly row: number; readonly document: unknown }[] {
    return this.#file
      .read((file) => file.pagesAfter.all(row, limit))
      .map(({ number, document }) => ({ row: Number(number), document: parseDocument(String(document)) }))
  }

  /** The titles of a page by language. */
  titlesOf(translationGroup: string): ReadonlyMap<LanguageCode, string> {
    const rows = this.#rows(titleRowSchema, (file) => file.titles.all(translationGroup))
    return new Map(rows.map(({ lang, title }) => [lang, title]))
  }

  /** Categorisations of the site's collections, categories, sub-categories, cities and home pages. */
  listedCategorisations(siteUid: string, lang: LanguageCode): readonly Categorisation[] {
    const rows = this.#file.read((file) => file.categorisations.all(siteUid, lang))
    return rows.flatMap(({ value }) => categorisationSchema.safeParse(parseDocument(String(value))).data ?? [])
  }

  /** Pages of a site that are not noindex, between two positions, the versions of each page together. */
  listedPages(
    siteUid: string,
    range: Readonly<Record<'after' | 'until', IndexablePageCursor | undefined>>,
    limit: number,
  ): readonly IndexablePage[] {
    const { after = LIST_START, until = LIST_END } = range
    const places = [after, until].flatMap(({ translationGroup, kind, lang }) => [translationGroup, kind, lang])
    return this.#rows(listedPageRowSchema, (file) => file.listedPages.all(siteUid, ...places, limit))
  }

  /** The page `distance` pages after a position, from 1; `undefined` past the end. */
  listedPageAfter(
    siteUid: string,
    after: IndexablePageCursor | undefined,
    distance: number,
  ): IndexablePage | undefined {
    const { translationGroup, kind, lang } = after ?? LIST_START
    const row = this.#file.read((file) => file.listedAfter.get(siteUid, translationGroup, kind, lang, distance - 1))
    return row && readRow(listedPageRowSchema, row)[0]
  }

  /** Some pages of a type with their meta data. */
  summaries(siteUid: string, lang: LanguageCode, pageType: PageType, limit: number) {
    return this.#rows(summaryRowSchema, (file) => file.summaries.all(siteUid, lang, pageType, limit))
  }

  /** Uids of the guides of a site that changed last, the newest first, at most `limit`. */
  newestGuides(siteUid: string, lang: LanguageCode, limit: number): readonly string[] {
    return this.#file.read((file) => file.newestGuides.all(siteUid, lang, limit)).map(({ uid }) => String(uid))
  }

  /** Pages of a site in one language for the list of developers and operators, at most `limit`. */
  pagesOfSite(siteUid: string, lang: LanguageCode, limit: number): readonly SitePage[] {
    const rows = this.#rows(sitePageRowSchema, (file) => file.pagesOfSite.all(siteUid, lang, limit))
    return rows.toSorted((one, other) => one.uid.localeCompare(other.uid, DEFAULT_LANGUAGE))
  }

  /** Some rows of a table after a key (publication-fingerprint.ts). */
  fingerprintRowsAfter(table: FingerprintedTable, after: readonly string[]): readonly FingerprintedRow[] {
    return this.#file.read(({ database }) => database.prepare(fingerprintRowsQuery(table)).all(...after))
  }

  /** @throws when the store is unreadable; used by the readiness check */
  ping(): void {
    this.#file.read((file) => file.anySite.get())
  }

  /** Whether the copy is in use, because the file is unreadable. */
  get readsFallback(): boolean {
    return this.#file.readsFallback
  }

  /** Opens a file that replaced the open one. */
  refresh(): void {
    this.#file.refresh()
  }

  close(): void {
    this.#file.close()
  }

  #rows<T extends z.ZodType>(schema: T, query: (file: StoreFile) => readonly unknown[]): z.infer<T>[] {
    return this.#file.read(query).flatMap((row) => readRow(schema, row))
  }
}

/** Parses a row; an invalid one of another program counts as missing. */
function readRow<T extends z.ZodType>(schema: T, row: unknown): z.infer<T>[] {
  const { success, data } = schema.safeParse(row)
  return success ? [data] : []
}

/** A tag that this release does not know is left out. */
function editorTagsIn(text: string): readonly EditorTagOverride[] {
  const rows = z.array(z.unknown()).safeParse(parseDocument(text)).data ?? []
  return rows.flatMap((row) => readRow(editorTagOverrideSchema, row))
}

/** `undefined` for text that is no JSON or too long; it then fails validation like any other invalid document. */
function parseDocument(text: string): unknown {
  return text.length > MAX_DOCUMENT_LENGTH ? undefined : parseJson(text)
}
