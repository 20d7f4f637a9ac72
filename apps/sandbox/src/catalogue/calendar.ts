import { type TourGroup, WEEKDAYS } from '../catalogue-source.ts'
import { chance } from './random.ts'

/** How far ahead tickets are sold. */
const CALENDAR_DAYS = 180

/** A day in the venue's calendar, YYYY-MM-DD. */
export type IsoDate = string

export interface CalendarDay {
  readonly date: IsoDate
  /** At least 1: the tour group's price is the cheapest. */
  readonly priceFactor: number
  readonly soldOut: boolean
}

/** Today where the venue is. */
export function todayIn(timeZone: string, now: Date): IsoDate {
  return new Intl.DateTimeFormat('sv-SE', { timeZone }).format(now)
}

export function addDays(date: IsoDate, days: number): IsoDate {
  return new Date(Date.parse(date) + days * 86_400_000).toISOString().slice(0, 10)
}

/** Every day on which the tour group runs, `CALENDAR_DAYS` from `today`; the same day is always the same. */
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

/** Of the days with tickets: the price factor of the cheapest, and whether any is dearer. */
export interface PriceRange {
  readonly lowest: number
  readonly isWide: boolean
}

const ranges = new WeakMap<TourGroup, { readonly today: IsoDate; readonly range: PriceRange }>()

/** What "from" means: the lowest price of all days with tickets. Where nothing is on sale it is the usual one. */
export function priceRangeOf(tourGroup: TourGroup, today: IsoDate): PriceRange {
  const known = ranges.get(tourGroup)
  if (known?.today === today) return known.range
  const factors = [...openDays(tourGroup, today)].filter(({ soldOut }) => !soldOut).map((day) => day.priceFactor)
  const lowest = factors.length === 0 ? 1 : Math.min(...factors)
  const range = { lowest, isWide: factors.some((factor) => factor > lowest) }
  ranges.set(tourGroup, { today, range })
  return range
}

/** One after the other, so that who needs the first does not pay for all. */
function* openDays(tourGroup: TourGroup, today: IsoDate): Generator<CalendarDay> {
  for (let index = 0; index < CALENDAR_DAYS; index += 1) {
    const date = addDays(today, index)
    if (tourGroup.schedule.closedWeekdays.includes(weekdayOf(date))) continue
    if (!isInSeason(tourGroup, date)) continue
    yield { date, priceFactor: priceFactorOf(tourGroup, date), soldOut: isSoldOut(tourGroup, date) }
  }
}

/** `09:00`, `10:00`, … or the source's own start times. */
export function startTimesOf(tourGroup: TourGroup): string[] {
  const { opens, closes, startTimes } = tourGroup.schedule
  if (startTimes) return startTimes
  const first = hourOf(opens)
  // A venue that closes after midnight counts on past 24.
  const last = hourOf(closes) > first ? hourOf(closes) : hourOf(closes) + 24
  const minutes = opens.slice(3)
  return Array.from(
    { length: Math.max(1, last - first) },
    (_, index) => `${twoDigits((first + index) % 24)}:${minutes}`,
  )
}

function priceFactorOf(tourGroup: TourGroup, date: IsoDate): number {
  const weekday = weekdayOf(date)
  const isWeekend = weekday === 'FRI' || weekday === 'SAT' || weekday === 'SUN'
  const month = Number(date.slice(5, 7))
  const isHighSeason = month === 12 || (month >= 6 && month <= 8)
  const flutter = chance('price', tourGroup.id, date) < 0.2 ? 0.05 : 0
  return 1 + (isWeekend ? 0.1 : 0) + (isHighSeason ? 0.08 : 0) + flutter
}

function isInSeason(tourGroup: TourGroup, date: IsoDate): boolean {
  const { season } = tourGroup.schedule
  if (!season) return true
  const day = date.slice(5)
  // A season that begins later in the year than it ends runs over New Year.
  return season.from <= season.to ? day >= season.from && day <= season.to : day >= season.from || day <= season.to
}

function isSoldOut(tourGroup: TourGroup, date: IsoDate): boolean {
  return chance('sold out', tourGroup.id, date) < (tourGroup.boosterType === 'SellingOutFast' ? 0.2 : 0.05)
}

function weekdayOf(date: IsoDate): (typeof WEEKDAYS)[number] {
  return WEEKDAYS[new Date(date).getUTCDay()] ?? 'SUN'
}

function hourOf(time: string): number {
  return Number(time.slice(0, 2))
}

function twoDigits(value: number): string {
  return String(value).padStart(2, '0')
}
