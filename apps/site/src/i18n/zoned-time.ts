import { TZDate, tz } from '@date-fns/tz'
import { format } from 'date-fns/format'
import { GenerationalCache } from '../memo/generational-cache.ts'

/** The current time and a time zone. */
export interface ZonedNow {
  /** Milliseconds since the epoch. */
  readonly now: number
  /** IANA name of the site's or the venue's time zone. */
  readonly timeZone: string
}

/** A day of a time zone, and the instant at which it ends. */
interface ZoneDay {
  readonly date: string
  readonly end: number
}

/** Milliseconds. In every time zone days begin and end on a quarter of an hour of UTC. */
const QUARTER = 900_000
const DAY_MINUTES = 1440

/** A page asks for the same few days hundreds of times, and finding one in a time zone takes a tenth of a millisecond. */
const days = new GenerationalCache<ZoneDay>(2000)

function dayOf({ now, timeZone }: ZonedNow): ZoneDay {
  const key = `${Math.floor(now / QUARTER)} ${timeZone}`
  const known = days.get(key)
  if (known) return known
  const date = format(now, 'yyyy-MM-dd', { in: tz(timeZone) })
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number)
  const found = { date, end: new TZDate(year, month - 1, day + 1, timeZone).getTime() }
  days.set(key, found)
  return found
}

/** Today as an ISO date. */
export function isoToday(moment: ZonedNow): string {
  return dayOf(moment).date
}

/** The instant at which today ends there, in milliseconds since the epoch. */
export function endOfToday(moment: ZonedNow): number {
  return dayOf(moment).end
}

/** Milliseconds by which clocks are set back at the end of daylight saving time. */
const PUT_BACK = [3_600_000, 1_800_000]

/**
 * A time of day in a time zone, in milliseconds since the epoch; of an hour that a clock change repeats the first, in one that it leaves
 * out as much later.
 *
 * @param time HH:MM
 */
export function instantOf(date: string, time: string, timeZone: string, daysLater = 0): number {
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number)
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  const found = new TZDate(year, month - 1, day + daysLater, hours, minutes, timeZone).getTime()
  const wall = timeIn(found, timeZone)
  return PUT_BACK.map((shift) => found - shift).find((earlier) => timeIn(earlier, timeZone) === wall) ?? found
}

/** Minutes after midnight. @param time HH:MM */
export function minutesAfterMidnight(time: string): number {
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5))
}

/** Minutes from a time of day to the next one, over midnight where that is later; both in minutes since midnight. */
export function minutesUntil(from: number, until: number): number {
  return (until - from + DAY_MINUTES) % DAY_MINUTES
}

const clocks = new Map<string, Intl.DateTimeFormat>()

/** HH:MM in that time zone. */
export function timeIn(instant: number, timeZone: string): string {
  const clock =
    clocks.get(timeZone) ??
    new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZone })
  clocks.set(timeZone, clock)
  return clock.format(instant)
}
