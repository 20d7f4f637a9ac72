import { describe, expect, test } from 'vitest'
import type { StartDateTime } from '../../catalogue/calendar.ts'
import { addDays } from '../../i18n/day-number.ts'
import { fixturePageContext } from '../../pages/fixture-page.ts'
import {
  commonLastStartTime,
  datesOfClosedWeekdays,
  formatWeeklyStarts,
  startsAfterTodayOrAll,
  startTimesByDay,
} from './weekly-starts.ts'

/** A Tuesday. */
const TODAY = '2026-12-01'
const page = fixturePageContext()
const calendar = (days: number, isOpen: (date: string) => boolean) => ({
  days: Array.from({ length: days }, (_, index) => addDays(TODAY, index))
    .filter(isOpen)
    .map((date) => ({ date, tourIds: [] })),
})
const weekday = (date: string) => new Date(date).getUTCDay()
const MONDAY = 1
const SUNDAY = 0

// spec: D.hours.2
test('weekdays without a day are closed, in the order of a week; sold-out days are open', () => {
  const closed = datesOfClosedWeekdays(calendar(60, (date) => ![MONDAY, SUNDAY].includes(weekday(date))))
  expect(closed.map((date) => page.format.weekday(date))).toEqual(['Mon', 'Sun'])
  expect(datesOfClosedWeekdays(calendar(60, () => true))).toEqual([])
})

test('one closed day of a weekday is no rule, nor are two weeks, nor the time before a season', () => {
  expect(datesOfClosedWeekdays(calendar(60, (date) => date !== '2026-12-07'))).toEqual([])
  expect(datesOfClosedWeekdays(calendar(15, (date) => weekday(date) !== MONDAY))).toEqual([])
  expect(datesOfClosedWeekdays(calendar(90, (date) => date >= '2027-02-01'))).toEqual([])
  expect(datesOfClosedWeekdays({ days: [] })).toEqual([])
})

const starts = (...all: readonly (readonly [day: number, ...times: readonly string[]])[]): readonly StartDateTime[] =>
  all.flatMap(([day, ...times]) => times.map((startTime) => ({ date: addDays(TODAY, day), startTime })))

test('the week is whole: without today, of which some starts are over', () => {
  const week = starts([0, '19:30'], [1, '14:30', '19:30'], [2, '19:30'])
  expect(startsAfterTodayOrAll(week, TODAY)).toEqual(week.slice(1))
  expect(startsAfterTodayOrAll(week.slice(0, 1), TODAY)).toEqual(week.slice(0, 1))
})

test.each([
  ['a time of every day', starts([1, '19:30'], [2, '19:30']), '7:30\u00a0PM'],
  ['a time of some days', starts([1, '14:30', '19:30'], [2, '19:30']), '2:30\u00a0PM (Wed) and 7:30\u00a0PM'],
  [
    'many times',
    starts([1, '09:00', '10:00', '11:00', '12:00', '13:00', '14:00', '15:00']),
    '9:00\u00a0AM – 3:00\u00a0PM',
  ],
  ['none', [], ''],
])('%s', (_, week, words) => {
  expect(formatWeeklyStarts(week, page)).toBe(words)
})

// spec: D.hours.1
test('the last entry is told where it is the same on each day', () => {
  expect(commonLastStartTime(starts([1, '17:00', '09:00'], [2, '17:00']))).toBe('17:00')
  expect(commonLastStartTime(starts([1, '17:00'], [2, '20:00']))).toBeUndefined()
  expect(commonLastStartTime([])).toBeUndefined()
})

describe('the times of each day', () => {
  const told = (day: number, startTime: string, isSoldOut = false) => ({
    ...{ date: addDays(TODAY, day), startTime, isSoldOut },
    tourIds: [7],
  })

  test('are those that are not sold out, each once', () => {
    const all = [told(1, '14:30', true), told(1, '19:30'), told(2, '14:30'), told(2, '19:30'), told(2, '19:30')]
    expect([...startTimesByDay(all)]).toEqual([
      [addDays(TODAY, 1), ['19:30']],
      [addDays(TODAY, 2), ['14:30', '19:30']],
    ])
  })

  test('are left out of all days where one has more than two', () => {
    const full = ['10:00', '12:00', '14:00'].map((time) => told(2, time))
    expect(startTimesByDay([told(1, '10:00'), ...full])).toEqual(new Map())
  })
})
