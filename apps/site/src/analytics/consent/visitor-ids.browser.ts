import { CONSENT_DAYS } from './consent-cookie.browser.ts'
import { dropCookie, readCookie, storeCookie } from './cookies.browser.ts'

/** Stores ids of the visit (h-sid) and the browser (clarity-pid). Requires analytics consent. */
export function storeVisitorIds(): void {
  if (!readCookie('h-sid')) storeCookie('h-sid', crypto.randomUUID())
  if (!readCookie('clarity-pid')) storeCookie('clarity-pid', crypto.randomUUID(), { days: CONSENT_DAYS })
}

export function dropVisitorIds(): void {
  dropCookie('h-sid')
  dropCookie('clarity-pid')
}
