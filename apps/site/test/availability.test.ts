import { createHmac } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { addDays } from '../src/i18n/day-number.ts'
import { isoToday } from '../src/i18n/zoned-time.ts'
import { CATALOGUE_WEBHOOK_PATH } from '../src/operations/catalogue-webhook.ts'
import { createTestSite, HOST, pageDocument, type TestSite } from './sample-site.ts'

/** The index of availability in a whole site: filled in the background, told of changes, with a catalogue that fails. */

const SECRET = 'secret-of-thirty-two-characters!'
const ZONE = 'Europe/Paris'
const LIST = '/api/v6/tour-groups/list-by/collection/2001/'
const CALENDAR = '/api/v7/tour-groups/7110/calendar/'
const PAGE = '/louvre/'

let site: TestSite
/** Three days from now in Paris. */
let day: string
beforeEach(async () => {
  site = await createTestSite({ CATALOGUE_CHANGES_SECRET: SECRET, AVAILABILITY_CALLS: '50' })
  day = addDays(isoToday({ now: site.clock.now, timeZone: ZONE }), 3)
  const { answers } = site.catalogue
  const price = { finalPrice: 19, currencyCode: 'EUR', type: 'PER_PERSON', otherPricesExist: true }
  const louvre = {
    ...{ id: 7110, name: 'Louvre: timed entry', cityCode: 'PARIS', urlSlugs: { EN: 'louvre' }, listingPrice: price },
    city: { code: 'PARIS', displayName: 'Paris', timeZone: ZONE },
  }
  answers.set('/api/v1/city/list/', { cities: [{ code: 'PARIS', displayName: 'Paris' }], total: 1 })
  answers.set('/api/v6/tour-groups/list-by/city/Paris/', { pageData: { items: [louvre], total: 1 } })
  answers.set('/api/v6/tour-groups/7110/', louvre)
  answers.set(LIST, { pageData: { items: [louvre], total: 1 } })
  answers.set(CALENDAR, calendarOf(41))
  const uid = `${HOST}.louvre`
  const list = { id: 'all', type: 'productList', title: 'All', limit: 40, layout: 'grid' } as const
  site.putPage(
    pageDocument({
      ...{ uid, translationGroup: uid, title: 'Louvre', pageType: 'collectionPage' },
      categorisation: { city: 'PARIS', country: 'FR', collectionId: 2001 },
      blocks: [{ ...list, source: { kind: 'collection', id: 2001 } }],
    }),
  )
})
afterEach(() => site.dispose())

/** Open on that day alone, at a price; without a price sold out. */
function calendarOf(listingPrice: number | undefined, days = [day]) {
  const one = {
    ...{ primaryPax: 'ADULT', listingPrice: listingPrice ?? 41, extraCharges: 0 },
    ...{ isPricingInclusiveOfExtraCharges: true, availableTourIds: listingPrice === undefined ? [] : [4700] },
  }
  return { dates: Object.fromEntries(days.map((date) => [date, one])), metadata: { currency: 'EUR' } }
}

/** What the metrics say of a name with its labels. */
async function metric(name: string): Promise<string | undefined> {
  const { body } = await site.internal.inject({ url: '/metrics' })
  return body
    .split('\n')
    .find((line) => line.startsWith(`${name} `))
    ?.slice(name.length + 1)
}

async function fill(): Promise<void> {
  await site.startFilling()
  await vi.waitFor(async () => expect(await metric('site_availability_coverage_ratio')).toBe('1'), { timeout: 10_000 })
}

/** The main part of the list of that day. */
async function listOf(date: string): Promise<string> {
  const { status, body } = await site.get(`${PAGE}?when=${date}`)
  expect(status).toBe(200)
  return /<main.*<\/main>/s.exec(body)?.[0] ?? ''
}

function tellChange(): Promise<unknown> {
  const body = JSON.stringify({ tourGroupIds: [7110] })
  const seconds = Math.floor(site.clock.now / 1000)
  const signature = createHmac('sha256', SECRET).update(`${seconds}.${body}`).digest('hex')
  const headers = { 'content-type': 'application/json', 'x-signature': `t=${seconds},v1=${signature}` }
  return site.app.inject({
    method: 'POST',
    url: CATALOGUE_WEBHOOK_PATH,
    headers: { host: HOST, ...headers },
    payload: body,
  })
}

test('a list of a day has the price of that day without a call for it', async () => {
  await fill()
  site.catalogue.requests.length = 0
  expect(await listOf(day)).toContain('€41')
  expect(site.catalogue.requests.filter((url) => url.startsWith(CALENDAR))).toEqual([])
})

test('a change that the provider tells is in the list as soon as it was read, and its page is purged', async () => {
  await fill()
  expect(await listOf(day)).toContain('€41')
  site.catalogue.answers.set(CALENDAR, calendarOf(57))
  site.clock.now += 1
  await tellChange()
  await vi.waitFor(async () => expect(await listOf(day)).toContain('€57'), { timeout: 5000, interval: 20 })
  site.catalogue.answers.set(CALENDAR, calendarOf(undefined, [day, addDays(day, 1)]))
  site.clock.now += 1000
  await tellChange()
  await vi.waitFor(async () => expect(await listOf(day)).not.toContain('/louvre-t7110/'), { timeout: 5000 })
})

test('a restart knows the days before it asked anything', async () => {
  const first = site.startAgain()
  await first.startFilling()
  const answered = /^site_availability_calls_total\{kind="calendar",outcome="ok"\} [1-9]/m
  await vi.waitFor(async () => expect((await first.internal.inject({ url: '/metrics' })).body).toMatch(answered))
  await first.close()
  site.catalogue.refused.add(CALENDAR)
  const again = site.startAgain()
  await again.startFilling()
  const { body } = await again.get(`${PAGE}?when=${day}`)
  expect(body).toContain('€41')
  await again.close()
})

test('with a catalogue that is away from the start lists answer and say nothing of the day', async () => {
  site.catalogue.refused.add(CALENDAR)
  await site.startFilling()
  await vi.waitFor(async () =>
    expect(await metric('site_availability_calls_total{kind="calendar",outcome="failed"}')).toBeDefined(),
  )
  const list = await listOf(day)
  expect([list.includes('/louvre-t7110/'), list.includes('€41')]).toEqual([true, false])
})

test('a year that is sold out is not believed: the day is unknown, which is counted', async () => {
  const year = Array.from({ length: 365 }, (_, days) => addDays(day, days))
  site.catalogue.answers.set(CALENDAR, calendarOf(undefined, year))
  await site.startFilling()
  await vi.waitFor(async () =>
    expect(await metric('site_availability_refused_total{reason="soldOutForMonths"}')).toBe('1'),
  )
  expect(await listOf(day)).toContain('/louvre-t7110/')
})

describe('starts that cannot be true', () => {
  const INVENTORIES = '/api/v7/tour-groups/7110/inventories/'

  async function fillStarts(date: string, remaining: number | undefined): Promise<void> {
    const start = (startTime: string) => ({
      ...{ startDate: date, startTime, tourId: 4700 },
      priceProfile: { priceProfileType: 'PER_PERSON', persons: [{ type: 'ADULT', listingPrice: 37 }], groups: [] },
      paxAvailability: [{ ...(remaining !== undefined && { remaining }), availability: 'LIMITED' }],
    })
    site.catalogue.answers.set(INVENTORIES, {
      availabilities: [start('10:00'), start('23:59')],
      currencyCode: 'EUR',
    })
    await fill()
    // Its page asks for the starts of its day.
    await site.get(`/louvre-t7110/?date=${date}`)
  }
  const linksIn = (list: string) => [...list.matchAll(/href="(\/louvre-t7110\/[^"]*)"/g)].map(([, href]) => href)
  const withRoom = async () =>
    linksIn(/<main.*<\/main>/s.exec((await site.get(`${PAGE}?when=${day}&with=room`)).body)?.[0] ?? '')

  test.each([
    ['enough places', 9, true],
    ['too few', 1, false],
    ['a negative number of places', -3, false],
    ['a number of places that no house has', 9_999_999_999, false],
    ['no number of places', undefined, false],
  ])('%s: room for two is promised: %s, %s', async (_, remaining, hasRoom) => {
    await fillStarts(day, remaining)
    await vi.waitFor(async () => expect(await listOf(day)).toContain(`/louvre-t7110/?date=${day}`))
    expect(await listOf(day)).not.toMatch(/[-−]3\b|9,?999,?999/)
    expect(await withRoom()).toEqual(hasRoom ? [`/louvre-t7110/?date=${day}`] : [])
  })
})

test('starts of a venue whose time zone nobody tells say nothing of tonight', async () => {
  const { answers } = site.catalogue
  const { city: _city, ...louvre } = answers.get('/api/v6/tour-groups/7110/') as { readonly city: object }
  answers.set('/api/v6/tour-groups/7110/', louvre)
  const today = isoToday({ now: site.clock.now, timeZone: ZONE })
  const start = { startDate: today, startTime: '23:59', tourId: 4700, paxAvailability: [{ remaining: 9 }] }
  answers.set('/api/v7/tour-groups/7110/inventories/', { availabilities: [start], currencyCode: 'EUR' })
  answers.set(CALENDAR, calendarOf(41, [today, day]))
  await fill()
  await site.get(`/louvre-t7110/?date=${today}`)
  expect(await metric('site_availability_refused_total{reason="noTimeZone"}')).toBe('1')
  const tonight = await listOf('tonight')
  expect([tonight.includes('/louvre-t7110/'), tonight.includes('€41')]).toEqual([true, false])
  expect(tonight).toContain('See its page for dates')
})

test.each(['status', 'garbage', 'closed', 'slow'] as const)(
  'while the catalogue fails (%s) lists by day have the last day that it told, and after a day none',
  async (fault) => {
    await fill()
    expect(await listOf(day)).toContain('€41')
    site.catalogue.fault = fault
    site.clock.now += 3_600_000
    const soon = await listOf(day)
    expect([soon.includes(`/louvre-t7110/?date=${day}`), soon.includes('€41')]).toEqual([true, true])
    site.clock.now += 24 * 3_600_000
    const late = await listOf(day)
    expect([late.includes(`/louvre-t7110/?date=${day}`), late.includes('€41')]).toEqual([false, false])
  },
)
