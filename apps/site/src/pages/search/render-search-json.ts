import { cacheTag } from '@passepartout/content-model/cache-tags'
import type { Rendering } from '../../cache/rendered-page.ts'
import { withoutMarks } from '../../i18n/mark-fallbacks.ts'
import { endOfToday } from '../../i18n/zoned-time.ts'
import { hasDayCriteria } from '../../lists/day-offers/day-offers-of-list.ts'
import type { PageContext } from '../../page-context/page-context.ts'
import { withAbsoluteLinks } from '../../page-context/with-absolute-links.ts'
import { serializeAddressChoices } from '../../request/address/choices/address-choices.ts'
import type { SearchRequest } from '../../request/address/search-address.ts'
import type { Visit } from '../../request/visit.ts'
import { isoInstantOf } from '../json/page-json.ts'
import type { SearchJson } from '../json/page-json-schema.ts'
import { productJson } from '../json/product-json.ts'
import { toRendering } from '../render-document.tsx'
import { asProductionVisit, FILE_CSP } from '../render-page-file.ts'
import { searchAddressWithChoice } from './apply-understood-query.ts'
import type { SearchServices } from './load-results.ts'
import { prepareSearch } from './render-search.tsx'

/** Milliseconds. */
const FRESH_FOR = 60_000
/** Of an answer that lacks days or totals of products: the index of availability learns them now, because somebody asked. */
const INCOMPLETE_FOR = 2000
/** Of what was found: purged with all that is published, and again when the index has heard of it. */
export const SEARCH_CACHE_TAG = 'searches'

/**
 * Search results as JSON (`searchJsonSchema`), for programs. Links are absolute public addresses in every environment. Old results
 * are not shown while new ones are made, because the index may have changed without a purge, and nobody renews them, because visitors' pages
 * are renewed in the same small share of the processor.
 *
 * @returns `undefined` when the site does not have the language
 */
export async function renderSearchJson(
  asked: SearchRequest,
  visit: Visit,
  services: SearchServices,
): Promise<Rendering | undefined> {
  const here = asProductionVisit(visit)
  const prepared = await prepareSearch(asked, here, services)
  if (!prepared) return undefined
  const { dependencies, page, found } = prepared
  const json = searchJson(prepared, withAbsoluteLinks(page, here.origin), asked.query)
  const longest = isMissingDayTotals(json, page) ? INCOMPLETE_FOR : FRESH_FOR
  dependencies.tag(SEARCH_CACHE_TAG, cacheTag.site(visit.siteUid))
  dependencies.lastsUntil(endOfToday(page.moment))
  if (found.state === 'unavailable') dependencies.degrade()
  const rendering = toRendering(visit, 200, withoutMarks(JSON.stringify(json)), dependencies, services)
  const freshFor = Math.min(rendering.freshFor, longest)
  return {
    ...rendering,
    ...{ freshFor, usableFor: freshFor },
    contentType: 'application/json',
    contentSecurityPolicy: FILE_CSP,
    isHidden: true,
    isOnDemand: true,
  }
}

/** Whether a day was asked for, which the index learns now, and a product has neither its total nor that it is not to be had. */
export function isMissingDayTotals(
  { products }: Pick<SearchJson, 'products'>,
  { visit: { choice = {} } }: { readonly visit: Pick<Visit, 'choice'> },
): boolean {
  if (!hasDayCriteria(choice.list ?? {})) return false
  return products.some(({ day, isAvailable }) => isAvailable !== false && day?.total === undefined)
}

type Prepared = NonNullable<Awaited<ReturnType<typeof prepareSearch>>>

function searchJson({ found, dependencies }: Prepared, page: PageContext, query: string): SearchJson {
  const { state, isClosest, list, groups, cards } = found
  const view = list?.listing.view
  const beside = groups.flatMap(({ group, results }) =>
    group === list?.group ? [] : results.flatMap(({ tgid }) => cards.get(tgid ?? 0) ?? []),
  )
  const pages = groups.flatMap(({ results }) => results.filter(({ tgid }) => tgid === undefined))
  const address = page.search ? searchAddressWithChoice(page.search, query, page.visit) : page.visit.path
  return {
    url: new URL(address, page.visit.origin).href,
    title: page.t('search.title'),
    language: page.visit.lang,
    currency: page.visit.currency,
    pricesAsOf: isoInstantOf(dependencies.pricesReadAt),
    query,
    state,
    isClosest,
    understood: serializeAddressChoices(page.visit.choice ?? {}),
    total: (list?.listing.total ?? 0) + beside.length,
    products: [
      ...(list?.listing.products ?? []).map((one) => productJson(one, page, view?.cardDays.get(one.tgid))),
      ...beside.map((one) => productJson(one, page)),
    ],
    pages: pages.map(({ title, href }) => ({ title, url: new URL(href, page.visit.origin).href })),
  }
}
