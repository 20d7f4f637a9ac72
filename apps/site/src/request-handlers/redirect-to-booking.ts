import { buildBookingLink } from '../booking/booking-link.ts'
import { parseDeviceLink, resolveViewport } from '../booking/device-link.ts'
import { siteInAnyLanguage } from '../content/links/site-in-any-language.ts'
import type { HttpExchange } from '../http/http-exchange.ts'
import { parseAddress } from '../request/address/parse-address.ts'
import type { Resolution } from '../request/resolve.ts'
import { answerMissingPage, type MissingPageServices } from './answer-missing-page.ts'

/**
 * Redirects to the booking page, decided per click, when the device is known (docs/decisions/020-booking-links-resolved-on-
 * click.md). The host is the site's own booking host or the marketplace's, whatever the address says; the redirect is not
 * cached. A date in the venue's past is dropped.
 */
export async function redirectToBooking(
  exchange: HttpExchange,
  { visit, tgid }: Extract<Resolution, { readonly kind: 'booking' }>,
  services: MissingPageServices,
): Promise<void> {
  const site = siteInAnyLanguage(visit, services.content)
  if (!site) return answerMissingPage(exchange, { kind: 'notFound', visit }, services)
  const search = parseAddress(exchange.facts.url)?.search ?? ''
  const { date, tourId, ...choice } = parseDeviceLink(tgid, search)
  const isOver = date !== undefined && date < services.catalogue.firstSaleDay(tgid, site.timeZone)
  const input = {
    ...choice,
    ...(isOver ? {} : { date, tourId }),
    lang: visit.lang,
    nakedDomain: site.nakedDomain,
    bookSubdomain: site.bookingSubdomain,
    currency: visit.currency,
    isMobile: resolveViewport(search, visit.viewport) === 'mobile',
  }
  exchange.sendRedirect(302, buildBookingLink(input, services.booking), { 'x-robots-tag': 'noindex' })
}
