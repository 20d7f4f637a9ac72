import { isCalendarDay } from '@passepartout/content-model/links/booking-options'
import { addDays } from '../products/calendar/month-weeks.ts'

/** The catalogue's calendars reach half a year ahead: of later days nobody knows anything. */
const KNOWN_DAYS = 180

/** Why a day that somebody wrote is none that a list can be asked for: not in the calendar, over, or beyond what is known. */
export type DayFault = 'none' | 'past' | 'far'

/** The last ISO date that a list can be asked for. */
export function lastKnownDay(today: string): string {
  return addDays(today, KNOWN_DAYS)
}

/** @returns `undefined` for a day that a list can be asked for, and for what is not written like a day */
export function faultOfDay(day: string, today: string): DayFault | undefined {
  if (!/^\d{4}-\d\d-\d\d$/.test(day)) return undefined
  if (!isCalendarDay(day)) return 'none'
  if (day < today) return 'past'
  return day > lastKnownDay(today) ? 'far' : undefined
}
