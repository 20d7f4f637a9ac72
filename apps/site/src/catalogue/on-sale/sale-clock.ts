import { endOfDay, instantOf, isoToday } from '../../i18n/moment.ts'
import type { CalendarDay, Performance, Start } from '../calendar.ts'
import type { Schedule } from '../product.ts'

/** What says whether something can still be had: now, where the venue is, and how long before a start its sale ends. */
export interface SaleClock {
  /** Milliseconds since the epoch. */
  readonly now: number
  /** IANA name, of the venue. */
  readonly timeZone: string
  /** Milliseconds before a start. */
  readonly cutOff: number
}

/** What is left of a day, and until when that is true; in milliseconds since the epoch. */
export interface DayLeft {
  /** Absent where all of it has begun, or lies within the cut-off. */
  readonly day?: CalendarDay
  readonly until: number
}

/** Time zones reach from 12 hours behind to 14 hours ahead of UTC. */
const FURTHEST_AHEAD = 14 * 3_600_000
/** Milliseconds by which clocks are put back. */
const PUT_BACK = [3_600_000, 1_800_000]

/** The first ISO date on which anything can still be had: all that begins on one before it has begun, or soon will. */
export function firstSaleDay(clock: SaleClock): string {
  return isoToday(momentOfSale(clock))
}

/** When `firstSaleDay` will be another. */
export function endOfSaleDay(clock: SaleClock): number {
  return endOfDay(momentOfSale(clock)) - clock.cutOff
}

/** No place has a later first day than this one; whatever lies after it is on sale everywhere. */
export function lastFirstSaleDay({ now, cutOff }: Pick<SaleClock, 'now' | 'cutOff'>): string {
  return new Date(now + cutOff + FURTHEST_AHEAD).toISOString().slice(0, 10)
}

/** From when on `lastFirstSaleDay` may be a date. */
export function mayBeFirstSaleDay(date: string, cutOff: number): number {
  return Date.parse(date) - FURTHEST_AHEAD - cutOff
}

/** Whether a start has not begun and lies outside the cut-off (defaults, "On sale"). */
export function isOnSale(start: Performance, clock: SaleClock): boolean {
  return saleEndOf(start, clock) > clock.now
}

/** The instant from which on a start is not on sale; of an hour that comes twice, its first coming counts. */
export function saleEndOf({ date, startTime }: Performance, { timeZone, cutOff }: SaleClock): number {
  const second = instantOf(date, startTime, timeZone)
  const first = PUT_BACK.map((shift) => second - shift).find((earlier) => timeAt(earlier, timeZone) === startTime)
  return (first ?? second) - cutOff
}

/**
 * What can still be had of a day of the calendar: by its starts; where the catalogue names none, by the venue's hours; else all of
 * it, as the catalogue says.
 *
 * @param starts of that day or others
 */
export function leftOf(
  day: CalendarDay,
  starts: readonly Start[],
  schedule: Schedule | undefined,
  clock: SaleClock,
): DayLeft {
  const until = endOfSaleDay(clock)
  const first = firstSaleDay(clock)
  if (day.date < first) return { until }
  if (day.date > first || day.tourIds.length === 0) return { day, until }
  const own = starts.filter(({ date }) => date === day.date)
  return own.length === 0 ? leftByHours(day, schedule, clock) : leftByStarts(day, own, clock)
}

/** A tour that begins at no time that is known is had as long as the day is. */
function leftByStarts(day: CalendarDay, starts: readonly Start[], clock: SaleClock): DayLeft {
  const open = starts.filter((start) => isOnSale(start, clock))
  const until = Math.min(endOfSaleDay(clock), ...open.map((start) => saleEndOf(start, clock)))
  if (open.length === 0) return { until }
  const known = new Set(starts.map(({ tourId }) => tourId))
  const bookable = new Set(open.filter(({ isSoldOut }) => !isSoldOut).map(({ tourId }) => tourId))
  return { day: { ...day, tourIds: day.tourIds.filter((id) => bookable.has(id) || !known.has(id)) }, until }
}

function leftByHours(day: CalendarDay, schedule: Schedule | undefined, clock: SaleClock): DayLeft {
  const midnight = endOfSaleDay(clock)
  if (!schedule) return { day, until: midnight }
  if (schedule.nextOpenDate !== undefined && schedule.nextOpenDate > day.date) return { until: midnight }
  const isOvernight = schedule.closes <= schedule.opens
  if (isOvernight) return { day, until: midnight }
  const end = saleEndOf({ date: day.date, startTime: schedule.closes }, clock)
  return end > clock.now ? { day, until: Math.min(midnight, end) } : { until: midnight }
}

function momentOfSale({ now, cutOff, timeZone }: SaleClock) {
  return { now: now + cutOff, timeZone }
}

const clocks = new Map<string, Intl.DateTimeFormat>()

/** HH:MM there. */
function timeAt(instant: number, timeZone: string): string {
  const clock =
    clocks.get(timeZone) ??
    new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZone })
  clocks.set(timeZone, clock)
  return clock.format(instant)
}
