import { expect, test } from 'vitest'
import { buildDeviceLink } from '../../booking/device-link.ts'
import {
  addAttributionToBookingLink,
  addMissingAttribution,
  parseAttribution,
  tgidOfBooking,
} from './attribution.browser.ts'

const HERE = 'www.wayfare.example'
/** As the page has it. */
const decidedAtTheClick = (more: { readonly ctaSuffix?: string } = {}, home = '/') =>
  `https://${HERE}${buildDeviceLink(home, { tgid: 9, flowType: 'SVG', currency: 'EUR', ...more })}`
const marks = new URLSearchParams('ci=7&gclid=abc')

test.each([
  ['?ci=1&cm=2&gclid=3&fbclid=4&msclkid=5', 'ci=1&cm=2&gclid=3&fbclid=4&msclkid=5'],
  ['?utm_source=x&gclid=a&gclid=b', 'gclid=a'],
  ['?gclid=', ''],
  [`?gclid=${'x'.repeat(201)}&ci=1`, `ci=1&gclid=${'x'.repeat(200)}`],
  ['?GCLID=1', ''],
  ['?ci=%00%zz', 'ci=%00%25zz'],
  // spec: 3.names.4
])('of %s the marks are %s', (search, expected) => {
  expect(parseAttribution(search).toString()).toBe(expected)
})

test.each([
  ['https://book.wayfare.example/book/7148/select/', 7148],
  ['https://book.wayfare.example/fr/book/7148/select/pax/?date=2026-12-01', 7148],
  [decidedAtTheClick(), 9],
  [decidedAtTheClick({}, '/fr/lisbon/'), 9],
  ['https://www.wayfare.example/guide/book/', undefined],
  ['https://www.wayfare.example/book/x/', undefined],
  ['https://www.wayfare.example/go/', undefined],
  // spec: D.analytics.5
])('%s books %s', (address, tgid) => {
  expect(tgidOfBooking(new URL(address))).toBe(tgid)
})

test.each([
  [
    'a booking link',
    'https://book.wayfare.example/book/9/select/?currencyCode=EUR&cookieBanner=false',
    'https://book.wayfare.example/book/9/select/?currencyCode=EUR&cookieBanner=false&ci=7&gclid=abc',
  ],
  [
    'one with a mark of an editor',
    'https://book.wayfare.example/book/9/select/?ci=own',
    'https://book.wayfare.example/book/9/select/?ci=own&gclid=abc',
  ],
  [
    'one that is decided at the click',
    decidedAtTheClick(),
    'https://www.wayfare.example/go/9/?flowType=SVG&currency=EUR&ctaSuffix=ci%3D7%26gclid%3Dabc',
  ],
  [
    'one that is decided at the click and has a suffix',
    decidedAtTheClick({ ctaSuffix: 'ci=own' }),
    'https://www.wayfare.example/go/9/?flowType=SVG&currency=EUR&ctaSuffix=ci%3Down%26gclid%3Dabc',
  ],
])('%s carries the marks, once however often it is clicked', (_, address, expected) => {
  const once = addAttributionToBookingLink(new URL(address), marks, HERE)
  expect([once.href, addAttributionToBookingLink(once, marks, HERE).href]).toEqual([expected, expected])
})

test.each([
  ['a page', `https://${HERE}/paris/`, `https://${HERE}/paris/?ci=7&gclid=abc`],
  ['one in another language', `https://${HERE}/fr/paris/#all`, `https://${HERE}/fr/paris/?ci=7&gclid=abc#all`],
  ['a list', `https://${HERE}/paris/?sort=price&page=2`, `https://${HERE}/paris/?sort=price&page=2&ci=7&gclid=abc`],
  ['one with a mark of its own', `https://${HERE}/paris/?ci=own`, `https://${HERE}/paris/?ci=own&gclid=abc`],
  ['another site of the domain', 'https://rome.wayfare.example/', 'https://rome.wayfare.example/?ci=7&gclid=abc'],
  ['the domain itself', 'https://wayfare.example/', 'https://wayfare.example/?ci=7&gclid=abc'],
  ['another host', 'https://elsewhere.example/?a=1', undefined],
  ['a host that ends alike', 'https://notwayfare.example/', undefined],
  ['a booking page', 'https://book.wayfare.example/book/9/select/', undefined],
  ['one that is decided at the click', decidedAtTheClick(), undefined],
  ['a file', `https://${HERE}/media/plan.pdf`, undefined],
  ['a telephone', 'tel:+442079460018', undefined],
])('before an answer the marks go along to %s', (_, address, expected = address) => {
  expect(addMissingAttribution(address, marks, HERE, 'wayfare.example')).toBe(expected)
})

test('without marks a link stays as it is', () => {
  const address = decidedAtTheClick()
  expect(addAttributionToBookingLink(new URL(address), new URLSearchParams(), HERE).href).toBe(address)
})
