import type { BookingSettings } from '../booking/booking-link.ts'
import type { Visit } from '../request/visit.ts'

/**
 * Names below `.example` are nobody's (RFC 2606) and no name server knows them. On one's own machine they lead to what
 * stands in for the booking hosts (setting BOOKING_BASE), so that no link of the sample ends in an error of the browser.
 *
 * @param address absolute
 */
export function addressElsewhere(
  address: string,
  { origin }: Pick<Visit, 'origin'>,
  { base }: Pick<BookingSettings, 'base'>,
): string {
  const { hostname, pathname, search } = new URL(address)
  const isAtHome = /(?:^|\.)localhost$/.test(new URL(origin).hostname)
  return isAtHome && hostname.endsWith('.example') ? `${base.replace('{host}', hostname)}${pathname}${search}` : address
}
