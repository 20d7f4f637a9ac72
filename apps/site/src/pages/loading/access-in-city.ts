import { isInterfaceOpen } from '@passepartout/content-model/machine-interfaces'
import type { PageDocument } from '@passepartout/content-model/page'
import type { SiteDocument } from '@passepartout/content-model/site'
import type { AvailabilityIndex } from '../../availability/availability-index.ts'
import type { Content } from '../../content/content.ts'

/** As many as the calendar itself reads. */
const MOST_SHOWS = 500

/**
 * Whether the page of a city has a calendar of access performances to lead to: the site has a show there of which the index of
 * availability knows some. Costs no call of the catalogue.
 */
export function hasAccessInCity(
  { pageType, categorisation: { city } }: PageDocument,
  site: SiteDocument,
  { content, availability }: { readonly content: Content; readonly availability: AvailabilityIndex },
): boolean {
  if (pageType !== 'cityPage' || city === undefined || !isInterfaceOpen(site, 'calendars')) return false
  return content.store.summaries(site.uid, site.lang, 'showPage', MOST_SHOWS).some(({ tgid }) => {
    const venue = tgid === undefined ? undefined : availability.known(tgid)?.venue
    return venue?.cityCode === city && (venue.performances?.length ?? 0) > 0
  })
}
