import type { Categorisation } from '@passepartout/content-model/page'
import type { ProductListSource } from '@passepartout/content-model/product-source'
import type { SiteDocument } from '@passepartout/content-model/site'
import type { CatalogueContext } from '../../catalogue/catalogue.ts'
import type { ProductCard } from '../../catalogue/product.ts'
import type { LinkedPage } from '../../content/store/published-store.ts'
import { productPageUidsByTgid } from '../../content/tour-groups/product-pages.ts'
import { isoToday } from '../../i18n/zoned-time.ts'
import { readListAvailability } from '../../lists/day-offers/read-list-availability.ts'
import { createListView } from '../../lists/list-view.ts'
import type { FilterableListing } from '../../lists/load-main-list.ts'
import { hasFiltersOrSort } from '../../request/address/choices/list-choice.ts'
import type { SearchRequest } from '../../request/address/search-address.ts'
import type { Visit } from '../../request/visit.ts'
import { resolveResults, type SearchResult } from '../../search/resolve-results.ts'
import type { SearchAnswer } from '../../search/run-search.ts'
import type { Search } from '../../search/search.ts'
import { MOST_CANDIDATES, SEARCH_GROUPS, type SearchGroup } from '../../search/search-index.ts'
import type { RenderServices } from '../render-services.ts'

export interface SearchServices extends RenderServices {
  readonly search: Pick<Search, 'ask'>
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
  /** Whether nothing has all that was asked, and these are the closest. */
  readonly isClosest: boolean
  /** Groups in order of their best result. */
  readonly groups: readonly ResultGroup[]
  /** Tour groups of one type as a list with filters, order and pages; absent without results. */
  readonly list: FoundList | undefined
  /** Tour groups of the other types, which are shown as cards, by id. */
  readonly cards: ReadonlyMap<number, ProductCard>
  /** Without results: popular tour groups. */
  readonly popular: readonly ProductCard[]
  readonly entries: readonly LinkedPage[]
  /** When nothing matches: the cities nearest to the named place. */
  readonly nearest: SiteSearchResult['nearest']
}

interface FoundList {
  readonly group: SearchGroup
  readonly listing: FilterableListing
}

const MOST_RESULTS = 120
/** Results of the list type that become cards (three pages); further results are links. */
const MOST_LISTED = 72
/** Cards of tour groups that do not meet all needs, which say what less would give. */
const MOST_BEYOND = 24
/** The same for any other type. */
const BESIDE_IT = 8
const MOST_POPULAR = 12
/** Number of lists from which popular tour groups are taken. */
const POPULAR_LISTS = 3

/** The answer to a query on a site. */
export interface SiteSearchResult extends Pick<SearchAnswer, 'understood' | 'isClosest'> {
  readonly results: readonly SearchResult[]
  /** What meets all but the needs and kinds. */
  readonly beyond: readonly SearchResult[]
  /** Whether there may be more. */
  readonly isLeast: boolean
  readonly nearest?: { readonly place: string; readonly cities: readonly SearchResult[] }
}

/**
 * Searches a site in the language of a visit.
 *
 * @param most results; as many as a page of results shows, where absent
 * @returns `undefined` while there is no index
 */
export async function searchSite(
  query: string,
  visit: Visit,
  site: SiteDocument,
  { search, content, now }: Pick<SearchServices, 'search' | 'content' | 'now'>,
  most = MOST_RESULTS,
): Promise<SiteSearchResult | undefined> {
  const { lang, siteUid } = visit
  const asked = await search.ask({
    query,
    choice: visit.choice?.list ?? {},
    party: visit.choice?.party,
    // A site sells the tour groups of the city of its home page, without one all (docs/decisions/027).
    scope: { lang, siteUid, homeCity: content.page(siteUid, lang, 'page')?.categorisation.city },
    synonyms: site.search?.synonyms ?? [],
    today: isoToday({ now: now(), timeZone: site.timeZone }),
  })
  if (!asked) return undefined
  const { candidates, beyond, understood, isClosest, nearest } = asked
  const tourGroups = [...candidates, ...beyond].flatMap(({ target }) => (target.kind === 'tourGroup' ? [target] : []))
  const productPages = productPageUidsByTgid(tourGroups, site, content)
  const resolve = (some: typeof candidates, limit: number) =>
    resolveResults(some, productPages, visit, site, content, limit)
  const results = resolve(candidates, most + 1)
  const cities = resolve(nearest?.cities ?? [], most)
  return {
    understood,
    isClosest,
    ...(nearest && cities.length > 0 ? { nearest: { place: nearest.place, cities } } : {}),
    results: results.slice(0, most),
    beyond: resolve(beyond, MOST_BEYOND),
    isLeast: results.length > most || candidates.length >= MOST_CANDIDATES,
  }
}

/**
 * Loads the data of the results page.
 *
 * @param visit with what the query was understood to choose
 */
export async function loadResults(
  { query, group }: SearchRequest,
  found: SiteSearchResult | undefined,
  visit: Visit,
  site: SiteDocument,
  context: CatalogueContext,
  services: SearchServices,
): Promise<LoadedResults> {
  const { list: choice = {}, party } = visit.choice ?? {}
  const only = SEARCH_GROUPS.find((known) => known === group)
  const listed = only ?? 'products'
  const isChosen = hasFiltersOrSort(choice)
  const results = isChosen ? (found?.results ?? []).map((result) => asListed(result, listed)) : found?.results
  const groups = groupResults(results ?? [], only, listed)
  const isBlank = query === '' && !isChosen && party === undefined
  const isEmpty = groups.length === 0
  const state = found === undefined ? 'unavailable' : isBlank ? 'blank' : isEmpty ? 'none' : 'found'
  const isFound = state === 'found'
  const [cards, popular] = await Promise.all([
    loadCards(groups, isChosen ? (found?.beyond ?? []) : [], context, services),
    isFound ? [] : loadPopular(visit, context, services),
  ])
  const entries = isFound ? [] : services.content.store.startingPages(site.uid, site.lang)
  const moment = { now: services.now(), timeZone: site.timeZone }
  const isLeast = found?.isLeast === true
  const known = readListAvailability([...cards.values()], { ...services, context, choice, party, moment })
  const list = listOf(groups, listed, found?.beyond ?? [], cards, { ...known, choice, isLeast })
  const counted = groups.map((one) =>
    isChosen && list?.group === one.group ? { ...one, count: list.listing.total } : one,
  )
  const count = counted.reduce((sum, { count: ofGroup }) => sum + ofGroup, 0)
  const { isClosest = false, nearest } = found ?? {}
  return { query, state, count, isLeast, isClosest, groups: counted, list, cards, popular, entries, nearest }
}

/** What is narrowed is one list of all tour groups, shows too. */
function asListed(result: SearchResult, listed: SearchGroup): SearchResult {
  return result.tgid === undefined ? result : { ...result, group: listed }
}

function groupResults(
  results: readonly SearchResult[],
  only: SearchGroup | undefined,
  listed: SearchGroup,
): readonly ResultGroup[] {
  const byGroup = Map.groupBy(results, ({ group }) => group)
  return [...byGroup].flatMap(([group, all]) => {
    if (only !== undefined && group !== only) return []
    return [{ group, count: all.length, results: group === listed ? all : all.slice(0, BESIDE_IT) }]
  })
}

/** The default order is by relevance. */
function listOf(
  groups: readonly ResultGroup[],
  listed: SearchGroup,
  beyond: readonly SearchResult[],
  cards: ReadonlyMap<number, ProductCard>,
  asked: Parameters<typeof createListView>[1],
): FoundList | undefined {
  const { results = [] } = groups.find(({ group }) => group === listed) ?? {}
  const all = [...results, ...(hasFiltersOrSort(asked.choice) ? beyond : [])].flatMap(
    ({ tgid }) => cards.get(tgid ?? 0) ?? [],
  )
  if (all.length === 0) return undefined
  // Results without a card are links below the list.
  const view = createListView(all, { ...asked, total: results.length })
  return { group: listed, listing: { products: view.products, total: view.total, available: true, view, all } }
}

/** Loads tour groups one by one, so that the number of cache entries is bounded by the number of tour groups. */
async function loadCards(
  groups: readonly ResultGroup[],
  beyond: readonly SearchResult[],
  context: CatalogueContext,
  { catalogue }: SearchServices,
): Promise<ReadonlyMap<number, ProductCard>> {
  const lists = [...groups.map(({ results }) => results), beyond]
  const tgids = lists.flatMap((results) => results.flatMap(({ tgid }) => tgid ?? []).slice(0, MOST_LISTED))
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

function sourceOf({ city, collectionId, categoryId, subCategoryId }: Categorisation): ProductListSource[] {
  if (collectionId !== undefined) return [{ kind: 'collection', id: collectionId }]
  if (city === undefined) return []
  if (subCategoryId !== undefined) return [{ kind: 'subCategory', id: subCategoryId, city }]
  if (categoryId !== undefined) return [{ kind: 'category', id: categoryId, city }]
  return []
}
