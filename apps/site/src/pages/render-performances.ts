import { isInterfaceOpen } from '@passepartout/content-model/machine-interfaces'
import type { Rendering } from '../cache/rendered-page.ts'
import type { StartOfTours } from '../catalogue/calendar.ts'
import type { Product } from '../catalogue/product.ts'
import type { PageContext } from '../page-context/page-context.ts'
import { buildVisitCalendar, type PlannedVisit } from '../products/booking-card/build-visit-file.ts'
import { writeVisitChoice } from '../request/address/visit-choice.ts'
import type { Visit } from '../request/visit.ts'
import { inProduction, renderPageFile } from './render-page-file.ts'
import type { RenderServices } from './render-services.ts'

/** Days whose performances a calendar has: one call of the catalogue, which pages of shows do not make. */
const CALENDAR_DAYS = 60
const DAY = 86_400_000

/**
 * The coming performances of a show as a calendar to subscribe to: times of the venue as instants, what is sold out and whom a
 * performance is made for in its notes. Links are public addresses in every environment.
 *
 * @returns `undefined` when there is no such page, it is of no show that the catalogue has, or the site offers no calendars
 */
export function renderPerformances(visit: Visit, services: RenderServices): Promise<Rendering | undefined> {
  const here = inProduction(visit)
  return renderPageFile(visit, here, services, async ({ page, plainModel: { document, product }, dependencies }) => {
    if (!product || document.pageType !== 'showPage' || !isInterfaceOpen(page.site, 'calendars')) return undefined
    const context = services.catalogue.contextOf(here, dependencies, page.site.timeZone)
    const starts = await services.catalogue.performances(product.tgid, CALENDAR_DAYS, context)
    const visits = starts.map((start) => plannedVisitOf(start, product, page))
    const text = buildVisitCalendar(document.title, visits)
    return { text, contentType: 'text/calendar; charset=utf-8', isHidden: true, tgid: product.tgid }
  })
}

function plannedVisitOf(start: StartOfTours, product: Product, page: PageContext): PlannedVisit {
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
    address: `https://${page.visit.host}${page.visit.path}?${writeVisitChoice({ day: date })}`,
    // Of the day, so that the file stays the same while the performances do.
    now: Math.floor(page.moment.now / DAY) * DAY,
  }
}
