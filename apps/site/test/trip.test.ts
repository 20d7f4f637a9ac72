import { type HTMLElement, parse } from 'node-html-parser'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestSite, HOST, type TestSite } from './sample-site.ts'

/** A trip as a visitor without JavaScript meets it: days and stops of an address, over a real store and a real catalogue. */

let site: TestSite
const visit = (path: string, headers?: Record<string, string>) => site.get(path, { host: HOST, ...headers })

const FRIDAY = '2026-12-04'
const SATURDAY = '2026-12-05'
const SUNDAY = '2026-12-06'

interface Start {
  readonly date: string
  readonly time: string
  readonly price?: number
  readonly left?: number
}

/** A tour group of which `starts` are on sale; without any, visitors come when they like on `dates`. */
function putTourGroup(
  id: number,
  starts: readonly Start[],
  more: object = {},
  dates: readonly string[] = starts.map(({ date }) => date),
) {
  const { answers } = site.catalogue
  const tourOf = (time: string) => id * 100 + Number(time.slice(0, 2))
  answers.set(`/api/v6/tour-groups/${id}/`, {
    ...{ id, name: `Tour ${id}`, urlSlugs: { EN: `tour-${id}`, FR: `visite-${id}` }, minDuration: 3_600_000 },
    city: { code: 'ROME', displayName: 'Rome', timeZone: 'Europe/Rome' },
    startLocation: { latitude: 41.89, longitude: 12.49, addressLine1: 'Piazza 1' },
    listingPrice: { currencyCode: 'EUR', finalPrice: 20, type: 'PER_PERSON' },
    variants: [{ id: id * 10, name: 'Entry', tours: starts.map(({ time }) => ({ id: tourOf(time) })) }],
    ...more,
  })
  const ofDay = (date: string) => ({
    ...{ primaryPax: 'ADULT', listingPrice: 20, extraCharges: 0, isPricingInclusiveOfExtraCharges: true },
    availableTourIds:
      starts.length === 0
        ? [id]
        : starts.filter((start) => start.date === date && start.left !== 0).map(({ time }) => tourOf(time)),
  })
  answers.set(`/api/v7/tour-groups/${id}/calendar/`, {
    dates: { ...Object.fromEntries(dates.map((date) => [date, ofDay(date)])), '2026-12-31': ofDay('2026-12-31') },
    metadata: { currency: 'EUR' },
  })
  answers.set(`/api/v7/tour-groups/${id}/inventories/`, {
    currencyCode: 'EUR',
    availabilities: starts.map(({ date, time, price = 20, left = 9 }) => ({
      ...{ startDate: date, startTime: time, tourId: tourOf(time) },
      paxAvailability: [{ remaining: left, availability: left === 0 ? 'SOLD_OUT' : 'LIMITED' }],
      priceProfile: { persons: [{ type: 'ADULT', listingPrice: price }] },
    })),
  })
}

beforeAll(async () => {
  site = await createTestSite({ SEARCHES_PER_MINUTE: '100000' })
  site.clock.now = Date.parse('2026-12-01T09:00:00Z')
  const days = [FRIDAY, SATURDAY, SUNDAY]
  putTourGroup(
    7110,
    days.flatMap((date) => [
      { date, time: '10:00' },
      { date, time: '14:00', price: 25.5 },
    ]),
  )
  putTourGroup(7120, [
    { date: FRIDAY, time: '10:30' },
    { date: SUNDAY, time: '18:30', price: 30 },
  ])
  putTourGroup(7130, [
    { date: FRIDAY, time: '09:00', left: 0 },
    { date: SATURDAY, time: '09:00', left: 1 },
  ])
  // A park, which opens in the morning; on its own, and for groups of four and more.
  const park = {
    operatingScheduleInfo: { openingTime: '09:00', closingTime: '17:00' },
    startLocation: null,
    variants: [{ id: 71400, name: 'Entry', tours: [{ id: 7140 }] }],
  }
  putTourGroup(7140, [], park, days)
  const groups = { ...park, variants: [{ id: 71500, name: 'Groups', tours: [{ id: 7150, minPax: 4, maxPax: 9 }] }] }
  putTourGroup(7150, [], groups, days)
  putTourGroup(7160, [], {}, days)
  putTourGroup(7170, [{ date: FRIDAY, time: '20:00' }], { minDuration: 30 * 3_600_000 })
  putTourGroup(
    7180,
    ['2026-12-10', '2026-12-11', '2026-12-12'].map((date) => ({ date, time: '10:00' })),
  )
  site.catalogue.refused.add('/api/v6/tour-groups/9')
})
afterAll(() => site.dispose())

async function open(address: string): Promise<HTMLElement> {
  const { status, body } = await visit(address)
  expect(status).toBe(200)
  return parse(body)
}

const textOf = (one: HTMLElement) => one.text.replace(/\s+/g, ' ').trim()
const stopsOf = (page: HTMLElement) =>
  page.querySelectorAll('[data-trip-day]').map((day) =>
    day.querySelectorAll('[data-trip-stop]').map((stop) => {
      const said = stop.querySelectorAll('p').map(textOf)
      return [stop.querySelector('h3')?.text, stop.getAttribute('data-state'), ...said].join(' | ')
    }),
  )
const linksOf = (page: HTMLElement, words: string) =>
  page
    .querySelectorAll('a')
    .filter((link) => textOf(link).startsWith(words))
    .map((link) => `${textOf(link)} → ${link.attributes.href}`)

describe('a trip', () => {
  test('has the stops of its address by day, with times, ways and what the party pays', async () => {
    const page = await open(`/trip/?start=${FRIDAY}&plan=7110@10:00,7110;7120&adults=1`)
    expect(page.querySelectorAll('[data-trip-day] h2').map(textOf)).toEqual([
      'Day 1Friday, December 4, 2026',
      'Day 2Saturday, December 5, 2026',
    ])
    expect(stopsOf(page)).toEqual([
      [
        'Tour 7110 | fits | 10:00 AM–11:00 AM | €20 for 1 adult',
        'Tour 7110 | fits | 2:00 PM–3:00 PM | €25.50 for 1 adult',
      ],
      ['Tour 7120 | closed | Closed on this day'],
    ])
    expect(page.text).toContain('Total: €45.50 for 1 adult')
  })

  // spec: D.trip.4
  test('is private, kept by no cache, and not indexed', async () => {
    const kept = async () => /site_cached_pages (\d+)/.exec((await site.internal.inject('/metrics')).body)?.[1]
    const before = await kept()
    const { headers, body } = await visit(`/trip/?start=${FRIDAY}&plan=7110`)
    expect([headers['cache-control'], headers['x-robots-tag']]).toEqual(['private, no-store', 'noindex'])
    expect(body).toContain('<title>Your trip · Wayfare</title><meta name="robots" content="noindex, follow"/>')
    expect(await kept()).toBe(before)
  })

  test('asks the catalogue no more for another trip of the same days', async () => {
    await visit(`/trip/?start=${FRIDAY}&plan=7110;7120`)
    const asked = site.catalogue.requests.length
    for (const plan of ['7120;7110', '7110,7120;', '7110@14:00;7120@10:30'])
      await visit(`/trip/?start=${FRIDAY}&plan=${plan}`)
    expect(site.catalogue.requests.length).toBe(asked)
  })

  test('offers what works instead, each as a trip of its own', async () => {
    const page = await open(`/trip/?start=${FRIDAY}&plan=7110,7120@11:30;&adults=1`)
    expect(linksOf(page, 'Move to')).toEqual([
      `Move to Fri, Dec 4, 10:30 AM → /trip/?start=${FRIDAY}&plan=7120@10:30,7110;&adults=1`,
    ])
    expect(linksOf(page, 'Add a day:')).toEqual([
      `Add a day: Sun, Dec 6, 6:30 PM → /trip/?start=${FRIDAY}&plan=7110;;7120&adults=1`,
    ])
  })

  test('puts a stop in the evening of the day on which it opens late with one press', async () => {
    const page = await open(`/trip/?start=${FRIDAY}&plan=7120;;7110`)
    expect(linksOf(page, 'In the evening')).toEqual([
      `In the evening: Sun, Dec 6, 6:30 PM → /trip/?start=${FRIDAY}&plan=;;7110,7120@18:30`,
    ])
  })

  test('says who finds no room, and that a sold-out start is', async () => {
    expect(stopsOf(await open(`/trip/?start=${FRIDAY}&plan=7130;7130`))).toEqual([
      ['Tour 7130 | soldOut | Sold out for your group on this day'],
      ['Tour 7130 | soldOut | Sold out for your group on this day'],
    ])
    expect(stopsOf(await open(`/trip/?start=${SATURDAY}&plan=7130&adults=1`))).toEqual([
      ['Tour 7130 | fits | 9:00 AM–10:00 AM | €20 for 1 adult'],
    ])
  })

  // spec: D.trip.6
  test('of places where visitors come when they like has their hours, and any time of those without', async () => {
    expect(stopsOf(await open(`/trip/?start=${FRIDAY}&plan=7140,7160;7160;7140@18:00`))).toEqual([
      [
        'Tour 7140 | fits | 9:00 AM–10:00 AM | €40 for 2 adults',
        'Tour 7160 | fits | The way from the stop before is not known. | 10:00 AM–11:00 AM | €40 for 2 adults',
      ],
      ['Tour 7160 | fits | Come at any time | €40 for 2 adults'],
      ['Tour 7140 | noStart | 6:00 PM | Nothing begins at 6:00 PM on this day'],
    ])
    expect(stopsOf(await open(`/trip/?start=${FRIDAY}&plan=7150`))).toEqual([
      ['Tour 7150 | soldOut | Sold out for your group on this day'],
    ])
    expect(stopsOf(await open(`/trip/?start=${FRIDAY}&plan=7150&adults=4`))).toEqual([
      ['Tour 7150 | fits | 9:00 AM–10:00 AM | €80 for 4 adults'],
    ])
  })

  test('names the day on which a visit ends, where it is another one', async () => {
    expect(stopsOf(await open(`/trip/?start=${FRIDAY}&plan=7170`))).toEqual([
      ['Tour 7170 | fits | 8:00 PM – Sun, Dec 6, 2:00 AM | €40 for 2 adults'],
    ])
    const { body } = await visit(`/trip/visit.ics?start=${FRIDAY}&plan=7170`)
    expect(body.split('\r\n').filter((line) => /^DT(?:START|END)/.test(line))).toEqual([
      'DTSTART:20261204T190000Z',
      'DTEND:20261206T010000Z',
    ])
  })

  test('asks for days beside it for its page alone, and for what does not fit', async () => {
    const asked = () => site.catalogue.requests.filter((path) => path.includes('/7180/inventories/')).length
    for (const path of ['/trip/visit.ics', '/trip/arranged/', '/trip/'])
      await visit(`${path}?start=2027-03-05&plan=7180;7110`)
    await visit(`/trip/visit.ics?start=${FRIDAY}&plan=7180;7110`)
    await visit(`/trip/arranged/?start=${FRIDAY}&plan=7180;7110`)
    expect(asked()).toBe(0)
    await visit(`/trip/?start=${FRIDAY}&plan=7180;7110`)
    expect(asked()).toBe(2)
  })

  // spec: D.trip.6
  test('without a first day asks for it, and claims nothing', async () => {
    const page = await open('/trip/?plan=7110')
    expect(stopsOf(page)).toEqual([['Tour 7110 | undated | Choose the first day to see what is open']])
    expect(page.querySelector('input[name=start]')?.getAttribute('type')).toBe('date')
  })

  // spec: D.trip.1
  test('says of the address what it could not read, and of a number that nobody knows it', async () => {
    const page = await open(`/trip/?start=${FRIDAY}&plan=7110,x,9999`)
    expect(page.text).toContain('A part of the address could not be read and was left out.')
    const more = await open(`/trip/?start=x&plan=7110,${'7110,'.repeat(30)}y`)
    expect(more.text).toContain('3 parts of the address could not be read and were left out.')
    expect(more.text).toContain('This trip is full. Remove a stop to add another.')
    expect(stopsOf(page)).toEqual([
      ['Tour 7110 | fits | 10:00 AM–11:00 AM | €40 for 2 adults', 'Unknown experience: number 9999 | unknown'],
    ])
  })

  // spec: D.trip.6
  test('says what is not known while the catalogue is silent', async () => {
    const other = await createTestSite()
    other.catalogue.fault = 'status'
    const { status, body } = await other.get(`/trip/?start=${FRIDAY}&plan=7110`)
    expect(status).toBe(200)
    expect(body).toContain('We cannot show these experiences right now.')
    expect(stopsOf(parse(body))).toEqual([['Experience number 7110 | unknown']])
    await other.dispose()
  })

  test('is changed by links and forms alone', async () => {
    const page = await open(`/trip/?start=${FRIDAY}&plan=7110,7120;7110`)
    const of = `/trip/?start=${FRIDAY}&plan=`
    expect(linksOf(page, 'Move later')).toEqual([
      `Move later → ${of}7120,7110;7110`,
      `Move later → ${of}7110;7120,7110`,
    ])
    expect(linksOf(page, 'Move earlier')).toEqual([
      `Move earlier → ${of}7120,7110;7110`,
      `Move earlier → ${of}7110,7120,7110;`,
    ])
    expect(linksOf(page, 'Remove')).toEqual([
      `Remove → ${of}7120;7110`,
      `Remove → ${of}7110;7110`,
      `Remove → ${of}7110,7120;`,
    ])
    expect(linksOf(page, 'Add a day')).toContain(`Add a day → ${of}7110,7120;7110;`)
    const [starts, days] = page.querySelectorAll('select[name=plan]')
    expect(starts?.querySelectorAll('option').map((one) => `${textOf(one)} ${one.getAttribute('value')}`)).toEqual([
      'The first that fits 7110,7120;7110',
      '10:00 AM 7110@10:00,7120;7110',
      '2:00 PM 7110@14:00,7120;7110',
    ])
    expect(days?.querySelectorAll('option').map((one) => `${textOf(one)} ${one.getAttribute('value')}`)).toEqual([
      'Day 1 · Fri, Dec 4 · 10:00 AM–2:00 PM 7110,7120;7110',
      'Day 2 · Sat, Dec 5 · 10:00 AM–2:00 PM 7120;7110,7110',
    ])
  })

  test('keeps what is searched for in the address that a script shows', async () => {
    const page = await open(`/trip/?start=${FRIDAY}&plan=7110&adults=3&q=caf%C3%A9+%26+bar`)
    const address = page.querySelector('[data-trip]')?.attributes['data-address']
    expect(address).toBe(`/trip/?start=${FRIDAY}&plan=7110&adults=3&q=caf%C3%A9%20%26%20bar`)
  })

  test('has its best order at an address that leads to it', async () => {
    const { status, headers } = await visit(`/trip/arranged/?start=${FRIDAY}&plan=7110;7120&adults=3`)
    expect([status, headers.location, headers['cache-control']]).toEqual([
      303,
      `/trip/?start=${FRIDAY}&plan=7120;7110&adults=3`,
      'private, no-store',
    ])
  })

  test('leads to the booking of each stop with its day and start', async () => {
    const page = await open(`/trip/?start=${FRIDAY}&plan=7110@14:00`)
    const [link] = page.querySelectorAll('a').filter(({ attributes }) => /\/book\/|\/go\//.test(attributes.href ?? ''))
    const { pathname, searchParams } = new URL(link?.attributes.href ?? '', `https://${HOST}`)
    expect(pathname).toMatch(/7110/)
    expect([searchParams.get('date'), searchParams.get('tourId')]).toEqual([FRIDAY, '711014'])
  })

  test('is one file for a calendar, of what fits', async () => {
    const { headers, body } = await visit(`/trip/visit.ics?start=${FRIDAY}&plan=7110@14:00;7120;7120`)
    expect([headers['content-type'], headers['cache-control']]).toEqual([
      'text/calendar; charset=utf-8',
      'private, no-store',
    ])
    const told = body.split('\r\n').filter((line) => /^(?:UID|DTSTART|DTEND|SUMMARY)/.test(line))
    expect(told).toEqual([
      `UID:7110-${FRIDAY}-1400@${HOST}`,
      'DTSTART:20261204T130000Z',
      'DTEND:20261204T140000Z',
      'SUMMARY:Tour 7110',
      `UID:7120-${SUNDAY}-1830@${HOST}`,
      'DTSTART:20261206T173000Z',
      'DTEND:20261206T183000Z',
      'SUMMARY:Tour 7120',
    ])
  })

  test('speaks the language of its address, and leads to itself in the others', async () => {
    const page = await open(`/fr/trip/?start=${FRIDAY}&plan=7110`)
    expect(page.querySelector('h1')?.text).toBe('Votre voyage')
    expect(page.querySelector('a[hreflang=en]')?.attributes.href).toBe(`/trip/?start=${FRIDAY}&plan=7110`)
  })

  test('can be had where no site has a clean address', async () => {
    const { body } = await site.get(`/trip/?uid=${HOST}&lang=fr&plan=7110`, { host: 'localhost' })
    expect(body).toContain('>Votre voyage</h1>')
    expect(body).toContain(`href="/trip/?uid=${HOST}&amp;lang=fr&amp;plan=7110;"`)
  })

  test.each([
    ['nothing', '', 200],
    ['markup', 'plan=%3Cscript%3Ealert(1)%3C%2Fscript%3E&start=%22%3E', 200],
    ['half a letter', 'plan=%E0%A4', 200],
    ['only commas', `plan=${','.repeat(900)}`, 200],
    ['a year that is none', 'start=2026-13-45&plan=7110', 200],
    ['the last day of the century', 'start=2099-12-31&plan=7110;;7110', 200],
    ['ten thousand characters', `plan=${'9,'.repeat(5000)}`, 400],
  ])('%s: an ordinary answer', async (_what, query, expected) => {
    for (const path of ['/trip/', '/trip/visit.ics']) {
      const { status, body } = await visit(`${path}?${query}`)
      expect(status).toBe(expected)
      expect(body).not.toContain('<script>alert')
    }
  })

  test('below it there is nothing else', async () => {
    expect((await visit('/trip/else/')).status).toBe(404)
    expect((await visit('/trip/arranged/more/')).status).toBe(404)
  })

  test('too many of one source are refused for a while', async () => {
    const strict = await createTestSite({ SEARCHES_PER_MINUTE: '1' })
    expect((await strict.get('/trip/')).status).toBe(200)
    expect((await strict.get('/trip/')).status).toBe(429)
    await strict.dispose()
  })
})
