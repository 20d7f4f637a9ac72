import { RenderDependencies } from '../../cache/render-dependencies.ts'
import type { Product } from '../../catalogue/product.ts'
import { productPageUidsByTgid } from '../../content/tour-groups/product-pages.ts'
import { type CardAvailabilityByTgid, loadCardAvailabilities } from '../../lists/day-offers/card-days.ts'
import type { PageContext } from '../../page-context/page-context.ts'
import { daysAndPartyOf } from '../../request/address/choices/address-choices.ts'
import type { Visit } from '../../request/visit.ts'
import { buildPageContext, loadMenuWithoutDocument, pagePartsWithoutDocument } from '../build-page-context.ts'
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
  const { content, catalogue, availability } = services
  const site = content.site(visit.siteUid, visit.lang)
  if (!site) return undefined
  const dependencies = new RenderDependencies()
  const context = catalogue.contextOf(visit, dependencies, site.timeZone)
  const [answers, menu] = await Promise.all([
    Promise.all(tgids.map((tgid) => catalogue.tourGroup(tgid, context))),
    loadMenuWithoutDocument(visit, site, context, services),
  ])
  const products = answers
    .flatMap((answer) => answer?.product ?? [])
    .map((product) => catalogue.prices.ofCard(product, dependencies))
  const { list: choice = {}, party } = daysAndPartyOf(visit.choice)
  const moment = { now: services.now(), timeZone: site.timeZone }
  const days = loadCardAvailabilities(products, { availability, catalogue, context, choice, party, moment })
  const productPages = productPageUidsByTgid(products, site, content)
  const { pricesReadAt } = dependencies
  const parts = { ...pagePartsWithoutDocument(site, menu, services), productPages, pricesReadAt }
  const page = buildPageContext(visit, parts, services)
  return { page, products, days, available: answers.every((answer) => answer !== undefined), dependencies }
}
