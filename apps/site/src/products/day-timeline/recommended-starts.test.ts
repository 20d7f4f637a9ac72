import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { DayTimeline, TimelineStart } from './day-timeline.ts'
import { recommendStarts, startsByCriterion } from './recommended-starts.ts'

type Seen = ReturnType<Parameters<typeof recommendStarts>[1]>

/** Sunset at 16:54, golden from 16:01. */
const SUN = { rises: 507, goldenUntil: 561, goldenFrom: 961, sets: 1014, isDarkFrom: 1051 }

function courseWith(starts: readonly TimelineStart[]): DayTimeline {
  return {
    date: '2026-12-05',
    hasAllTickets: true,
    hasOneTicket: true,
    from: 360,
    until: 1320,
    sun: SUN,
    heights: [],
    starts,
  }
}

function startAt(time: string, more: Partial<TimelineStart> = {}): TimelineStart {
  const minute = Number(time.slice(0, 2)) * 60 + Number(time.slice(3))
  return { time, minute, isSoldOut: false, ...more }
}

const named = (starts: readonly TimelineStart[], product: Seen = {}) =>
  recommendStarts(courseWith(starts), () => product).map(({ start, reasons }) => `${start.time} ${reasons.join(' ')}`)

const DAY = ['09:00', '12:00', '15:30', '16:10', '17:00', '19:30']

test.each([
  { what: 'one start alone', starts: ['09:00'], product: {}, hours: [] },
  { what: 'what is seen indoors', starts: DAY, product: {}, hours: ['09:00 first'] },
  {
    what: 'a view',
    starts: DAY,
    product: { traits: ['view'], duration: { min: 3_600_000 } },
    hours: ['09:00 first', '16:10 golden'],
  },
  {
    what: 'a view of twenty minutes, of which an earlier one has none in golden light',
    starts: ['09:00', '15:30', '16:10'],
    product: { traits: ['view'], duration: { min: 1_200_000 } },
    hours: ['09:00 first', '16:10 golden'],
  },
  {
    what: 'a view of ten minutes, less than the light that counts',
    starts: DAY,
    product: { traits: ['view'], duration: { min: 600_000 } },
    hours: ['09:00 first'],
  },
  {
    what: 'something for the night',
    starts: DAY,
    product: { traits: ['night'] },
    hours: ['09:00 first', '16:10 golden', '17:00 dark'],
  },
  {
    what: 'something for the night indoors',
    starts: DAY,
    product: { traits: ['indoor', 'night'] },
    hours: ['09:00 first'],
  },
] as const)('$what has these hours', ({ starts, product, hours }) => {
  expect(
    named(
      starts.map((time) => startAt(time)),
      product as Seen,
    ),
  ).toEqual(hours)
})

test('the first of the lowest price and the one with most places are named, and reasons of one start are together', () => {
  const starts = [
    startAt('09:00', { amount: 30, left: 4 }),
    startAt('11:00', { amount: 24, left: 9 }),
    startAt('13:00', { amount: 24, left: 2 }),
    startAt('15:00', { amount: 30, left: 5 }),
  ]
  expect(named(starts)).toEqual(['09:00 first', '11:00 cheapest roomiest'])
})

test('each named start that has the lowest price says so', () => {
  const starts = [
    startAt('09:00', { amount: 24 }),
    startAt('12:00', { amount: 30 }),
    startAt('16:10', { amount: 24 }),
    startAt('17:30', { amount: 30 }),
  ]
  expect(named(starts, { traits: ['view'] })).toEqual(['09:00 cheapest first', '16:10 golden cheapest'])
})

test('a price that most starts have is no reason', () => {
  const starts = [startAt('09:00', { amount: 24 }), startAt('11:00', { amount: 30 }), startAt('12:00', { amount: 24 })]
  expect(named(starts)).toEqual(['09:00 first'])
})

test('equal prices, and places that are not counted for each, are no reason', () => {
  const starts = [startAt('09:00', { amount: 24 }), startAt('11:00', { amount: 24, left: 9 })]
  expect(named(starts)).toEqual(['09:00 first'])
})

test('of one chosen ticket nothing is the lowest price of the day, and of several tickets places are not those of a time', () => {
  const starts = [startAt('09:00', { amount: 30, left: 4 }), startAt('11:00', { amount: 24, left: 9 })]
  const namedWith = (more: Partial<DayTimeline>) =>
    recommendStarts({ ...courseWith(starts), ...more }, () => ({})).map(
      ({ start, reasons }) => `${start.time} ${reasons.join(' ')}`,
    )
  expect(namedWith({ hasAllTickets: false })).toEqual(['09:00 first', '11:00 roomiest'])
  expect(namedWith({ hasOneTicket: false })).toEqual(['09:00 first', '11:00 cheapest'])
})

test('a day on the water is not in golden light because its last hour is, and of two starts that are the later is named', () => {
  const long = { traits: ['water'], duration: { min: 10 * 3_600_000 } } as const
  expect(named([startAt('08:00'), startAt('09:00')], long)).toEqual(['08:00 first'])
  const tour = { traits: ['water'], duration: { min: 3 * 3_600_000 } } as const
  expect(named([startAt('14:00'), startAt('15:00')], tour)).toEqual(['14:00 first', '15:00 golden'])
})

test('what is sold out is never named', () => {
  const starts = [startAt('09:00', { isSoldOut: true, amount: 10 }), startAt('11:00'), startAt('13:00')]
  expect(named(starts, { traits: ['view'] })).toEqual(['11:00 first'])
})

test('of any day at most three hours are named, each once, in order of time, open and with a reason', () => {
  const start = fc
    .record({
      minute: fc.integer({ min: 0, max: 1439 }),
      isSoldOut: fc.boolean(),
      amount: fc.option(fc.integer({ min: 1, max: 5 }), { nil: undefined }),
      left: fc.option(fc.integer({ min: 1, max: 5 }), { nil: undefined }),
    })
    .map((one): TimelineStart => ({ ...one, time: String(one.minute) }))
  const starts = fc
    .uniqueArray(start, { selector: ({ minute }) => minute })
    .map((some) => some.toSorted((one, other) => one.minute - other.minute))
  fc.assert(
    fc.property(starts, fc.subarray(['view', 'water', 'night'] as const), (some, traits) => {
      const hours = recommendStarts(courseWith(some), () => ({ traits }))
      const minutes = hours.map((hour) => hour.start.minute)
      expect(hours.length).toBeLessThanOrEqual(3)
      expect(minutes).toEqual([...new Set(minutes)].toSorted((one, other) => one - other))
      expect(hours.every((hour) => some.includes(hour.start) && !hour.start.isSoldOut && hour.reasons.length > 0)).toBe(
        true,
      )
    }),
  )
})

describe('wishes', () => {
  const wished = (
    starts: readonly TimelineStart[],
    seen: Parameters<typeof startsByCriterion>[1] = {},
    more: Partial<DayTimeline> = {},
  ) =>
    startsByCriterion({ ...courseWith(starts), ...more }, seen).map((one) =>
      [one.wish, ...one.starts.map(({ time }) => time)].join(' '),
    )
  const at = (...times: readonly string[]) => times.map((time) => startAt(time))

  test.each([
    {
      what: 'the lowest price: of many starts the first, the one in the middle and the last',
      starts: ['09:00', '10:00', '11:00', '12:00', '13:00'].map((time) => startAt(time, { amount: 24 })),
      also: startAt('20:00', { amount: 30 }),
      hours: ['cheap 09:00 11:00 13:00'],
    },
    {
      what: 'most places left',
      starts: [startAt('09:00', { left: 9 }), startAt('10:00', { left: 4 })],
      also: startAt('20:00', { left: 9 }),
      hours: ['quiet 09:00 20:00'],
    },
    {
      what: 'the shortest visits',
      starts: [startAt('09:00', { length: 90 }), startAt('10:00', { length: 45 })],
      also: startAt('20:00', { length: 120 }),
      hours: ['children 09:00 10:00', 'short 10:00'],
    },
  ])('$what', ({ starts, also, hours }) => {
    expect(wished([...starts, also])).toEqual(hours)
  })

  test('golden light, of what is seen in the open', () => {
    expect(wished(at('09:00', '16:00', '16:20'), { traits: ['view'] })).toEqual(['light 16:00 16:20'])
    expect(wished(at('09:00', '16:00', '16:20'), { traits: ['view', 'indoor'] })).toEqual([])
  })

  test.each([
    ['between 9 and 18 o’clock', {}, ['children 09:00 16:00']],
    ['not of what is for the night', { traits: ['night'] }, ['light 16:00']],
    ['not of what is for older ones', { ageFrom: 12 }, []],
    ['of what may be younger', { ageFrom: 6 }, ['children 09:00 16:00']],
    ['not where a visit may be too long', { duration: { min: 2 * 3_600_000, max: 5 * 3_600_000 } }, ['children 09:00']],
    ['not where nobody says how long it is', { duration: undefined }, []],
  ] as const)('with children: %s', (_, seen, hours) => {
    const told = { duration: { min: 2 * 3_600_000 }, ...seen } as Parameters<typeof startsByCriterion>[1]
    expect(wished(at('08:30', '09:00', '16:00', '16:30'), told)).toEqual(hours)
  })

  // spec: D.hour.2
  test('what all fulfil, or nobody knows of each, tells nothing apart', () => {
    const length = { length: 60 }
    expect(wished([startAt('10:00', length), startAt('11:00', length)])).toEqual([])
    expect(wished([startAt('10:00', { amount: 3, left: 3 }), startAt('11:00'), startAt('12:00')])).toEqual([])
  })

  test('prices count only of all tickets, places only of one', () => {
    const starts = [startAt('09:00', { amount: 3, left: 3 }), startAt('10:00', { amount: 4, left: 4 })]
    expect(wished(starts, {}, { hasAllTickets: false, hasOneTicket: false })).toEqual([])
    expect(wished(starts)).toEqual(['cheap 09:00', 'quiet 10:00'])
  })

  test('what is sold out is never named', () => {
    const starts = [
      startAt('09:00', { amount: 3, isSoldOut: true }),
      startAt('10:00', { amount: 4 }),
      startAt('11:00', { amount: 5 }),
    ]
    expect(wished(starts)).toEqual(['cheap 10:00'])
  })
})
