import { cacheTag } from '@passepartout/content-model/cache-tags'
import { chunk } from '@passepartout/content-model/chunk'
import { isInterfaceOpen } from '@passepartout/content-model/machine-interfaces'
import type { RenderDependencies } from '../cache/render-dependencies.ts'
import type { Rendering } from '../cache/rendered-page.ts'
import type { TourGroupStart } from '../catalogue/calendar.ts'
import type { Product } from '../catalogue/product.ts'
import type { PageContext } from '../page-context/page-context.ts'
import { accessiblePerformancesOf } from '../products/accessible-performances.ts'
import { buildIcsFeed, type VisitEvent } from '../products/booking-card/build-visit-ics.ts'
import { serializeAddressChoices } from '../request/address/choices/address-choices.ts'
import { buildCanonicalAddress } from '../request/address/page-address.ts'
import type { Visit } from '../request/visit.ts'
import { ACCESS_CALENDAR_DAYS, MAX_ACCESS_CALENDAR_SHOWS } from './loading/accessible-shows-in-city.ts'
import { asProductionVisit, renderPageFile } from './render-page-file.ts'
import type { RenderServices } from './render-services.ts'

const DAY = 86_400_000
/** Shows that are read side by side. */
const AT_ONCE = 4

/**
 * The coming performances of a show as a calendar to subscribe to: times of the venue as instants, what is sold out and whom a
 * performance is made for in its notes. Of the home page of a site, the access performances of all of its shows, of a city's page those in
 * the city. Links are public addresses in every environment.
 *
 * @returns `undefined` when there is no such page, it is of no show that the catalogue has, or the site offers no calendars
 */
export function renderPerformancesIcs(visit: Visit, services: RenderServices): Promise<Rendering | undefined> {
  const here = asProductionVisit(visit)
  return renderPageFile(visit, here, services, async ({ page, plainModel: { document, product }, dependencies }) => {
    if (!isInterfaceOpen(page.site, 'calendars')) return undefined
    const { pageType, title, categorisation } = document
    const told = { page, dependencies, services }
    if (pageType === 'homePage' || pageType === 'cityPage') {
      const city = pageType === 'cityPage' ? categorisation.city : undefined
      if (pageType === 'cityPage' && city === undefined) return undefined
      const visits = await accessVisitsOf(city, told)
      const place = pageType === 'cityPage' ? title : page.site.name
      return visits && { ...CALENDAR, text: buildIcsFeed(`${page.t('show.accessPerformances')} · ${place}`, visits) }
    }
    if (!product || pageType !== 'showPage') return undefined
    const starts = await performancesOf(product.tgid, told)
    const address = `https://${page.visit.host}${page.visit.path}`
    const visits = starts.map((start) => plannedVisitOf(start, product, address, page))
    return { ...CALENDAR, text: buildIcsFeed(title, visits), tgid: product.tgid }
  })
}

const CALENDAR = { contentType: 'text/calendar; charset=utf-8', isHidden: true } as const

interface Told {
  readonly page: PageContext
  readonly dependencies: RenderDependencies
  readonly services: RenderServices
}

function performancesOf(tgid: number, { page, dependencies, services }: Told): Promise<readonly TourGroupStart[]> {
  const context = services.catalogue.contextOf(page.visit, dependencies, page.site.timeZone)
  return services.catalogue.performances(tgid, ACCESS_CALENDAR_DAYS, context)
}

/**
 * The access performances of the shows of a site, in order of time. A day whose hour is unknown is left out, as in the calendar of a show.
 *
 * @param city in which they are, by the catalogue's code; `undefined` for any
 * @returns `undefined` where the site has no show there
 */
async function accessVisitsOf(city: string | undefined, told: Told): Promise<readonly VisitEvent[] | undefined> {
  const { page, dependencies, services } = told
  const { siteUid, lang } = page.visit
  dependencies.tag(cacheTag.guides(siteUid, lang))
  const shows = services.content.store.summaries(siteUid, lang, 'showPage', MAX_ACCESS_CALENDAR_SHOWS)
  if (shows.length === MAX_ACCESS_CALENDAR_SHOWS)
    services.reporter.warning('calendar of access performances is cut', { siteUid, lang })
  const read = async ({ uid, tgid }: (typeof shows)[number]) => {
    const address = buildCanonicalAddress({ uid, lang }, services.content.directory)
    return tgid === undefined || address === undefined ? undefined : accessVisitsOfShow(tgid, address, city, told)
  }
  const found: VisitEvent[][] = []
  for (const some of chunk(shows, AT_ONCE)) {
    const visits = await Promise.all(some.map(read))
    found.push(...visits.filter((ofShow) => ofShow !== undefined))
  }
  if (found.length === 0) return undefined
  return found.flat().toSorted((one, other) => (timeOf(one) < timeOf(other) ? -1 : 1))
}

function timeOf({ date, hours, tgid }: VisitEvent): string {
  return `${date} ${hours?.startTime} ${tgid}`
}

/** @returns `undefined` for a show elsewhere, or one that the catalogue does not tell of */
async function accessVisitsOfShow(
  tgid: number,
  address: string,
  city: string | undefined,
  told: Told,
): Promise<VisitEvent[] | undefined> {
  const { page, dependencies, services } = told
  const context = services.catalogue.contextOf(page.visit, dependencies, page.site.timeZone)
  const product = await services.catalogue.product(tgid, context)
  if (!product || (city !== undefined && product.cityCode !== city)) return undefined
  if (!product.accessTours) return []
  const [calendar, starts] = await Promise.all([services.catalogue.calendar(tgid, context), performancesOf(tgid, told)])
  const made = accessiblePerformancesOf(product, calendar ?? { days: [] }, starts)
  const isMade = ({ date, startTime }: TourGroupStart) =>
    made.some((one) => one.date === date && one.startTime === startTime)
  return starts.filter(isMade).map((start) => plannedVisitOf(start, product, address, page))
}

function plannedVisitOf(start: TourGroupStart, product: Product, address: string, page: PageContext): VisitEvent {
  const { tgid, name, duration, startLocation, accessTours = [] } = product
  const { date, startTime, tourIds, isSoldOut } = start
  const access = accessTours.filter(({ tourId }) => tourIds.includes(tourId)).map((tour) => tour.access)
  return {
    ...{ tgid, name, date },
    hours: { startTime },
    duration: duration && (duration.max ?? duration.min),
    timeZone: product.timeZone ?? page.moment.timeZone,
    place: startLocation,
    notes: [...new Set(access), ...(isSoldOut ? [page.t('booking.soldOut')] : [])],
    address: `${address}?${serializeAddressChoices({ day: date })}`,
    // Of the day, so that the file stays the same while the performances do.
    now: Math.floor(page.moment.now / DAY) * DAY,
  }
}
