import { addDays } from './month-weeks.ts'

/** Days that strips show. */
export const NEXT_DAYS = 14

/** ISO dates: today and those after it. */
export function nextDays(today: string): readonly string[] {
  return Array.from({ length: NEXT_DAYS }, (_, index) => addDays(today, index))
}
