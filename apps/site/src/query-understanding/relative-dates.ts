import { addDays } from '../i18n/day-number.ts'
import type { RelativeDays } from './phrase-meaning.ts'

const WEEK = 7

/** The next such weekday, today included: 0 is Sunday. */
export function nextOccurrenceOfWeekday(weekday: number, today: string): string {
  return addDays(today, (weekday - new Date(today).getUTCDay() + WEEK) % WEEK)
}

/** The day after tomorrow, or the days from the next Monday or from the first of the next month, as a date or range. */
export function resolveRelativeDays(value: RelativeDays, today: string): string {
  switch (value) {
    case 'after-tomorrow':
      return addDays(today, 2)
    case 'next-week': {
      const monday = nextOccurrenceOfWeekday(1, addDays(today, 1))
      return `${monday}..${addDays(monday, WEEK - 1)}`
    }
    case 'next-month':
      return remainingRangeOfMonth(Number(today.slice(5, 7)) % 12, today)
  }
}

/** What is left of the next such month as a range, `first..last`: 0 is January. */
export function remainingRangeOfMonth(month: number, today: string): string {
  const [year = 0, current = 0] = today.split('-').map(Number)
  const ofYear = month >= current - 1 ? year : year + 1
  const iso = (day: Date) => day.toISOString().slice(0, 10)
  const first = iso(new Date(Date.UTC(ofYear, month, 1)))
  return `${first < today ? today : first}..${iso(new Date(Date.UTC(ofYear, month + 1, 0)))}`
}

/**
 * The next such day, today included, or that of the year.
 *
 * @param month 0 is January
 * @returns `undefined` for a day that does not exist
 */
export function nextOccurrenceOfDate(
  day: number,
  month: number,
  year: number | undefined,
  today: string,
): string | undefined {
  const thisYear = Number(today.slice(0, 4))
  for (const ofYear of year === undefined ? [thisYear, thisYear + 1] : [year]) {
    const date = new Date(Date.UTC(ofYear, month, day))
    const text = date.toISOString().slice(0, 10)
    if (date.getUTCMonth() === month && date.getUTCDate() === day && text >= today) return text
  }
  return undefined
}
