import type { Categorisation } from '@passepartout/content-model/page'
import type { ProductSource } from '@passepartout/content-model/product-source'
import type { SiteDocument } from '@passepartout/content-model/site'
import type { CatalogueContext } from '../../catalogue/catalogue.ts'
import type { ProductCard } from '../../catalogue/product.ts'
import { homeCityOf } from '../../content/home-city.ts'
import type { LinkTarget } from '../../content/published-store.ts'
import { isoToday } from '../../i18n/moment.ts'
import type { OwnListing } from '../../lists/load-own-list.ts'
import { type ListView, viewList } from '../../lists/view-list.ts'
import type { AskedSearch } from '../../request/address/search-address.ts'
import type { Visit } from '../../request/visit.ts'
import { resolveResults, type SearchResult } from '../../search/resolve-results.ts'
import type { Search } from '../../search/search.ts'
import { MOST_CANDIDATES, SEARCH_GROUPS, type SearchGroup } from '../../search/search-index.ts'
import type { RenderServices } from '../render-services.ts'

export interface SearchServices extends RenderServices {
  readonly search: Pick<Search, 'find'>
}

/** Results of one kind. */
export interface ResultGroup {
  readonly group: SearchGroup
  /** All that were found of it; there may be more where the search found as many as it looks for. */
  readonly count: number
  readonly results: readonly SearchResult[]
}

/** What the page of results shows. */
export interface LoadedResults {
  readonly query: string
  /** `blank`: nobody asked yet; `unavailable`: nothing can be found for now. */
  readonly state: 'found' | 'none' | 'blank' | 'unavailable'
  readonly count: number
  /** The search found as many as it looks for: there may be more of each kind. */
  readonly isLeast: boolean
  /** What fits best first; each with its best ones. */
  readonly groups: readonly ResultGroup[]
  /** The tour groups of one kind, as a list that can be filtered, ordered and turned over; absent where there are none. */
  readonly list: FoundList | undefined
  /** Tour groups of the other kinds, which are shown as cards, by number. */
  readonly cards: ReadonlyMap<number, ProductCard>
  /** Where nothing was found: what the site has most to show of, and pages to start from. */
  readonly popular: readonly ProductCard[]
  readonly entries: readonly LinkTarget[]
}

interface FoundList {
  readonly group: SearchGroup
  readonly listing: OwnListing & { readonly view: ListView }
}

const MOST_RESULTS = 120
const NOTHING_FOUND: FoundOnSite = { results: [], isLeast: false }
/** Of the kind that is a list, as cards, three pages of it; the others are links. */
const MOST_LISTED = 72
/** Of any other kind. */
const BESIDE_IT = 8
const MOST_POPULAR = 12
/** Lists from which the popular ones are taken. */
const POPULAR_LISTS = 3

interface FoundOnSite {
  readonly results: readonly SearchResult[]
  /** There may be more. */
  readonly isLeast: boolean
}

/** What a site has for a query, in the language of a visit. */
export async function findOnSite(
  query: string,
  visit: Visit,
  site: SiteDocument,
  { search, content }: Pick<SearchServices, 'search' | 'content'>,
  most: number,
): Promise<FoundOnSite | undefined> {
  const { lang, siteUid } = visit
  const scope = { lang, siteUid, homeCity: homeCityOf({ siteUid, lang }, content) }
  const candidates = await search.find(query, scope, site.search?.synonyms ?? [])
  if (!candidates) return undefined
  const results = resolveResults(candidates, visit, site, content, most + 1)
  return { results: results.slice(0, most), isLeast: results.length > most || candidates.length >= MOST_CANDIDATES }
}

/** Everything that the page of results shows. */
export async function loadResults(
  { query, group }: AskedSearch,
  visit: Visit,
  site: SiteDocument,
  context: CatalogueContext,
  services: SearchServices,
): Promise<LoadedResults> {
  const found = query === '' ? NOTHING_FOUND : await findOnSite(query, visit, site, services, MOST_RESULTS)
  const only = SEARCH_GROUPS.find((known) => known === group)
  const listed = only ?? 'products'
  const groups = groupResults(found?.results ?? [], only, listed)
  const count = groups.reduce((sum, { count: ofGroup }) => sum + ofGroup, 0)
  const state = found === undefined ? 'unavailable' : query === '' ? 'blank' : count === 0 ? 'none' : 'found'
  const isEmpty = state !== 'found'
  const [cards, popular] = await Promise.all([
    loadCards(groups, context, services),
    isEmpty ? loadPopular(visit, context, services) : [],
  ])
  const entries = isEmpty ? services.content.store.entryPages(site.uid, site.lang) : []
  const today = isoToday({ now: services.now(), timeZone: site.timeZone })
  const isLeast = found?.isLeast === true
  const list = listOf(groups, listed, cards, { choice: visit.choice?.list ?? {}, today, isLeast })
  return { query, state, count, isLeast, groups, list, cards, popular, entries }
}

function groupResults(
  results: readonly SearchResult[],
  only: SearchGroup | undefined,
  listed: SearchGroup,
): readonly ResultGroup[] {
  const byGroup = Map.groupBy(results, ({ group }) => group)
  return [...byGroup].flatMap(([group, all]) => {
    if (only !== undefined && group !== only) return []
    if (group !== listed) return [{ group, count: all.length, results: all.slice(0, BESIDE_IT) }]
    return [{ group, count: all.length, results: all }]
  })
}

/** What fits best first, as the catalogue's lists have what they recommend most. */
function listOf(
  groups: readonly ResultGroup[],
  listed: SearchGroup,
  cards: ReadonlyMap<number, ProductCard>,
  asked: Parameters<typeof viewList>[1],
): FoundList | undefined {
  const { results = [] } = groups.find(({ group }) => group === listed) ?? {}
  const all = results.flatMap(({ tgid }) => cards.get(tgid ?? 0) ?? [])
  if (all.length === 0) return undefined
  // What was found and has no card stands below as a link.
  const view = viewList(all, { ...asked, total: results.length })
  return { group: listed, listing: { products: view.products, total: view.total, available: true, view, all } }
}

/** One tour group at a time, so that whatever is searched for, no more is asked and kept than there are tour groups. */
async function loadCards(
  groups: readonly ResultGroup[],
  context: CatalogueContext,
  { catalogue }: SearchServices,
): Promise<ReadonlyMap<number, ProductCard>> {
  const tgids = groups.flatMap(({ results }) => results.flatMap(({ tgid }) => tgid ?? []).slice(0, MOST_LISTED))
  const products = await Promise.all(tgids.map((tgid) => catalogue.product(tgid, context)))
  return new Map(products.flatMap((product) => (product ? [[product.tgid, product] as const] : [])))
}

/** The first of each of the lists that the site has a page about, which others have asked for before, then the second ones. */
async function loadPopular(
  { siteUid, lang }: Visit,
  context: CatalogueContext,
  { catalogue, content }: SearchServices,
): Promise<readonly ProductCard[]> {
  const sources = content.store.listedCategorisations(siteUid, lang).flatMap(sourceOf).slice(0, POPULAR_LISTS)
  const lists = await Promise.all(sources.map((source) => catalogue.listing(source, MOST_POPULAR, context)))
  const inTurn = Array.from({ length: MOST_POPULAR }, (_, place) =>
    lists.flatMap(({ products }) => products[place] ?? []),
  )
  const each = new Map(inTurn.flat().map((product) => [product.tgid, product]))
  return [...each.values()].slice(0, MOST_POPULAR)
}

function sourceOf({ city, collectionId, categoryId, subCategoryId }: Categorisation): ProductSource[] {
  if (collectionId !== undefined) return [{ kind: 'collection', id: collectionId }]
  if (city === undefined) return []
  if (subCategoryId !== undefined) return [{ kind: 'subCategory', id: subCategoryId, city }]
  if (categoryId !== undefined) return [{ kind: 'category', id: categoryId, city }]
  return []
}
