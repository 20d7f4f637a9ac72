import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { startInstantOf } from '../catalogue/on-sale/sale-clock.ts'
import { addDays } from '../i18n/day-number.ts'
import { isoToday } from '../i18n/zoned-time.ts'
import type { Trip } from '../request/address/trip-address.ts'
import { estimateTravel } from './estimate-travel.ts'
import { createPlanner, type PlannedStop, type PlannedTrip } from './plan-trip.ts'
import {
  arbitraryTripWithFacts,
  fixtureTourGroupFacts,
  fixtureTripFacts,
  fixtureTripStart,
} from './trip-facts.fixture.ts'
import type { TourGroupFacts, TripDayFacts } from './trip-facts.ts'

const HOUR = 3_600_000
const DAY = '2026-12-05'
const NEAR = { latitude: 41.9, longitude: 12.49 }
/** Two kilometres of straight line from it. */
const ACROSS = { latitude: 41.918, longitude: 12.49 }

const open = (...times: string[]): TripDayFacts => ({
  kind: 'open',
  starts: times.map((time) => fixtureTripStart(time)),
})
const plan = (trip: Trip, tourGroups: Record<number, TourGroupFacts>) =>
  createPlanner(fixtureTripFacts(tourGroups))(trip)
const inRome = (instant: number | undefined) =>
  instant === undefined ? 'any' : new Date(instant + HOUR).toISOString().slice(5, 16)
const told = ({ days }: PlannedTrip) =>
  days.map(({ stops }) => stops.map(({ state, begins, ends }) => `${state} ${inRome(begins)} ${inRome(ends)}`))

describe('a stop', () => {
  const museum = fixtureTourGroupFacts(
    { [DAY]: open('10:00', '14:00') },
    { duration: { min: HOUR, max: 2 * HOUR }, begins: NEAR },
  )
  test.each<[string, Trip, string[][]]>([
    [
      'has the first start without a chosen one',
      { start: DAY, days: [[{ tgid: 1 }]] },
      [['fits 12-05T10:00 12-05T12:00']],
    ],
    ['has its chosen start', { start: DAY, days: [[{ tgid: 1, time: '14:00' }]] }, [['fits 12-05T14:00 12-05T16:00']]],
    [
      'has no start at another time',
      { start: DAY, days: [[{ tgid: 1, time: '11:00' }]] },
      [['noStart 12-05T11:00 any']],
    ],
    ['is closed on another day', { start: '2026-12-06', days: [[{ tgid: 1 }]] }, [['closed any any']]],
    ['is past on an earlier day', { start: '2026-11-30', days: [[{ tgid: 1 }]] }, [['past any any']]],
    ['is undated without a first day', { days: [[{ tgid: 1 }]] }, [['undated any any']]],
    ['of an unknown tour group is unknown', { start: DAY, days: [[{ tgid: 9 }]] }, [['unknown any any']]],
    [
      'twice has two starts',
      { start: DAY, days: [[{ tgid: 1 }, { tgid: 1 }, { tgid: 1 }]] },
      [['fits 12-05T10:00 12-05T12:00', 'fits 12-05T14:00 12-05T16:00', 'tooLate any any']],
    ],
    [
      'before the end of another overlaps',
      {
        start: DAY,
        days: [
          [
            { tgid: 1, time: '14:00' },
            { tgid: 1, time: '10:00' },
          ],
        ],
      },
      [['fits 12-05T14:00 12-05T16:00', 'overlaps 12-05T10:00 12-05T12:00']],
    ],
  ])('%s', (_what, trip, expected) => {
    expect(told(plan(trip, { 1: museum }))).toEqual(expected)
  })

  test('is sold out where no start has room for the party, chosen or not', () => {
    const full = fixtureTourGroupFacts({
      [DAY]: { kind: 'open', starts: [fixtureTripStart('10:00', { hasRoom: false })] },
    })
    const planned = plan({ start: DAY, days: [[{ tgid: 1 }, { tgid: 1, time: '10:00' }]] }, { 1: full })
    expect(told(planned)).toEqual([['soldOut any any', 'soldOut 12-05T10:00 any']])
  })

  test('without starts is within the hours of its place, and no longer than they are', () => {
    const park = fixtureTourGroupFacts(
      { [DAY]: open() },
      { duration: { min: HOUR, max: 3 * HOUR }, schedule: { opens: '09:00', closes: '17:00' } },
    )
    const days = [[{ tgid: 1, time: '15:30' }, { tgid: 1 }], []]
    expect(told(plan({ start: DAY, days }, { 1: park }))[0]).toEqual([
      'fits 12-05T15:30 12-05T17:00',
      'tooLate any any',
    ])
    expect(told(plan({ start: DAY, days: [[{ tgid: 1, time: '16:30' }]] }, { 1: park }))).toEqual([
      ['noStart 12-05T16:30 any'],
    ])
  })

  test('without starts and hours fits at any time, of which nothing is claimed', () => {
    expect(told(plan({ start: DAY, days: [[{ tgid: 1 }]] }, { 1: fixtureTourGroupFacts({ [DAY]: open() }) }))).toEqual([
      ['fits any any'],
    ])
  })

  test('without starts and hours fits at any time of a day after an evening', () => {
    const night = fixtureTourGroupFacts({
      [DAY]: { kind: 'open', starts: [fixtureTripStart('20:00', { endTime: '22:00' })] },
    })
    const park = fixtureTourGroupFacts({ '2026-12-06': open() })
    expect(told(plan({ start: DAY, days: [[{ tgid: 1 }], [{ tgid: 2 }]] }, { 1: night, 2: park }))).toEqual([
      ['fits 12-05T20:00 12-05T22:00'],
      ['fits any any'],
    ])
  })

  test('whose end nobody tells claims no overlap but with its own beginning', () => {
    const walk = fixtureTourGroupFacts({ [DAY]: open('10:00', '11:00') })
    const days = [
      [
        { tgid: 1, time: '10:00' },
        { tgid: 1, time: '10:00' },
        { tgid: 1, time: '11:00' },
      ],
    ]
    expect(told(plan({ start: DAY, days }, { 1: walk }))).toEqual([
      ['fits 12-05T10:00 any', 'fits 12-05T10:00 any', 'fits 12-05T11:00 any'],
    ])
  })

  test('that ends after midnight takes from the next day', () => {
    const night = fixtureTourGroupFacts({
      [DAY]: { kind: 'open', starts: [fixtureTripStart('23:00', { endTime: '01:30' })] },
    })
    const early = fixtureTourGroupFacts({ '2026-12-06': open('01:00', '09:00') })
    const planned = plan({ start: DAY, days: [[{ tgid: 1 }], [{ tgid: 2 }]] }, { 1: night, 2: early })
    expect(told(planned)).toEqual([['fits 12-05T23:00 12-06T01:30'], ['fits 12-06T09:00 any']])
  })

  test('of today has no start that has begun', () => {
    const today = fixtureTourGroupFacts({ '2026-12-01': open('12:30', '15:00') })
    const days = [[{ tgid: 1 }, { tgid: 1, time: '12:30' }]]
    expect(told(plan({ start: '2026-12-01', days }, { 1: today }))).toEqual([
      ['fits 12-01T15:00 any', 'past 12-01T12:30 any'],
    ])
  })
})

test('the way between two stops takes its time', () => {
  const one = fixtureTourGroupFacts({ [DAY]: open('10:00') }, { duration: { min: HOUR }, begins: NEAR })
  const other = fixtureTourGroupFacts({ [DAY]: open('11:00', '11:30') }, { begins: ACROSS })
  const [day] = plan({ start: DAY, days: [[{ tgid: 1 }, { tgid: 2 }]] }, { 1: one, 2: other }).days
  expect(
    day?.stops.map(({ travel }) => travel && { ...travel, kilometres: Math.round(travel.kilometres * 10) }),
  ).toEqual([undefined, { mode: 'ride', minutes: 25, kilometres: 26 }])
  expect(inRome(day?.stops[1]?.begins)).toBe('12-05T11:30')
})

test.each([
  [
    { latitude: 41.9, longitude: 12.49 },
    { mode: 'walk', minutes: 0 },
  ],
  [
    { latitude: 41.905, longitude: 12.49 },
    { mode: 'walk', minutes: 10 },
  ],
  [
    { latitude: 41.92, longitude: 12.49 },
    { mode: 'ride', minutes: 25 },
  ],
  [{ latitude: 45.46, longitude: 9.19 }, { mode: 'far' }],
])('the way to %j is %j', (to, expected) => {
  const { kilometres: _kilometres, ...rest } = estimateTravel(NEAR, to)
  expect(rest).toEqual(expected)
})

/** A hundred times each of the seven zones. */
const RUNS = { numRuns: 500 }

const fittingOf = ({ days }: PlannedTrip): readonly (PlannedStop & { readonly date: string })[] =>
  days.flatMap(({ date = '', stops }) =>
    stops.filter(({ state }) => state === 'fits').map((stop) => ({ ...stop, date })),
  )

describe('of five hundred trips in seven time zones', () => {
  // spec: D.trip.2
  test('no stop that fits begins before those before it are over and the way is done', () => {
    fc.assert(
      fc.property(arbitraryTripWithFacts, ({ trip, facts }) => {
        let free = Number.NEGATIVE_INFINITY
        let day = ''
        for (const { begins, ends, travel, date } of fittingOf(createPlanner(facts)(trip))) {
          const way = travel && travel.mode !== 'far' && day === date ? travel.minutes * 60_000 : 0
          if (begins !== undefined) expect(begins).toBeGreaterThanOrEqual(free + way)
          free = ends ?? begins ?? free
          day = date
        }
      }),
      RUNS,
    )
  })

  // spec: D.trip.2
  test('a stop fits only when its place is open, with a start that is offered and has room, and not in the past', () => {
    fc.assert(
      fc.property(arbitraryTripWithFacts, ({ trip, facts }) => {
        for (const { stop, start, begins, ends, date } of fittingOf(createPlanner(facts)(trip))) {
          const known = facts.ofTourGroup(stop.tgid)
          const day = known?.onDay(date)
          if (!known || day?.kind !== 'open') throw new Error('fits without being open')
          if (begins !== undefined) expect(begins).toBeGreaterThanOrEqual(facts.now)
          const at = (startTime: string, on = date) => startInstantOf({ date: on, startTime }, known.timeZone)
          if (begins !== undefined) expect(isoToday({ now: begins, timeZone: known.timeZone })).toBe(date)
          if (stop.time !== undefined) expect(begins).toBe(at(stop.time))
          if (day.starts.length > 0) {
            expect(day.starts.filter(({ hasRoom }) => hasRoom)).toContainEqual(start)
          } else if (known.schedule && begins !== undefined) {
            const { opens, closes } = known.schedule
            expect(begins).toBeGreaterThanOrEqual(at(opens))
            const end = at(closes, closes <= opens ? addDays(date, 1) : date)
            expect(Math.max(begins, ends ?? begins)).toBeLessThanOrEqual(end)
          }
        }
      }),
      RUNS,
    )
  })

  test('no stop ends before it begins', () => {
    fc.assert(
      fc.property(arbitraryTripWithFacts, ({ trip, facts }) => {
        for (const { begins, ends } of createPlanner(facts)(trip).days.flatMap(({ stops }) => stops))
          if (begins !== undefined && ends !== undefined) expect(ends).toBeGreaterThanOrEqual(begins)
      }),
      RUNS,
    )
  })

  test('the order of stops stays, and a planner says the same again', () => {
    fc.assert(
      fc.property(arbitraryTripWithFacts, ({ trip, facts }) => {
        const planTrip = createPlanner(facts)
        const planned = planTrip(trip)
        expect(planned.days.map(({ stops }) => stops.map(({ stop }) => stop))).toEqual(trip.days)
        expect(planTrip(trip)).toEqual(planned)
        expect(createPlanner(facts)(trip)).toEqual(planned)
      }),
      RUNS,
    )
  })
})
