import { CURRENCY_CODES } from '@passepartout/content-model/currencies'
import { LANGUAGE_CODES } from '@passepartout/content-model/locales'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { BOOKING_FLOW_TYPES, type BookingFlowType } from '../catalogue/product.ts'
import { type BookingLinkInput, type BookingSettings, buildBookingLink } from './booking-link.ts'

const settings: BookingSettings = {
  base: 'https://{host}',
  asksForDate: (tgid) => tgid === 17637,
  brandScreenHosts: new Set(['book.theatre.example']),
  marketplaceDomain: 'wayfare.example',
  isBookingHost: (host) => host.endsWith('.example'),
}
const DAY = '2026-12-01'

/** Stages by flow type, on a large screen and on a phone: without a day, with one, with one and a variant. */
const STAGES: Readonly<Record<BookingFlowType, readonly [large: readonly string[], phone: readonly string[]]>> = {
  SEATMAP: [
    ['seatmap-select', 'seatmap-select', 'seatmap-variant'],
    ['seatmap-select', 'seatmap-select', 'seatmap-variant'],
  ],
  SVG: [
    ['svg-select', 'svg-select', 'svg-variant'],
    ['svg-select', 'svg-select', 'svg-variant'],
  ],
  SEATMAP_IFRAME: [
    ['seatmap-iframe-select', 'seatmap-iframe-select', 'seatmap-iframe-select'],
    ['seatmap-iframe-select', 'seatmap-iframe-select', 'seatmap-iframe-select'],
  ],
  NORMAL: plain(),
  COMBO: plain(),
  RESERVE: plain(),
  PRIVATE_AIRPORT_TRANSFER: plain(),
  SHARED_AIRPORT_TRANSFER: plain(),
  HOP_ON_HOP_OFF: plain(),
  PROPERTY_SELECTION: plain(),
  GUIDED_TOUR_PROPERTY_SELECTION: plain(),
}

function plain(): readonly [readonly string[], readonly string[]] {
  return [
    ['select', 'select', 'select'],
    ['select', 'select/pax', 'select/pax'],
  ]
}

const CHOICES = [
  ['', {}],
  [`date=${DAY}&`, { date: DAY }],
  [`date=${DAY}&variantId=9&tourId=4&`, { date: DAY, variantId: 9, tourId: 4 }],
] as const

/** Each flow type × device × choice × site: its language, its host, and whether its booking host has a screen of its own. */
const ROWS = BOOKING_FLOW_TYPES.flatMap((flowType) =>
  [false, true].flatMap((isMobile) =>
    CHOICES.flatMap(([query, choice], index) =>
      (
        [
          ['en', 'wayfare.example', 'https://book.wayfare.example', ''],
          ['fr', 'wayfare.example', 'https://book.wayfare.example/fr', ''],
          ['en', 'theatre.example', 'https://book.theatre.example', isMobile ? 'byHO=true&' : ''],
          ['tr', 'rome.example', 'https://tickets.rome.example/tr', ''],
        ] as const
      ).map(([lang, nakedDomain, base, screen]) => {
        const stage = STAGES[flowType][isMobile ? 1 : 0][index]
        const more = nakedDomain === 'rome.example' ? { bookSubdomain: 'tickets' } : {}
        const input: BookingLinkInput = {
          ...{ lang, nakedDomain, tgid: 7148, flowType, isMobile, currency: 'EUR', ...choice, ...more },
        }
        const address = `${base}/book/7148/${stage}/?${query}currencyCode=EUR&${screen}cookieBanner=false`
        return [address, input] as const
      }),
    ),
  ),
)

describe('booking links', () => {
  test('there are enough rows to believe', () => {
    expect(ROWS).toHaveLength(264)
  })

  test.each(ROWS)('%s', (address, input) => {
    expect(buildBookingLink(input, settings)).toBe(address)
  })
})

/** What a link says, read by somebody who knows the specification and not the builder. */
function read(link: string) {
  const { hostname, pathname, searchParams } = new URL(link)
  const [, lang = 'en', tgid] = /^(?:\/([a-z]{2}))?\/book\/(\d+)\//.exec(pathname) ?? []
  const number = (name: string) => (searchParams.has(name) ? { [name]: Number(searchParams.get(name)) } : {})
  const text = (name: string, as: string) => (searchParams.has(name) ? { [as]: searchParams.get(name) } : {})
  return {
    lang,
    nakedDomain: hostname.replace(/^book\./, ''),
    tgid: Number(tgid),
    ...text('date', 'date'),
    ...number('variantId'),
    ...number('tourId'),
    ...text('currencyCode', 'currency'),
    ...text('bi', 'biLink'),
    ...text('couponCode', 'promoCode'),
    ...(searchParams.get('showFullScreenPax') === 'true' ? { showFullScreenPax: true } : {}),
  }
}

test('a link says again what it was built from', () => {
  const id = fc.integer({ min: 1, max: 999_999 })
  const code = fc.stringMatching(/^[\w.-]{1,20}$/)
  const input = fc.record(
    {
      lang: fc.constantFrom(...LANGUAGE_CODES),
      nakedDomain: fc.constantFrom('wayfare.example', 'theatre.example'),
      tgid: id.filter((tgid) => tgid !== 17637),
      flowType: fc.constantFrom(...BOOKING_FLOW_TYPES),
      date: fc
        .date({ min: new Date('2026-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })
        .map((date) => date.toISOString().slice(0, 10)),
      variantId: id,
      tourId: id,
      currency: fc.constantFrom(...CURRENCY_CODES),
      biLink: code,
      promoCode: code,
      isMobile: fc.boolean(),
      showFullScreenPax: fc.constant(true),
    },
    { requiredKeys: ['lang', 'nakedDomain', 'tgid', 'flowType'] },
  )
  fc.assert(
    fc.property(input, (given) => {
      const { flowType: _, isMobile: __, ...said } = given
      expect(read(buildBookingLink(given, settings))).toEqual(said)
    }),
  )
})
