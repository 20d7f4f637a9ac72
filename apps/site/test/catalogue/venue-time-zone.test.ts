import { parse } from 'node-html-parser'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { createTestSite, siteDocument, type TestSite } from '../sample-site.ts'

/** A tour group's page around midnight of its venue and on the days on which clocks change. The site is elsewhere. */

const HERE = '/museum-t7110/'
const TOUR = 711001
const [SITE_ZONE, VENUE_ZONE] = ['Pacific/Auckland', 'Europe/Paris']

const start = (startDate: string, startTime: string, endTime: string, tourId = TOUR) => ({
  ...{ startDate, startTime, endTime, tourId },
  priceProfile: { priceProfileType: 'PER_PERSON', persons: [{ type: 'ADULT', listingPrice: 20 }], groups: [] },
  paxAvailability: [{ remaining: 9, availability: 'LIMITED' }],
})
type Start = ReturnType<typeof start>

let site: TestSite
beforeEach(async () => {
  site = await createTestSite()
  site.putSite(siteDocument({ timeZone: SITE_ZONE }))
})
afterEach(() => site.dispose())

function offer(starts: readonly Start[], operatingScheduleInfo: object = {}): void {
  const { answers } = site.catalogue
  const listing = {
    currencyCode: 'EUR',
    originalPrice: 20,
    finalPrice: 20,
    type: 'PER_PERSON',
    otherPricesExist: false,
  }
  const tours = [...new Set(starts.map(({ tourId }) => tourId))]
  answers.set('/api/v6/tour-groups/7110/', {
    ...{ id: 7110, name: 'Museum', urlSlugs: { EN: 'museum' }, listingPrice: listing },
    city: { timeZone: VENUE_ZONE, displayName: 'Paris' },
    operatingScheduleInfo,
    variants: tours.map((id) => ({ id: id * 10, name: `Ticket ${id}`, listingPrice: listing, tours: [{ id }] })),
  })
  const items = [{ id: 7110, name: 'Museum', urlSlugs: { EN: 'museum' } }]
  answers.set('/api/v6/tour-groups/list-by/collection/1004/', { pageData: { items, total: 1 } })
  const dates = [...new Set(starts.map(({ startDate }) => startDate))].map((date) => [
    date,
    { primaryPax: 'ADULT', listingPrice: 20, availableTourIds: tours },
  ])
  answers.set('/api/v7/tour-groups/7110/calendar/', {
    dates: Object.fromEntries(dates),
    metadata: { currency: 'EUR' },
  })
  answers.set('/api/v7/tour-groups/7110/inventories/', (asked: URLSearchParams) => ({
    availabilities: starts.filter(
      ({ startDate }) => startDate >= (asked.get('from-date') ?? '') && startDate <= (asked.get('to-date') ?? ''),
    ),
    currencyCode: 'EUR',
  }))
}

async function open(instant: string, query = '') {
  site.clock.now = Date.parse(instant)
  const { status, body } = await site.get(`${HERE}${query}`)
  const page = parse(body)
  const facts = page.querySelectorAll('dd').map(({ text }) => text.trim())
  return {
    status,
    days: page.querySelectorAll('#booking [data-days] button').map((day) => day.getAttribute('value')),
    starts: page.querySelectorAll('#booking section li').map(({ text }) => text.trim().split(' ')[0]),
    hours: facts.find((words) => /Open now|Closed/.test(words)),
    said: page.querySelector('#booking')?.getAttribute('data-said'),
  }
}

async function entry(instant: string, query: string) {
  site.clock.now = Date.parse(instant)
  const { status, body } = await site.get(`${HERE}visit.ics${query}`)
  return [status, ...body.split('\r\n').filter((line) => /^DT(?:START|END)/.test(line))]
}

describe('around midnight of the venue', () => {
  const starts = [
    start('2026-12-01', '19:30', '22:00'),
    start('2026-12-01', '23:55', '00:40', 711002),
    start('2026-12-02', '19:30', '22:00'),
  ]
  const TONIGHT = '2026-12-01T22:50:00Z'
  const AFTER = '2026-12-01T23:10:00Z'

  test('ten minutes before, today is left with what has not begun', async () => {
    offer(starts)
    expect(await open(TONIGHT, '?date=2026-12-01')).toMatchObject({
      status: 200,
      days: ['2026-12-01', '2026-12-02'],
      starts: ['11:55\u00a0PM'],
      said: expect.stringContaining('December\u00a01,\u00a02026'),
    })
    expect(await entry(TONIGHT, '?date=2026-12-01')).toEqual([
      200,
      'DTSTART:20261201T225500Z',
      'DTEND:20261201T234000Z',
    ])
  })

  test('ten minutes after, yesterday is gone from the page and has no calendar entry', async () => {
    offer(starts)
    expect(await open(AFTER, '?date=2026-12-01')).toMatchObject({
      days: ['2026-12-02'],
      starts: [],
      said: expect.stringContaining('Please choose another day.'),
    })
    expect((await entry(AFTER, '?date=2026-12-01'))[0]).toBe(404)
    expect(await entry(AFTER, '?date=2026-12-02')).toEqual([200, 'DTSTART:20261202T183000Z', 'DTEND:20261202T210000Z'])
  })

  test('a page that was kept before midnight is another one after it', async () => {
    offer(starts)
    expect((await open(TONIGHT)).days).toEqual(['2026-12-01', '2026-12-02'])
    expect((await open(AFTER)).days).toEqual(['2026-12-02'])
  })

  // spec: D.hours.1
  test('the hours are the venue’s, and the page ends when they change', async () => {
    offer(starts, { openingTime: '09:00', closingTime: '23:58', closestOpenDate: '2026-12-01' })
    expect((await open(TONIGHT)).hours).toContain('Open now, until 11:58\u00a0PM')
    expect((await open('2026-12-01T22:58:01Z')).hours ?? '').not.toContain('Open now')
  })
})

describe('when the clocks change', () => {
  test('in spring, the hour that is left out ends no sale and shifts no end', async () => {
    offer([start('2027-03-28', '01:30', '03:30')])
    expect((await open('2027-03-28T00:20:00Z', '?date=2027-03-28')).starts).toEqual(['1:30\u00a0AM'])
    expect(await entry('2027-03-28T00:20:00Z', '?date=2027-03-28')).toEqual([
      200,
      'DTSTART:20270328T003000Z',
      'DTEND:20270328T013000Z',
    ])
    expect((await open('2027-03-28T00:31:00Z', '?date=2027-03-28')).starts).toEqual([])
  })

  // spec: D.start.2
  test('in autumn, of the hour that comes twice the first is sold and noted', async () => {
    offer([start('2027-10-31', '02:30', '04:00'), start('2027-10-31', '10:00', '11:00', 711002)])
    expect((await open('2027-10-31T00:20:00Z', '?date=2027-10-31')).starts).toEqual(['2:30\u00a0AM', '10:00\u00a0AM'])
    expect(await entry('2027-10-31T00:20:00Z', `?date=2027-10-31&tour=${TOUR}`)).toEqual([
      200,
      'DTSTART:20271031T003000Z',
      'DTEND:20271031T030000Z',
    ])
    expect((await open('2027-10-31T00:31:00Z', '?date=2027-10-31')).starts).toEqual(['10:00\u00a0AM'])
    expect((await entry('2027-10-31T00:31:00Z', `?date=2027-10-31&tour=${TOUR}`))[0]).toBe(404)
  })
})

describe('hours of a tour group', () => {
  const week = ['01', '02', '03', '04', '05', '06', '07', '08'].flatMap((day) => [
    start(`2026-12-${day}`, '10:00', '11:00'),
    start(`2026-12-${day}`, '17:00', '18:00'),
  ])
  const factOf = async (label: string) => {
    site.clock.now = Date.parse('2026-12-01T06:00:00Z')
    const page = parse((await site.get(HERE)).body)
    const fact = page.querySelectorAll('dt').find(({ text }) => text.trim() === label)?.parentNode
    return fact?.querySelectorAll('dd > span').map(({ text }) => text)
  }

  // spec: D.hours.1
  test('from the catalogue, with the last entry', async () => {
    offer(week, { openingTime: '09:00', closingTime: '18:00', closestOpenDate: '2026-12-01' })
    expect(await factOf('Opening hours')).toEqual([
      '9:00\u00a0AM – 6:00\u00a0PM',
      'Closed now, opens at 9:00\u00a0AM',
      'Last entry at 5:00\u00a0PM',
    ])
    expect(await factOf('Duration')).toEqual(['Not specified by the operator'])
  })

  // spec: D.hours.1
  test('from its starts', async () => {
    offer(week)
    expect(await factOf('Start times')).toEqual(['10:00\u00a0AM and 5:00\u00a0PM'])
  })

  // spec: D.hours.1
  test('or not told', async () => {
    offer([])
    expect(await factOf('Opening hours')).toEqual(['Not specified by the operator'])
  })
})
