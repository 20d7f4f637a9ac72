import type { Categorisation } from '@passepartout/content-model/page'
import type { ProductSource } from '@passepartout/content-model/product-source'
import type { SiteDocument } from '@passepartout/content-model/site'
import type { CatalogueContext } from '../../catalogue/catalogue.ts'
import type { ProductCard } from '../../catalogue/product.ts'
import { homeCityOf } from '../../content/home-city.ts'
import type { LinkTarget } from '../../content/published-store.ts'
import type { AskedSearch } from '../../request/address/search-address.ts'
import type { Visit } from '../../request/visit.ts'
import { resolveResults, type SearchResult } from '../../search/resolve-results.ts'
import type { Search } from '../../search/search.ts'
import { SEARCH_GROUPS, type SearchGroup } from '../../search/search-index.ts'
import type { RenderServices } from '../render-services.ts'

export interface SearchServices extends RenderServices {
  readonly search: Pick<Search, 'find'>
}

/** Results of one kind. */
export interface ResultGroup {
  readonly group: SearchGroup
  /** All that were found of it. */
  readonly count: number
  readonly results: readonly SearchResult[]
}

/** What the page of results shows. */
export interface LoadedResults {
  readonly query: string
  /** `blank`: nobody asked yet; `unavailable`: nothing can be found for now. */
  readonly state: 'found' | 'none' | 'blank' | 'unavailable'
  readonly count: number
  /** What fits best first; each with its best ones. */
  readonly groups: readonly ResultGroup[]
  /** One kind alone was asked for. */
  readonly only: SearchGroup | undefined
  /** Tour groups that are shown as cards, by number. */
  readonly cards: ReadonlyMap<number, ProductCard>
  /** Where nothing was found: what the site has most to show of, and pages to start from. */
  readonly popular: readonly ProductCard[]
  readonly entries: readonly LinkTarget[]
}

const MOST_RESULTS = 120
/** Of one kind, beside others and alone. */
const BESIDE_OTHERS = 8
const ALONE = 48
const MOST_POPULAR = 8

/** What a site has for a query, in the language of a visit. */
export async function findOnSite(
  query: string,
  visit: Visit,
  site: SiteDocument,
  { search, content }: Pick<SearchServices, 'search' | 'content'>,
  most: number,
): Promise<readonly SearchResult[] | undefined> {
  const { lang, siteUid } = visit
  const scope = { lang, siteUid, homeCity: homeCityOf({ siteUid, lang }, content) }
  const candidates = await search.find(query, scope, site.search?.synonyms ?? [])
  return candidates && resolveResults(candidates, visit, site, content, most)
}

/** Everything that the page of results shows. */
export async function loadResults(
  { query, group }: AskedSearch,
  visit: Visit,
  site: SiteDocument,
  context: CatalogueContext,
  services: SearchServices,
): Promise<LoadedResults> {
  const results = query === '' ? [] : await findOnSite(query, visit, site, services, MOST_RESULTS)
  const only = SEARCH_GROUPS.find((known) => known === group)
  const groups = groupResults(results ?? [], only)
  const state = results === undefined ? 'unavailable' : query === '' ? 'blank' : results.length === 0 ? 'none' : 'found'
  const isEmpty = state !== 'found'
  const [cards, popular] = await Promise.all([
    loadCards(groups, context, services),
    isEmpty ? loadPopular(visit, context, services) : [],
  ])
  const entries = isEmpty ? services.content.store.entryPages(site.uid, site.lang) : []
  return { query, state, count: results?.length ?? 0, groups, only, cards, popular, entries }
}

function groupResults(results: readonly SearchResult[], only: SearchGroup | undefined): readonly ResultGroup[] {
  const byGroup = Map.groupBy(results, ({ group }) => group)
  return [...byGroup].flatMap(([group, all]) => {
    if (only !== undefined && group !== only) return []
    return [{ group, count: all.length, results: all.slice(0, only === undefined ? BESIDE_OTHERS : ALONE) }]
  })
}

/** One tour group at a time, so that whatever is searched for, no more is asked and kept than there are tour groups. */
async function loadCards(
  groups: readonly ResultGroup[],
  context: CatalogueContext,
  { catalogue }: SearchServices,
): Promise<ReadonlyMap<number, ProductCard>> {
  const tgids = groups.flatMap(({ results }) => results.flatMap(({ tgid }) => tgid ?? []))
  const products = await Promise.all(tgids.map((tgid) => catalogue.product(tgid, context)))
  return new Map(products.flatMap((product) => (product ? [[product.tgid, product] as const] : [])))
}

/** From the first list that the site has a page about, which others have asked for before. */
async function loadPopular(
  { siteUid, lang }: Visit,
  context: CatalogueContext,
  { catalogue, content }: SearchServices,
): Promise<readonly ProductCard[]> {
  const [source] = content.store.listedCategorisations(siteUid, lang).flatMap(sourceOf)
  if (!source) return []
  return (await catalogue.listing(source, MOST_POPULAR, context)).products
}

function sourceOf({ city, collectionId, categoryId, subCategoryId }: Categorisation): ProductSource[] {
  if (collectionId !== undefined) return [{ kind: 'collection', id: collectionId }]
  if (city === undefined) return []
  if (subCategoryId !== undefined) return [{ kind: 'subCategory', id: subCategoryId, city }]
  if (categoryId !== undefined) return [{ kind: 'category', id: categoryId, city }]
  return []
}
