/** Categories that need consent; necessary cookies do not. */
export const CATEGORIES = ['analytics', 'marketing'] as const
const KNOWN: readonly string[] = CATEGORIES
export type Category = (typeof CATEGORIES)[number]

export type Consent = Readonly<Record<Category, boolean>>

export const ALL_GRANTED: Consent = { analytics: true, marketing: true }
export const ALL_DENIED: Consent = { analytics: false, marketing: false }

/** Version of the question; a new one asks all visitors again. */
const VERSION = 'v1'

/** The value of the cookie `consent-state`: version and allowed categories, as `v1.analytics`. */
export function serializeConsent(consent: Consent): string {
  return [VERSION, ...CATEGORIES.filter((category) => consent[category])].join('.')
}

/** @returns `undefined` for an older version or an invalid value; the visitor is then asked again */
export function parseConsent(value: string | undefined): Consent | undefined {
  const [version, ...allowed] = (value ?? '').split('.')
  if (version !== VERSION || allowed.some((word) => !KNOWN.includes(word))) return undefined
  return { analytics: allowed.includes('analytics'), marketing: allowed.includes('marketing') }
}

type Signal = 'granted' | 'denied'

/** The seven signals of Google's Consent Mode v2. */
export function consentModeSignals({ analytics, marketing }: Consent): Readonly<Record<string, Signal>> {
  const ads = signalOf(marketing)
  return {
    ad_storage: ads,
    ad_user_data: ads,
    ad_personalization: ads,
    personalization_storage: ads,
    analytics_storage: signalOf(analytics),
    functionality_storage: 'granted',
    security_storage: 'granted',
  }
}

const signalOf = (isAllowed: boolean): Signal => (isAllowed ? 'granted' : 'denied')
