import { isCalendarDay } from '@passepartout/content-model/links/booking-options'
import { addDays } from '../products/calendar/month-weeks.ts'

/** The catalogue's calendars cover half a year. */
const KNOWN_DAYS = 180

/** Why an entered day is invalid: no such date, in the past, or beyond the known calendar. */
export type DayFault = 'none' | 'past' | 'far'

/** The last ISO date that can be selected. */
export function lastKnownDay(today: string): string {
  return addDays(today, KNOWN_DAYS)
}

/** @returns `undefined` for a valid day, and for text that is not in the form of a date */
export function faultOfDay(day: string, today: string): DayFault | undefined {
  if (!/^\d{4}-\d\d-\d\d$/.test(day)) return undefined
  if (!isCalendarDay(day)) return 'none'
  if (day < today) return 'past'
  return day > lastKnownDay(today) ? 'far' : undefined
}
