import type { LanguageCode } from '@passepartout/content-model/locales'
import { SEARCH_FOLDER } from '@passepartout/content-model/page-kind'
import type { SiteDocument } from '@passepartout/content-model/site'
import type { MeasuredEvent } from '../../analytics/event-map.ts'
import { Dependencies } from '../../cache/dependencies.ts'
import type { Rendering } from '../../cache/rendered-page.ts'
import type { ProductCard } from '../../catalogue/product.ts'
import type { Content } from '../../content/content.ts'
import { productPagesOf } from '../../content/tour-groups/product-pages.ts'
import { isoToday } from '../../i18n/moment.ts'
import type { Chip } from '../../lists/chosen-filters.tsx'
import { createSettle } from '../../operations/settle.ts'
import type { PageContext } from '../../page-context/page-context.ts'
import { buildPageAddress } from '../../request/address/page-address.ts'
import { addressOfSearch, type SearchForm, type SearchRequest } from '../../request/address/search-address.ts'
import { asShared, type Visit } from '../../request/visit.ts'
import type { AskedMiss } from '../../search/misses/search-misses.ts'
import { plainWords } from '../../shortcodes/text-of-shortcode.ts'
import { shownName } from '../../understand/shown-name.ts'
import type { Understood } from '../../understand/understand-query.ts'
import { contextOf, translateFor } from '../context-of.ts'
import { measuredProducts, NOTHING_MEASURED } from '../description/measured-page.ts'
import { linksOfFrame, loadHeaderMenu } from '../loading/load-automated-header-menu.ts'
import { RESULTS_MAP, renderDocument, type StyledView, toDocument } from '../render-document.tsx'
import { withLanguages } from '../with-languages.ts'
import { findForPage, type LoadedResults, loadResults, type SearchServices } from './load-results.ts'
import { missOf } from './miss-of.ts'
import { listAddressOf, visitOf } from './understood-visit.ts'
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
  onMiss: (miss: Omit<AskedMiss, 'client'>) => void,
): Promise<Rendering | undefined> {
  const prepared = await prepareSearch(asked, visit, services)
  if (!prepared) return undefined
  const { site, here, found, understood, page, dependencies } = prepared
  const outcome = missOf(asked, found, understood, visit)
  if (outcome) {
    const day = isoToday({ now: services.now(), timeZone: site.timeZone })
    onMiss({ site: site.uid, lang: site.lang, query: asked.query, outcome, day })
  }
  const { content } = services
  const ways = found.entries.flatMap(({ uid, title }) => {
    const href = buildPageAddress({ uid, lang: site.lang }, here, content.directory)
    return href === undefined ? [] : [{ label: plainWords(title, page), href }]
  })
  const title = [asked.query, page.t('search.title'), site.name].filter(Boolean).join(' · ')
  const head = (
    <>
      <title>{title}</title>
      <meta name="robots" content="noindex, follow" />
    </>
  )
  const chips = namesIn(understood, page)
  const view = <SearchPageView page={page} found={found} ways={ways} chips={chips} />
  const products = measuredProducts(productsShownIn(found), page)
  const measured = { ...NOTHING_MEASURED, products, events: eventsOf(found) }
  const modules: StyledView[] = ['pages/search/view.tsx']
  if (found.list?.listing.view.mapped) modules.push(RESULTS_MAP)
  const html = renderDocument(page, head, modules, view, { ...services, measured })
  return toDocument(page, 200, html, dependencies, services)
}

/** Searches, and loads what the results show; `undefined` when the site does not have the language. */
export async function prepareSearch(asked: SearchRequest, visit: Visit, services: SearchServices) {
  const { content, catalogue, reporter } = services
  const site = content.site(visit.siteUid, visit.lang)
  if (!site) return undefined
  const shared = asShared(visit)
  const answer = await findForPage(asked.query, shared, site, services)
  const here = visitOf(shared, answer?.understood)
  const dependencies = new Dependencies()
  const context = catalogue.contextOf(here, dependencies, site.timeZone)
  const settle = createSettle(reporter, visit.uid)
  const translate = translateFor(here, services)
  const [found, menu] = await Promise.all([
    loadResults(asked, answer, here, site, context, services),
    loadHeaderMenu(site, { content, catalogue, translate, settle }, context),
  ])
  // Other searches may finish at the same moment.
  await services.renderQueue.yield()
  const surroundings = { links: linksOfFrame(site, menu, content), translations: [] }
  const parts = {
    site,
    surroundings,
    productPages: productPagesIn(found, site, content),
    automatedHeaderMenu: menu?.items,
  }
  // What the query chose is said by the list's own parameters in the addresses of this page.
  const own = { ...asked, query: answer?.understood.kept ?? asked.query, currency: otherCurrency(here, shared) }
  const addressIn = (form: SearchForm, lang: LanguageCode) => addressOfSearch(form, lang === site.lang ? own : asked)
  const page = withLanguages(contextOf(here, parts, services), SEARCH_FOLDER, addressIn, services)
  return { site, here, found, understood: answer?.understood, page, dependencies }
}

/** The named places and people as chips, where anything else was understood: each address is that of the query without it. */
function namesIn(understood: Understood | undefined, page: PageContext): readonly Chip[] {
  const { parts = [] } = understood ?? {}
  const shown = parts.filter(({ names: [name] }) => name && name.kind !== 'title')
  if (!page.search || parts.length < 2) return []
  const form = page.search
  return shown.map((part) => ({
    name: shownName(part, page.visit.lang),
    href: listAddressOf(form, part.without, page.visit),
  }))
}

function otherCurrency({ currency }: Visit, visit: Visit) {
  return currency === visit.currency ? undefined : currency
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
  content: Content,
): ReadonlyMap<number, string> {
  const results = groups.flatMap((group) => group.results)
  const found = results.flatMap(({ tgid, uid }) => (tgid === undefined ? [] : [[tgid, uid] as const]))
  return new Map([...productPagesOf(popular, site, content), ...found])
}
