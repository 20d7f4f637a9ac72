import { cacheTag } from '@passepartout/content-model/cache-tags'
import { isInterfaceOpen } from '@passepartout/content-model/machine-interfaces'
import type { PageDocument } from '@passepartout/content-model/page'
import type { SiteDocument } from '@passepartout/content-model/site'
import type { AvailabilityIndex } from '../../availability/availability-index.ts'
import type { CatalogueContext } from '../../catalogue/catalogue.ts'
import type { ContentCache } from '../../content/content-cache.ts'
import { addDays } from '../../i18n/day-number.ts'
import { isoToday, type ZonedNow } from '../../i18n/zoned-time.ts'

/** Days whose performances a calendar has: one call of the catalogue, which pages of shows do not make. */
export const ACCESS_CALENDAR_DAYS = 60
/** Shows whose access performances one calendar has: three calls of the catalogue for each that has any. */
export const MAX_ACCESS_CALENDAR_SHOWS = 500

interface Sources {
  readonly content: ContentCache
  readonly availability: AvailabilityIndex
  readonly context: CatalogueContext
  /** In the time zone of the site. */
  readonly moment: ZonedNow
}

/**
 * Whether the page of a city has a calendar of access performances to lead to: the index of availability knows a coming one of a show
 * of the site there. Costs no call of the catalogue. The page depends on the shows of the site and on those in the city.
 */
export function hasAccessibleShowsInCity(
  { pageType, categorisation: { city } }: PageDocument,
  site: SiteDocument,
  sources: Sources,
): boolean {
  const { content, availability, context } = sources
  if (pageType !== 'cityPage' || city === undefined || !isInterfaceOpen(site, 'calendars')) return false
  context.dependencies.tag(cacheTag.guides(site.uid, site.lang))
  return content.store.summaries(site.uid, site.lang, 'showPage', MAX_ACCESS_CALENDAR_SHOWS).some(({ tgid }) => {
    const venue = tgid === undefined ? undefined : availability.known(tgid)?.venue
    if (tgid === undefined || venue?.cityCode !== city) return false
    context.dependencies.tag(cacheTag.tourGroup(tgid))
    return (venue.performances?.length ?? 0) > 0 && hasComingAccess(tgid, sources)
  })
}

/** A tour of every day is no single performance, as in the calendar (`accessiblePerformancesOf`). */
function hasComingAccess(tgid: number, { availability, context, moment }: Sources): boolean {
  const from = isoToday(moment)
  const range = { from, to: addDays(from, ACCESS_CALENDAR_DAYS - 1) }
  const days = availability.read([tgid], range, { ...context, isUnpriced: true }).get(tgid) ?? []
  const performances = days.flatMap((day) => day.performances ?? [])
  return [...Map.groupBy(performances, ({ tourId }) => tourId).values()].some(
    (ofTour) => ofTour.some(({ isOpen }) => isOpen) && ofTour.some(({ isOpen }) => !isOpen),
  )
}
