import type { Calendar, StartDateTime, TourGroupStart } from '../../catalogue/calendar.ts'
import { addDays } from '../../i18n/day-number.ts'
import type { PageContext } from '../../page-context/page-context.ts'

const WEEK = 7
/** Weeks of the calendar that say which weekdays are closed. */
const WEEKS = 8
/** Fewer days of a weekday say nothing. */
const FEWEST_WEEKS = 3
/** More times than these are shown as the first and the last. */
const MOST_TIMES = 6
const MOST_TIMES_OF_A_DAY = 2

/**
 * The weekdays on which nothing takes place in the coming weeks, from Monday on, each as one ISO date. Sold-out days count as open.
 *
 * @param calendar days from today on
 */
export function datesOfClosedWeekdays({ days }: Calendar): readonly string[] {
  const [first, last] = [days[0]?.date, days.at(-1)?.date]
  if (first === undefined || last === undefined) return []
  const open = new Set(days.map(({ date }) => date))
  const week = Array.from({ length: WEEK }, (_, index) => addDays(first, index)).toSorted(
    (one, other) => weekdayOf(one) - weekdayOf(other),
  )
  return week.filter((date) => {
    const same = Array.from({ length: WEEKS }, (_, index) => addDays(date, index * WEEK)).filter((one) => one <= last)
    return same.length >= FEWEST_WEEKS && same.every((one) => !open.has(one))
  })
}

/** 0 is Monday. */
function weekdayOf(date: string): number {
  return (new Date(date).getUTCDay() + WEEK - 1) % WEEK
}

/** The starts of the seven days after today, of which no one has begun; with too few of them those of today too. */
export function startsAfterTodayOrAll(starts: readonly StartDateTime[], today: string): readonly StartDateTime[] {
  const coming = starts.filter(({ date }) => date > today)
  return coming.length > 0 ? coming : starts
}

/**
 * The times of each day whose starts are known and not sold out; empty where a day has more than a matinée and an evening.
 *
 * @param starts in order of time
 */
export function startTimesByDay(starts: readonly TourGroupStart[]): ReadonlyMap<string, readonly string[]> {
  const open = starts.filter(({ isSoldOut }) => !isSoldOut)
  const byDay = new Map(
    [...Map.groupBy(open, ({ date }) => date)].map(
      ([date, some]) => [date, [...new Set(some.map(({ startTime }) => startTime))]] as const,
    ),
  )
  return [...byDay.values()].some((times) => times.length > MOST_TIMES_OF_A_DAY) ? new Map() : byDay
}

/**
 * Formats starts of a week as "14:30 (Wed, Sat) and 19:30": days are named if a time is not on all of them. Many times are shown as
 * the first and the last.
 */
export function formatWeeklyStarts(starts: readonly StartDateTime[], { t, format }: PageContext): string {
  const days = new Set(starts.map(({ date }) => date)).size
  const byTime = Map.groupBy(starts, ({ startTime }) => startTime)
  const times = [...byTime].toSorted(([one], [other]) => (one < other ? -1 : 1))
  const [first, last] = [times[0]?.[0], times.at(-1)?.[0]]
  if (times.length > MOST_TIMES && first && last)
    return t('show.opens', { opens: format.time(first), closes: format.time(last) })
  return format.list(
    times.map(([start, on]) => {
      const time = format.time(start)
      return on.length === days ? time : `${time} (${on.map(({ date }) => format.weekday(date)).join(', ')})`
    }),
  )
}

/** The last start of the days, if it is the same on each of them. */
export function commonLastStartTime(starts: readonly StartDateTime[]): string | undefined {
  const byDay = Map.groupBy(starts, ({ date }) => date)
  const lasts = new Set(
    [...byDay.values()].map((day) =>
      day
        .map(({ startTime }) => startTime)
        .toSorted()
        .at(-1),
    ),
  )
  return lasts.size === 1 ? [...lasts][0] : undefined
}
