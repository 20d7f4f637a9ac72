import { describe, expect, test } from 'vitest'
import { formatMessage } from '../../messages/format-message.ts'
import type { Message } from '../../messages/message.ts'
import {
  checkOwnOrPartnerAddress,
  checkOwnOrPartnerLink,
  checkSiteDomain,
  checkTargetAllowedForAccount,
} from './validate-domain.ts'

const say = (found: true | Message) => found === true || formatMessage('en', found)

const domains = { siteDomains: ['wayfare.example', 'theatre.example'], partnerDomains: ['shop.example'] }
const none = { siteDomains: [], partnerDomains: [] }
const NOT_OURS =
  'Sites may be at: wayfare.example, theatre.example. An operator adds a domain in the setting SITE_DOMAINS.'
const NO_PARTNER =
  'This may lead to: wayfare.example, theatre.example, shop.example. An operator adds a domain in the setting PARTNER_DOMAINS.'
const NOT_YOURS =
  'Your account may lead visitors to: wayfare.example, theatre.example, shop.example. An administrator may lead them elsewhere.'

test.each([
  ['wayfare.example', undefined, true],
  ['rome.wayfare.example', undefined, true],
  ['evil.example', undefined, NOT_OURS],
  ['evil.example', 'wayfare.example', NOT_OURS],
  ['wayfare.example.evil.example', undefined, NOT_OURS],
  // Of a time before the domain was configured, or when it still was.
  ['old.example', 'old.example', true],
])('a site at %s that was at %s: %s', (value, previousValue, verdict) => {
  expect(say(checkSiteDomain(value, { previousValue }, domains))).toBe(verdict)
})

test('where no domain is configured no site gets one, and the sentence names the setting', () => {
  expect(say(checkSiteDomain('wayfare.example', {}, none))).toBe(
    'No domain is configured for sites: an operator names it in the setting SITE_DOMAINS.',
  )
  expect(checkSiteDomain('wayfare.example', { previousValue: 'wayfare.example' }, none)).toBe(true)
})

test.each([
  ['', true, true],
  ['https://app.wayfare.example/rome/', true, true],
  ['https://www.shop.example/', true, true],
  ['https://evil.example/', NO_PARTNER, NO_PARTNER],
  ['https://wayfare.example@evil.example/', expect.any(String), expect.any(String)],
  ['mailto:us@wayfare.example', expect.any(String), NO_PARTNER],
  ['/rome/', expect.any(String), true],
  ['#part', expect.any(String), true],
])('%s, over https alone: %s, and of any kind: %s', (value, secure, shared) => {
  expect([checkOwnOrPartnerAddress(value, {}, domains), checkOwnOrPartnerLink(value, {}, domains)].map(say)).toEqual([
    secure,
    shared,
  ])
})

describe('where a menu or a redirect leads', () => {
  const admin = { role: 'admin' }
  const publisher = { role: 'editor', everySite: true }

  test.each([
    [publisher, 'https://evil.example/', undefined, NOT_YOURS],
    [publisher, 'HTTPS://EVIL.example/', undefined, NOT_YOURS],
    [publisher, 'tel:+44 20 7946 0018', undefined, NOT_YOURS],
    [publisher, 'https://evil.example/', 'https://evil.example/', true],
    [publisher, 'https://www.wayfare.example/', undefined, true],
    [publisher, '/fr/rome/', undefined, true],
    [publisher, '', undefined, true],
    [admin, 'https://evil.example/', undefined, true],
    // The system itself, which has no account.
    [undefined, 'https://evil.example/', undefined, true],
  ])('%j to %s, before to %s: %s', (user, value, previousValue, verdict) => {
    expect(say(checkTargetAllowedForAccount(value, { previousValue, req: { user } }, domains))).toBe(verdict)
  })
})
