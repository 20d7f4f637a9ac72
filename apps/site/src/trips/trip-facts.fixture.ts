import fc from 'fast-check'
import { addDays } from '../i18n/day-number.ts'
import { MOST_DAYS, type Trip } from '../request/address/trip-address.ts'
import type { TourGroupFacts, TripDayFacts, TripFacts, TripStart } from './trip-facts.ts'

/** Noon in London. */
const NOW = Date.parse('2026-12-01T12:00:00Z')
export const FIXTURE_TIME_ZONES = [
  'Pacific/Honolulu',
  'America/New_York',
  'Europe/London',
  'Europe/Rome',
  'Asia/Kolkata',
  'Asia/Tokyo',
  'Pacific/Auckland',
] as const

/** A start with places. */
export function fixtureTripStart(time: string, more: Partial<TripStart> = {}): TripStart {
  return { time, tourId: 1, hasRoom: true, ...more }
}

/** Facts of a place in Rome with the given days; others are closed. */
export function fixtureTourGroupFacts(
  days: Record<string, TripDayFacts>,
  more: Partial<TourGroupFacts> = {},
): TourGroupFacts {
  return {
    timeZone: 'Europe/Rome',
    openDates: Object.keys(days).filter((date) => days[date]?.kind === 'open'),
    onDay: (date) => days[date] ?? { kind: 'closed' },
    ...more,
  }
}

export function fixtureTripFacts(tourGroups: Record<number, TourGroupFacts>): TripFacts {
  return { ofTourGroup: (tgid) => tourGroups[tgid], now: NOW }
}

const time = fc.tuple(fc.integer({ min: 7, max: 22 }), fc.constantFrom('00', '30')).map(([hour, minute]) => {
  return `${String(hour).padStart(2, '0')}:${minute}`
})
const start: fc.Arbitrary<TripStart> = fc.record(
  { time, endTime: time, tourId: fc.integer({ min: 1, max: 9 }), hasRoom: fc.boolean() },
  { requiredKeys: ['time', 'tourId', 'hasRoom'] },
)
const starts = fc
  .array(start, { maxLength: 5 })
  .map((some) => some.toSorted((one, other) => one.time.localeCompare(other.time)))
const dayFacts: fc.Arbitrary<TripDayFacts> = fc.oneof(
  { weight: 5, arbitrary: starts.map((some) => ({ kind: 'open' as const, starts: some })) },
  { weight: 4, arbitrary: fc.constant({ kind: 'open' as const, starts: [] }) },
  { weight: 1, arbitrary: fc.constantFrom({ kind: 'closed' as const }, { kind: 'soldOut' as const }) },
  { weight: 1, arbitrary: fc.constant({ kind: 'unknown' as const }) },
)
const place = fc.record({
  latitude: fc.double({ min: 41.8, max: 42.3, noNaN: true }),
  longitude: fc.double({ min: 12.4, max: 12.6, noNaN: true }),
})
const HOUR = 3_600_000
/** Days on which something may be known, around those of trips. */
const DATES = Array.from({ length: 2 * MOST_DAYS }, (_, number) => addDays('2026-11-28', number))

const anyTourGroup: fc.Arbitrary<TourGroupFacts> = fc
  .record(
    {
      timeZone: fc.constantFrom(...FIXTURE_TIME_ZONES),
      days: fc.array(dayFacts, { minLength: DATES.length, maxLength: DATES.length }),
      begins: place,
      ends: place,
      duration: fc.record({ min: fc.integer({ min: 1, max: 3 }).map((hours) => hours * HOUR) }),
      schedule: fc.record({ opens: time, closes: time }),
    },
    { requiredKeys: ['timeZone', 'days'] },
  )
  .map(({ days, ...tourGroup }) => ({
    ...tourGroup,
    openDates: DATES.filter((_, number) => days[number]?.kind === 'open'),
    onDay: (date) => days[DATES.indexOf(date)] ?? { kind: 'closed' },
  }))

const TGIDS = [1, 2, 3, 4, 5, 6, 7] as const
const stop = fc.record({ tgid: fc.constantFrom(...TGIDS), time }, { requiredKeys: ['tgid'] })

/** A trip and what is known of its tour groups, in seven time zones; of one of them nothing is. */
export const arbitraryTripWithFacts: fc.Arbitrary<{ readonly trip: Trip; readonly facts: TripFacts }> = fc
  .record({
    start: fc.integer({ min: 0, max: 12 }).map((number) => addDays('2026-11-29', number)),
    days: fc.array(fc.array(stop, { maxLength: 4 }), { minLength: 1, maxLength: 3 }),
    tourGroups: fc.array(anyTourGroup, { minLength: 6, maxLength: 6 }),
  })
  .map(({ start, days, tourGroups }) => ({
    trip: { start, days },
    facts: fixtureTripFacts(Object.fromEntries(tourGroups.map((one, number) => [number + 1, one]))),
  }))
