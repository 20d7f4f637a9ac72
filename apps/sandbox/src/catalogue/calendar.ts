import { getTimes } from 'suncalc'
import { type TourGroup, WEEKDAYS } from '../catalogue-schema.ts'
import { seededRandom } from './seeded-random.ts'

/** Number of days in advance for which tickets are sold. */
const CALENDAR_DAYS = 180
const DAY_MINUTES = 1440

/** A date in the venue's time zone, YYYY-MM-DD. */
export type IsoDate = string

export interface CalendarDay {
  readonly date: IsoDate
  /** At least 1, the factor of the cheapest day. */
  readonly priceFactor: number
  readonly soldOut: boolean
}

/** The current date at the venue. */
export function todayInTimeZone(timeZone: string, now: Date): IsoDate {
  return new Intl.DateTimeFormat('sv-SE', { timeZone }).format(now)
}

export function addDays(date: IsoDate, days: number): IsoDate {
  return new Date(Date.parse(date) + days * 86_400_000).toISOString().slice(0, 10)
}

/** Every day on which the tour group runs, for `CALENDAR_DAYS` from `today`; deterministic per day. */
export function buildCalendar(tourGroup: TourGroup, today: IsoDate): CalendarDay[] {
  return [...openDays(tourGroup, today)]
}

/** The next day on which the place is open, sold out or not. */
export function nextOpenDay(tourGroup: TourGroup, today: IsoDate): CalendarDay | undefined {
  return openDays(tourGroup, today).find(() => true)
}

/** The first day with tickets. */
export function nextAvailableDay(tourGroup: TourGroup, today: IsoDate): CalendarDay | undefined {
  return openDays(tourGroup, today).find((day) => !day.soldOut)
}

/** Over the days with tickets: the lowest price factor, and whether any day is more expensive. */
interface PriceFactorRange {
  readonly lowest: number
  readonly isWide: boolean
}

const ranges = new WeakMap<TourGroup, { readonly today: IsoDate; readonly range: PriceFactorRange }>()

/** The "from" price: the lowest of all days with tickets; without such days the tour group's usual price. */
export function priceFactorRangeOf(tourGroup: TourGroup, today: IsoDate): PriceFactorRange {
  const known = ranges.get(tourGroup)
  if (known?.today === today) return known.range
  const factors = [...openDays(tourGroup, today)].filter(({ soldOut }) => !soldOut).map((day) => day.priceFactor)
  const lowest = factors.length === 0 ? 1 : Math.min(...factors)
  const range = { lowest, isWide: factors.some((factor) => factor > lowest) }
  ranges.set(tourGroup, { today, range })
  return range
}

/** Lazy, so that a caller that needs only the first day does not compute all. */
function* openDays(tourGroup: TourGroup, today: IsoDate): Generator<CalendarDay> {
  for (let index = 0; index < CALENDAR_DAYS; index += 1) {
    const date = addDays(today, index)
    if (tourGroup.schedule.closedWeekdays.includes(weekdayOf(date))) continue
    if (!isInSeason(tourGroup, date)) continue
    yield { date, priceFactor: priceFactorOf(tourGroup, date), soldOut: isSoldOut(tourGroup, date) }
  }
}

/** Whether it has fixed start times or starts before sunset, instead of hourly starts during opening hours. */
export function hasExplicitStartTimes({ schedule }: TourGroup): boolean {
  return schedule.startTimes !== undefined || schedule.minutesBeforeSunset !== undefined
}

/** The start times of the source, those before sunset, or `09:00`, `10:00`, … so that it ends before closing time. */
export function startTimesOf(tourGroup: TourGroup, date: IsoDate, timeZone: string): string[] {
  const { opens, closes, startTimes, minutesBeforeSunset } = tourGroup.schedule
  if (startTimes) return startTimes
  if (minutesBeforeSunset) return sunsetStarts(tourGroup.startPoint, minutesBeforeSunset, date, timeZone)
  const first = minutesOf(opens)
  // Hours after midnight continue past 24 when the venue closes after midnight.
  const last = (minutesOf(closes) > first ? minutesOf(closes) : minutesOf(closes) + DAY_MINUTES) - lengthOf(tourGroup)
  return Array.from({ length: Math.max(1, Math.floor((last - first) / 60) + 1) }, (_, hour) =>
    timeOf(first + hour * 60),
  )
}

/** The start times of one variant; none on a day on which it is not sold. */
export function startTimesOfVariant(
  tourGroup: TourGroup,
  { only }: TourGroup['variants'][number],
  date: IsoDate,
  timeZone: string,
): string[] {
  const times = startTimesOf(tourGroup, date, timeZone)
  if (!only) return times
  return only.weekdays.includes(weekdayOf(date)) ? times.filter((time) => only.startTimes.includes(time)) : []
}

/**
 * The duration in minutes; a ticket valid for a day or longer has an hour, because the last entry is an hour before closing.
 */
function lengthOf({ durationMinutes }: TourGroup): number {
  return durationMinutes === null || durationMinutes >= DAY_MINUTES ? 60 : durationMinutes
}

/** Rounded down to a quarter of an hour; none where the sun does not set. */
function sunsetStarts(
  { latitude, longitude }: TourGroup['startPoint'],
  minutesBefore: readonly number[],
  date: IsoDate,
  timeZone: string,
): string[] {
  const noon = Date.parse(`${date}T12:00:00Z`) - (longitude / 15) * 3_600_000
  const { sunset } = getTimes(new Date(noon), latitude, longitude)
  if (!sunset) return []
  const local = new Intl.DateTimeFormat('sv-SE', { timeZone, timeStyle: 'short' }).format(sunset)
  return minutesBefore
    .map((minutes) => Math.floor((minutesOf(local) - minutes) / 15) * 15)
    .toSorted((one, other) => one - other)
    .map(timeOf)
}

function priceFactorOf(tourGroup: TourGroup, date: IsoDate): number {
  const weekday = weekdayOf(date)
  const isWeekend = weekday === 'FRI' || weekday === 'SAT' || weekday === 'SUN'
  const month = Number(date.slice(5, 7))
  const isHighSeason = month === 12 || (month >= 6 && month <= 8)
  const flutter = seededRandom('price', tourGroup.id, date) < 0.2 ? 0.05 : 0
  return 1 + (isWeekend ? 0.1 : 0) + (isHighSeason ? 0.08 : 0) + flutter
}

function isInSeason(tourGroup: TourGroup, date: IsoDate): boolean {
  const { season } = tourGroup.schedule
  if (!season) return true
  const day = date.slice(5)
  // A season whose start is later in the year than its end spans New Year.
  return season.from <= season.to ? day >= season.from && day <= season.to : day >= season.from || day <= season.to
}

function isSoldOut(tourGroup: TourGroup, date: IsoDate): boolean {
  return seededRandom('sold out', tourGroup.id, date) < (tourGroup.boosterType === 'SellingOutFast' ? 0.2 : 0.05)
}

function weekdayOf(date: IsoDate): (typeof WEEKDAYS)[number] {
  return WEEKDAYS[new Date(date).getUTCDay()] ?? 'SUN'
}

function minutesOf(time: string): number {
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3))
}

function timeOf(minutes: number): string {
  const within = minutes % DAY_MINUTES
  return [Math.floor(within / 60), within % 60].map((part) => String(part).padStart(2, '0')).join(':')
}

/** A time of day that many minutes later. */
export function addMinutes(time: string, minutes: number): string {
  return timeOf(minutesOf(time) + minutes)
}
