import { describe, expect, test } from 'vitest'
import { startClockWorld } from './clock-world.ts'
import { expectAnswers, instantOf, plus } from './expect-answers.ts'
import { readAnswers } from './read-answers.ts'

/**
 * What lists, pages, files and data say of today, tonight and what comes next, ten minutes before and after midnight of the venue. The
 * site is half a day away, and so are its visitors.
 */

const ROWS = [
  ['Paris', 'Europe/Paris', 'Pacific/Auckland', '2026-11-26'],
  ['Paris, when clocks are put back', 'Europe/Paris', 'Pacific/Auckland', '2026-10-25'],
  ['Paris, when clocks are put forward', 'Europe/Paris', 'Pacific/Auckland', '2027-03-28'],
  ['London, when clocks are put back', 'Europe/London', 'Pacific/Fiji', '2026-10-25'],
  ['London, when clocks are put forward', 'Europe/London', 'Pacific/Fiji', '2027-03-28'],
  ['New York, when clocks are put back', 'America/New_York', 'Asia/Bangkok', '2026-11-01'],
  ['New York, when clocks are put forward', 'America/New_York', 'Asia/Bangkok', '2027-03-14'],
  ['Kathmandu, 5:45 ahead', 'Asia/Kathmandu', 'America/Chicago', '2026-11-26'],
  ['Buenos Aires, 3 behind', 'America/Argentina/Buenos_Aires', 'Asia/Tokyo', '2026-11-26'],
  ['Auckland, 13 ahead, while Europe puts its clocks back', 'Pacific/Auckland', 'Europe/Paris', '2026-10-25'],
] as const

const MINUTE = 60_000
/** Minutes after the midnights that a day begins and ends with; on days of clock changes its small hours too. */
const MIDNIGHTS = [-10, 10]
const SMALL_HOURS = [155, 215]

describe.each(ROWS)('in %s', (what, venueZone, siteZone, date) => {
  // spec: D.visit.22, D.visit.25, D.days.1, D.days.2, D.shows.1, D.start.2
  test('every page says what the rules say, before and after both midnights', async () => {
    const world = await startClockWorld(venueZone, siteZone)
    try {
      const [begins = 0, ends = 0] = [date, plus(date, 1)].map((day) => instantOf(day, '00:00', venueZone))
      const first = what.includes('clocks') ? [...MIDNIGHTS, ...SMALL_HOURS] : []
      const instants = [
        ...first.map((minutes) => begins + minutes * MINUTE),
        ...MIDNIGHTS.map((minutes) => ends + minutes * MINUTE),
      ]
      for (const now of instants) {
        world.setTime(now)
        const at = { now: new Date(now).toISOString() }
        expect({ ...at, ...(await readAnswers(world, now)) }).toEqual({ ...at, ...(await expectAnswers(world, now)) })
      }
    } finally {
      await world.stop()
    }
  })
})

test('files that list pages name no day: they are the same before and after midnight', async () => {
  const world = await startClockWorld('Europe/Paris', 'Pacific/Auckland')
  try {
    const midnight = instantOf('2026-11-27', '00:00', 'Europe/Paris')
    const files = ['/sitemap.xml', '/sitemap-1.xml', '/sitemap-products-1.xml', '/llms.txt', '/robots.txt']
    const [before, after] = [midnight - 10 * MINUTE, midnight + 10 * MINUTE]
    world.setTime(before)
    const read = () => Promise.all(files.map(async (file) => (await world.get(file)).body))
    const first = await read()
    // When this site first read the descriptions.
    expect([...(first[2] ?? '').matchAll(/<lastmod>([^<]*)</g)].map(([, instant]) => instant)).toEqual(
      Array.from({ length: 8 }, () => new Date(before).toISOString()),
    )
    world.setTime(after)
    expect(await read()).toEqual(first)
  } finally {
    await world.stop()
  }
})
