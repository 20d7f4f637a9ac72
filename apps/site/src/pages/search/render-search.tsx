import type { LanguageCode } from '@passepartout/content-model/locales'
import { SEARCH_PATH_SEGMENT } from '@passepartout/content-model/page-kind'
import type { SiteDocument } from '@passepartout/content-model/site'
import type { MeasuredEvent } from '../../analytics/event-map.ts'
import { RenderDependencies } from '../../cache/render-dependencies.ts'
import type { Rendering } from '../../cache/rendered-page.ts'
import type { ProductCard } from '../../catalogue/product.ts'
import type { ContentCache } from '../../content/content-cache.ts'
import { productPageUidsByTgid } from '../../content/tour-groups/product-pages.ts'
import { isoToday } from '../../i18n/zoned-time.ts'
import type { FilterChip } from '../../lists/chosen-filters.tsx'
import type { PageContext } from '../../page-context/page-context.ts'
import { queryPartLabel } from '../../query-understanding/query-part-label.ts'
import type { UnderstoodQuery } from '../../query-understanding/understand-query.ts'
import { buildPageAddress } from '../../request/address/page-address.ts'
import { addressOfSearch, type SearchRequest } from '../../request/address/search-address.ts'
import type { SiteFormTarget } from '../../request/address/site-form-target.ts'
import { toCacheableVisit, type Visit } from '../../request/visit.ts'
import type { SearchMiss } from '../../search/misses/search-miss-counter.ts'
import { renderPlainText } from '../../shortcodes/text-of-shortcode.ts'
import { buildPageContext, loadMenuWithoutDocument, pagePartsWithoutDocument } from '../build-page-context.ts'
import { UnlistedPageTags } from '../document/head.tsx'
import { analyticsProductsOf, NO_PAGE_ANALYTICS } from '../metadata/page-analytics.ts'
import { RESULTS_MAP_VIEW_PATH, renderDocument, type StyledViewPath, toDocumentResponse } from '../render-document.tsx'
import { withLanguageLinks } from '../with-language-links.ts'
import { applyUnderstoodQuery, searchAddressWithChoice } from './apply-understood-query.ts'
import { classifySearchMiss } from './classify-search-miss.ts'
import { type LoadedResults, loadResults, type SearchServices, searchSite } from './load-results.ts'
import { SearchPageView } from './view.tsx'

/**
 * Renders the results page. Not cached, because queries are unbounded.
 *
 * @param onMiss is told of a search that found nothing
 * @returns `undefined` when the site does not have the language
 */
export async function renderSearch(
  asked: SearchRequest,
  visit: Visit,
  services: SearchServices,
  onMiss: (miss: Omit<SearchMiss, 'client'>) => void,
): Promise<Rendering | undefined> {
  const prepared = await prepareSearch(asked, visit, services)
  if (!prepared) return undefined
  const { site, here, found, understood, page, dependencies } = prepared
  const outcome = classifySearchMiss(asked, found, understood, visit)
  if (outcome) {
    const day = isoToday({ now: services.now(), timeZone: site.timeZone })
    onMiss({ site: site.uid, lang: site.lang, query: asked.query, outcome, day })
  }
  const { content } = services
  const ways = found.entries.flatMap(({ uid, title }) => {
    const href = buildPageAddress({ uid, lang: site.lang }, here, content.directory)
    return href === undefined ? [] : [{ label: renderPlainText(title, page), href }]
  })
  const title = [asked.query, page.t('search.title'), site.name].filter(Boolean).join(' · ')
  const head = <UnlistedPageTags title={title} />
  const chips = namesIn(understood, page)
  const view = <SearchPageView page={page} found={found} ways={ways} chips={chips} />
  const products = analyticsProductsOf(productsShownIn(found), page)
  const measured = { ...NO_PAGE_ANALYTICS, products, events: eventsOf(found) }
  const modules: StyledViewPath[] = ['pages/search/view.tsx']
  if (found.list?.listing.view.mapped) modules.push(RESULTS_MAP_VIEW_PATH)
  const html = renderDocument(page, head, modules, view, { ...services, measured })
  return toDocumentResponse(page, 200, html, dependencies, services)
}

/** Searches, and loads what the results show; `undefined` when the site does not have the language. */
export async function prepareSearch(asked: SearchRequest, visit: Visit, services: SearchServices) {
  const { content, catalogue } = services
  const site = content.site(visit.siteUid, visit.lang)
  if (!site) return undefined
  const shared = toCacheableVisit(visit)
  const answer = await searchSite(asked.query, shared, site, services)
  const here = applyUnderstoodQuery(shared, answer?.understood)
  const dependencies = new RenderDependencies()
  const context = catalogue.contextOf(here, dependencies, site.timeZone)
  const [found, menu] = await Promise.all([
    loadResults(asked, answer, here, site, context, services),
    loadMenuWithoutDocument(here, site, context, services),
  ])
  // Other searches may finish at the same moment.
  await services.renderQueue.yield()
  const parts = {
    ...pagePartsWithoutDocument(site, menu, services),
    productPages: productPagesIn(found, site, content),
  }
  // What the query chose is said by the list's own parameters in the addresses of this page.
  const currency = here.currency === shared.currency ? undefined : here.currency
  const own = { ...asked, query: answer?.understood.kept ?? asked.query, currency }
  const addressIn = (form: SiteFormTarget, lang: LanguageCode) =>
    addressOfSearch(form, lang === site.lang ? own : asked)
  const page = withLanguageLinks(buildPageContext(here, parts, services), SEARCH_PATH_SEGMENT, addressIn, services)
  return { site, here, found, understood: answer?.understood, page, dependencies }
}

/** The named places and people as chips, where anything else was understood: each address is that of the query without it. */
function namesIn(understood: UnderstoodQuery | undefined, page: PageContext): readonly FilterChip[] {
  const { parts = [] } = understood ?? {}
  const shown = parts.filter(({ names: [name] }) => name && name.kind !== 'title')
  if (!page.search || parts.length < 2) return []
  const form = page.search
  return shown.map((part) => ({
    name: queryPartLabel(part, page.visit.lang),
    href: searchAddressWithChoice(form, part.without, page.visit),
  }))
}

/** No search event without a query, or while the index is not ready. */
function eventsOf({ state, query, count }: LoadedResults): readonly MeasuredEvent[] {
  if (state === 'blank' || state === 'unavailable') return []
  return [{ name: 'Search Performed', searchTerm: query, numberOfResults: count }]
}

/** The cards of each group; of the list only those of the current page. */
function productsShownIn({ groups, list, cards, popular }: LoadedResults): readonly ProductCard[] {
  const found = groups.flatMap(({ group, results }) =>
    group === list?.group ? list.listing.products : results.flatMap(({ tgid }) => cards.get(tgid ?? 0) ?? []),
  )
  return [...found, ...popular]
}

/** Links of cards: to the page that was found; popular cards link to the site's page about them. */
function productPagesIn(
  { groups, popular }: LoadedResults,
  site: SiteDocument,
  content: ContentCache,
): ReadonlyMap<number, string> {
  const results = groups.flatMap((group) => group.results)
  const found = results.flatMap(({ tgid, uid }) => (tgid === undefined ? [] : [[tgid, uid] as const]))
  return new Map([...productPageUidsByTgid(popular, site, content), ...found])
}
