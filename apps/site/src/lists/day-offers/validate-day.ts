import { isValidIsoDate } from '@passepartout/content-model/links/booking-options'
import { addDays } from '../../i18n/day-number.ts'

/** The catalogue's calendars cover half a year. */
const KNOWN_DAYS = 180

/** Why an entered day is invalid: no such date, in the past, or beyond the known calendar. */
export type InvalidDayReason = 'none' | 'past' | 'far'

/** The last ISO date that can be selected. */
export function lastSelectableDay(today: string): string {
  return addDays(today, KNOWN_DAYS)
}

/**
 * @param text a day, or two of a range; a range is over when its last day is
 * @returns `undefined` for valid days, and for text that is not in the form of a date or a range
 */
export function validateDay(text: string, today: string): InvalidDayReason | undefined {
  const days = text.split('..')
  if (!days.every((day) => /^\d{4}-\d\d-\d\d$/.test(day))) return undefined
  if (!days.every(isValidIsoDate)) return 'none'
  const [first = '', last = first] = days
  if (last < today) return 'past'
  return first > lastSelectableDay(today) ? 'far' : undefined
}
