import { type Consent, parseConsent, serializeConsent } from './consent-value.ts'
import { readCookie, storeCookie } from './cookies.browser.ts'

/** Days for which an answer is stored; then the visitor is asked again. */
export const CONSENT_DAYS = 182

/** @returns the visitor's stored answer; `undefined` without one */
export function readStoredConsent(): Consent | undefined {
  return parseConsent(readCookie('consent-state'))
}

/**
 * Stores the visitor's answer.
 *
 * @param domain for which it holds
 */
export function storeConsent(consent: Consent, domain: string): void {
  storeCookie('consent-state', serializeConsent(consent), { days: CONSENT_DAYS, domain })
}
