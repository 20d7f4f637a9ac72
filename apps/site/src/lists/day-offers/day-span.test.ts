import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays } from '../../i18n/day-number.ts'
import { LIST_PARAMETER_VALUES } from '../../request/address/choices/list-choice.ts'
import { daysIn, isInPartOfDay, resolveDaySpan } from './day-span.ts'

const FRIDAY = '2026-11-20'
const SATURDAY = '2026-11-21'
const SUNDAY = '2026-11-22'
const MONDAY = '2026-11-23'

test.each([
  ['today', FRIDAY, { first: FRIDAY, last: FRIDAY }],
  ['tonight', FRIDAY, { first: FRIDAY, last: FRIDAY, from: '17:00' }],
  ['tomorrow', FRIDAY, { first: SATURDAY, last: SATURDAY }],
  ['weekend', FRIDAY, { first: SATURDAY, last: SUNDAY }],
  ['weekend', SATURDAY, { first: SATURDAY, last: SUNDAY }],
  ['weekend', SUNDAY, { first: SUNDAY, last: SUNDAY }],
  ['weekend', MONDAY, { first: '2026-11-28', last: '2026-11-29' }],
  ['week', FRIDAY, { first: FRIDAY, last: '2026-11-27' }],
  ['month', FRIDAY, { first: FRIDAY, last: '2026-12-20' }],
  ['2026-12-24', FRIDAY, { first: '2026-12-24', last: '2026-12-24' }],
  ['2026-12-24..2026-12-26', FRIDAY, { first: '2026-12-24', last: '2026-12-26' }],
  // Of a range that has begun what is left.
  ['2026-11-10..2026-11-22', FRIDAY, { first: FRIDAY, last: SUNDAY }],
  // spec: D.days.1
])('%s on %s', (when, today, span) => {
  expect(resolveDaySpan(when, today)).toEqual(span)
})

test('each day of a span once, in order; none of one that is over', () => {
  expect(daysIn({ first: '2026-12-30', last: '2027-01-02' })).toEqual([
    '2026-12-30',
    '2026-12-31',
    '2027-01-01',
    '2027-01-02',
  ])
  expect(daysIn(resolveDaySpan('2026-11-10', FRIDAY))).toEqual([])
})

test('no span begins before today, whatever the day', () => {
  const days = fc.integer({ min: 0, max: 1000 }).map((days) => addDays('2026-01-01', days))
  fc.assert(
    fc.property(fc.constantFrom(...LIST_PARAMETER_VALUES.when), days, (when, today) => {
      const { first, last } = resolveDaySpan(when, today)
      expect([first >= today, last >= first]).toEqual([true, true])
    }),
  )
})

// spec: D.find.12
test('each start is in one part of the day', () => {
  const times = fc.tuple(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 59 }))
  fc.assert(
    fc.property(times, (time) => {
      const start = time.map((part) => String(part).padStart(2, '0')).join(':')
      expect(LIST_PARAMETER_VALUES.time.filter((part) => isInPartOfDay(start, part))).toHaveLength(1)
    }),
  )
  expect(
    ['00:00', '11:59', '12:00', '16:59', '17:00', '23:59'].map((start) => isInPartOfDay(start, 'evening')),
  ).toEqual([false, false, false, false, true, true])
})
