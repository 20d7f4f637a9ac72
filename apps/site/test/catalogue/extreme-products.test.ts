import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { createTestSite, HOST, pageDocument, type TestSite } from '../sample-site.ts'

/** What a catalogue may say that nobody expects: the page stands, with every number that is right and none that is wrong. */

const LISTING = { currencyCode: 'EUR', finalPrice: 40, type: 'PER_PERSON', otherPricesExist: true }
const TOUR = {
  id: 7110,
  name: 'Louvre at dusk',
  shortSummary: 'Ninety minutes among masterpieces',
  urlSlugs: { EN: 'louvre-at-dusk', DE: 'louvre-am-abend' },
  media: { productImages: [{ url: '/catalogue/louvre-day', altText: 'The pyramid' }] },
  listingPrice: LISTING,
  reviewsDetails: { averageRating: 4.6, ratingsCount: 1200, showRatings: true },
}
const PATHS = {
  tour: '/api/v6/tour-groups/7110/',
  calendar: '/api/v7/tour-groups/7110/calendar/',
  itinerary: '/api/v6/tour-groups/7110/experience-itineraries/',
  reviews: '/api/v6/tour-groups/7110/reviews/',
}
const DAY = 86_400_000

let site: TestSite
beforeEach(async () => {
  site = await createTestSite()
  site.catalogue.answers.set('/api/v6/tour-groups/7110/similar-products/', { pageData: { items: [], total: 0 } })
  putTour({})
})
afterEach(() => site.dispose())

/** The tour group on its own page, and first of the collection's. */
function putTour(more: object): void {
  const items = [
    { ...TOUR, ...more },
    { ...TOUR, id: 7111, name: 'Another' },
  ]
  site.catalogue.answers.set(PATHS.tour, items[0])
  site.catalogue.answers.set('/api/v6/tour-groups/list-by/collection/1004/', { pageData: { items, total: 2 } })
}

/** Days where the Louvre is: late in the evening, Greenwich is a day behind. */
const PARIS = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Paris' })
const dayOf = (index: number) =>
  new Date(Date.parse(PARIS.format(site.clock.now)) + index * DAY).toISOString().slice(0, 10)
const putCalendar = (from: number, days: number, day: object) =>
  site.catalogue.answers.set(PATHS.calendar, {
    dates: Object.fromEntries(Array.from({ length: days }, (_, index) => [dayOf(from + index), day])),
    metadata: { startDate: '', endDate: '', currency: 'EUR' },
  })

const PRODUCT = '/louvre-at-dusk-t7110/'
const PAGES = [PRODUCT, '/show/', '/paris/'] as const
/** Where an editor wrote a page of the show, that is the tour group's. */
async function bodyOf(path: string): Promise<string> {
  const about = { pageType: 'showPage', categorisation: { tgid: 7110 }, title: 'Our show' } as const
  if (path === '/show/') site.putPage(pageDocument({ uid: `${HOST}.show`, ...about }))
  const { status, body } = await site.get(path)
  expect([path, status]).toEqual([path, 200])
  return body
}

const wordsOf = (html: string) => html.replaceAll(/<[^>]+>/g, ' ').replaceAll(/\s+/g, ' ')
/** Prices of a page, each once, in the order of their first place. */
const pricesOf = (html: string) => [...new Set(wordsOf(html).match(/€\d[\d.,]*/g))]

describe('calendars', () => {
  test.each<[string, () => void, readonly string[], number]>([
    ['of one day', () => putCalendar(3, 1, { listingPrice: 40, availableTourIds: [1] }), ['€40'], 1],
    ['of three years', () => putCalendar(1, 1095, { listingPrice: 40, availableTourIds: [1] }), ['€40'], 13],
    ['of a year that is sold out', () => putCalendar(1, 365, { listingPrice: 40, availableTourIds: [] }), ['€40'], 0],
    ['that are empty', () => putCalendar(1, 0, {}), ['€40'], 0],
  ])('%s', async (_, put, prices, days) => {
    put()
    const body = await bodyOf(PRODUCT)
    const strip = /data-days="">(.*?)<\/ol>/s.exec(body)?.[1] ?? ''
    expect(strip.match(/<button/g)?.length ?? 0).toBe(days)
    expect(pricesOf(body)).toEqual(prices)
    expect(body.length).toBeLessThan(200_000)
  })
})

// spec: D.visit.6
test('forty tickets: each with its own price, once', async () => {
  const variants = Array.from({ length: 40 }, (_, index) => ({
    id: 71_101 + index,
    name: `Ticket ${index + 1}`,
    listingPrice: { ...LISTING, finalPrice: 101 + index },
    tours: [{ id: 711_001 + index }],
  }))
  putTour({ variants })
  for (const path of [PRODUCT, '/show/']) {
    const prices = pricesOf(await bodyOf(path))
    expect(prices.filter((price) => price !== '€40')).toEqual(
      variants.map(({ listingPrice }) => `€${listingPrice.finalPrice}`),
    )
  }
})

test.each(PAGES)('%s has a name of three hundred letters whole, and can break it', async (path) => {
  const name = `${'Sehenswürdigkeiten'.repeat(14)} für alle, die länger bleiben und mehr sehen möchten`
  expect(name.length).toBeGreaterThanOrEqual(300)
  putTour({ name })
  expect(wordsOf(await bodyOf(path))).toContain(name)
})

describe('ways', () => {
  const stop = (index: number, more: object = {}) => ({
    type: 'STOP',
    rank: index,
    location: { latitude: 48.8 + index / 1000, longitude: 2.3 },
    details: { name: `Stop number ${index + 1}` },
    ...more,
  })
  test.each([
    ['of one stop', 1, undefined],
    ['of sixty stops', 60, '_p~iF~ps|U_ulLnnqC'],
    ['along a line that is broken', 5, '_p~iF~ps|U_ulLnn'],
    ['along a line that is none', 5, 42],
  ])('%s', async (_, count, polyline) => {
    const sections = Array.from({ length: count }, (__, index) => stop(index))
    site.catalogue.answers.set(PATHS.itinerary, { itineraries: [{ sections, map: { itineraryRoute: { polyline } } }] })
    const body = await bodyOf(PRODUCT)
    // The sketch names what it has room for.
    const list = wordsOf(body.replace(/<svg class.*?<\/svg>/gs, ''))
    expect(list.match(/Stop number \d+/g)).toEqual(sections.map(({ details }) => details.name))
    expect(body).not.toMatch(/NaN|Infinity|undefined/)
  })
})

// spec: D.visit.6
test('reviews with markup, of ten thousand letters and with ratings that are none', async () => {
  const review = (id: number, rating: number, content: string) => ({ id, source: 'CUSTOMER', rating, content })
  const items = [
    review(1, 0, 'Rated nothing'),
    review(2, 7, 'Rated seven'),
    review(3, 5, '<b>Bold</b> <img src=x onerror=alert(1)>words<script>alert(1)</script>'),
    review(4, 4, `Long ${'x'.repeat(20_000)}`),
  ]
  site.catalogue.answers.set(PATHS.reviews, { items })
  const body = await bodyOf(PRODUCT)
  const words = wordsOf(body)
  expect([words.includes('Rated nothing'), words.includes('Rated seven')]).toEqual([false, false])
  expect(words).toContain('Bold words')
  expect(body).not.toMatch(/onerror|alert\(1\)/)
  expect(body.match(/x{100,}/g)?.join('').length).toBe(9994)
})

test.each(PAGES)('%s stands without pictures, price and reviews, and names no number', async (path) => {
  putTour({ media: null, imageUrl: '', listingPrice: null, reviewsDetails: null, topReviews: null, variants: null })
  site.catalogue.answers.set('/api/v6/tour-groups/list-by/collection/1004/', {
    pageData: { items: [{ id: 7110, name: 'Louvre at dusk' }], total: 1 },
  })
  site.catalogue.answers.set(PATHS.reviews, { items: null })
  const body = await bodyOf(path)
  const main = /<main.*<\/main>/s.exec(body)?.[0] ?? ''
  // What the catalogue says of the collection as a whole is another thing.
  expect(pricesOf(main)).toEqual(path === '/paris/' ? ['€40'] : [])
  expect(main).not.toMatch(/NaN|undefined|null/)
})
