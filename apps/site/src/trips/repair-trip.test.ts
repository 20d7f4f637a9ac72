import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { serializePlan, serializeTrip, type Trip } from '../request/address/trip-address.ts'
import { placedStops } from './edit-trip.ts'
import { optimiseTrip } from './optimise-trip.ts'
import { createPlanner, type PlannedTrip } from './plan-trip.ts'
import { findEveningRepair, repairsOf } from './repair-trip.ts'
import {
  arbitraryTripWithFacts,
  fixtureTourGroupFacts,
  fixtureTripFacts,
  fixtureTripStart,
} from './trip-facts.fixture.ts'
import type { TourGroupFacts, TripDayFacts } from './trip-facts.ts'

const HOUR = 3_600_000
const [FRIDAY, SATURDAY, SUNDAY, MONDAY] = ['2026-12-04', '2026-12-05', '2026-12-06', '2026-12-07'] as const
const open = (...times: string[]): TripDayFacts => ({
  kind: 'open',
  starts: times.map((time) => fixtureTripStart(time)),
})

const sourcesOf = (tourGroups: Record<number, TourGroupFacts>) => {
  const facts = fixtureTripFacts(tourGroups)
  return { facts, plan: createPlanner(facts) }
}
/** The same, and how many trips were planned. */
const countedSourcesOf = (tourGroups: Record<number, TourGroupFacts>) => {
  const { facts, plan } = sourcesOf(tourGroups)
  const planned: Trip[] = []
  const counted = (trip: Trip) => {
    planned.push(trip)
    return plan(trip)
  }
  return { facts, plan: counted, planned }
}
const repaired = (trip: Trip, at: { day: number; place: number }, tourGroups: Record<number, TourGroupFacts>) => {
  const sources = sourcesOf(tourGroups)
  return repairsOf(sources.plan(trip), at, sources).map((repair) => `${repair.kind} ${serializeTrip(repair.trip)}`)
}
const FIRST = { day: 0, place: 0 }

describe('the nearest alternative', () => {
  test('to a start that is gone is the nearest one of its day, of another day, and of a day beside the trip', () => {
    const museum = fixtureTourGroupFacts({
      [SATURDAY]: open('09:00', '11:00'),
      [SUNDAY]: open('15:00'),
      [MONDAY]: open('10:00'),
    })
    expect(repaired({ start: SATURDAY, days: [[{ tgid: 1, time: '10:30' }], []] }, FIRST, { 1: museum })).toEqual([
      `sameDay start=${SATURDAY}&plan=1@11:00;`,
      `otherDay start=${SATURDAY}&plan=;1`,
      `newDay start=${SATURDAY}&plan=;;1`,
    ])
  })

  test('to a day on which it is closed may be the day before the trip', () => {
    const museum = fixtureTourGroupFacts({ [FRIDAY]: open('10:00') })
    expect(repaired({ start: SATURDAY, days: [[{ tgid: 1 }, { tgid: 2 }]] }, FIRST, { 1: museum })).toEqual([
      `newDay start=${FRIDAY}&plan=1;2`,
    ])
  })

  test('to a stop after the last start is an earlier place of the day', () => {
    const tour = fixtureTourGroupFacts({ [SATURDAY]: open('09:00') }, { duration: { min: HOUR } })
    const museum = fixtureTourGroupFacts({ [SATURDAY]: open('09:00', '11:00') }, { duration: { min: HOUR } })
    const at = { day: 0, place: 1 }
    expect(repaired({ start: SATURDAY, days: [[{ tgid: 2 }, { tgid: 1 }]] }, at, { 1: tour, 2: museum })).toEqual([
      `sameDay start=${SATURDAY}&plan=1,2`,
    ])
  })

  test('is none where it would move what fits out of its time', () => {
    const tour = fixtureTourGroupFacts({ [SATURDAY]: open('09:00') }, { duration: { min: HOUR } })
    const at = { day: 0, place: 1 }
    expect(repaired({ start: SATURDAY, days: [[{ tgid: 1 }, { tgid: 1 }]] }, at, { 1: tour })).toEqual([])
  })

  test('is planned on open days alone', () => {
    const days: Record<string, TripDayFacts> = {
      [SATURDAY]: { kind: 'open', starts: [fixtureTripStart('18:00', { hasRoom: false })] },
      [SUNDAY]: { kind: 'soldOut' },
      [MONDAY]: { kind: 'unknown' },
    }
    const sources = countedSourcesOf({ 1: fixtureTourGroupFacts(days, { openDates: [SATURDAY, MONDAY] }) })
    const trip = { start: FRIDAY, days: [[{ tgid: 1 }], [{ tgid: 2 }], []] }
    const before = sources.plan(trip)
    expect(repairsOf(before, FIRST, sources)).toEqual([])
    expect(findEveningRepair(before, FIRST, sources)).toBeUndefined()
    expect(sources.planned).toEqual([trip])
  })

  test('is none for a stop that fits, or of which nothing is known', () => {
    const museum = fixtureTourGroupFacts({ [SATURDAY]: open('10:00'), [SUNDAY]: open('10:00') })
    expect(repaired({ start: SATURDAY, days: [[{ tgid: 1 }], []] }, FIRST, { 1: museum })).toEqual([])
    expect(repaired({ start: SATURDAY, days: [[{ tgid: 9 }], []] }, FIRST, { 1: museum })).toEqual([])
  })
})

test('the evening of a stop is on the nearest day of the trip on which it begins late', () => {
  const museum = fixtureTourGroupFacts({
    [FRIDAY]: open('10:00'),
    [SATURDAY]: open('10:00'),
    [SUNDAY]: open('10:00', '18:30'),
  })
  const trip = { start: FRIDAY, days: [[{ tgid: 1 }], [], []] }
  const sources = sourcesOf({ 1: museum })
  const evening = findEveningRepair(sources.plan(trip), FIRST, sources)
  expect(evening && [evening.date, serializeTrip(evening.trip)]).toEqual([SUNDAY, `start=${FRIDAY}&plan=;;1@18:30`])
  const late = { start: SUNDAY, days: [[{ tgid: 1, time: '18:30' }]] }
  expect(findEveningRepair(sources.plan(late), FIRST, sources)).toBeUndefined()
})

describe('the best order', () => {
  const NORTH = { latitude: 41.93, longitude: 12.49 }
  const SOUTH = { latitude: 41.88, longitude: 12.49 }
  const at = (begins: typeof NORTH) => fixtureTourGroupFacts({ [SATURDAY]: open(), [SUNDAY]: open() }, { begins })
  const arranged = (days: Trip['days'], tourGroups: Record<number, TourGroupFacts>) =>
    serializePlan(optimiseTrip({ start: SATURDAY, days }, sourcesOf(tourGroups).plan).days)

  test('has no way that need not be', () => {
    const tourGroups = { 1: at(NORTH), 2: at(SOUTH), 3: at(NORTH) }
    expect(arranged([[{ tgid: 1 }, { tgid: 2 }, { tgid: 3 }]], tourGroups)).toBe('2,1,3')
  })

  test('stays where nothing gets better, and takes no day for itself', () => {
    const tourGroups = { 1: at(NORTH), 2: at(SOUTH) }
    expect(arranged([[{ tgid: 1 }, { tgid: 2 }], []], tourGroups)).toBe('1,2;')
  })

  test('puts what is closed on a day on which it is open', () => {
    const tourGroups = {
      1: fixtureTourGroupFacts({ [SUNDAY]: open('10:00') }),
      2: fixtureTourGroupFacts({ [SATURDAY]: open('10:00') }),
    }
    expect(arranged([[{ tgid: 1 }], [{ tgid: 2 }]], tourGroups)).toBe('2;1')
    const both = { 1: at(NORTH), 2: fixtureTourGroupFacts({ [SATURDAY]: open('10:00') }) }
    expect(arranged([[{ tgid: 1 }], [{ tgid: 2 }]], both)).toBe('2;1')
  })
})

test('of thirty stops on one of fourteen days a bounded number of orders is tried', () => {
  const around = (number: number) => ({ latitude: 41.8 + (number % 7) / 50, longitude: 12.4 + (number % 5) / 50 })
  const tgids = Array.from({ length: 30 }, (_, number) => number)
  const tourGroups = tgids.map((number) => fixtureTourGroupFacts({ [SATURDAY]: open() }, { begins: around(number) }))
  const { plan, planned } = countedSourcesOf({ ...tourGroups })
  const trip = { start: SATURDAY, days: [tgids.map((tgid) => ({ tgid })), ...Array.from({ length: 13 }, () => [])] }
  const best = optimiseTrip(trip, plan)
  expect(planned.length).toBeLessThanOrEqual(3001)
  expect(minutesOnTheWay(plan(best))).toBeLessThan(minutesOnTheWay(plan(trip)))
  expect(tgidsOf(best)).toEqual(tgidsOf(trip))
})

const minutesOnTheWay = ({ days }: PlannedTrip) =>
  days
    .flatMap(({ stops }) => stops)
    .reduce((sum, { travel }) => sum + (travel && travel.mode !== 'far' ? travel.minutes : 0), 0)

/** Whether each stop fits, by tour group, in any order. */
const fitsOf = ({ days }: PlannedTrip) =>
  days.flatMap(({ stops }) => stops.filter(({ state }) => state === 'fits')).length
const tgidsOf = ({ days }: Trip) => days.flatMap((stops) => stops.map(({ tgid }) => tgid)).toSorted()

describe('of five hundred trips in seven time zones', () => {
  // spec: D.trip.3
  test('every repair makes its stop fit, loses no other, and begins when it says', () => {
    fc.assert(
      fc.property(arbitraryTripWithFacts, ({ trip, facts }) => {
        const sources = { facts, plan: createPlanner(facts) }
        const planned = sources.plan(trip)
        for (const place of placedStops(trip)) {
          for (const repair of repairsOf(planned, place, sources)) {
            // Planned anew, so that nothing of the search is left.
            const after = createPlanner(facts)(repair.trip)
            expect(fitsOf(after)).toBeGreaterThan(fitsOf(planned))
            expect(tgidsOf(repair.trip)).toEqual(tgidsOf(trip))
            const same = after.days
              .filter(({ date }) => date === repair.date)
              .flatMap(({ stops }) => stops)
              .filter(
                ({ stop, begins, state }) =>
                  stop.tgid === place.stop.tgid && begins === repair.begins && state === 'fits',
              )
            expect(same.length).toBeGreaterThan(0)
          }
        }
      }),
      { numRuns: 500 },
    )
  })

  test('the best order has the same stops, of which no fewer fit, and is its own best order', () => {
    fc.assert(
      fc.property(arbitraryTripWithFacts, ({ trip, facts }) => {
        const plan = createPlanner(facts)
        const best = optimiseTrip(trip, plan)
        expect(tgidsOf(best)).toEqual(tgidsOf(trip))
        expect(fitsOf(plan(best))).toBeGreaterThanOrEqual(fitsOf(plan(trip)))
        expect(optimiseTrip(best, plan)).toEqual(best)
      }),
      { numRuns: 500 },
    )
  })
})
