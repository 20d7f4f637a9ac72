import { dropCookie, isBelow, keepCookie, readCookie } from './cookies.browser.ts'

const NAME = 'h-attr'
/** Specification, section 3, "Attribution query params". */
export const ATTRIBUTION = ['ci', 'cm', 'gclid', 'fbclid', 'msclkid'] as const
/** Characters of one mark. */
const LONGEST_MARK = 200

/** The marks of an advertisement or partner in an address or in the cookie; of one that is there twice the first. */
export function readAttribution(search: string): URLSearchParams {
  const asked = new URLSearchParams(search)
  const found = new URLSearchParams()
  for (const name of ATTRIBUTION) {
    const value = asked.get(name)
    if (value) found.set(name, value.slice(0, LONGEST_MARK))
  }
  return found
}

/** Keeps marks in place of those of an earlier visit; none change nothing. Only with marketing consent. */
export function keepAttribution(marks: URLSearchParams, domain: string): void {
  if (marks.size > 0) keepCookie(NAME, marks.toString(), { days: 30, domain })
}

export function dropAttribution(domain: string): void {
  dropCookie(NAME, domain)
}

/** What is kept, or will be in a moment. */
export function attributionNow(marks: URLSearchParams): URLSearchParams {
  return marks.size > 0 ? marks : readAttribution(readCookie(NAME) ?? '')
}

/** The folder of booking pages, and that of the links of the site's own that are decided at the click (docs/decisions/020). */
const BOOKING = /\/(?:book|go)\/(\d+)\//

/** The tour group of a booking link. */
export function tgidOfBooking({ pathname }: { readonly pathname: string }): number | undefined {
  return Number(BOOKING.exec(pathname)?.[1]) || undefined
}

/** A booking link with the marks, as far as it has none of that name: those of an editor win. */
export function withAttribution(address: string | URL, marks: URLSearchParams, here: string): URL {
  const target = new URL(address)
  const query = target.searchParams
  // One that the site itself decides takes them among what it hangs on to the link.
  const isOwn = target.host === here
  const own = isOwn ? new URLSearchParams(query.get('ctaSuffix') ?? '') : query
  addMissing(own, marks)
  if (isOwn && own.size > 0) query.set('ctaSuffix', own.toString())
  return target
}

/**
 * An address of the site with the marks, as far as it has none of that name. Those of other hosts, of booking pages and of files
 * stay as they are.
 *
 * @param domain the naked domain that the site shares with others of its own
 */
export function carryMarks(address: string, marks: URLSearchParams, here: string, domain: string): string {
  const target = new URL(address)
  const { host, hostname, pathname } = target
  const isOwn = host === here || isBelow(hostname, domain)
  if (!isOwn || tgidOfBooking(target) || /\.\w+$/.test(pathname)) return address
  addMissing(target.searchParams, marks)
  return target.href
}

function addMissing(query: URLSearchParams, marks: URLSearchParams): void {
  for (const [name, value] of marks) if (!query.has(name)) query.set(name, value)
}
