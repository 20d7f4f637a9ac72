import { SEARCH_FOLDER } from '@passepartout/content-model/page-kind'
import type { SiteDocument } from '@passepartout/content-model/site'
import type { MeasuredEvent } from '../../analytics/event-map.ts'
import { Dependencies } from '../../cache/dependencies.ts'
import type { Rendering } from '../../cache/rendered-page.ts'
import type { ProductCard } from '../../catalogue/product.ts'
import type { Content } from '../../content/content.ts'
import { productPagesOf } from '../../content/product-pages.ts'
import { referencesOfFrame } from '../../content/surroundings.ts'
import { createSettle } from '../../operations/settle.ts'
import { buildPageAddress } from '../../request/address/page-address.ts'
import { addressOfSearch, type SearchForm, type SearchRequest } from '../../request/address/search-address.ts'
import { asShared, type Visit } from '../../request/visit.ts'
import { plainWords } from '../../shortcodes/text-of-shortcode.ts'
import { contextOf, translateFor } from '../context-of.ts'
import { measuredProducts, NOTHING_MEASURED } from '../description/measured-page.ts'
import { loadAutomatedHeaderMenu } from '../loading/load-automated-header-menu.ts'
import { RESULTS_MAP, renderDocument, type StyledView, toDocument } from '../render-document.tsx'
import { withLanguages } from '../with-languages.ts'
import { type LoadedResults, loadResults, type SearchServices } from './load-results.ts'
import { SearchPageView } from './view.tsx'

/**
 * Renders the results page. Not cached, because queries are unbounded.
 *
 * @returns `undefined` when the site does not have the language
 */
export async function renderSearch(
  asked: SearchRequest,
  visit: Visit,
  services: SearchServices,
): Promise<Rendering | undefined> {
  const { content, catalogue, reporter } = services
  const site = content.site(visit.siteUid, visit.lang)
  if (!site) return undefined
  const here = asShared(visit)
  const dependencies = new Dependencies()
  const context = catalogue.contextOf(here, dependencies, site.timeZone)
  const settle = createSettle(reporter, visit.uid)
  const translate = translateFor(here, services)
  const [found, menu] = await Promise.all([
    loadResults(asked, here, site, context, services),
    settle(
      'automated header menu',
      loadAutomatedHeaderMenu(site, { content, catalogue, translate }, context),
      undefined,
    ),
  ])
  // Other searches may finish at the same moment.
  await services.renderQueue.yield()
  const links = new Map([...content.links(referencesOfFrame(site), site.lang), ...(menu?.links ?? [])])
  const surroundings = { links, translations: [] }
  const parts = {
    site,
    surroundings,
    productPages: productPagesIn(found, site, content),
    automatedHeaderMenu: menu?.items,
  }
  const addressIn = (form: SearchForm) => addressOfSearch(form, asked)
  const page = withLanguages(contextOf(here, parts, services), SEARCH_FOLDER, addressIn, services)
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
  const view = <SearchPageView page={page} found={found} ways={ways} />
  const products = measuredProducts(productsShownIn(found), page)
  const measured = { ...NOTHING_MEASURED, products, events: eventsOf(found) }
  const modules: StyledView[] = ['pages/search/view.tsx']
  if (found.list?.listing.view.mapped) modules.push(RESULTS_MAP)
  const html = renderDocument(page, head, modules, view, { ...services, measured })
  return toDocument(page, 200, html, dependencies, services)
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
