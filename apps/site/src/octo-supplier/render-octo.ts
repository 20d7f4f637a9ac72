import { RenderDependencies } from '../cache/render-dependencies.ts'
import type { Rendering } from '../cache/rendered-page.ts'
import type { Calendar, CalendarDay, Slot } from '../catalogue/calendar.ts'
import type { Product } from '../catalogue/product.ts'
import { createWithFallback } from '../operations/with-fallback.ts'
import type { PageContext } from '../page-context/page-context.ts'
import { buildPageContext, translateFor } from '../pages/build-page-context.ts'
import { CatalogueUnavailableError, type LoadedPage, loadPage } from '../pages/loading/load-page.ts'
import { toRendering } from '../pages/render-document.tsx'
import { slugRedirect } from '../pages/render-page.tsx'
import { asProductionVisit, FILE_CSP } from '../pages/render-page-file.ts'
import type { RenderServices } from '../pages/render-services.ts'
import { venueToday } from '../products/booking-card/load-visit-dates.ts'
import { JSON_FILE } from '../request/address/parse-address.ts'
import type { Visit } from '../request/visit.ts'
import type { PageFormat } from '../request-handlers/answer-page.ts'
import { buildOctoDays, type OctoDayFacts } from './octo-days.ts'
import { buildOctoProduct, sellableOptions } from './octo-product.ts'
import type { OctoProduct, OctoProductData } from './octo-response-schemas.ts'
import { buildOctoStarts } from './octo-starts.ts'

/** The product of a page as `/octo` tells it; its address is that of the page's JSON, so that both mean the same page. */
export const OCTO_FORMAT: PageFormat = { keyPrefix: 'octo ', file: JSON_FILE, render: renderOcto }

/** A page that has a product. */
interface Told {
  readonly page: PageContext
  readonly dependencies: RenderDependencies
  readonly product: Product
  readonly calendar: Calendar | undefined
  readonly services: RenderServices
}

/**
 * What the page of a visit says of its product (`octoProductDataSchema`), or with a day in its address, of that day (`octoStartsDataSchema`).
 *
 * @returns `undefined` when the site has no such product
 * @throws CatalogueUnavailableError when the catalogue does not say
 */
async function renderOcto(visit: Visit, services: RenderServices): Promise<Rendering | undefined> {
  const dependencies = new RenderDependencies()
  const here = asProductionVisit(visit)
  const loaded = await loadOffer(here, dependencies, services)
  if (!loaded) return undefined
  const moved = slugRedirect(visit, loaded.document, services, dependencies)
  if (moved) return moved
  const { product, dates } = loaded
  if (!product && dependencies.isDegraded) throw new CatalogueUnavailableError(visit.uid)
  if (!product) return undefined
  const page = buildPageContext(here, loaded, services)
  const told = { page, dependencies, product, calendar: dates.calendar, services }
  const day = visit.choice?.day
  const value = day === undefined ? await offerOf(told) : { starts: startsOf(day, dates.slots, told) }
  return {
    ...toRendering(visit, 200, JSON.stringify(value), dependencies, services),
    contentSecurityPolicy: FILE_CSP,
    contentType: 'application/json',
    tgid: product.tgid,
    isHidden: true,
  }
}

/** The page without what stands beside its product. */
function loadOffer(
  visit: Visit,
  dependencies: RenderDependencies,
  services: RenderServices,
): Promise<LoadedPage | undefined> {
  const { content, catalogue, availability, servedLanguages, reporter } = services
  return loadPage(visit, {
    ...{ content, catalogue, availability, servedLanguages, dependencies },
    translate: translateFor(visit, services),
    settle: createWithFallback(reporter, visit.uid),
    now: services.now(),
    isOfferAlone: true,
  })
}

async function offerOf(told: Told): Promise<OctoProductData> {
  const { product: offered, page, calendar, dependencies, services } = told
  const today = venueToday(offered, page)
  const ahead = calendar?.days.filter(({ date }) => date >= today)
  const next = ahead?.find(({ tourIds }) => tourIds.length > 0)?.date
  const context = services.catalogue.contextOf(page.visit, dependencies, page.site.timeZone)
  const nextStarts = next === undefined ? undefined : await services.catalogue.slots(offered.tgid, next, context)
  const product = buildOctoProduct(offered, { page, nextStarts })
  return { product, today, days: ahead && daysOf(product, knownDaysOf(ahead, today, told), offered) }
}

function daysOf({ options }: OctoProduct, known: OctoDayFacts, offered: Product): OctoProductData['days'] {
  const units = new Map(options.map((option) => [option.id, option.units.map(({ id }) => id)]))
  return Object.fromEntries(
    sellableOptions(offered).map((sold) => [sold.id, buildOctoDays(sold, units.get(sold.id) ?? [], known)]),
  )
}

/** @param from ISO date of the first day of which the index is asked */
function knownDaysOf(days: readonly CalendarDay[], from: string, told: Told): OctoDayFacts {
  const { product, page, dependencies, services } = told
  const { tgid, groupSize } = product
  const range = { from, to: days.at(-1)?.date ?? from }
  const reading = { currency: page.visit.currency, dependencies, timeZone: page.site.timeZone }
  const indexed = services.availability.read([tgid], range, reading).get(tgid) ?? []
  return {
    calendar: { days },
    indexed: new Map(indexed.map((one) => [one.day, one])),
    groupSize,
    few: services.sellingOutTickets,
  }
}

function startsOf(date: string, slots: readonly Slot[] | undefined, told: Told) {
  const { product, calendar, services } = told
  const { tgid, timeZone } = product
  const day = calendar?.days.find((one) => one.date === date)
  if (!day || !slots) return undefined
  const days = knownDaysOf([day], date, told)
  const saleEndOf = (startTime: string) =>
    timeZone === undefined ? undefined : services.catalogue.saleEndOf(tgid, { date, startTime }, timeZone)
  const known = { ...days, day, slots, timeZone, saleEndOf }
  return Object.fromEntries(
    sellableOptions(product).map((sold) => {
      const ofDay = buildOctoDays(sold, [], days).find(({ localDate }) => localDate === date)
      return [sold.id, buildOctoStarts(sold, ofDay, known)]
    }),
  )
}
