import { parse } from 'node-html-parser'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { createTestSite, HOST, pageDocument, type TestSite } from '../sample-site.ts'

/** When a show is on: its own times, as the catalogue has them, and not the hours of the house. */

let site: TestSite

const start = (startDate: string, startTime: string) => ({ startDate, startTime, tourId: 711001, paxAvailability: [] })
const day = { listingPrice: 40, availableTourIds: [711001] }

const putShow = (more: object = {}) =>
  site.catalogue.answers.set('/api/v6/tour-groups/7110/', {
    id: 7110,
    name: 'The Lantern Thief',
    urlSlugs: { EN: 'lantern' },
    startLocation: { latitude: 51.5, longitude: -0.1, addressLine1: 'Halcyon Theatre, Covent Garden' },
    listingAvailability: { nextAvailableDate: { date: '2026-12-02' } },
    operatingScheduleInfo: { openingTime: '10:00', closingTime: '22:30' },
    city: { timeZone: 'Europe/London', displayName: 'London' },
    ...more,
  })

beforeEach(async () => {
  site = await createTestSite()
  site.clock.now = Date.parse('2026-11-30T09:00:00Z')
  putShow()
  site.catalogue.answers.set('/api/v7/tour-groups/7110/calendar/', {
    dates: { '2026-12-02': day, '2027-05-20': day, '2027-05-21': { ...day, availableTourIds: [] } },
    metadata: { currency: 'EUR' },
  })
  site.putPage(
    pageDocument({ uid: `${HOST}.show`, pageType: 'showPage', categorisation: { tgid: 7110 }, title: 'The Thief' }),
  )
})
afterEach(() => site.dispose())

async function factsOf() {
  const { body } = await site.get('/show/')
  const page = parse(body)
  const [names, values] = ['main dt', 'main dd'].map((term) => page.querySelectorAll(term).map(({ text }) => text))
  return { body, facts: Object.fromEntries((names ?? []).map((name, index) => [name, values?.[index]])) }
}
const perform = (...availabilities: object[]) =>
  site.catalogue.answers.set('/api/v7/tour-groups/7110/inventories/', { availabilities })

// spec: D.visit.14
test('a time that is not on every day says on which; booking ends with the last day that can be had', async () => {
  perform(start('2026-12-02', '14:30'), start('2026-12-02', '19:30'), start('2026-12-03', '19:30'))
  const { body, facts } = await factsOf()
  expect(facts).toEqual({
    'Next available': 'Wed, Dec\u00a02',
    Duration: 'Not specified by the operator',
    Age: 'Not specified by the operator',
    Performances: '2:30\u00a0PM (Wed) and 7:30\u00a0PM',
    'Booking until': 'Thursday, May\u00a020,\u00a02027',
    'Add to your calendar': 'Performances',
    Where: 'Halcyon Theatre, Covent Garden',
  })
  expect(body).toContain('"startDate":"2026-12-02T14:30:00+00:00"')
  expect((await site.get('/show/index.md')).body).toContain('Performances: 2:30 PM (Wed) and 7:30 PM')
})

// spec: D.visit.15
test('cold, five calls at most, and none waits for another: a show is asked for its week, not for its way', async () => {
  await site.get('/show/')
  expect(site.catalogue.requests.map((url) => url.replace(/language.*/, '')).toSorted()).toEqual([
    '/api/v6/tour-groups/7110/?',
    '/api/v6/tour-groups/7110/reviews/?limit=100&',
    '/api/v6/tour-groups/7110/similar-products/?limit=8&',
    '/api/v7/tour-groups/7110/calendar/?',
    '/api/v7/tour-groups/7110/inventories/?from-date=2026-11-30&to-date=2026-12-07',
  ])
})

test.each([
  ['none', { availabilities: [] }],
  ['nonsense', { availabilities: 'many' }],
  // spec: D.visit.14
])('with %s for performances the hours of the house stand in', async (_, answer) => {
  site.catalogue.answers.set('/api/v7/tour-groups/7110/inventories/', answer)
  const { body, facts } = await factsOf()
  expect([facts['Opening hours'], facts.Performances]).toEqual(['10:00\u00a0AM – 10:30\u00a0PM', undefined])
  expect(body).toContain('"startDate":"2026-12-02"')
})

test.each([
  ['Europe/London', '2027-05-20', '+01:00'],
  ['America/New_York', '2026-12-02', '-05:00'],
  ['America/New_York', '2027-05-20', '-04:00'],
  ['Asia/Kolkata', '2026-12-02', '+05:30'],
])(
  // spec: D.search.17
  'search engines are told when it begins with the offset from UTC in %s on %s: %s',
  async (timeZone, date, offset) => {
    site.clock.now = Date.parse(date) - 2 * 86_400_000
    putShow({ city: { timeZone, displayName: 'There' }, listingAvailability: { nextAvailableDate: { date } } })
    perform(start(date, '19:30'))
    expect((await site.get('/show/')).body).toContain(`"startDate":"${date}T19:30:00${offset}"`)
  },
)

describe('search engines are told when it ends', () => {
  const HOUR = 3_600_000
  const timesOf = async () => {
    const { body } = await site.get('/show/')
    return /"startDate":"([^"]+)"(?:,"endDate":"([^"]+)")?/.exec(body)?.slice(1)
  }

  test.each([
    ['in the same offset', '2026-12-02', '19:30', ['2026-12-02T19:30:00+00:00', '2026-12-02T22:00:00+00:00']],
    ['after midnight', '2026-12-02', '23:00', ['2026-12-02T23:00:00+00:00', '2026-12-03T01:30:00+00:00']],
    ['after clocks are put back', '2027-10-31', '00:30', ['2027-10-31T00:30:00+01:00', '2027-10-31T02:00:00+00:00']],
    // spec: D.search.19
  ])('%s', async (_, date, time, expected) => {
    site.clock.now = Date.parse(date) - 2 * 24 * HOUR
    putShow({ listingAvailability: { nextAvailableDate: { date } }, minDuration: 2.5 * HOUR, maxDuration: 2.5 * HOUR })
    perform(start(date, time))
    expect(await timesOf()).toEqual(expected)
  })

  test('but not where it takes longer on some days', async () => {
    putShow({ minDuration: 2 * HOUR, maxDuration: 3 * HOUR })
    perform(start('2026-12-02', '19:30'))
    expect(await timesOf()).toEqual(['2026-12-02T19:30:00+00:00', undefined])
  })
})

// spec: D.search.19
test('search engines are told who takes part, as the page names them', async () => {
  const people = [
    { name: 'Ines Calder', role: 'Choreography' },
    { name: 'Jonah Pryce', role: 'Percussion' },
  ]
  site.putPage(
    pageDocument({
      ...{ uid: `${HOST}.show`, pageType: 'showPage', categorisation: { tgid: 7110 }, title: 'The Thief' },
      blocks: [{ id: 'company', type: 'castList', title: 'The company', people }],
    }),
  )
  expect((await site.get('/show/')).body).toContain(
    '"contributor":[{"@type":"Person","name":"Ines Calder"},{"@type":"Person","name":"Jonah Pryce"}]',
  )
})
