import { expect, test } from 'vitest'
import { type BookingChoice, buildDeviceLink, parseDeviceLink, resolveViewport } from './device-link.ts'

const everything: BookingChoice = {
  tgid: 7148,
  flowType: 'SEATMAP',
  date: '2026-12-24',
  variantId: 9,
  tourId: 4,
  currency: 'EUR',
  biLink: 'guide',
  promoCode: 'SUMMER-10',
  showFullScreenPax: true,
  redirectToMarketplaceBookingFlow: true,
  ctaSuffix: 'a=1&a=2&flag',
}

const QUERY =
  'flowType=SEATMAP&date=2026-12-24&variantId=9&tourId=4&currency=EUR&biLink=guide&promoCode=SUMMER-10' +
  '&showFullScreenPax=1&redirectToMarketplaceBookingFlow=1&ctaSuffix=a%3D1%26a%3D2%26flag'

test.each<[string, string, BookingChoice, string]>([
  ['production', '/fr/', everything, `/fr/go/7148/?${QUERY}`],
  ['elsewhere', '/?uid=www.a.example&lang=fr', everything, `/go/7148/?uid=www.a.example&lang=fr&${QUERY}`],
  ['a site in a folder', '/vatican/', { tgid: 1, flowType: 'NORMAL' }, '/vatican/go/1/?'],
])('in %s the link is below the home page', (_, home, choice, address) => {
  expect(buildDeviceLink(home, choice)).toBe(address)
})

test('it is read as it was written; the currency is the visit’s', () => {
  const { currency: _, ...choice } = everything
  expect(parseDeviceLink(7148, `?${QUERY}`)).toStrictEqual(choice)
})

test('an editor’s suffix gets through beside all that brought the visitor here', () => {
  const marks = ['ci', 'cm', 'gclid', 'fbclid', 'msclkid'].map((name) => `${name}=${'%C3'.repeat(200)}`)
  const ctaSuffix = [`a=${'x'.repeat(498)}`, ...marks].join('&')
  expect(parseDeviceLink(7148, `?${new URLSearchParams({ ctaSuffix })}`).ctaSuffix).toBe(ctaSuffix)
})

test('nothing else gets through', () => {
  const search = `?${new URLSearchParams({
    flowType: 'CHECKOUT',
    date: '2026-02-30',
    variantId: '-1',
    tourId: '1e3',
    biLink: '<script>',
    promoCode: 'a&b=c',
    showFullScreenPax: 'true',
    redirectToMarketplaceBookingFlow: 'https://evil.example',
    ctaSuffix: 'https://evil.example/',
    nakedDomain: 'evil.example',
    bookSubdomain: 'evil',
    tgid: '666',
  })}`
  expect(parseDeviceLink(7148, search)).toStrictEqual({
    tgid: 7148,
    flowType: 'NORMAL',
    date: undefined,
    variantId: undefined,
    tourId: undefined,
    biLink: undefined,
    promoCode: undefined,
    showFullScreenPax: false,
    redirectToMarketplaceBookingFlow: false,
    ctaSuffix: undefined,
  })
})

test.each([
  ['viewport=mobile', 'desktop', 'mobile'],
  ['viewport=desktop', 'mobile', 'desktop'],
  ['viewport=watch', 'mobile', 'mobile'],
  ['', 'desktop', 'desktop'],
] as const)('with %j a guess of %s is %s', (query, guess, viewport) => {
  expect(resolveViewport(`?${query}`, guess)).toBe(viewport)
})
