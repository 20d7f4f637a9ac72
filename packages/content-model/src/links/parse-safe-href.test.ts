import { expect, test } from 'vitest'
import { parseSafeHref } from './parse-safe-href.ts'

test.each([
  // Scripts, and schemes that open something else than a page.
  'javascript:alert(1)',
  ' javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'java\nscript:alert(1)',
  '\u0001javascript:alert(1)',
  'data:text/html,x',
  'vbscript:x',
  'blob:https://www.wayfare.example/1',
  'file:///etc/passwd',
  'ftp://files.example/',
  'about:blank',
  'intent://x#Intent;end',
  'tickets:london',
  // Another host in disguise.
  '//evil.example',
  '\t//evil.example',
  '///evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/\t/evil.example',
  '/.//evil.example',
  '/paris/..//evil.example',
  'https:evil.example',
  'https:/evil.example',
  'https:///evil.example',
  'https:\\\\evil.example',
  'https://a@evil.example/',
  'https://a:b@evil.example/',
  'https://@evil.example/',
  'https://www.wayfare.example@evil.example/',
  'https://www.wayfare.example\u202e/elpmaxe',
  // No address that can be read, or none at all.
  'www.wayfare.example',
  'wayfare.example/paris/',
  'https://',
  'https://?x',
  'https://[www.wayfare.example',
  'https://www.wayfare.example:port/',
  'https://a b/',
  'https://a.example/\ud800',
  'mailto:',
  'tel:',
  '',
  '   ',
])('%j is no address for a link', (url) => {
  expect(parseSafeHref(url)).toBeUndefined()
})

test.each([
  'https://a.example/b?c#d',
  'http://a.example',
  'HTTPS://A.EXAMPLE/',
  'https://a.example:8443/',
  'https://www.youtube.com/@wayfare',
  'https://maps.example/maps/@48.86,2.33,17z/data=!3m1',
  'https://a.example/?to=a@b.example#@c',
  'https://müller.example/straße',
  'mailto:a@b.example',
  'mailto:?subject=Wayfare',
  'tel:+442079460000',
  '/paris/',
  '/',
  '/paris/?q=a:b',
  '/@wayfare/',
  'tickets/',
  'tickets',
  '../tickets/',
  './guide.pdf',
  'guides/london.pdf',
  '?currency=EUR',
  '?to=https://a.example/',
  '#faq',
  // spec: 2.links.5
])('%j is one', (url) => {
  expect(parseSafeHref(url)).toBe(url)
})

test('spaces around an address are nobody’s intention', () => {
  expect(parseSafeHref(' /paris/\n')).toBe('/paris/')
})
