import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays } from '../i18n/day-number.ts'
import type { Trip } from '../request/address/trip-address.ts'
import { checkPlanOnComingStartDates } from './check-plan.ts'
import {
  arbitraryTripWithFacts,
  fixtureTourGroupFacts,
  fixtureTripFacts,
  fixtureTripStart,
} from './trip-facts.fixture.ts'
import type { TripDayFacts } from './trip-facts.ts'

/** A Wednesday. */
const FROM = '2026-12-02'
const OPEN: TripDayFacts = { kind: 'open', starts: [fixtureTripStart('10:00', { endTime: '11:00' })] }

/** Two weeks of a tour group: what is on each day from `FROM` on. */
function twoWeeks(onDay: (number: number) => TripDayFacts) {
  return fixtureTourGroupFacts(
    Object.fromEntries(Array.from({ length: 14 }, (_, day) => [addDays(FROM, day), onDay(day)])),
  )
}

const always = twoWeeks(() => OPEN)
const closedOnMondays = twoWeeks((day) => (day % 7 === 5 ? { kind: 'closed' } : OPEN))
const soldOutAtFirst = twoWeeks((day) => (day < 3 ? { kind: 'soldOut' } : OPEN))
const unknownLater = twoWeeks((day) => (day < 10 ? OPEN : { kind: 'unknown' }))
const facts = fixtureTripFacts({ 1: always, 2: closedOnMondays, 3: soldOutAtFirst, 4: unknownLater })

const NOTHING = { works: 0, fails: 0, unknown: 0, faults: [] }
const CASES: readonly (readonly [string, Trip['days'], ReturnType<typeof checkPlanOnComingStartDates>])[] = [
  ['open every day', [[{ tgid: 1 }], [{ tgid: 1, time: '10:00' }]], { ...NOTHING, works: 12 }],
  [
    'closed on the Monday that is its second day',
    [[{ tgid: 1 }], [{ tgid: 2 }]],
    { ...NOTHING, works: 10, fails: 2, faults: [{ tgid: 2, state: 'closed', count: 2, weekdays: [1] }] },
  ],
  [
    'sold out on the first days, which are no pattern',
    [[{ tgid: 3 }]],
    { ...NOTHING, works: 9, fails: 3, faults: [{ tgid: 3, state: 'soldOut', count: 3, weekdays: [] }] },
  ],
  [
    'never begins then',
    [[{ tgid: 1, time: '15:00' }]],
    { ...NOTHING, fails: 12, faults: [{ tgid: 1, time: '15:00', state: 'noStart', count: 12, weekdays: [] }] },
  ],
  [
    'begins before the stop before it is over',
    [
      [
        { tgid: 1, time: '10:00' },
        { tgid: 2, time: '10:00' },
      ],
    ],
    {
      ...NOTHING,
      fails: 12,
      faults: [
        { tgid: 2, time: '10:00', state: 'overlaps', count: 11, weekdays: [] },
        { tgid: 2, time: '10:00', state: 'closed', count: 1, weekdays: [1] },
      ],
    },
  ],
  ['not known after ten days', [[{ tgid: 4 }]], { ...NOTHING, works: 10, unknown: 2 }],
  ['a tour group of which nothing is known', [[{ tgid: 9 }]], { ...NOTHING, unknown: 12 }],
]

// spec: D.plan.5
test.each(CASES)('%s', (_what, days, checked) => {
  expect(checkPlanOnComingStartDates(days, facts, FROM, 12)).toEqual(checked)
})

test('every first day works, fails or is unknown, and there are faults only if one fails', () => {
  fc.assert(
    fc.property(arbitraryTripWithFacts, fc.integer({ min: 0, max: 10 }), ({ trip, facts: some }, count) => {
      const { works, fails, unknown, faults } = checkPlanOnComingStartDates(trip.days, some, FROM, count)
      expect(works + fails + unknown).toBe(count)
      expect(faults.length > 0).toBe(fails > 0)
    }),
    { numRuns: 50 },
  )
})
