import { addDays } from '../../i18n/day-number.ts'

/** Days before and after the chosen ones among which others are looked for where nothing is left. */
export const NEARBY_DAYS = 7

/** The days and times that a value of `when` means, both ends included. */
export interface DaySpan {
  /** ISO dates, in the venue's time zone. */
  readonly first: string
  readonly last: string
  /** HH:MM; only starts from then on. */
  readonly from?: string
}

/** Parts of the day by the first HH:MM of each, and the first after it; the evening is also what "tonight" means. */
const PARTS: Readonly<Record<string, readonly [from: string, before: string]>> = {
  morning: ['00:00', '12:00'],
  afternoon: ['12:00', '17:00'],
  evening: ['17:00', '24:00'],
}

/** Whether a start is in a part of the day. */
export function isInPartOfDay(start: string, part: string): boolean {
  const [from = '', before = ''] = PARTS[part] ?? []
  return start >= from && start < before
}

const SATURDAY = 6
const WEEK = 7

/** Days from today to the first and the last one, by the weekday of today: 0 is Sunday. */
const SPANS: Readonly<Record<string, (weekday: number) => readonly [first: number, last: number]>> = {
  today: () => [0, 0],
  tonight: () => [0, 0],
  tomorrow: () => [1, 1],
  // On a Sunday what is left of it.
  weekend: (weekday) => (weekday === 0 ? [0, 0] : [SATURDAY - weekday, WEEK - weekday]),
  week: () => [0, 7],
  month: () => [0, 30],
}

/**
 * @param when a value of the parameter `when`
 * @param today ISO date in the venue's time zone; earlier days of a range are left out
 */
export function resolveDaySpan(when: string, today: string): DaySpan {
  const [first = when, last = first] = when.split('..')
  const span = SPANS[when]?.(new Date(today).getUTCDay())
  if (!span) return { first: first < today ? today : first, last }
  return {
    first: addDays(today, span[0]),
    last: addDays(today, span[1]),
    ...(when === 'tonight' ? { from: PARTS.evening?.[0] ?? '' } : {}),
  }
}

/** Each day of a span, in order; none when it is over. */
export function daysIn({ first, last }: DaySpan): readonly string[] {
  const days: string[] = []
  for (let day = first; day <= last; day = addDays(day, 1)) days.push(day)
  return days
}
