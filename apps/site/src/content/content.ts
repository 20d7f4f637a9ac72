import { DEFAULT_BRAND } from '@passepartout/content-model/brand'
import { type RedirectDocument, redirectDocumentSchema } from '@passepartout/content-model/links/redirect'
import { isLanguageCode, type LanguageCode } from '@passepartout/content-model/locales'
import { keyOfReference, type PageReference } from '@passepartout/content-model/navigation'
import { faultsOf, type PageDocument, parsePageDocument } from '@passepartout/content-model/page'
import type { PageKind } from '@passepartout/content-model/page-kind'
import { type SiteDocument, siteDocumentSchema } from '@passepartout/content-model/site'
import { tag } from '@passepartout/content-model/tags'
import { LRUCache } from 'lru-cache'
import { isKnownBrand } from '../brands/registry.ts'
import type { Reporter } from '../operations/reporter.ts'
import { buildDirectory, type Directory, type KnownSite } from '../request/directory.ts'
import type { CatalogueIds, CataloguePages, LinkingSite } from './catalogue-pages.ts'
import { cardOfPage, type PageCard } from './page-card.ts'
import type { LinkTarget, PublishedStore, SitePage, WrittenPage } from './published-store.ts'
import { SellingSites } from './selling-sites.ts'
import { loadSurroundings, type Surroundings } from './surroundings.ts'

interface CachedDocument<T> {
  readonly document: T
  readonly tag: string
  /** After a purge the document is read again; it is kept in case the new one does not match the schema. */
  isStale: boolean
}

interface PublishedAddress {
  readonly uid: string
  readonly lang: LanguageCode
  readonly kind: PageKind
  readonly host: string
  /** Canonical, with its language. */
  readonly path: string
}

const MAX_DOCUMENTS = 5000

/** Published documents, parsed once and kept until they are purged; a broken one leaves the last good one in place. */
export class Content {
  readonly store: PublishedStore
  readonly #reporter: Reporter
  readonly #pages = new LRUCache<string, CachedDocument<PageDocument>>({ max: MAX_DOCUMENTS })
  readonly #sites = new LRUCache<string, CachedDocument<SiteDocument>>({ max: MAX_DOCUMENTS })
  /** By page and site document; a document that is read again is another object. */
  #surroundings = new WeakMap<PageDocument, { readonly site: SiteDocument; readonly value: Surroundings }>()
  readonly #productPages = new LRUCache<string, ReadonlyMap<number, string>>({ max: MAX_DOCUMENTS })
  readonly #pagesOfTourGroup = new LRUCache<number, readonly WrittenPage[]>({ max: MAX_DOCUMENTS })
  readonly #cataloguePages = new LRUCache<string, CataloguePages>({ max: MAX_DOCUMENTS })
  readonly #legalPages = new LRUCache<string, readonly SitePage[]>({ max: MAX_DOCUMENTS })
  #datelessTourGroups: ReadonlySet<number> | undefined
  #directory: Directory
  #sellingSites: SellingSites | undefined

  constructor(store: PublishedStore, reporter: Reporter) {
    this.store = store
    this.#reporter = reporter
    this.#directory = this.#loadDirectory()
  }

  get directory(): Directory {
    return this.#directory
  }

  /** `undefined` when nothing is published there. */
  page(uid: string, lang: LanguageCode, kind: PageKind): PageDocument | undefined {
    const key = tag.page(uid, lang, kind)
    const kept = this.#pages.get(key)
    if (kept && !kept.isStale) return kept.document
    const row = this.store.page(uid, lang, kind)
    if (!row) {
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
      return kept?.document
    }
    for (const fault of parsed.dropped) {
      this.#reporter.warning('block dropped', { pageIdentifier: uid, lang, ...fault })
    }
    this.#pages.set(key, { document: parsed.page, tag: key, isStale: false })
    return parsed.page
  }

  /**
   * The page at an address and the redirect from it, each if there is one. A page does not count when it was declared
   * gone, or in a language that its site no longer has.
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
    const kept = this.#sites.get(key)
    if (kept && !kept.isStale) return kept.document
    const published = this.store.site(uid, lang)
    if (published === undefined) return undefined
    const parsed = siteDocumentSchema.safeParse(published.document)
    if (!parsed.success) {
      this.#reporter.error('site document does not match the schema', {
        pageIdentifier: uid,
        lang,
        faults: faultsOf(parsed.error),
      })
      return kept?.document
    }
    const document = this.#withKnownBrand(parsed.data)
    this.#sites.set(key, { document, tag: tag.site(uid), isStale: false })
    return document
  }

  /** A site whose brand this build does not have is shown in the default one. */
  #withKnownBrand(site: SiteDocument): SiteDocument {
    const { uid, lang, brand } = site
    if (isKnownBrand(brand)) return site
    this.#reporter.warning('brand is not in this build', { pageIdentifier: uid, lang, brand }, brand)
    return { ...site, brand: DEFAULT_BRAND }
  }

  /**
   * Where an address that moved leads, or that it is gone. Not cached.
   *
   * @param path canonical, with its language
   */
  redirect(host: string, path: string): RedirectDocument | undefined {
    const value = this.store.redirect(host, path)
    if (value === undefined) return undefined
    const parsed = redirectDocumentSchema.safeParse(value)
    if (parsed.success) return parsed.data
    this.#reporter.error('redirect does not match the schema', { address: host + path, faults: faultsOf(parsed.error) })
    return undefined
  }

  /** The site's own pages about these tour groups, by tgid. */
  productPages(siteUid: string, lang: LanguageCode, tgids: readonly number[]): ReadonlyMap<number, string> {
    const key = `${siteUid} ${lang} ${tgids.join()}`
    const kept = this.#productPages.get(key) ?? this.store.productPages(siteUid, lang, tgids)
    this.#productPages.set(key, kept)
    return kept
  }

  /** What editors of all sites wrote about a tour group. */
  pagesOfTourGroup(tgid: number): readonly WrittenPage[] {
    const kept = this.#pagesOfTourGroup.get(tgid) ?? this.store.pagesOfTourGroup(tgid)
    this.#pagesOfTourGroup.set(tgid, kept)
    return kept
  }

  /** Which sites sell what, and which of them comes first. */
  get sellingSites(): SellingSites {
    this.#sellingSites ??= new SellingSites(this.#directory, this.store.homeCities())
    return this.#sellingSites
  }

  /** Tour groups whose booking page asks for the date itself, as the editors of any site say. */
  get datelessTourGroups(): ReadonlySet<number> {
    this.#datelessTourGroups ??= this.store.datelessTourGroups()
    return this.#datelessTourGroups
  }

  /** Pages about what the catalogue has in a city: the site's own, else of another site with its naked domain. */
  cataloguePages(site: LinkingSite, city: string, ids: CatalogueIds): CataloguePages {
    const key = JSON.stringify([site.uid, site.lang, site.nakedDomain, city, ids])
    const kept = this.#cataloguePages.get(key) ?? this.store.cataloguePages(site, city, ids)
    this.#cataloguePages.set(key, kept)
    return kept
  }

  /** The legal pages that a site has in a language, for the footer of every page. */
  legalPages(siteUid: string, lang: LanguageCode): readonly SitePage[] {
    const key = `${siteUid} ${lang}`
    const kept = this.#legalPages.get(key) ?? this.store.legalPages(siteUid, lang)
    this.#legalPages.set(key, kept)
    return kept
  }

  /** Each referred page in a language, by `keyOfReference`; one that lacks it is left out. */
  links(references: readonly PageReference[], lang: LanguageCode): ReadonlyMap<string, LinkTarget> {
    return references.length === 0 ? new Map() : this.store.links(references, lang)
  }

  /** Pages as cards show them, in the order in which they are named; one that lacks the language is left out. */
  pageCards(references: readonly PageReference[], lang: LanguageCode): readonly PageCard[] {
    const targets = this.store.links(references, lang)
    return references.flatMap((reference) => {
      const target = targets.get(keyOfReference(reference))
      const document = target && this.page(target.uid, lang, target.kind ?? 'page')
      return document ? [cardOfPage(reference, document)] : []
    })
  }

  surroundings(document: PageDocument, site: SiteDocument): Surroundings {
    const kept = this.#surroundings.get(document)
    if (kept?.site === site) return kept.value
    const value = loadSurroundings(this.store, document, site)
    this.#surroundings.set(document, { site, value })
    return value
  }

  /**
   * A document that cannot be read costs its site that language, and the whole site when none is left; the rest is
   * served.
   */
  #loadDirectory(): Directory {
    const sites = new Map<string, KnownSite>()
    for (const { uid, lang } of this.store.siteVersions()) {
      const site = isLanguageCode(lang) ? this.site(uid, lang) : this.#refuseLanguage(uid, lang)
      if (site) sites.set(uid, withLanguage(sites.get(uid), site))
    }
    return buildDirectory([...sites.values()])
  }

  #refuseLanguage(uid: string, lang: string): undefined {
    this.#reporter.error('site in a language that is none', { pageIdentifier: uid, lang })
  }

  /** @returns what else must be purged, since it follows from what changed */
  purge(tags: readonly string[]): readonly string[] {
    const purged = new Set(tags)
    this.#forget((name) => purged.has(name))
    const isOfSite = tags.some((name) => name.startsWith(tag.site('')))
    if (isOfSite) this.#directory = this.#loadDirectory()
    if (!this.#sellingSites || !(isOfSite || tags.some((name) => this.#isOfHome(name)))) return []
    const { key } = this.#sellingSites
    this.#sellingSites = undefined
    return this.sellingSites.key === key ? [] : [tag.sellingSites]
  }

  #isOfHome(name: string): boolean {
    const uid = /^page:(.+):[a-z]{2}:page$/.exec(name)?.[1]
    return uid !== undefined && this.#directory.ofUid(uid)?.uid === uid
  }

  /** Reads everything again, because anything may have changed. */
  markStale(): void {
    this.#forget(() => true)
    this.#directory = this.#loadDirectory()
    this.#sellingSites = undefined
  }

  #forget(isPurged: (tag: string) => boolean): void {
    this.#surroundings = new WeakMap()
    this.#productPages.clear()
    this.#pagesOfTourGroup.clear()
    this.#datelessTourGroups = undefined
    this.#cataloguePages.clear()
    this.#legalPages.clear()
    for (const kept of [...this.#pages.values(), ...this.#sites.values()]) if (isPurged(kept.tag)) kept.isStale = true
  }
}

function withLanguage(known: KnownSite | undefined, site: SiteDocument): KnownSite {
  const { uid, host, lang, defaultCurrency, mainAddressOrder, experiments = [] } = site
  const folder = uid.slice(host.length + 1)
  return {
    ...(known ?? { uid, host, folder, defaultCurrency, mainAddressOrder }),
    languages: [...(known?.languages ?? []), lang],
    experiments: new Map([...(known?.experiments ?? []), [lang, experiments]]),
  }
}
