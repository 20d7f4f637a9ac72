import { expect, test } from 'vitest'
import { CONSENT_COUNTRIES, needsConsent } from './consent-countries.ts'
import {
  ALL_DENIED,
  ALL_GRANTED,
  type Consent,
  consentModeSignals,
  parseConsent,
  serializeConsent,
} from './consent-value.ts'

const ANALYTICS: Consent = { analytics: true, marketing: false }

test.each([
  [ALL_DENIED, 'v1'],
  [ANALYTICS, 'v1.analytics'],
  [ALL_GRANTED, 'v1.analytics.marketing'],
])('%j is kept as %s and read again', (consent, value) => {
  expect([serializeConsent(consent), parseConsent(value)]).toEqual([value, consent])
})

test.each([
  undefined,
  '',
  'v0.analytics',
  'v10',
  'granted',
  'v1.everything',
  'v1..',
  '{"analytics":true}',
  'v1.analytics;',
])('of %s nothing can be known: it is asked again', (value) => {
  expect(parseConsent(value)).toBe(undefined)
})

// spec: D.privacy.8
test('all seven signals follow from the answer', () => {
  expect(consentModeSignals(ANALYTICS)).toEqual({
    ad_storage: 'denied',
    ad_user_data: 'denied',
    ad_personalization: 'denied',
    analytics_storage: 'granted',
    functionality_storage: 'granted',
    personalization_storage: 'denied',
    security_storage: 'granted',
  })
  const marketing = consentModeSignals({ analytics: false, marketing: true })
  expect([marketing.ad_storage, marketing.analytics_storage]).toEqual(['granted', 'denied'])
})

// spec: 9.consent.1, D.privacy.3, D.privacy.4
test('43 countries ask for consent, and so does one that is not known', () => {
  expect([...CONSENT_COUNTRIES].join(' ')).toBe(
    'AD AR AT BE BG CH CY CZ DE DK EE ES FI FO FR GB GG GR HR HU IE IL IM IS IT JE JP KR LI LT LU LV MT NL NO NZ PL PT RO SE SI SK UY',
  )
  expect([CONSENT_COUNTRIES.size, needsConsent('DE'), needsConsent('US'), needsConsent(undefined)]).toEqual([
    43,
    true,
    false,
    true,
  ])
})
