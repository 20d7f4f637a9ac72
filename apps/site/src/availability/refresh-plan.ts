import type { CurrencyCode } from '@passepartout/content-model/currencies'
import { dayNumber, isoDate } from '../i18n/day-number.ts'
import { isoToday } from '../i18n/zoned-time.ts'
import type { AvailabilityIndex } from './availability-index.ts'
import { dayStateInCalendar, STATE_OPEN } from './stored-days.ts'
import { type StoredTourGroup, slotPricesKey } from './stored-tour-group.ts'

/** A call that keeps the index fresh: for a calendar, or with a day for its starts. */
export interface RefreshTask {
  readonly tgid: number
  readonly currency: CurrencyCode
  /** ISO date. */
  readonly day?: string
}

/** A task with how urgent it is. */
export interface DueTask extends RefreshTask {
  /** Age over the age at which it is to be read again; infinite for what was never read. */
  readonly lateness: number
  /** Views of the tour group. */
  readonly views: number
}

/** What the plan depends on. */
export interface RefreshPlanInput {
  readonly index: AvailabilityIndex
  /** Listed tour groups with the currencies of the sites that sell them; at least one each. */
  readonly listed: ReadonlyMap<number, readonly CurrencyCode[]>
  /** When a task was last answered, in milliseconds since the epoch; 0 for never. */
  readonly answeredAt: (task: RefreshTask) => number
  /** When it last failed. */
  readonly failedAt: (task: RefreshTask) => number
  readonly now: number
}

const MINUTE = 60_000
const HOUR = 60 * MINUTE
/** Upper limits on the age of what is known, in milliseconds, by how near the day is. */
export const MAX_AGE_BY_HORIZON = { near: 5 * MINUTE, week: 30 * MINUTE, later: 6 * HOUR } as const
/** What is due is read a little before its age is reached. */
const EARLY = 0.8
/** Milliseconds for which what a page asked for is kept fresh. */
const ASKED_LATELY = HOUR
/** Milliseconds after which a task that failed is tried again. */
const FAILED_LATELY = MINUTE
const WEEK = 7

export type Horizon = keyof typeof MAX_AGE_BY_HORIZON

/** @param days from the first day on sale */
export function horizonForDaysAhead(days: number): Horizon {
  return days < 2 ? 'near' : days < WEEK ? 'week' : 'later'
}

/**
 * The calls that are due. A calendar is due by its nearest open day, because one answer names all days; its currency is
 * the one whose prices are oldest. Starts are due for days that pages asked for lately, with prices
 * in each currency asked for, and last of all for today.
 */
export function planRefresh(sources: RefreshPlanInput) {
  const wanted: DueTask[] = []
  const idle: DueTask[] = []
  const todayIn = createTodayLookup(sources.now)
  for (const [tgid, currencies] of sources.listed) {
    const kept = sources.index.known(tgid)
    const today = todayIn(kept && sources.index.zoneOf(kept))
    const asked = lately(sources, tgid)
    const calendar = dueCalendar(sources, tgid, kept, today, [...new Set([...currencies, ...asked.currencies])])
    if (calendar) wanted.push(calendar)
    const [currency = currencies[0]] = asked.currencies
    if (!kept || currency === undefined) continue
    for (const one of asked.days) {
      const day = dayNumber(one.day)
      if (day < today || dayStateInCalendar(kept.calendar, day) !== STATE_OPEN) continue
      const known = kept.slotPrices.get(slotPricesKey(day, one.currency))
      const horizon = horizonForDaysAhead(day - today)
      const starts = due(sources, { tgid, ...one }, known?.readAt, MAX_AGE_BY_HORIZON[horizon])
      if (starts) wanted.push(starts)
    }
    const day = isoDate(today)
    const isOpen = dayStateInCalendar(kept.calendar, today) === STATE_OPEN
    if (!isOpen || asked.days.some((one) => one.day === day)) continue
    const starts = due(sources, { tgid, currency, day }, kept.slots.get(today)?.readAt, MAX_AGE_BY_HORIZON.week)
    if (starts) idle.push(starts)
  }
  return { wanted, idle }
}

/** The horizon of the nearest day that is open, without which only later days matter. */
export function horizonOfNearestOpenDay(kept: StoredTourGroup | undefined, today: number): Horizon {
  for (let days = 0; days < WEEK; days += 1)
    if (dayStateInCalendar(kept?.calendar, today + days) === STATE_OPEN) return horizonForDaysAhead(days)
  return 'later'
}

function dueCalendar(
  sources: RefreshPlanInput,
  tgid: number,
  kept: StoredTourGroup | undefined,
  today: number,
  currencies: readonly CurrencyCode[],
): DueTask | undefined {
  const readIn = (currency: CurrencyCode) =>
    Math.max(kept?.prices.get(currency)?.readAt ?? 0, sources.answeredAt({ tgid, currency }))
  const [currency] = currencies.toSorted((one, other) => readIn(one) - readIn(other))
  if (currency === undefined) return undefined
  const task = { tgid, currency }
  const oldest = MAX_AGE_BY_HORIZON[horizonOfNearestOpenDay(kept, today)]
  return (
    due(sources, task, kept?.calendar?.readAt, oldest) ??
    due(sources, task, readIn(currency), Math.max(oldest, MAX_AGE_BY_HORIZON.week))
  )
}

/**
 * @param knownAt when what it reads was last read, as far as is known
 * @param oldest milliseconds
 */
function due(
  sources: RefreshPlanInput,
  task: RefreshTask,
  knownAt: number | undefined,
  oldest: number,
): DueTask | undefined {
  if (sources.now - sources.failedAt(task) < FAILED_LATELY) return undefined
  const readAt = Math.max(knownAt ?? 0, sources.answeredAt(task))
  const lateness = readAt === 0 ? Number.POSITIVE_INFINITY : (sources.now - readAt) / oldest
  return lateness < EARLY ? undefined : { ...task, lateness, views: sources.index.viewsOf(task.tgid) }
}

function lately({ index, now }: RefreshPlanInput, tgid: number) {
  const asked = index.askedOf(tgid)
  const of = <K>(times: ReadonlyMap<K, number> | undefined): K[] =>
    [...(times ?? [])].flatMap(([key, at]) => (now - at < ASKED_LATELY ? [key] : []))
  const days = [...(asked?.days ?? [])].flatMap(([day, times]) => of(times).map((currency) => ({ day, currency })))
  return { currencies: of(asked?.currencies), days }
}

/** Today by time zone, in days since the epoch; each is computed once. */
export function createTodayLookup(now: number): (timeZone: string | undefined) => number {
  const known = new Map<string, number>()
  return (timeZone = 'UTC') => known.getOrInsertComputed(timeZone, () => dayNumber(isoToday({ now, timeZone })))
}
