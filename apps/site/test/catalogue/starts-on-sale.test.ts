import { cacheTag } from '@passepartout/content-model/cache-tags'
import { parse } from 'node-html-parser'
import { afterEach, describe, expect, test } from 'vitest'
import { createTestSite, HOST, pageDocument, siteDocument, type TestSite } from '../sample-site.ts'

/** What has begun, or lies within its cut-off, where the venue is, is on sale nowhere (defaults, "On sale"). */

let site: TestSite
afterEach(() => site.dispose())

const INVENTORIES = '/api/v7/tour-groups/7110/inventories/'
const HOURS = { openingTime: '10:00', closingTime: '18:00' }

const MINUTE = 60_000
const HALF_MINUTE = MINUTE / 2
/** Two days later. */
const nextOf = (date: string) => new Date(Date.parse(date) + 2880 * MINUTE).toISOString().slice(0, 10)

interface Venue {
  readonly timeZone: string
  /** ISO dates there. */
  readonly today: string
  readonly next: string
  /** Times at which it begins today. */
  readonly starts?: readonly string[]
  readonly hours?: object
  readonly siteZone?: string
  readonly environment?: Record<string, string>
}

/** One tour group of two days as a page, a show, and a card among three of a list. */
async function openVenue({
  timeZone,
  today,
  next,
  starts = [],
  hours = {},
  siteZone = 'Europe/Paris',
  environment = {},
}: Venue) {
  site = await createTestSite({ TRUST_PROXY: '1', ...environment })
  for (const lang of ['en', 'fr'] as const) site.putSite(siteDocument({ lang, timeZone: siteZone }))
  await site.purge(cacheTag.site(HOST))
  const { answers } = site.catalogue
  const listingPrice = { currencyCode: 'EUR', finalPrice: 40, type: 'PER_PERSON' }
  const card = {
    id: 7110,
    name: 'The Lantern Thief',
    cityCode: 'FAR',
    urlSlugs: { EN: 'lantern' },
    listingAvailability: { nextAvailableDate: { date: today, remaining: 9 } },
    listingPrice,
  }
  const another = { ...card, id: 7111, name: 'Another', listingAvailability: { nextAvailableDate: { date: next } } }
  const city = { timeZone, displayName: 'Far' }
  answers.set('/api/v6/tour-groups/7110/', {
    ...card,
    city,
    startLocation: { latitude: 51.5, longitude: -0.1, addressLine1: 'Halcyon Theatre' },
    operatingScheduleInfo: { closestOpenDate: today, ...hours },
  })
  answers.set('/api/v6/tour-groups/7111/', { ...another, city })
  for (const tgid of [7110, 7111]) answers.set(`/api/v6/tour-groups/${tgid}/reviews/`, { items: [] })
  answers.set('/api/v6/tour-groups/7110/similar-products/', { pageData: { items: [another], total: 1 } })
  answers.set('/api/v6/tour-groups/7110/experience-itineraries/', { itineraries: [] })
  answers.set('/api/v6/tour-groups/list-by/collection/1004/', { pageData: { items: [card, another], total: 2 } })
  // Tickets of a landmark compete: their list has a strip of days.
  answers.set('/api/v1/collection/', {
    collections: [{ id: 1004, displayName: 'Far', poiId: 301, startingPrice: { listingPrice: 30, currency: 'EUR' } }],
  })
  answers.set('/api/v1/poi/301/', {
    id: 301,
    name: 'Far',
    location: { latitude: 51.5, longitude: -0.1, addressLine1: 'Far Road' },
  })
  const day = { listingPrice: 40, availableTourIds: [711001] }
  answers.set('/api/v7/tour-groups/7110/calendar/', {
    dates: { [today]: { ...day, listingPrice: 30 }, [next]: day },
    metadata: { currency: 'EUR' },
  })
  answers.set('/api/v7/tour-groups/7111/calendar/', { dates: { [next]: day }, metadata: { currency: 'EUR' } })
  const paxAvailability = [{ remaining: 9, availability: 'LIMITED' }]
  const priceProfile = { priceProfileType: 'PER_PERSON', persons: [{ type: 'ADULT', listingPrice: 40 }] }
  const availabilities = [today, next].flatMap((startDate) =>
    starts.map((startTime) => ({ startDate, startTime, tourId: 711001, paxAvailability, priceProfile })),
  )
  answers.set(INVENTORIES, { availabilities, currencyCode: 'EUR' })
  site.putPage(pageDocument({ uid: `${HOST}.show`, pageType: 'showPage', categorisation: { tgid: 7110 }, title: 'S' }))
  site.putPage(
    pageDocument({ uid: `${HOST}.tour`, pageType: 'productPage', categorisation: { tgid: 7110 }, title: 'T' }),
  )
}

const get = async (address: string) => {
  const { body, headers } = await site.get(address, { 'x-variant': 'EUR' })
  return { body, page: parse(body), fresh: /s-maxage=(\d+)/.exec(String(headers['cache-control']))?.[1] }
}

/** Where something is said to be had on a day: by ISO date in buttons, links and data, else in words. */
async function soldOn(date: string) {
  const format = new Intl.DateTimeFormat('en', { weekday: 'short', month: 'short', day: 'numeric', timeZone: 'UTC' })
  const words = format.format(Date.parse(date))
  const says = (text: string) => text.replace(/\s/g, ' ').includes(words) || text.includes(date)
  const isOffered = (markdown: string) =>
    markdown.split('\n').some((line) => says(line) && !/: (?:Closed|Sold out|–)$/.test(line))
  const has = ({ page }: Pick<Page, 'page'>, selector: string) =>
    page.querySelectorAll(selector).some(({ text, outerHTML }) => says(text) || outerHTML.includes(`="${date}"`))
  const [tour, show, list, filtered, strip, asked, saved] = await Promise.all([
    get('/tour/'),
    get('/show/'),
    get('/paris/'),
    get(`/paris/?when=${date}`),
    get('/paris/?show=days'),
    get(`/tour/?date=${date}`),
    get('/wish-list/?ids=7110,7111'),
  ])
  const forms = await Promise.all(
    ['/tour/index.md', '/show/index.md'].map(async (address) => (await get(address)).body),
  )
  const places: Record<string, boolean> = {
    'day of a page': has(tour, 'button[name=date]'),
    'fact of a page': has(tour, 'main dl dd'),
    'day of a show': has(show, 'button[name=date]'),
    'fact of a show': has(show, 'main dl dd'),
    'structured data': has(show, 'script[type="application/ld+json"]'),
    card: has(list, 'main article, main li'),
    filter: filtered.body.includes('The Lantern Thief') && !filtered.body.includes('That day is over'),
    strip: strip.page
      .querySelectorAll('main ol a[href*="show=days"]')
      .some(({ attributes, text }) => attributes.href?.includes(`when=${date}`) === true && text.includes('€')),
    'booking link': asked.body.includes(`date=${date}&amp;tourId`) || asked.body.includes(`date=${date}&amp;currency`),
    'wish list': has(saved, 'main article, main li'),
    'Markdown form of a page': isOffered(forms[0] ?? ''),
    'Markdown form of a show': isOffered(forms[1] ?? ''),
  }
  return Object.keys(places).filter((place) => places[place])
}

type Page = Awaited<ReturnType<typeof get>>
const EVERYWHERE = [
  ...['day of a page', 'fact of a page', 'day of a show', 'fact of a show', 'structured data', 'card', 'filter'],
  ...['strip', 'booking link', 'wish list', 'Markdown form of a page', 'Markdown form of a show'],
]

const EVENING = ['14:30', '19:30']

describe('what has begun where the venue is', () => {
  test.each([
    ['London', 'Europe/London', '2026-11-26', '2026-11-26T19:29:30Z'],
    ['Kathmandu, 5:45 ahead of UTC', 'Asia/Kathmandu', '2026-11-26', '2026-11-26T13:44:30Z'],
    ['Buenos Aires, 3 hours behind', 'America/Argentina/Buenos_Aires', '2026-11-26', '2026-11-26T22:29:30Z'],
    ['Auckland, 12 hours from the site and its visitors', 'Pacific/Auckland', '2026-11-26', '2026-11-26T06:29:30Z'],
    ['London, when clocks are put back', 'Europe/London', '2026-10-25', '2026-10-25T19:29:30Z'],
    ['London, when clocks are put forward', 'Europe/London', '2027-03-28', '2027-03-28T18:29:30Z'],
    // spec: D.visit.22, D.visit.25
  ])('in %s, is on sale until it begins, and then nowhere', async (_, timeZone, today, lastHalfMinute) => {
    await openVenue({ timeZone, today, next: nextOf(today), starts: EVENING })
    site.clock.now = Date.parse(lastHalfMinute)
    expect(await soldOn(today)).toEqual(EVERYWHERE)
    expect((await get('/tour/')).fresh).toBe('30')
    site.clock.now += HALF_MINUTE
    expect(await soldOn(today)).toEqual([])
    expect(await soldOn(nextOf(today))).toEqual(EVERYWHERE)
  })

  // spec: D.visit.22
  test('in an hour that comes twice, the first counts; in one that never comes, the next', async () => {
    await openVenue({ timeZone: 'Europe/London', today: '2026-10-25', next: '2026-10-27', starts: ['01:30'] })
    site.clock.now = Date.parse('2026-10-25T00:29:59Z')
    expect(await soldOn('2026-10-25')).toEqual(EVERYWHERE)
    site.clock.now = Date.parse('2026-10-25T00:30:00Z')
    expect(await soldOn('2026-10-25')).toEqual([])
    await site.dispose()
    await openVenue({ timeZone: 'Europe/London', today: '2027-03-28', next: '2027-03-30', starts: ['01:30'] })
    site.clock.now = Date.parse('2027-03-28T01:29:59Z')
    expect(await soldOn('2027-03-28')).toEqual(EVERYWHERE)
    site.clock.now = Date.parse('2027-03-28T01:30:00Z')
    expect(await soldOn('2027-03-28')).toEqual([])
  })

  test('of a chosen day, the starts that have begun are no starts', async () => {
    await openVenue({ timeZone: 'Europe/Paris', today: '2026-11-26', next: '2026-11-28', starts: EVENING })
    site.clock.now = Date.parse('2026-11-26T14:00:00Z')
    const { page } = await get('/tour/?date=2026-11-26')
    const times = page
      .querySelectorAll('[aria-labelledby=booking-times] li')
      .map(({ text }) => text.replace(/\s+/g, ' ').trim())
    expect(times).toEqual(['7:30 PM €40 · 9 left'])
    const show = await get('/show/')
    expect(show.body).toContain('"startDate":"2026-11-26T19:30:00+01:00"')
  })
})

describe('a list by day', () => {
  /** The names of a list, of unknown days in brackets. */
  const named = async (when: string) => {
    const { page } = await get(`/paris/?when=${when}`)
    return page.querySelectorAll('[data-list] li[data-tgid]').map((card) => {
      const name = card.querySelector('h3')?.text ?? ''
      return card.text.includes('See its page for dates') ? `(${name})` : name
    })
  }
  const byWords = async () => ({
    today: await named('today'),
    tonight: await named('tonight'),
    tomorrow: await named('tomorrow'),
  })

  test.each([
    ['London', 'Europe/London', '2026-11-26', '2026-11-26T23:50:00Z'],
    ['London, when clocks are put back', 'Europe/London', '2026-10-25', '2026-10-25T23:50:00Z'],
    ['London, when clocks are put forward', 'Europe/London', '2027-03-28', '2027-03-28T22:50:00Z'],
    ['Auckland, 12 hours from the site', 'Pacific/Auckland', '2026-11-26', '2026-11-26T10:50:00Z'],
    ['Honolulu, 11 hours behind it', 'Pacific/Honolulu', '2026-11-26', '2026-11-27T09:50:00Z'],
    // spec: D.days.1, D.days.2
  ])('in %s, means the days of the venue, at ten to midnight and ten past', async (_, timeZone, today, late) => {
    const next = nextOf(today)
    await openVenue({ timeZone, today, next, starts: ['14:30', '23:55'] })
    site.clock.now = Date.parse(late)
    // The calendars are read, as they are in the background.
    await get('/paris/?show=days')
    expect(await byWords()).toEqual({ today: ['The Lantern Thief'], tonight: ['The Lantern Thief'], tomorrow: [] })
    expect(await soldOn(today)).toEqual(EVERYWHERE)
    site.clock.now += 20 * MINUTE
    await get('/paris/?show=days')
    const both = ['The Lantern Thief', 'Another']
    expect(await byWords()).toEqual({ today: [], tonight: [], tomorrow: both })
    expect(await soldOn(today)).toEqual([])
    site.clock.now += 24 * 60 * MINUTE
    await get('/paris/?show=days')
    // Beyond the last day of its calendar nothing is known.
    const unknown = both.map((name) => `(${name})`)
    expect(await byWords()).toEqual({ today: both, tonight: ['The Lantern Thief', '(Another)'], tomorrow: unknown })
  })
})

describe('a cut-off', () => {
  test.each([
    ['of all', { SALE_CUT_OFF: '60' }],
    ['of one tour group', { SALE_CUT_OFF: '10', SALE_CUT_OFFS: '7110=60, 7111=0' }],
    // spec: D.visit.23
  ])('%s ends the sale so many minutes before', async (_, environment) => {
    await openVenue({
      timeZone: 'Asia/Kathmandu',
      today: '2026-11-26',
      next: '2026-11-28',
      starts: EVENING,
      environment,
    })
    site.clock.now = Date.parse('2026-11-26T12:44:30Z')
    expect(await soldOn('2026-11-26')).toEqual(EVERYWHERE)
    site.clock.now += HALF_MINUTE
    expect(await soldOn('2026-11-26')).toEqual([])
  })
})

describe('a day of which the catalogue names no times', () => {
  const inSite = async (timeZone: string, hours: object = {}) => {
    await openVenue({ timeZone, siteZone: timeZone, today: '2026-11-26', next: '2026-11-28', hours })
  }

  test.each([
    ['Europe/Paris', '2026-11-26T22:50:00Z'],
    ['Asia/Kathmandu', '2026-11-26T18:05:00Z'],
    ['America/Argentina/Buenos_Aires', '2026-11-27T02:50:00Z'],
    ['Pacific/Auckland', '2026-11-26T10:50:00Z'],
  ])(
    // spec: D.visit.24
    'in %s, is on sale ten minutes before midnight as the catalogue says, and nowhere ten minutes after',
    async (timeZone, late) => {
      await inSite(timeZone)
      site.clock.now = Date.parse(late)
      expect(await soldOn('2026-11-26')).toEqual(EVERYWHERE)
      site.clock.now += 20 * MINUTE
      expect(await soldOn('2026-11-26')).toEqual([])
      expect(await soldOn('2026-11-28')).toEqual(EVERYWHERE)
    },
  )

  // spec: D.visit.24
  test('ends when the venue closes; nothing says that it is next, or open, today', async () => {
    await inSite('Europe/Paris', HOURS)
    site.clock.now = Date.parse('2026-11-26T16:59:30Z')
    expect(await soldOn('2026-11-26')).toEqual(EVERYWHERE)
    expect((await get('/paris/')).fresh).toBe('30')
    site.clock.now += HALF_MINUTE
    expect(await soldOn('2026-11-26')).toEqual([])
    expect((await get('/tour/')).body).toContain('Closed for today')
  })

  test('is none where the venue opens on another', async () => {
    await inSite('Europe/Paris', { ...HOURS, closestOpenDate: '2026-11-28' })
    site.clock.now = Date.parse('2026-11-26T10:00:00Z')
    expect(await soldOn('2026-11-26')).toEqual([])
  })
})

test('a venue that has closed and still has a start says nothing of being closed', async () => {
  await openVenue({
    timeZone: 'Europe/Paris',
    today: '2026-11-26',
    next: '2026-11-28',
    starts: ['20:00'],
    hours: HOURS,
  })
  site.clock.now = Date.parse('2026-11-26T17:30:00Z')
  expect(await soldOn('2026-11-26')).toEqual(EVERYWHERE)
  expect((await get('/tour/')).body).not.toContain('Closed for today')
})

// spec: D.visit.26
test('a booking link that somebody kept asks for no day that is over', async () => {
  await openVenue({ timeZone: 'Pacific/Auckland', today: '2026-11-26', next: '2026-11-28' })
  site.clock.now = Date.parse('2026-11-26T11:10:00Z')
  await get('/tour/')
  const phone = { 'user-agent': 'Mozilla/5.0 (iPhone) Mobile' }
  const follow = async (date: string) =>
    (await site.get(`/go/7110/?date=${date}&variantId=5&tourId=6&currency=EUR`, phone)).headers.location
  const book = 'https://book.wayfare.example/book/7110'
  expect([await follow('2026-11-26'), await follow('2026-11-27')]).toEqual([
    `${book}/select/?variantId=5&currencyCode=EUR&cookieBanner=false`,
    `${book}/select/pax/?date=2026-11-27&variantId=5&tourId=6&currencyCode=EUR&cookieBanner=false`,
  ])
})

// spec: D.days.3
test('of what nobody can say a next day, the list says none, and has it last', async () => {
  await openVenue({ timeZone: 'Europe/Paris', today: '2026-11-26', next: '2026-11-28', starts: EVENING })
  site.catalogue.answers.set('/api/v7/tour-groups/7110/calendar/', 'nothing')
  site.clock.now = Date.parse('2026-11-26T21:00:00Z')
  const { page } = await get('/paris/?when=month')
  const cards = page.querySelectorAll('[data-list] li[data-tgid]').map(({ text }) => text.replace(/\s/g, ' '))
  expect(cards).toEqual([
    expect.stringMatching(/^Another.*Nov 28/),
    'The Lantern ThiefSee its page for datesfrom €40 per person',
  ])
})

test('what is left of today and sold out is sold out on card and page alike', async () => {
  await openVenue({ timeZone: 'Europe/Paris', today: '2026-11-26', next: '2026-11-28', starts: EVENING })
  const start = (startTime: string, availability: string) => ({
    ...{ startDate: '2026-11-26', startTime, tourId: 711001 },
    paxAvailability: [{ remaining: 9, availability }],
  })
  site.catalogue.answers.set(INVENTORIES, { availabilities: [start('14:30', 'LIMITED'), start('19:30', 'CLOSED')] })
  site.clock.now = Date.parse('2026-11-26T14:00:00Z')
  expect(await soldOn('2026-11-26')).toEqual([])
  expect(await soldOn('2026-11-28')).toContain('card')
})

const STARTS = [
  ['2026-11-26T13:29:59Z', '€30', 0],
  ['2026-11-26T13:30:00Z', '€40', 1],
] as const

// spec: D.products.6, D.visit.15
test.each(STARTS)('at %s the day costs %s: its cheaper start was at 14:30', async (now, price, asked) => {
  await openVenue({ timeZone: 'Europe/Paris', today: '2026-11-26', next: '2026-11-28', starts: EVENING })
  const start = (startTime: string, listingPrice: number) => ({
    ...{ startDate: '2026-11-26', startTime, tourId: 711001 },
    paxAvailability: [{ remaining: 9, availability: 'LIMITED' }],
    priceProfile: { priceProfileType: 'PER_PERSON', persons: [{ type: 'ADULT', listingPrice }] },
  })
  const { answers, requests } = site.catalogue
  answers.set(INVENTORIES, { availabilities: [start('14:30', 30), start('19:30', 40)], currencyCode: 'EUR' })
  site.clock.now = Date.parse(now)
  const { page, body } = await get('/tour/')
  expect(page.querySelector('#booking button[value="2026-11-26"]')?.text).toContain(price)
  expect(page.querySelector('[data-booking=card] strong')?.text).toContain(price)
  expect(body).toContain(`"lowPrice":${price.slice(1)}`)
  expect(requests.filter((url) => url.includes('/inventories/') && url.includes('currency'))).toHaveLength(asked)
})

test('a list asks one tour group where a city is, and for the starts of today of each card that has it next', async () => {
  await openVenue({ timeZone: 'Asia/Kathmandu', today: '2026-11-26', next: '2026-11-28', starts: EVENING })
  const { answers, requests } = site.catalogue
  const items = Array.from({ length: 60 }, (_, place) => ({
    ...{ id: 7200 + place, name: `Walk ${place}`, cityCode: 'FAR' },
    listingAvailability: { nextAvailableDate: { date: place < 55 ? '2026-11-26' : '2026-12-26' } },
  }))
  for (const { id } of items) answers.set(`/api/v7/tour-groups/${id}/inventories/`, { availabilities: [] })
  for (const one of items) {
    answers.set(`/api/v6/tour-groups/${one.id}/`, { ...one, city: { timeZone: 'Asia/Kathmandu', displayName: 'Far' } })
  }
  answers.set('/api/v6/tour-groups/list-by/collection/1004/', { pageData: { items, total: 60 } })
  site.clock.now = Date.parse('2026-11-26T06:00:00Z')
  await get('/paris/')
  const asked = (part: string) => requests.filter((url) => url.includes(part))
  expect(asked('/inventories/')).toHaveLength(48)
  expect(new Set(asked('/inventories/').map((url) => url.split('?')[1]))).toEqual(
    new Set(['from-date=2026-11-26&to-date=2026-11-26']),
  )
  await get('/fr/paris/')
  await site.get('/paris/?currency=USD')
  expect(asked('/inventories/')).toHaveLength(48)
})
