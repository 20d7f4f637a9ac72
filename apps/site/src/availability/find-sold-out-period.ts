import type { Calendar } from '../catalogue/calendar.ts'
import { addDays, dayNumber } from '../i18n/day-number.ts'
import type { DayAvailability } from './day-availability.ts'

/** The next days of a tour group of which nothing is left. */
export interface SoldOutPeriod {
  /** ISO date of the first day that can be booked; absent where the calendar names none that follows without a gap. */
  readonly firstOpen?: string
  /** ISO date of the last sold-out day before it, or of the last one that is known. */
  readonly lastGone: string
  /** When the oldest of these days was read, in milliseconds since the epoch. */
  readonly readAt: number
}

/** Fewer days without tickets are no reason to reserve early. */
const LEAST_DAYS = 3

/**
 * The days from today on until the first one that can be booked, where some of them are sold out: who wants to go must book so early.
 * Days on which it is closed count, too, but alone they are no reason. From the first unknown day on nothing is said.
 *
 * @param days in order, without those that are unknown
 * @param today ISO date
 * @returns `undefined` when there are tickets within three days, or nothing is known
 */
export function findSoldOutPeriod(days: readonly DayAvailability[], today: string): SoldOutPeriod | undefined {
  const next = days.filter(({ day }) => day >= today)
  const known = next.filter(({ day }, index) => day === addDays(today, index))
  const open = known.findIndex(({ state }) => state === 'open')
  const before = open < 0 ? known : known.slice(0, open)
  const lastGone = before.findLast(({ state }) => state === 'soldOut')?.day
  const firstOpen = known[open]?.day
  if (lastGone === undefined) return undefined
  const length = dayNumber(firstOpen ?? addDays(lastGone, 1)) - dayNumber(today)
  if (length < LEAST_DAYS) return undefined
  return { ...(firstOpen && { firstOpen }), lastGone, readAt: Math.min(...before.map(({ readAt }) => readAt)) }
}

/** The days of a calendar from today on; those that are missing before its last one are closed. */
export function availabilityFromCalendar(
  { days }: Calendar,
  today: string,
  readAt: number,
): readonly DayAvailability[] {
  const last = days.at(-1)?.date ?? ''
  const known = new Map(days.map(({ date, tourIds }) => [date, tourIds.length > 0 ? 'open' : 'soldOut'] as const))
  const length = Math.max(0, dayNumber(last) - dayNumber(today) + 1) || 0
  return Array.from({ length }, (_, number) => addDays(today, number)).map((day) => ({
    ...{ day, readAt },
    state: known.get(day) ?? 'closed',
  }))
}
