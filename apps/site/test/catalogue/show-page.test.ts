import { parse } from 'node-html-parser'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createTestSite, HOST, pageDocument, type TestSite } from '../sample-site.ts'

/** What a show's page says by itself, without a block of an editor. */

const HERE = '/tidewater/'
const [STALLS, CIRCLE, CAPTIONED] = [11, 21, 12]
const listing = (finalPrice: number) => ({
  ...{ currencyCode: 'EUR', originalPrice: finalPrice, finalPrice, type: 'PER_PERSON', otherPricesExist: true },
})
const VENUE = { latitude: 51.5074, longitude: -0.1278, addressLine1: 'Obelisk Theatre' }

const start = (startDate: string, startTime: string, tourId: number, listingPrice: number) => ({
  ...{ startDate, startTime, tourId },
  priceProfile: { priceProfileType: 'PER_PERSON', persons: [{ type: 'ADULT', listingPrice }], groups: [] },
  paxAvailability: [{ remaining: 9, availability: 'LIMITED' }],
})
const STARTS = [
  start('2026-12-01', '14:30', STALLS, 40),
  start('2026-12-01', '19:30', STALLS, 40),
  start('2026-12-01', '19:30', CIRCLE, 25),
  start('2026-12-02', '19:30', CAPTIONED, 42),
  start('2026-12-02', '19:30', CIRCLE, 28),
]

let site: TestSite
beforeEach(async () => {
  site = await createTestSite()
  site.clock.now = Date.parse('2026-12-01T15:00:00Z')
  site.putPage(
    pageDocument({
      uid: `${HOST}.tidewater`,
      pageType: 'showPage',
      categorisation: { tgid: 7110 },
      title: 'Tidewater',
    }),
  )
  await site.purge(`page:${HOST}.tidewater:en:page`)
  const { answers } = site.catalogue
  answers.set('/api/v6/tour-groups/7110/', {
    ...{ id: 7110, name: 'Tidewater', flowType: 'SEATMAP', listingPrice: listing(25), startLocation: VENUE },
    city: { timeZone: 'Europe/London', displayName: 'London' },
    descriptors: [
      { code: 'CAPTIONED', displayName: 'Captioned', type: 'ACCESSIBILITY' },
      { code: 'AGE_FROM_8', displayName: 'Ages 8 and over', type: 'AGE' },
    ],
    reviewsDetails: { averageRating: 4.5, ratingsCount: 832, showRatings: true },
    variants: [
      {
        ...{ id: 1, name: 'Stalls', variantInfo: 'Level floor.', listingPrice: listing(40) },
        tours: [{ id: STALLS }, { id: CAPTIONED, name: 'Stalls, captioned' }],
      },
      { id: 2, name: 'Circle', listingPrice: listing(25), tours: [{ id: CIRCLE }] },
    ],
  })
  const day = (listingPrice: number, availableTourIds: readonly number[]) => ({
    ...{ primaryPax: 'ADULT', listingPrice, availableTourIds },
  })
  answers.set('/api/v7/tour-groups/7110/calendar/', {
    dates: {
      '2026-12-01': day(25, [STALLS, CIRCLE]),
      '2026-12-02': day(28, [CAPTIONED, CIRCLE]),
      '2027-01-09': day(25, [CIRCLE]),
    },
    metadata: { currency: 'EUR' },
  })
  answers.set('/api/v7/tour-groups/7110/inventories/', (asked: URLSearchParams) => ({
    availabilities: STARTS.filter(
      ({ startDate }) => startDate >= (asked.get('from-date') ?? '') && startDate <= (asked.get('to-date') ?? ''),
    ),
    currencyCode: 'EUR',
  }))
  const reviews = [{ id: 1, source: 'CUSTOMER', rating: 5, content: 'We would go again tomorrow.', reviewTime: 0 }]
  answers.set('/api/v6/tour-groups/7110/reviews/', { items: reviews })
  const near = { id: 7112, name: 'Salt and Starlight', startPoint: { latitude: 51.5074, longitude: -0.1178 } }
  const far = { id: 7113, name: 'Far away', startPoint: { latitude: 52, longitude: 0 } }
  answers.set('/api/v6/tour-groups/7110/similar-products/', { pageData: { items: [far, near], total: 2 } })
})
afterEach(() => site.dispose())

async function open(query = '') {
  const { status, body } = await site.get(`${HERE}${query}`)
  expect(status).toBe(200)
  const page = parse(body)
  const textsOf = (selector: string) => page.querySelectorAll(selector).map(({ text }) => text.trim())
  const factOf = (label: string) =>
    page.querySelectorAll('dt').find(({ text }) => text.trim() === label)?.nextElementSibling?.text
  return { body, page, textsOf, factOf }
}

// spec: D.shows.1
test('what begins today and has not begun, the starts of a week, and until when it can be booked', async () => {
  const { factOf } = await open()
  expect(['Today', 'Performances', 'Booking until', 'Duration', 'Age', 'Where'].map(factOf)).toEqual([
    '7:30\u00a0PM',
    '7:30\u00a0PM',
    'Saturday, January\u00a09,\u00a02027',
    'Not told by the organiser',
    'From 8 years',
    'Obelisk Theatre',
  ])
})

// spec: D.shows.2
test('access performances by date, each leading to its day', async () => {
  const { page } = await open()
  const dates = page.querySelectorAll('[aria-labelledby=access-performances] a')
  expect(dates.map((link) => [link.text, link.getAttribute('href')])).toEqual([
    ['Wed, Dec\u00a02, 7:30\u00a0PM', `${HERE}?date=2026-12-02&tour=12#booking`],
  ])
})

// spec: D.shows.3
test('each section with its advice and its price: the lowest, or that of the chosen day', async () => {
  const seats = async (query: string) => (await open(query)).textsOf('[data-booking=seats] li')
  expect(await seats('')).toEqual(['Stallsfrom €40per personLevel floor.', 'Circlefrom €25per person'])
  expect(await seats('?date=2026-12-02')).toEqual(['Stalls€42per adultLevel floor.', 'Circle€28per adult'])
  expect(await seats('?date=2027-01-09')).toEqual(['StallsSold outLevel floor.', 'Circle€25per adult'])
  const { page } = await open('?date=2026-12-02')
  const links = page.querySelectorAll('[data-booking=seats] a').map((link) => link.getAttribute('href'))
  expect(links).toEqual([1, 2].map((variant) => `${HERE}?date=2026-12-02&variant=${variant}#booking`))
})

// spec: D.shows.4
test('the way to the venue, what is near it, and reviews', async () => {
  const { body, textsOf, page } = await open()
  expect(textsOf('[aria-labelledby=venue] h3')).toEqual(['Obelisk Theatre', 'Salt and Starlight'])
  expect(textsOf('[aria-labelledby=venue] li p')).toEqual(['692 m away'])
  const links = page.querySelectorAll('[aria-labelledby=venue] a[target]').map((link) => link.getAttribute('href'))
  expect(links[0]).toBe('https://www.google.com/maps/dir/?api=1&destination=51.5074,-0.1278')
  expect(body).toContain('We would go again tomorrow.')
})
