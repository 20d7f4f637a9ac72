import { dropCookie, isSameOrSubdomain, readCookie, storeCookie } from './cookies.browser.ts'

const NAME = 'h-attr'
/** Specification, section 3, "Attribution query params". */
export const ATTRIBUTION_PARAMETERS = ['ci', 'cm', 'gclid', 'fbclid', 'msclkid'] as const
/** Characters of one parameter value. */
const MAX_MARK_LENGTH = 200

/** Attribution parameters of an address or the cookie; the first of repeated ones. */
export function parseAttribution(search: string): URLSearchParams {
  const parameters = new URLSearchParams(search)
  const found = new URLSearchParams()
  for (const name of ATTRIBUTION_PARAMETERS) {
    const value = parameters.get(name)
    if (value) found.set(name, value.slice(0, MAX_MARK_LENGTH))
  }
  return found
}

/** Stores attribution parameters, replacing earlier ones; does nothing without any. Requires marketing consent. */
export function storeAttribution(marks: URLSearchParams, domain: string): void {
  if (marks.size > 0) storeCookie(NAME, marks.toString(), { days: 30, domain })
}

export function dropAttribution(domain: string): void {
  dropCookie(NAME, domain)
}

/** The stored parameters, or those about to be stored. */
export function attributionNow(marks: URLSearchParams): URLSearchParams {
  return marks.size > 0 ? marks : parseAttribution(readCookie(NAME) ?? '')
}

/** Path of booking pages, and of the site's own links that redirect at the click (docs/decisions/020). */
const BOOKING = /\/(?:book|go)\/(\d+)\//

/** The tour group of a booking link. */
export function tgidOfBooking({ pathname }: { readonly pathname: string }): number | undefined {
  return Number(BOOKING.exec(pathname)?.[1]) || undefined
}

/** Adds attribution parameters to a booking link; parameters that an editor set win. */
export function addAttributionToBookingLink(address: string | URL, marks: URLSearchParams, here: string): URL {
  const target = new URL(address)
  const query = target.searchParams
  // The site's own redirect adds them to the target.
  const isOwn = target.host === here
  const own = isOwn ? new URLSearchParams(query.get('ctaSuffix') ?? '') : query
  addMissing(own, marks)
  if (isOwn && own.size > 0) query.set('ctaSuffix', own.toString())
  return target
}

/**
 * Adds attribution parameters to an address of the site, unless it has them. Addresses of other hosts, booking pages
 * and files are unchanged.
 *
 * @param domain the naked domain that related sites share
 */
export function addMissingAttribution(address: string, marks: URLSearchParams, here: string, domain: string): string {
  const target = new URL(address)
  const { host, hostname, pathname } = target
  const isOwn = host === here || isSameOrSubdomain(hostname, domain)
  if (!isOwn || tgidOfBooking(target) || /\.\w+$/.test(pathname)) return address
  addMissing(target.searchParams, marks)
  return target.href
}

function addMissing(query: URLSearchParams, marks: URLSearchParams): void {
  for (const [name, value] of marks) if (!query.has(name)) query.set(name, value)
}
