import type { Categorisation } from '@passepartout/content-model/page'
import type { ProductSource } from '@passepartout/content-model/product-source'
import type { SiteDocument } from '@passepartout/content-model/site'
import type { CatalogueContext } from '../../catalogue/catalogue.ts'
import type { ProductCard } from '../../catalogue/product.ts'
import { homeCityOf } from '../../content/home-city.ts'
import { productPagesOf } from '../../content/product-pages.ts'
import type { LinkTarget } from '../../content/published-store.ts'
import type { OwnListing } from '../../lists/load-own-list.ts'
import { readDays } from '../../lists/on-days/read-days.ts'
import { type ListView, viewList } from '../../lists/view-list.ts'
import type { SearchRequest } from '../../request/address/search-address.ts'
import type { Visit } from '../../request/visit.ts'
import { resolveResults, type SearchResult } from '../../search/resolve-results.ts'
import type { Search } from '../../search/search.ts'
import { MOST_CANDIDATES, SEARCH_GROUPS, type SearchGroup } from '../../search/search-index.ts'
import type { RenderServices } from '../render-services.ts'

export interface SearchServices extends RenderServices {
  readonly search: Pick<Search, 'find'>
}

/** Results of one type. */
export interface ResultGroup {
  readonly group: SearchGroup
  /** Number of results; a lower bound when the search reached its limit. */
  readonly count: number
  readonly results: readonly SearchResult[]
}

/** Data of the results page. */
export interface LoadedResults {
  readonly query: string
  /** `blank`: no query; `unavailable`: the index is not ready. */
  readonly state: 'found' | 'none' | 'blank' | 'unavailable'
  readonly count: number
  /** Whether the search reached its limit, so that there may be more. */
  readonly isLeast: boolean
  /** Groups in order of their best result. */
  readonly groups: readonly ResultGroup[]
  /** Tour groups of one type as a list with filters, order and pages; absent without results. */
  readonly list: FoundList | undefined
  /** Tour groups of the other types, which are shown as cards, by id. */
  readonly cards: ReadonlyMap<number, ProductCard>
  /** Without results: popular tour groups. */
  readonly popular: readonly ProductCard[]
  readonly entries: readonly LinkTarget[]
}

interface FoundList {
  readonly group: SearchGroup
  readonly listing: OwnListing & { readonly view: ListView }
}

const MOST_RESULTS = 120
const NOTHING_FOUND: FoundOnSite = { results: [], isLeast: false }
/** Results of the list type that become cards (three pages); further results are links. */
const MOST_LISTED = 72
/** The same for any other type. */
const BESIDE_IT = 8
const MOST_POPULAR = 12
/** Number of lists from which popular tour groups are taken. */
const POPULAR_LISTS = 3

interface FoundOnSite {
  readonly results: readonly SearchResult[]
  /** Whether there may be more. */
  readonly isLeast: boolean
}

/** Searches a site in the language of a visit. */
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
  const tourGroups = candidates.flatMap(({ target }) => (target.kind === 'tourGroup' ? [target] : []))
  const productPages = productPagesOf(tourGroups, site, content)
  const results = resolveResults(candidates, productPages, visit, site, content, most + 1)
  return { results: results.slice(0, most), isLeast: results.length > most || candidates.length >= MOST_CANDIDATES }
}

/** Loads the data of the results page. */
export async function loadResults(
  { query, group }: SearchRequest,
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
  const moment = { now: services.now(), timeZone: site.timeZone }
  const isLeast = found?.isLeast === true
  const { list: choice = {}, party } = visit.choice ?? {}
  const known = readDays([...cards.values()], { ...services, context, choice, party, moment })
  const list = listOf(groups, listed, cards, { ...known, choice, isLeast })
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

/** The default order is by relevance. */
function listOf(
  groups: readonly ResultGroup[],
  listed: SearchGroup,
  cards: ReadonlyMap<number, ProductCard>,
  asked: Parameters<typeof viewList>[1],
): FoundList | undefined {
  const { results = [] } = groups.find(({ group }) => group === listed) ?? {}
  const all = results.flatMap(({ tgid }) => cards.get(tgid ?? 0) ?? [])
  if (all.length === 0) return undefined
  // Results without a card are links below the list.
  const view = viewList(all, { ...asked, total: results.length })
  return { group: listed, listing: { products: view.products, total: view.total, available: true, view, all } }
}

/** Loads tour groups one by one, so that the number of cache entries is bounded by the number of tour groups. */
async function loadCards(
  groups: readonly ResultGroup[],
  context: CatalogueContext,
  { catalogue }: SearchServices,
): Promise<ReadonlyMap<number, ProductCard>> {
  const tgids = groups.flatMap(({ results }) => results.flatMap(({ tgid }) => tgid ?? []).slice(0, MOST_LISTED))
  const products = await Promise.all(tgids.map((tgid) => catalogue.product(tgid, context)))
  return new Map(products.flatMap((product) => (product ? [[product.tgid, product] as const] : [])))
}

/** Takes the first tour group of each of the site's lists, then the second ones; these lists are usually cached. */
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
