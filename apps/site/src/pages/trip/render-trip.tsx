import { TRIP_PATH_SEGMENT } from '@passepartout/content-model/page-kind'
import type { Rendering } from '../../cache/rendered-page.ts'
import { timeIn } from '../../i18n/zoned-time.ts'
import { buildIcsFeed, type VisitEvent } from '../../products/booking-card/build-visit-ics.ts'
import { venueMoment } from '../../products/booking-card/load-visit-dates.ts'
import { addressOfTrip, type TripRequest } from '../../request/address/trip-address.ts'
import { toCacheableVisit, type Visit } from '../../request/visit.ts'
import { optimiseTrip } from '../../trips/optimise-trip.ts'
import type { PlannedStop } from '../../trips/plan-trip.ts'
import { UnlistedPageTags } from '../document/head.tsx'
import { analyticsProductsOf, NO_PAGE_ANALYTICS } from '../metadata/page-analytics.ts'
import { renderDocument, toDocumentResponse, toRendering } from '../render-document.tsx'
import type { SearchServices } from '../search/load-results.ts'
import { withLanguageLinks } from '../with-language-links.ts'
import { type LoadedPlan, loadPlan, loadTrip } from './load-trip.ts'
import { TripPageView } from './view.tsx'

/**
 * Renders the page of a trip, for one visitor.
 *
 * @returns `undefined` when the site does not have the language
 */
export async function renderTrip(
  asked: TripRequest,
  visit: Visit,
  services: SearchServices,
): Promise<Rendering | undefined> {
  const loaded = await loadTrip(asked, toCacheableVisit(visit), services)
  if (!loaded) return undefined
  const { party, dependencies, products } = loaded
  const page = withLanguageLinks(
    loaded.page,
    TRIP_PATH_SEGMENT,
    (form) => addressOfTrip(form, asked.trip, party),
    services,
  )
  const head = <UnlistedPageTags title={`${page.t('trip.title')} · ${page.site.name}`} />
  const view = <TripPageView {...loaded} page={page} asked={asked} />
  const measured = { ...NO_PAGE_ANALYTICS, products: analyticsProductsOf([...products.values()], page) }
  const html = renderDocument(page, head, ['pages/trip/view.tsx'], view, { ...services, measured })
  return toDocumentResponse(page, 200, html, dependencies, services)
}

/**
 * The address of the trip with its stops in the best order.
 *
 * @returns `undefined` when the site does not have the language
 */
export async function optimisedTripAddress(
  asked: TripRequest,
  visit: Visit,
  services: SearchServices,
): Promise<string | undefined> {
  const loaded = await loadPlan(asked.trip, toCacheableVisit(visit), services)
  if (!loaded?.page.trips) return undefined
  const arranged = optimiseTrip(asked.trip, loaded.plan)
  return addressOfTrip(loaded.page.trips, arranged, loaded.party)
}

/**
 * The stops of a trip that fit, as one file for a calendar.
 *
 * @returns `undefined` when the site does not have the language
 */
export async function renderTripCalendar(
  { trip }: TripRequest,
  visit: Visit,
  services: SearchServices,
): Promise<Rendering | undefined> {
  const loaded = await loadPlan(trip, toCacheableVisit(visit), services)
  if (!loaded) return undefined
  const { page, planned, dependencies } = loaded
  const visits = planned.days.flatMap(({ date, stops }) =>
    stops.flatMap((stop) => (date !== undefined && stop.state === 'fits' ? (visitOf(stop, date, loaded) ?? []) : [])),
  )
  const text = buildIcsFeed(page.t('trip.title'), visits)
  return { ...toRendering(visit, 200, text, dependencies, services), contentType: 'text/calendar; charset=utf-8' }
}

function visitOf({ stop, begins, ends }: PlannedStop, date: string, loaded: LoadedPlan): VisitEvent | undefined {
  const { page, products } = loaded
  const product = products.get(stop.tgid)
  if (!product) return undefined
  const { visit, moment } = page
  const { timeZone } = venueMoment(product, moment)
  return {
    tgid: stop.tgid,
    name: product.name,
    date,
    hours: begins === undefined ? undefined : { startTime: timeIn(begins, timeZone) },
    // Longer than a day, perhaps.
    duration: begins === undefined || ends === undefined ? undefined : ends - begins,
    timeZone,
    place: product.startLocation,
    notes: [],
    address: new URL(page.linkToProduct(product, date).href, `https://${visit.host}`).href,
    now: moment.now,
  }
}
