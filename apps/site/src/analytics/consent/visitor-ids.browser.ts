import { dropCookie, keepCookie, readCookie } from './cookies.browser.ts'

/** No longer than the answer to the question about cookies. */
export const CONSENT_DAYS = 182

/** Numbers that stand for a visit (h-sid) and for a browser (clarity-pid), made only with consent to be measured. */
export function keepVisitorIds(): void {
  if (!readCookie('h-sid')) keepCookie('h-sid', crypto.randomUUID())
  if (!readCookie('clarity-pid')) keepCookie('clarity-pid', crypto.randomUUID(), { days: CONSENT_DAYS })
}

export function dropVisitorIds(): void {
  dropCookie('h-sid')
  dropCookie('clarity-pid')
}
