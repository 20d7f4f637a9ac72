import { saleEndOf } from '../catalogue/on-sale/sale-clock.ts'
import { isoDate } from '../i18n/day-number.ts'
import type { StoredSlot } from './stored-days.ts'

/** What became of a start: `first` sold out before all others of its day, `soldOut` later or together with others, `open` as far as it was seen. */
export type StartOutcome = 'open' | 'soldOut' | 'first'

/** How the starts of a tour group sold out: of days that are over, and of those to come as far as it was seen. */
export interface SoldOutHistory {
  /** When it was last added to, in milliseconds since the epoch. */
  readonly readAt: number
  /**
   * The day since the epoch for which it was begun, because something was seen sold out; that day does not count, and none before it:
   * it was chosen by its outcome.
   */
  readonly since: number
  /** Days that are over, by days since the epoch: each start with its outcome's letter, such as `09:00o10:30f`, which is short in memory. */
  readonly past: ReadonlyMap<number, string>
  /** Starts of days that are not over. */
  readonly coming: ReadonlyMap<number, ReadonlyMap<string, StartOutcome>>
}

const LETTERS: Readonly<Record<StartOutcome, string>> = { open: 'o', soldOut: 's', first: 'f' }

/** How often a start sold out on the last days of one weekday. */
export interface SoldOutFrequency {
  /** HH:MM. */
  readonly start: string
  /** Days on which it was seen. */
  readonly days: number
  /** Of these, on how many it sold out, and on how many before all others. */
  readonly soldOut: number
  readonly first: number
}

/** The answer about one day. */
export interface DaySlotsAnswer {
  /** Days since the epoch. */
  readonly day: number
  readonly slots: readonly StoredSlot[]
  /** Milliseconds since the epoch. */
  readonly readAt: number
}

const WEEK = 7
/** Of the first day since the epoch, a Thursday. */
const FIRST_WEEKDAY = 4
/** Days of each weekday that count. */
const DAYS_KEPT = 20
export const MAX_PAST_DAYS = DAYS_KEPT * WEEK
/** Fewer days are no evidence. */
const LEAST_DAYS = 8
/** Starts of a day that are kept, the first ones. */
const MAX_STARTS = 30

/** The venue's time zone, its today in days since the epoch, and the milliseconds before a start at which its sale ends. */
interface Venue {
  readonly timeZone: string
  readonly today: number
  readonly cutOff: number
}

/**
 * Adds an answer about the starts of a day. Of a start that is not on sale any more it says nothing.
 *
 * @returns the same where there is nothing to remember: histories begin with a start that is sold out
 */
export function addDayToHistory(
  before: SoldOutHistory | undefined,
  { day, slots, readAt }: DaySlotsAnswer,
  venue: Venue,
): SoldOutHistory | undefined {
  const { today } = venue
  const listed = listedStarts(slots.filter(({ start }) => saleEnd(day, start, venue) > readAt))
  const hasSoldOut = [...listed.values()].includes(true)
  if (day < today || (!hasSoldOut && (!before || (day > today && !before.coming.has(day))))) return before
  const history = before ?? { readAt, since: day, past: new Map(), coming: new Map() }
  const seen = history.coming.get(day) ?? new Map<string, StartOutcome>()
  const coming = new Map(history.coming).set(day, seeStarts(seen, listed))
  return settle({ ...history, readAt, coming }, venue)
}

/** By start whether nothing is left of any of its tours; those of which the provider does not say are left out. */
function listedStarts(slots: readonly StoredSlot[]): ReadonlyMap<string, boolean> {
  const byStart = Map.groupBy(slots, ({ start }) => start)
  const told = [...byStart].filter(([, tours]) => tours.every(({ left }) => left !== undefined))
  return new Map(
    told.slice(0, MAX_STARTS).map(([start, tours]) => [start, tours.every(({ left }) => left === 0)] as const),
  )
}

function seeStarts(
  seen: ReadonlyMap<string, StartOutcome>,
  listed: ReadonlyMap<string, boolean>,
): ReadonlyMap<string, StartOutcome> {
  const hadNone = [...seen.values()].every((outcome) => outcome === 'open')
  const isNew = (start: string) => listed.get(start) === true && (seen.get(start) ?? 'open') === 'open'
  const isAlone = hadNone && [...listed.keys()].filter(isNew).length === 1
  const next = new Map(seen)
  for (const start of listed.keys()) {
    next.set(start, isNew(start) ? (isAlone ? 'first' : 'soldOut') : (seen.get(start) ?? 'open'))
  }
  return next
}

/** Moves days that are over among the past ones, of which the last of each weekday are kept. */
function settle(history: SoldOutHistory, venue: Venue): SoldOutHistory {
  const { today } = venue
  const over = [...history.coming].filter(([day]) => day < today)
  if (over.length === 0) return history
  const added = over.flatMap(([day, seen]) => (day > history.since ? [[day, outcomesOf(seen)] as const] : []))
  const past = new Map([...history.past, ...added])
  for (const day of past.keys()) if (day < today - MAX_PAST_DAYS) past.delete(day)
  return { ...history, past, coming: new Map([...history.coming].filter(([day]) => day >= today)) }
}

/** A start that was seen open may have sold out after the last look, so what is told is how often it did at least. */
function outcomesOf(seen: ReadonlyMap<string, StartOutcome>): string {
  return [...seen].map(([start, outcome]) => start + LETTERS[outcome]).join('')
}

/** By history, which never changes. */
const evidence = new WeakMap<SoldOutHistory, readonly (readonly SoldOutFrequency[])[]>()

/**
 * What the last days of each weekday, from Sunday on, tell of their starts: of those that were seen on enough of them and sold out on
 * half at least.
 */
export function soldOutFrequenciesByWeekday(history: SoldOutHistory): readonly (readonly SoldOutFrequency[])[] {
  return evidence.getOrInsertComputed(history, countByWeekday)
}

function countByWeekday({ past }: SoldOutHistory): readonly (readonly SoldOutFrequency[])[] {
  const weekdays = Array.from({ length: WEEK }, () => new Map<string, string>())
  for (const [day, outcomes] of past) {
    const letters = weekdays[(day + FIRST_WEEKDAY) % WEEK]
    for (const [, start = '', letter = ''] of outcomes.matchAll(/(..:..)(.)/g)) {
      letters?.set(start, (letters.get(start) ?? '') + letter)
    }
  }
  return weekdays.map((letters) => [...letters].toSorted().flatMap(([start, seen]) => countOf(start, seen)))
}

function countOf(start: string, seen: string): SoldOutFrequency[] {
  const days = seen.length
  const first = seen.split(LETTERS.first).length - 1
  const soldOut = days - (seen.split(LETTERS.open).length - 1)
  return days >= LEAST_DAYS && soldOut * 2 >= days ? [{ start, days, soldOut, first }] : []
}

function saleEnd(day: number, startTime: string, { timeZone, cutOff }: Venue): number {
  return saleEndOf({ date: isoDate(day), startTime }, { now: 0, timeZone, cutOff })
}
