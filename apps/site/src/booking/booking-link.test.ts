import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { BOOKING_FLOW_TYPES } from '../catalogue/product.ts'
import { type BookingLinkInput, type BookingSettings, buildBookingLink, dependsOnDevice } from './booking-link.ts'

const settings: BookingSettings = {
  base: 'https://{host}',
  asksForDate: (tgid) => tgid === 17637,
  brandScreenHosts: new Set(['book.theatre.example']),
  marketplaceDomain: 'wayfare.example',
  isBookingHost: (host) => host.endsWith('.example'),
}
const plain: BookingLinkInput = { lang: 'en', nakedDomain: 'wayfare.example', tgid: 7148, flowType: 'NORMAL' }
const link = (input: Partial<BookingLinkInput>) => buildBookingLink({ ...plain, ...input }, settings)
const date = '2026-12-01'
const B = 'https://book.wayfare.example'

// spec: 2.booking.1, 2.booking.2, 2.booking.3, 2.booking.4, 2.booking.5, 2.booking.6, 3.booking.1, 3.booking.2
// spec: 3.booking.3, 3.booking.4, 5.booking.1, 5.booking.2, 5.booking.3, 5.booking.4, 5.booking.5, 5.booking.6
// spec: 5.booking.7, 5.booking.8, 5.booking.9, 5.booking.10, D.languages.9, D.languages.10, D.booking.1, D.booking.2
// spec: D.booking.3, D.booking.6, D.booking.9, D.booking.10, D.booking.11, D.booking.12, D.booking.13
describe('buildBookingLink', () => {
  test.each<[string, Partial<BookingLinkInput>, string]>([
    ['English has no language segment', {}, `${B}/book/7148/select/?cookieBanner=false`],
    ['other languages have one', { lang: 'fr' }, `${B}/fr/book/7148/select/?cookieBanner=false`],
    ['mobile with a date', { isMobile: true, date }, `${B}/book/7148/select/pax/?date=${date}&cookieBanner=false`],
    ['mobile without a date', { isMobile: true }, `${B}/book/7148/select/?cookieBanner=false`],
    ['desktop with a date', { date }, `${B}/book/7148/select/?date=${date}&cookieBanner=false`],
    ['seat map', { flowType: 'SEATMAP' }, `${B}/book/7148/seatmap-select/?cookieBanner=false`],
    [
      'seat map on mobile with a date',
      { flowType: 'SEATMAP', isMobile: true, date },
      `${B}/book/7148/seatmap-select/?date=${date}&cookieBanner=false`,
    ],
    [
      'seat map with date and variant',
      { flowType: 'SEATMAP', date, variantId: 9 },
      `${B}/book/7148/seatmap-variant/?date=${date}&variantId=9&cookieBanner=false`,
    ],
    [
      'seat map with a variant alone',
      { flowType: 'SEATMAP', variantId: 9 },
      `${B}/book/7148/seatmap-select/?variantId=9&cookieBanner=false`,
    ],
    ['svg', { flowType: 'SVG' }, `${B}/book/7148/svg-select/?cookieBanner=false`],
    [
      'svg with date and variant',
      { flowType: 'SVG', date, variantId: 9 },
      `${B}/book/7148/svg-variant/?date=${date}&variantId=9&cookieBanner=false`,
    ],
    [
      'seat map in a frame',
      { flowType: 'SEATMAP_IFRAME', date, variantId: 9 },
      `${B}/book/7148/seatmap-iframe-select/?date=${date}&variantId=9&cookieBanner=false`,
    ],
    ['a domain that is not configured', { nakedDomain: 'evil.invalid' }, `${B}/book/7148/select/?cookieBanner=false`],
    [
      'nor with a label',
      { bookSubdomain: 'evil.invalid/', nakedDomain: 'a.invalid' },
      `${B}/book/7148/select/?cookieBanner=false`,
    ],
    ['an empty subdomain', { bookSubdomain: '' }, `${B}/book/7148/select/?cookieBanner=false`],
    ['the text "undefined" as subdomain', { bookSubdomain: 'undefined' }, `${B}/book/7148/select/?cookieBanner=false`],
    [
      'a subdomain of its own',
      { bookSubdomain: 'tickets' },
      'https://tickets.wayfare.example/book/7148/select/?cookieBanner=false',
    ],
    [
      'the marketplace flow',
      { nakedDomain: 'theatre.example', redirectToMarketplaceBookingFlow: true },
      `${B}/book/7148/select/?cookieBanner=false`,
    ],
    [
      'a tour group that asks for the date itself',
      { tgid: 17637, flowType: 'SEATMAP', date, variantId: 9, tourId: 4 },
      `${B}/book/17637/seatmap-select/?cookieBanner=false`,
    ],
    [
      'a brand screen on mobile',
      { nakedDomain: 'theatre.example', isMobile: true },
      'https://book.theatre.example/book/7148/select/?byHO=true&cookieBanner=false',
    ],
    [
      'a brand screen on desktop',
      { nakedDomain: 'theatre.example' },
      'https://book.theatre.example/book/7148/select/?cookieBanner=false',
    ],
    [
      'full-screen pax',
      { showFullScreenPax: true },
      `${B}/book/7148/select/?showFullScreenPax=true&cookieBanner=false`,
    ],
    ['a suffix', { ctaSuffix: '?a=1&b=2' }, `${B}/book/7148/select/?a=1&b=2&cookieBanner=false`],
    [
      'a suffix with repeated names, and names without a value',
      { ctaSuffix: 'tag=a&flag&tag=b&empty=&=x' },
      `${B}/book/7148/select/?tag=a&flag=&tag=b&empty=&cookieBanner=false`,
    ],
    [
      'a suffix that names what the booking page asks for itself',
      { tgid: 17637, ctaSuffix: 'date=2026-12-01&variantId=1&tourId=2&z=3' },
      `${B}/book/17637/select/?z=3&cookieBanner=false`,
    ],
    ...['', ' ', '2026-02-30', '2026-13-01', '2026-1-1', '1 December 2026', 'undefined', '+002026-12-01'].flatMap<
      [string, Partial<BookingLinkInput>, string]
    >((none) => [
      [
        `${JSON.stringify(none)} is no date`,
        { isMobile: true, date: none },
        `${B}/book/7148/select/?cookieBanner=false`,
      ],
      [
        `${JSON.stringify(none)} is no date of a seat map`,
        { flowType: 'SEATMAP', date: none, variantId: 9 },
        `${B}/book/7148/seatmap-select/?variantId=9&cookieBanner=false`,
      ],
    ]),
    ['a leap day', { date: '2028-02-29' }, `${B}/book/7148/select/?date=2028-02-29&cookieBanner=false`],
    [
      'a suffix that would overrule',
      { currency: 'GBP', ctaSuffix: 'currencyCode=USD&cookieBanner=true' },
      `${B}/book/7148/select/?currencyCode=GBP&cookieBanner=false`,
    ],
    [
      'values that need escaping',
      { promoCode: 'a&b=c d' },
      `${B}/book/7148/select/?couponCode=a%26b%3Dc+d&cookieBanner=false`,
    ],
    [
      'everything, in the fixed order',
      {
        date,
        variantId: 1,
        tourId: 2,
        currency: 'EUR',
        biLink: 'x',
        promoCode: 'SAVE',
        showFullScreenPax: true,
        ctaSuffix: 'z=1',
      },
      `${B}/book/7148/select/?date=${date}&variantId=1&tourId=2&currencyCode=EUR&bi=x&couponCode=SAVE&showFullScreenPax=true&z=1&cookieBanner=false`,
    ],
  ])('%s', (_, input, address) => {
    expect(link(input)).toBe(address)
  })

  test.each(BOOKING_FLOW_TYPES.filter((flowType) => !/^(?:SEATMAP|SVG)/.test(flowType)))(
    // spec: D.booking.4
    '%s selects, or chooses pax',
    (flowType) => {
      expect(link({ flowType })).toContain('/book/7148/select/?')
      expect(link({ flowType, isMobile: true, date })).toContain('/book/7148/select/pax/?')
    },
  )

  // spec: 3.booking.5
  test('the flow types of the specification', () => {
    expect(BOOKING_FLOW_TYPES.join(' ')).toBe(
      'SEATMAP SVG NORMAL COMBO RESERVE PRIVATE_AIRPORT_TRANSFER SHARED_AIRPORT_TRANSFER SEATMAP_IFRAME HOP_ON_HOP_OFF PROPERTY_SELECTION GUIDED_TOUR_PROPERTY_SELECTION',
    )
  })

  // spec: D.booking.14
  test('the base of an environment', () => {
    const local = { ...settings, base: 'http://{host}.localhost:3002' }
    expect(buildBookingLink(plain, local)).toBe(
      'http://book.wayfare.example.localhost:3002/book/7148/select/?cookieBanner=false',
    )
  })
})

test('a link depends on the device where the two devices are led to two addresses, and nowhere else', () => {
  const inputs = fc.record({
    flowType: fc.constantFrom(...BOOKING_FLOW_TYPES),
    tgid: fc.constantFrom(7148, 17637),
    nakedDomain: fc.constantFrom('wayfare.example', 'theatre.example'),
    date: fc.constantFrom(undefined, date, 'tomorrow'),
    variantId: fc.constantFrom(undefined, 3),
    bookSubdomain: fc.constantFrom(undefined, '', 'undefined', 'tickets'),
    redirectToMarketplaceBookingFlow: fc.boolean(),
  })
  fc.assert(
    fc.property(inputs, (input) => {
      const differs = link({ ...input, isMobile: true }) !== link({ ...input, isMobile: false })
      expect(dependsOnDevice({ ...plain, ...input }, settings)).toBe(differs)
    }),
    { numRuns: 500 },
  )
})
