import { addDays } from '../../i18n/day-number.ts'

const DAY = 86_400_000
const WEEK = 7

const firstWeekdays = new Map<string, number>()

/** First day of the week in the language: 1 is Monday, 7 is Sunday. Cached: one for each language. */
export function firstDayOfWeek(formatting: string): number {
  return firstWeekdays.getOrInsertComputed(formatting, () => new Intl.Locale(formatting).getWeekInfo().firstDay)
}

/**
 * The days of a month as rows of a grid; cells of other months are empty.
 *
 * @param month YYYY-MM
 * @param first weekday of each row, from 1, Monday, to 7
 */
export function weekRowsOfMonth(month: string, first: number): readonly (readonly (string | undefined)[])[] {
  const start = Date.parse(`${month}-01`)
  const weekday = new Date(start).getUTCDay() || WEEK
  const before = (weekday - first + WEEK) % WEEK
  const length = daysIn(month)
  const rows = Math.ceil((before + length) / WEEK)
  return Array.from({ length: rows }, (_, row) =>
    Array.from({ length: WEEK }, (_, column) => {
      const index = row * WEEK + column - before
      return index >= 0 && index < length ? addDays(`${month}-01`, index) : undefined
    }),
  )
}

/** Each day of a month, in order. */
export function datesOfMonth(month: string): readonly string[] {
  return Array.from({ length: daysIn(month) }, (_, index) => addDays(`${month}-01`, index))
}

/** Adds months to a month YYYY-MM; negative numbers subtract. */
export function addMonths(month: string, months: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number)
  return new Date(Date.UTC(year, number - 1 + months)).toISOString().slice(0, 7)
}

function daysIn(month: string): number {
  return (Date.parse(`${addMonths(month, 1)}-01`) - Date.parse(`${month}-01`)) / DAY
}
