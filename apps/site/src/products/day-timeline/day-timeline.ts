import type { BestTimeToVisit } from '@passepartout/content-model/best-time-to-visit'
import { type DailySunTimes, dailySunTimes, sunAltitude } from '../../catalogue/daily-sun-times.ts'
import type { Coordinates, OpeningHours, Price, Product } from '../../catalogue/product.ts'
import { instantOf, minutesAfterMidnight, minutesUntil, timeIn } from '../../i18n/zoned-time.ts'
import type { ResolvedVisitChoice, VisitDates } from '../booking-card/resolve-visit-choice.ts'
import { isTransfer } from '../facts/transfer-facts.ts'
import { type BestTimeOnDay, bestTimeOnDay } from './best-time-on-day.ts'

/** A start of the day, with what is known of its price and places. */
export interface TimelineStart {
  /** HH:MM at the venue. */
  readonly time: string
  /** After the venue's midnight, by its clock. */
  readonly minute: number
  readonly isSoldOut: boolean
  /** What an adult or a group pays, in the page's currency. */
  readonly amount?: number | undefined
  /** Places left; absent where there is no limit or nobody says. */
  readonly left?: number | undefined
  /** Minutes of the visit, if the catalogue says when it ends. */
  readonly length?: number | undefined
}

/** The sun of a day in minutes after the venue's midnight, by its clock; at 1,440 and above after the next one. */
export type SunTimesInMinutes = Readonly<Partial<Record<keyof DailySunTimes, number>>>

/** A day at a venue: when it is open, where the sun stands, what starts. Minutes are those of `SunTimesInMinutes`. */
export interface DayTimeline {
  /** ISO date at the venue. */
  readonly date: string
  /** Whether the starts are those of all tickets, each time at its lowest price for the same kind of visitor. */
  readonly hasAllTickets: boolean
  /** Whether there is one ticket alone, so that places left are those of a time. */
  readonly hasOneTicket: boolean
  /** The part of the day that is drawn. */
  readonly from: number
  readonly until: number
  readonly hours?: { readonly opens: number; readonly closes: number }
  /** HH:MM of the last start, of a venue with opening hours. */
  readonly lastEntry?: string | undefined
  readonly sun: SunTimesInMinutes
  /** Degrees of the sun above the horizon, from `from` to `until` every `SUN_STEP_MINUTES` minutes. */
  readonly heights: readonly number[]
  /** In order of time; empty when no day is chosen and nothing is known of its starts. */
  readonly starts: readonly TimelineStart[]
  /** What editors know of it. */
  readonly rightHour?: BestTimeOnDay
}

/** Minutes. */
export const SUN_STEP_MINUTES = 20
const HOUR = 60
const DAY = 24 * HOUR
const NOON = DAY / 2
/** Milliseconds. */
const MINUTE = 60_000

type Venue = Pick<Product, 'place' | 'startLocation' | 'timeZone' | 'schedule' | 'traits'>

/**
 * The chosen day, otherwise the next one on sale.
 *
 * @returns `undefined` without a place, its zone or such a day, where neither hours nor starts are known, and for transfers
 */
export function timelineOfVisitDay(
  product: Venue,
  plan: ResolvedVisitChoice,
  dates: VisitDates,
): DayTimeline | undefined {
  const { timeZone, schedule } = product
  const place = product.startLocation ?? product.place
  const isWanted = ofChosenTicket(plan)
  const date = plan.day?.date ?? plan.days.find(({ tourIds }) => tourIds.some(isWanted))?.date
  if (!timeZone || !place || !date || isTransfer(product)) return undefined
  const starts = plan.day ? startsOfPlan(plan) : startsOn(date, dates, isWanted)
  if (!schedule && starts.length === 0) return undefined
  return buildDayTimeline(
    { date, place, timeZone, schedule, starts, rightHour: dates.rightHour },
    {
      hasAllTickets:
        !plan.variants.some(({ isChosen }) => isChosen) && haveSamePriceUnit(plan.starts.map(({ slot }) => slot.price)),
      hasOneTicket: plan.variants.length < 2,
      lastEntry: schedule && starts.length > 1 ? starts.at(-1)?.time : undefined,
    },
  )
}

/** What is known of a day at a place. */
interface KnownDay extends Pick<DayTimeline, 'date' | 'starts'> {
  readonly place: Coordinates
  /** IANA name. */
  readonly timeZone: string
  readonly schedule?: OpeningHours | undefined
  readonly rightHour?: BestTimeToVisit | undefined
}

/** The sun over the hours and starts of a day, and the part of the day that has all of them. */
export function buildDayTimeline(
  { date, place, timeZone, schedule, starts, rightHour }: KnownDay,
  known: Pick<DayTimeline, 'hasAllTickets' | 'hasOneTicket' | 'lastEntry'>,
): DayTimeline {
  const hours = schedule && hoursOf(minutesAfterMidnight(schedule.opens), minutesAfterMidnight(schedule.closes))
  const noon = instantOf(date, '12:00', timeZone)
  const sun = sunClock(noon, dailySunTimes(noon, place), timeZone)
  const { from, until } = shownHours([
    ...Object.values(sun),
    ...(hours ? [hours.opens, hours.closes] : []),
    ...starts.map(({ minute, length = 0 }) => minute + length),
    ...starts.map(({ minute }) => minute),
  ])
  const steps = Array.from(
    { length: (until - from) / SUN_STEP_MINUTES + 1 },
    (_, index) => from + index * SUN_STEP_MINUTES,
  )
  return {
    ...{ date, from, until, sun, starts, ...known },
    ...(hours ? { hours } : {}),
    ...(rightHour ? { rightHour: bestTimeOnDay(rightHour, { date, noon, place, timeZone }) } : {}),
    heights: steps.map((minute) => sunAltitude(noon + (minute - NOON) * MINUTE, place)),
  }
}

/** Starts of the chosen day as the booking card offers them. */
function startsOfPlan({ starts }: ResolvedVisitChoice): TimelineStart[] {
  return starts.map(({ slot: { startTime, endTime, remaining, price }, kind }) => ({
    time: startTime,
    minute: minutesAfterMidnight(startTime),
    isSoldOut: kind === 'soldOut' || kind === 'tooFew',
    amount: price?.display.amount,
    left: remaining,
    length:
      endTime === undefined ? undefined : minutesUntil(minutesAfterMidnight(startTime), minutesAfterMidnight(endTime)),
  }))
}

/** Whether a tour is of the chosen ticket; any is where none is chosen. */
function ofChosenTicket({ variants }: ResolvedVisitChoice): (tourId: number) => boolean {
  const { tourIds = [] } = variants.find(({ isChosen }) => isChosen)?.variant ?? {}
  return (tourId) => tourIds.length === 0 || tourIds.includes(tourId)
}

/** Whether all prices are of the same: a person, an adult or a group. */
export function haveSamePriceUnit(prices: readonly (Price | undefined)[]): boolean {
  return new Set(prices.flatMap((price) => price?.per ?? [])).size < 2
}

/** Starts of a day that is not chosen: their times alone are known. */
function startsOn(
  date: string,
  { performances = [] }: VisitDates,
  isWanted: (tourId: number) => boolean,
): TimelineStart[] {
  return performances
    .filter((start) => start.date === date && start.tourIds.some(isWanted))
    .map(({ startTime, isSoldOut }) => ({ time: startTime, minute: minutesAfterMidnight(startTime), isSoldOut }))
    .toSorted((one, other) => one.minute - other.minute)
}

function hoursOf(opens: number, closes: number): DayTimeline['hours'] {
  return { opens, closes: closes <= opens ? closes + DAY : closes }
}

/** Whole hours with one to spare before the first and after the last. */
function shownHours(minutes: readonly number[]): { readonly from: number; readonly until: number } {
  return {
    from: (Math.floor(Math.min(...minutes) / HOUR) - 1) * HOUR,
    until: (Math.ceil(Math.max(...minutes) / HOUR) + 1) * HOUR,
  }
}

function sunClock(noon: number, sun: DailySunTimes, timeZone: string): SunTimesInMinutes {
  const minuteAt = (instant: number) => {
    const wall = minutesAfterMidnight(timeIn(instant, timeZone))
    return wall + DAY * Math.round(((instant - noon) / MINUTE + NOON - wall) / DAY)
  }
  return Object.fromEntries(Object.entries(sun).map(([name, instant]) => [name, minuteAt(instant)]))
}

/** A minute of the day as HH:MM. */
export function timeOfMinute(minute: number): string {
  const ofDay = ((minute % DAY) + DAY) % DAY
  return `${String(Math.floor(ofDay / HOUR)).padStart(2, '0')}:${String(ofDay % HOUR).padStart(2, '0')}`
}
