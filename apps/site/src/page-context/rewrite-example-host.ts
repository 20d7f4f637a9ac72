import type { BookingSettings } from '../booking/booking-link.ts'
import type { Visit } from '../request/visit.ts'

/**
 * Hosts below `.example` do not exist (RFC 2606). In local environments such links lead to the sandbox (setting
 * BOOKING_BASE), so that no link of sample content is broken.
 *
 * @param address absolute
 */
export function rewriteExampleHost(
  address: string,
  { origin }: Pick<Visit, 'origin'>,
  { base }: Pick<BookingSettings, 'base'>,
): string {
  const { hostname, pathname, search } = new URL(address)
  const isAtHome = /(?:^|\.)localhost$/.test(new URL(origin).hostname)
  return isAtHome && hostname.endsWith('.example') ? `${base.replace('{host}', hostname)}${pathname}${search}` : address
}
