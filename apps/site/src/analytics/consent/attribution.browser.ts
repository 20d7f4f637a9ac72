import { dropCookie, keepCookie, readCookie } from './cookies.browser.ts'

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

/** Keeps the marks of this page's address; one without any changes nothing. Only with marketing consent. */
export function keepAttribution(search: string, domain: string): void {
  const marks = readAttribution(search)
  if (marks.size > 0) keepCookie(NAME, marks.toString(), { days: 30, domain })
}

export function dropAttribution(domain: string): void {
  dropCookie(NAME, domain)
}

/** What is kept, or will be in a moment. */
export function attributionNow(search: string): URLSearchParams {
  const marks = readAttribution(search)
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
  for (const [name, value] of marks) if (!own.has(name)) own.set(name, value)
  if (isOwn && own.size > 0) query.set('ctaSuffix', own.toString())
  return target
}
