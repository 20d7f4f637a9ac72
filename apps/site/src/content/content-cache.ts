import { DEFAULT_BRAND } from '@passepartout/content-model/brand'
import { cacheTag, isPublishedContentCacheTag } from '@passepartout/content-model/cache-tags'
import { type RedirectDocument, redirectDocumentSchema } from '@passepartout/content-model/links/redirect'
import { isLanguageCode, type LanguageCode } from '@passepartout/content-model/locales'
import { type PageReference, pageReferenceKey } from '@passepartout/content-model/navigation'
import { type PageDocument, parsePageDocument, toDocumentFaults } from '@passepartout/content-model/page'
import type { PageOrLegalKind } from '@passepartout/content-model/page-kind'
import { type SiteDocument, siteDocumentSchema } from '@passepartout/content-model/site'
import type { EditorTagOverride } from '@passepartout/content-model/tour-group-tags'
import { LRUCache } from 'lru-cache'
import { isKnownBrand } from '../brands/registry.ts'
import type { Reporter } from '../operations/reporter.ts'
import { buildSiteDirectory, type SiteDirectory, type SiteEntry } from '../request/site-directory.ts'
import { cardOfPage, type PageCard } from './document/page-card.ts'
import { loadPageRelations, type PageRelations } from './links/page-relations.ts'
import type { EditorialTourGroupPage, LinkedPage, PublishedStore, SitePage } from './store/published-store.ts'
import type { CatalogueIds, LinkingSite, PagesByCatalogueId } from './tour-groups/catalogue-pages.ts'
import { SellingSiteIndex } from './tour-groups/selling-site-index.ts'

interface CachedDocument<T> {
  readonly document: T
  readonly tag: string
  /** Set by a purge: the document is read again, and kept in case the new one is invalid. */
  isStale: boolean
}

interface PublishedAddress {
  readonly uid: string
  readonly lang: LanguageCode
  readonly kind: PageOrLegalKind
  readonly host: string
  /** Canonical, with its language. */
  readonly path: string
}

interface Surroundings {
  readonly site: SiteDocument
  readonly value: PageRelations
}

const MAX_DOCUMENTS = 5000

/**
 * Published documents, parsed once and cached until they are purged; an invalid new version leaves the last valid one in place.
 */
export class ContentCache {
  readonly store: PublishedStore
  readonly #reporter: Reporter
  readonly #pages = new LRUCache<string, CachedDocument<PageDocument>>({ max: MAX_DOCUMENTS })
  readonly #sites = new LRUCache<string, CachedDocument<SiteDocument>>({ max: MAX_DOCUMENTS })
  /** What is kept until anything is published. */
  readonly #found = {
    /** Pages that are not published. */
    absent: new LRUCache<string, true>({ max: MAX_DOCUMENTS }),
    redirects: new LRUCache<string, { readonly value: RedirectDocument | undefined }>({ max: MAX_DOCUMENTS }),
    /** Of documents that the catalogue's answers become: each is a new object, and has no links of its own. */
    generated: new LRUCache<string, Surroundings>({ max: MAX_DOCUMENTS }),
    productPages: new LRUCache<string, ReadonlyMap<number, string>>({ max: MAX_DOCUMENTS }),
    pagesOfTourGroup: new LRUCache<number, readonly EditorialTourGroupPage[]>({ max: MAX_DOCUMENTS }),
    cataloguePages: new LRUCache<string, PagesByCatalogueId>({ max: MAX_DOCUMENTS }),
    legalPages: new LRUCache<string, readonly SitePage[]>({ max: MAX_DOCUMENTS }),
    links: new LRUCache<string, ReadonlyMap<string, LinkedPage>>({ max: MAX_DOCUMENTS }),
  }
  /** Keyed by the document object; a document that is read again is a new object. */
  #surroundings = new WeakMap<PageDocument, Surroundings>()
  #datelessTourGroups: ReadonlySet<number> | undefined
  #editorTags: ReadonlyMap<number, readonly EditorTagOverride[]> | undefined
  #edition: object = {}
  #directory: SiteDirectory
  #sellingSites: SellingSiteIndex | undefined

  constructor(store: PublishedStore, reporter: Reporter) {
    this.store = store
    this.#reporter = reporter
    this.#directory = this.#loadDirectory()
  }

  get directory(): SiteDirectory {
    return this.#directory
  }

  /**
   * Another object after each publication, and the same one when only the catalogue changes: the key of what is found out from many pages
   * and kept elsewhere.
   */
  get edition(): object {
    return this.#edition
  }

  /** `undefined` when nothing is published there. */
  page(uid: string, lang: LanguageCode, kind: PageOrLegalKind): PageDocument | undefined {
    const key = cacheTag.page(uid, lang, kind)
    const cached = this.#pages.get(key)
    if (cached && !cached.isStale) return cached.document
    if (this.#found.absent.has(key)) return undefined
    const row = this.store.page(uid, lang, kind)
    if (!row) {
      this.#found.absent.set(key, true)
      this.#pages.delete(key)
      return undefined
    }
    const parsed = parsePageDocument(row.document)
    if (!parsed.ok) {
      this.#reporter.error('page document does not match the schema', {
        pageIdentifier: uid,
        lang,
        faults: parsed.faults,
      })
      return cached?.document
    }
    for (const fault of parsed.dropped) {
      this.#reporter.warning('block dropped', { pageIdentifier: uid, lang, ...fault })
    }
    this.#pages.set(key, { document: parsed.page, tag: key, isStale: false })
    return parsed.page
  }

  /**
   * The page at an address and the redirect from it, if any. Pages that are gone, or in a language that their site no longer
   * has, do not count.
   */
  published({ uid, lang, kind, host, path }: PublishedAddress): {
    readonly document: PageDocument | undefined
    readonly redirect: RedirectDocument | undefined
  } {
    const document = this.page(uid, lang, kind)
    const redirect = this.redirect(host, path)
    const isShown = document !== undefined && !redirect?.gone && this.site(document.siteUid, lang) !== undefined
    return { document: isShown ? document : undefined, redirect }
  }

  site(uid: string, lang: LanguageCode): SiteDocument | undefined {
    const key = `${uid} ${lang}`
    const cached = this.#sites.get(key)
    if (cached && !cached.isStale) return cached.document
    const published = this.store.site(uid, lang)
    if (published === undefined) return undefined
    const parsed = siteDocumentSchema.safeParse(published.document)
    if (!parsed.success) {
      this.#reporter.error('site document does not match the schema', {
        pageIdentifier: uid,
        lang,
        faults: toDocumentFaults(parsed.error),
      })
      return cached?.document
    }
    const document = this.#withKnownBrand(parsed.data)
    this.#sites.set(key, { document, tag: cacheTag.site(uid), isStale: false })
    return document
  }

  /** A site with a brand that this build lacks gets the default one. */
  #withKnownBrand(site: SiteDocument): SiteDocument {
    const { uid, lang, brand } = site
    if (isKnownBrand(brand)) return site
    this.#reporter.warning('brand is not in this build', { pageIdentifier: uid, lang, brand }, brand)
    return { ...site, brand: DEFAULT_BRAND }
  }

  /**
   * The redirect or removal of an address.
   *
   * @param path canonical, with its language
   */
  redirect(host: string, path: string): RedirectDocument | undefined {
    return remember(this.#found.redirects, host + path, () => ({ value: this.#readRedirect(host, path) })).value
  }

  #readRedirect(host: string, path: string): RedirectDocument | undefined {
    const value = this.store.redirect(host, path)
    if (value === undefined) return undefined
    const parsed = redirectDocumentSchema.safeParse(value)
    if (parsed.success) return parsed.data
    this.#reporter.error('redirect does not match the schema', {
      address: host + path,
      faults: toDocumentFaults(parsed.error),
    })
    return undefined
  }

  /** The site's own pages about these tour groups, by tgid. */
  productPages(siteUid: string, lang: LanguageCode, tgids: readonly number[]): ReadonlyMap<number, string> {
    const key = `${siteUid} ${lang} ${tgids.join()}`
    return remember(this.#found.productPages, key, () => this.store.productPages(siteUid, lang, tgids))
  }

  /** Pages of all sites about a tour group. */
  pagesOfTourGroup(tgid: number): readonly EditorialTourGroupPage[] {
    return remember(this.#found.pagesOfTourGroup, tgid, () => this.store.pagesOfTourGroup(tgid))
  }

  /** The sites that sell each tour group, in order. */
  get sellingSites(): SellingSiteIndex {
    this.#sellingSites ??= new SellingSiteIndex(this.#directory, this.store.homeCities())
    return this.#sellingSites
  }

  /** Tour groups whose booking page asks for the date itself, according to editors of any site. */
  get datelessTourGroups(): ReadonlySet<number> {
    this.#datelessTourGroups ??= this.store.datelessTourGroups()
    return this.#datelessTourGroups
  }

  /** What editors of any site say of tour groups. */
  get editorTags(): ReadonlyMap<number, readonly EditorTagOverride[]> {
    this.#editorTags ??= this.store.editorTags()
    return this.#editorTags
  }

  /** Pages about collections and categories in a city: the site's own, or else of a site with the same naked domain. */
  cataloguePages(site: LinkingSite, city: string, ids: CatalogueIds): PagesByCatalogueId {
    const key = JSON.stringify([site.uid, site.lang, site.nakedDomain, city, ids])
    return remember(this.#found.cataloguePages, key, () => this.store.cataloguePages(site, city, ids))
  }

  /** The legal pages that a site has in a language, for the footer of every page. */
  legalPages(siteUid: string, lang: LanguageCode): readonly SitePage[] {
    return remember(this.#found.legalPages, `${siteUid} ${lang}`, () => this.store.legalPages(siteUid, lang))
  }

  /** Referenced pages in a language, by `pageReferenceKey`; missing ones are left out. */
  links(references: readonly PageReference[], lang: LanguageCode): ReadonlyMap<string, LinkedPage> {
    if (references.length === 0) return new Map()
    const key = `${lang} ${references.map(pageReferenceKey).join()}`
    return remember(this.#found.links, key, () => this.store.links(references, lang))
  }

  /** Pages as cards, in the given order; missing ones are left out. */
  pageCards(references: readonly PageReference[], lang: LanguageCode): readonly PageCard[] {
    const targets = this.links(references, lang)
    return references.flatMap((reference) => {
      const target = targets.get(pageReferenceKey(reference))
      const document = target && this.page(target.uid, lang, target.kind ?? 'page')
      return document ? [cardOfPage(reference, document)] : []
    })
  }

  surroundings(document: PageDocument, site: SiteDocument): PageRelations {
    const { uid, lang, kind, parentUid, translationGroup, blocks } = document
    const key = `${cacheTag.page(uid, lang, kind)} ${parentUid} ${translationGroup}`
    const cached =
      this.#surroundings.get(document) ?? (blocks.length === 0 ? this.#found.generated.get(key) : undefined)
    if (cached?.site === site) return cached.value
    const value = loadPageRelations(this.store, document, site)
    this.#surroundings.set(document, { site, value })
    if (blocks.length === 0) this.#found.generated.set(key, { site, value })
    return value
  }

  /** An invalid site document removes that language of the site, or the site if it was the last one. */
  #loadDirectory(): SiteDirectory {
    const sites = new Map<string, SiteEntry>()
    for (const { uid, lang } of this.store.publishedSiteLanguages()) {
      const site = isLanguageCode(lang) ? this.site(uid, lang) : this.#refuseLanguage(uid, lang)
      if (site) sites.set(uid, withLanguage(sites.get(uid), site))
    }
    return buildSiteDirectory([...sites.values()])
  }

  #refuseLanguage(uid: string, lang: string): undefined {
    this.#reporter.error('site in a language that is none', { pageIdentifier: uid, lang })
  }

  /** @returns further tags to purge, which depend on the changes */
  purge(tags: readonly string[]): readonly string[] {
    const purged = new Set(tags)
    this.#forget((name) => purged.has(name))
    if (tags.some(isPublishedContentCacheTag)) this.#beginEdition()
    const isOfSite = tags.some((name) => name.startsWith(cacheTag.site('')))
    if (isOfSite) this.#directory = this.#loadDirectory()
    if (!this.#sellingSites || !(isOfSite || tags.some((name) => this.#isOfHome(name)))) return []
    const { key } = this.#sellingSites
    this.#sellingSites = undefined
    return this.sellingSites.key === key ? [] : [cacheTag.sellingSites]
  }

  #isOfHome(name: string): boolean {
    const uid = /^page:(.+):[a-z]{2}:page$/.exec(name)?.[1]
    return uid !== undefined && this.#directory.ofUid(uid)?.uid === uid
  }

  /** Marks everything to be read again, because anything may have changed. */
  markStale(): void {
    this.#forget(() => true)
    this.#beginEdition()
    this.#directory = this.#loadDirectory()
    this.#sellingSites = undefined
  }

  /** Of what is found out from many pages, which is not read again for each change of the catalogue. */
  #beginEdition(): void {
    this.#edition = {}
    this.#editorTags = undefined
  }

  #forget(isPurged: (tag: string) => boolean): void {
    this.#surroundings = new WeakMap()
    this.#datelessTourGroups = undefined
    for (const cache of Object.values(this.#found)) cache.clear()
    for (const cached of [...this.#pages.values(), ...this.#sites.values()])
      if (isPurged(cached.tag)) cached.isStale = true
  }
}

/** What a cache has, else what is read. */
function remember<K extends {}, V extends {}>(cache: LRUCache<K, V>, key: K, read: () => V): V {
  const known = cache.get(key)
  if (known !== undefined) return known
  const value = read()
  cache.set(key, value)
  return value
}

function withLanguage(known: SiteEntry | undefined, site: SiteDocument): SiteEntry {
  const { uid, host, lang, defaultCurrency, mainAddressOrder, machineInterfaces, experiments = [] } = site
  const folder = uid.slice(host.length + 1)
  return {
    ...(known ?? { uid, host, folder, defaultCurrency, mainAddressOrder, machineInterfaces }),
    languages: [...(known?.languages ?? []), lang],
    experiments: new Map([...(known?.experiments ?? []), [lang, experiments]]),
  }
}
