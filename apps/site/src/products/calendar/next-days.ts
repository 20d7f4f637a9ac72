import { addDays } from '../../i18n/day-number.ts'

/** Number of days in a strip. */
export const NEXT_DAYS_COUNT = 14

/** ISO dates from today on. */
export function nextDates(today: string): readonly string[] {
  return Array.from({ length: NEXT_DAYS_COUNT }, (_, index) => addDays(today, index))
}
