import { addDays } from '../../i18n/day-number.ts'

/** Number of days in a strip. */
export const NEXT_DAYS = 14

/** ISO dates from today on. */
export function nextDays(today: string): readonly string[] {
  return Array.from({ length: NEXT_DAYS }, (_, index) => addDays(today, index))
}
