import { endOfToday, instantOf, isoToday } from '../../i18n/zoned-time.ts'
import { GenerationalCache } from '../../memo/generational-cache.ts'
import type { CalendarDay, StartDateTime, TourStart } from '../calendar.ts'
import type { OpeningHours } from '../product.ts'

/** Decides whether something is still on sale: current time, the venue's time zone and the cut-off before a start. */
export interface SaleClock {
  /** Milliseconds since the epoch. */
  readonly now: number
  /** IANA name, of the venue. */
  readonly timeZone: string
  /** Milliseconds before a start. */
  readonly cutOff: number
}

/** The part of a day that is still on sale, and until when that holds, in milliseconds since the epoch. */
export interface RemainingSaleDay {
  /** Absent when every start has begun or lies within the cut-off. */
  readonly day?: CalendarDay
  readonly until: number
}

/** Time zones reach from 12 hours behind to 14 hours ahead of UTC. */
const FURTHEST_AHEAD = 14 * 3_600_000

/** The first ISO date that may still be on sale: starts on earlier dates have begun or lie within the cut-off. */
export function firstSaleDay(clock: SaleClock): string {
  return isoToday(momentOfSale(clock))
}

/** When the value of `firstSaleDay` changes next. */
export function nextSaleDayChangeAt(clock: SaleClock): number {
  return endOfToday(momentOfSale(clock)) - clock.cutOff
}

/** The latest `firstSaleDay` of all time zones; later dates are on sale everywhere. */
export function latestFirstSaleDay({ now, cutOff }: Pick<SaleClock, 'now' | 'cutOff'>): string {
  return new Date(now + cutOff + FURTHEST_AHEAD).toISOString().slice(0, 10)
}

/** The earliest instant at which `latestFirstSaleDay` may equal the date. */
export function earliestInstantOfSaleDay(date: string, cutOff: number): number {
  return Date.parse(date) - FURTHEST_AHEAD - cutOff
}

/** Whether a start has not begun and lies outside the cut-off (defaults, "On sale"). */
export function isOnSale(start: StartDateTime, clock: SaleClock): boolean {
  return saleEndOf(start, clock) > clock.now
}

/** The instant at which the sale of a start ends. */
export function saleEndOf(start: StartDateTime, { timeZone, cutOff }: SaleClock): number {
  return startInstantOf(start, timeZone) - cutOff
}

/** A list has hundreds of starts at the same few times. */
const instants = new GenerationalCache<number>(5000)

/** The instant of a start, as `instantOf` says. */
export function startInstantOf({ date, startTime }: StartDateTime, timeZone: string): number {
  const key = `${date} ${startTime} ${timeZone}`
  const known = instants.get(key)
  if (known !== undefined) return known
  const instant = instantOf(date, startTime, timeZone)
  instants.set(key, instant)
  return instant
}

/**
 * The part of a calendar day that is still on sale: by its starts; if there are none, by the venue's opening hours;
 * otherwise the whole day.
 *
 * @param starts may include other days
 */
export function restrictDayToOnSale(
  day: CalendarDay,
  starts: readonly TourStart[],
  schedule: OpeningHours | undefined,
  clock: SaleClock,
): RemainingSaleDay {
  const until = nextSaleDayChangeAt(clock)
  const first = firstSaleDay(clock)
  if (day.date < first) return { until }
  if (day.date > first || day.tourIds.length === 0) return { day, until }
  const own = starts.filter(({ date }) => date === day.date)
  return own.length === 0 ? leftByHours(day, schedule, clock) : leftByStarts(day, own, clock)
}

/** A tour without known start times is available as long as the day. */
function leftByStarts(day: CalendarDay, starts: readonly TourStart[], clock: SaleClock): RemainingSaleDay {
  const open: TourStart[] = []
  let until = nextSaleDayChangeAt(clock)
  for (const start of starts) {
    const end = saleEndOf(start, clock)
    if (end <= clock.now) continue
    open.push(start)
    until = Math.min(until, end)
  }
  if (open.length === 0) return { until }
  const known = new Set(starts.map(({ tourId }) => tourId))
  const bookable = new Set(open.filter(({ isSoldOut }) => !isSoldOut).map(({ tourId }) => tourId))
  return { day: { ...day, tourIds: day.tourIds.filter((id) => bookable.has(id) || !known.has(id)) }, until }
}

function leftByHours(day: CalendarDay, schedule: OpeningHours | undefined, clock: SaleClock): RemainingSaleDay {
  const midnight = nextSaleDayChangeAt(clock)
  if (!schedule) return { day, until: midnight }
  if (schedule.nextOpenDate !== undefined && schedule.nextOpenDate > day.date) return { until: midnight }
  // Over midnight.
  if (schedule.closes <= schedule.opens) return { day, until: midnight }
  const end = saleEndOf({ date: day.date, startTime: schedule.closes }, clock)
  return end > clock.now ? { day, until: Math.min(midnight, end) } : { until: midnight }
}

function momentOfSale({ now, cutOff, timeZone }: SaleClock) {
  return { now: now + cutOff, timeZone }
}
