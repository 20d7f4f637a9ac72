import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays, dayNumber } from '../i18n/day-number.ts'
import type { DayAvailability } from './day-availability.ts'
import { availabilityFromCalendar, findSoldOutPeriod, type SoldOutPeriod } from './find-sold-out-period.ts'

const TODAY = '2026-12-01'
const STATES = { o: 'open', g: 'soldOut', c: 'closed' } as const

/** A letter for each day from today on; a dash is an unknown day. */
function calendar(letters: string): DayAvailability[] {
  return [...letters].flatMap((letter, index) =>
    letter === 'o' || letter === 'g' || letter === 'c'
      ? { day: addDays(TODAY, index), state: STATES[letter], readAt: 1000 - index }
      : [],
  )
}

const CASES: readonly (readonly [letters: string, gone: SoldOutPeriod | undefined])[] = [
  ['gggo', { firstOpen: '2026-12-04', lastGone: '2026-12-03', readAt: 998 }],
  ['ggcco', { firstOpen: '2026-12-05', lastGone: '2026-12-02', readAt: 997 }],
  ['cggo', { firstOpen: '2026-12-04', lastGone: '2026-12-03', readAt: 998 }],
  ['ggo', undefined],
  ['ogggg', undefined],
  ['ccccccco', undefined],
  ['', undefined],
  ['gggg', { lastGone: '2026-12-04', readAt: 997 }],
  ['gggg-o', { lastGone: '2026-12-04', readAt: 997 }],
  ['gg-o', undefined],
  ['-ggggo', undefined],
]

// spec: D.plan.3
test.each(CASES)('of the days %j', (letters, gone) => {
  expect(findSoldOutPeriod(calendar(letters), TODAY)).toEqual(gone)
})

test('no day that is named as gone is open, and the one that is named as open is', () => {
  const letters = fc.string({ unit: fc.constantFrom('o', 'g', 'c', '-'), maxLength: 40 })
  fc.assert(
    fc.property(letters, (text) => {
      const gone = findSoldOutPeriod(calendar(text), TODAY)
      if (!gone) return
      const last = dayNumber(gone.firstOpen ?? addDays(gone.lastGone, 1)) - dayNumber(TODAY)
      expect(text.slice(0, last)).toMatch(/^[gc]+$/)
      expect(gone.firstOpen ? text[last] : 'o').toBe('o')
    }),
  )
})

test('days that a calendar lacks before its last one are closed', () => {
  const days = [
    { date: '2026-11-30', tourIds: [1] },
    { date: '2026-12-02', tourIds: [] },
    { date: '2026-12-03', tourIds: [1] },
  ]
  expect(availabilityFromCalendar({ days }, TODAY, 5)).toEqual([
    { day: '2026-12-01', state: 'closed', readAt: 5 },
    { day: '2026-12-02', state: 'soldOut', readAt: 5 },
    { day: '2026-12-03', state: 'open', readAt: 5 },
  ])
  expect(availabilityFromCalendar({ days: [] }, TODAY, 5)).toEqual([])
})
