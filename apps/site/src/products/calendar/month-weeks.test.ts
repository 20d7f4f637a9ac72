import { LOCALES } from '@passepartout/content-model/locales'
import { expect, test } from 'vitest'
import { addMonths, datesOfMonth, firstDayOfWeek, weekRowsOfMonth } from './month-weeks.ts'

// spec: D.visit.5
test('each language begins its weeks as it is used to', () => {
  const first = Object.fromEntries(LOCALES.map(({ code, formatting }) => [code, firstDayOfWeek(formatting)]))
  expect(first).toEqual({
    ...{
      en: 7,
      es: 1,
      fr: 1,
      it: 1,
      de: 1,
      pt: 7,
      nl: 1,
      id: 7,
      pl: 1,
      ar: 6,
      ru: 1,
      da: 1,
      no: 1,
      ro: 1,
      sv: 1,
      tr: 1,
    },
  })
})

const shape = (month: string, first: number) =>
  weekRowsOfMonth(month, first).map((week) => week.map((day) => (day ? Number(day.slice(8)) : 0)))

test.each([
  ['2026-12', 1, [0, 1, 2, 3, 4, 5, 6], [28, 29, 30, 31, 0, 0, 0]],
  ['2026-12', 7, [0, 0, 1, 2, 3, 4, 5], [27, 28, 29, 30, 31, 0, 0]],
  ['2026-12', 6, [0, 0, 0, 1, 2, 3, 4], [26, 27, 28, 29, 30, 31, 0]],
  ['2027-02', 1, [1, 2, 3, 4, 5, 6, 7], [22, 23, 24, 25, 26, 27, 28]],
  ['2026-11', 1, [0, 0, 0, 0, 0, 0, 1], [30, 0, 0, 0, 0, 0, 0]],
] as const)('%s from weekday %d', (month, first, top, bottom) => {
  const rows = shape(month, first)
  expect([rows[0], rows.at(-1)]).toEqual([top, bottom])
  expect(rows.flat().filter(Boolean)).toEqual(datesOfMonth(month).map((_, index) => index + 1))
})

test('months follow each other over the years', () => {
  expect([addMonths('2026-12', 1), addMonths('2027-01', -1), addMonths('2026-01', 14)]).toEqual([
    '2027-01',
    '2026-12',
    '2027-03',
  ])
  expect([datesOfMonth('2028-02').length, datesOfMonth('2027-02').length]).toEqual([29, 28])
})
