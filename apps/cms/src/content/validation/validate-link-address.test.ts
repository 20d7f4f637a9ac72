import { expect, test } from 'vitest'
import { checkLinkAddress, checkSecureAddress } from './validate-link-address.ts'

test.each(['', null, undefined, 'https://app.wayfare.example/', 'https://www.youtube.com/@wayfare'])(
  '%s may stand in both kinds of field',
  (value) => {
    expect([checkLinkAddress(value), checkSecureAddress(value)]).toEqual([true, true])
  },
)

test.each([
  '/paris/',
  'tickets/',
  '?currency=EUR',
  '#prices',
  'mailto:help@wayfare.example',
  'http://www.wayfare.example/',
])('%s is an address, but does not lead off the site over https', (value) => {
  expect(checkLinkAddress(value)).toBe(true)
  expect(checkSecureAddress(value)).toEqual({ code: 'link.secureAddress' })
})

test.each([
  'javascript:alert(1)',
  'www.wayfare.example',
  '//elsewhere.example/',
  'https://',
  'https://a b/',
  'https://a:b@c.example/',
])('%s is none, and the admin says what is', (value) => {
  expect(checkLinkAddress(value)).toEqual({ code: 'link.address' })
  expect(checkSecureAddress(value)).toEqual({ code: 'link.secureAddress' })
})
