import type { SiteDocument } from '@passepartout/content-model/site'
import { RenderDependencies } from '../../cache/render-dependencies.ts'
import type { Product } from '../../catalogue/product.ts'
import { productPageUidsByTgid } from '../../content/tour-groups/product-pages.ts'
import { type CardAvailabilityByTgid, loadCardAvailabilities } from '../../lists/day-offers/card-days.ts'
import { createWithFallback } from '../../operations/with-fallback.ts'
import type { PageContext } from '../../page-context/page-context.ts'
import { daysAndPartyOf } from '../../request/address/choices/address-choices.ts'
import type { Visit } from '../../request/visit.ts'
import { buildPageContext, translateFor } from '../build-page-context.ts'
import { headerAndFooterLinks, loadHeaderMenu } from '../loading/load-automated-header-menu.ts'
import type { RenderServices } from '../render-services.ts'

/** Tour groups from the address, and the page that shows them. */
export interface LoadedWishes {
  readonly page: PageContext
  /** In the order of the address; unknown ones are missing. */
  readonly products: readonly Product[]
  /** What their cards say of the chosen days. */
  readonly days: CardAvailabilityByTgid
  /** False when the catalogue was unavailable for some of them. */
  readonly available: boolean
  readonly dependencies: RenderDependencies
}

/**
 * Uses the same catalogue answer as the product page, one per tour group, so that the number of cache entries is
 * bounded by the number of tour groups.
 *
 * @returns `undefined` when the site does not have the language
 */
export async function loadWishes(
  tgids: readonly number[],
  visit: Visit,
  services: RenderServices,
): Promise<LoadedWishes | undefined> {
  const { content, catalogue, availability, reporter } = services
  const site = content.site(visit.siteUid, visit.lang)
  if (!site) return undefined
  const dependencies = new RenderDependencies()
  const context = catalogue.contextOf(visit, dependencies, site.timeZone)
  const settle = createWithFallback(reporter, visit.uid)
  const sources = { content, catalogue, translate: translateFor(visit, services), settle }
  const [answers, menu] = await Promise.all([
    Promise.all(tgids.map((tgid) => catalogue.tourGroup(tgid, context))),
    loadHeaderMenu(site, sources, context),
  ])
  const products = answers
    .flatMap((answer) => answer?.product ?? [])
    .map((product) => catalogue.prices.ofCard(product, dependencies))
  const { list: choice = {}, party } = daysAndPartyOf(visit.choice)
  const moment = { now: services.now(), timeZone: site.timeZone }
  const days = loadCardAvailabilities(products, { availability, catalogue, context, choice, party, moment })
  const page = buildPageContext(
    visit,
    { ...pageContextParts(site, products, menu, services), ...pricesReadAtField(dependencies) },
    services,
  )
  return { page, products, days, available: answers.every((answer) => answer !== undefined), dependencies }
}

/** The menu of the header; absent where the site has none, or the answer needs none. */
export type LoadedHeaderMenu = Awaited<ReturnType<typeof loadHeaderMenu>>

/** What the page of chosen tour groups knows of its site. */
export function pageContextParts(
  site: SiteDocument,
  products: readonly Product[],
  menu: LoadedHeaderMenu,
  { content }: Pick<RenderServices, 'content'>,
) {
  return {
    site,
    surroundings: { links: headerAndFooterLinks(site, menu, content), translations: [] },
    productPages: productPageUidsByTgid(products, site, content),
    automatedHeaderMenu: menu?.items,
  }
}

/** When the oldest price of the page was read, if it has one. */
export function pricesReadAtField({ oldestPrice }: RenderDependencies): { readonly pricesReadAt?: number } {
  return Number.isFinite(oldestPrice) ? { pricesReadAt: oldestPrice } : {}
}
