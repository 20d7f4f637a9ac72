import { startInstantOf } from '../catalogue/on-sale/sale-clock.ts'
import type { Coordinates } from '../catalogue/product.ts'
import { addDays } from '../i18n/day-number.ts'
import { isoToday } from '../i18n/zoned-time.ts'
import { GenerationalCache } from '../memo/generational-cache.ts'
import type { PartyTotal } from '../products/party/party-total.ts'
import { serializePlan, type Trip, type TripStop } from '../request/address/trip-address.ts'
import { estimateTravel, type TravelEstimate } from './estimate-travel.ts'
import type { TourGroupFacts, TripFacts, TripStart } from './trip-facts.ts'

/**
 * - `fits`: it can be visited then, as far as is known;
 * - `overlaps`: its chosen start is before the stops before it are over and the way is done;
 * - `tooLate`: nothing that is left of the day begins late enough;
 * - `noStart`: nothing begins at the chosen time, or the place is not open then;
 * - `closed`, `soldOut`: on that day, or for this party;
 * - `past`;
 * - `unknown`: the catalogue does not say;
 * - `undated`: the trip has no first day yet.
 */
export type StopState =
  | 'fits'
  | 'overlaps'
  | 'tooLate'
  | 'noStart'
  | 'closed'
  | 'soldOut'
  | 'past'
  | 'unknown'
  | 'undated'

/** A stop on its day. Times are in milliseconds since the epoch. */
export interface PlannedStop {
  readonly stop: TripStop
  readonly state: StopState
  /** The chosen start, or the first that fits; absent where visitors come when they like. */
  readonly start?: TripStart | undefined
  /** Absent when any time of the day will do. */
  readonly begins?: number | undefined
  /** Absent when nobody tells how long it takes. */
  readonly ends?: number | undefined
  /** The way from the stop before that fits; absent where one of both places is unknown. */
  readonly travel?: TravelEstimate | undefined
  readonly total?: PartyTotal | undefined
}

export interface PlannedDay {
  /** ISO date; absent before the first day is chosen. */
  readonly date?: string | undefined
  readonly stops: readonly PlannedStop[]
}

export interface PlannedTrip {
  readonly trip: Trip
  readonly days: readonly PlannedDay[]
}

/** Where visitors are after a stop, and from when they are free. */
interface Cursor {
  readonly free: number
  readonly place?: Coordinates | undefined
}

type Outcome = Omit<PlannedStop, 'stop' | 'travel'>

const BEGINNING: Cursor = { free: Number.NEGATIVE_INFINITY }
const MINUTE = 60_000

/** Days that a planner remembers: as many as the longest trip has, many times over. */
const MOST_KNOWN = 500

/** Plans trips from the same facts, and remembers the days that it planned last. */
export type PlanTrip = (trip: Trip) => PlannedTrip

/**
 * Creates the planner. It keeps the order of stops: each is visited after those before it that fit, and the way between. A stop that
 * does not fit takes no time. Without a chosen start it gets the first one that fits.
 */
export function createPlanner(facts: TripFacts): PlanTrip {
  const known = new GenerationalCache<ReturnType<typeof planStops>>(MOST_KNOWN)
  const planDay = (stops: readonly TripStop[], date: string | undefined, free: number) => {
    const key = `${date} ${free} ${serializePlan([stops])}`
    const before = known.get(key)
    if (before) return before
    const planned = planStops(stops, date, { free }, facts)
    known.set(key, planned)
    return planned
  }
  return (trip) => {
    const days: PlannedDay[] = []
    let cursor = BEGINNING
    for (const [number, stops] of trip.days.entries()) {
      const date = trip.start === undefined ? undefined : addDays(trip.start, number)
      // People sleep somewhere else: in the morning no way is known, and only what ran into the day counts.
      const planned = planDay(stops, date, cursor.free)
      days.push({ date, stops: planned.stops })
      cursor = planned.after
    }
    return { trip, days }
  }
}

function planStops(stops: readonly TripStop[], date: string | undefined, before: Cursor, facts: TripFacts) {
  const planned: PlannedStop[] = []
  let cursor = before
  for (const stop of stops) {
    const tourGroup = facts.ofTourGroup(stop.tgid)
    if (!tourGroup) {
      planned.push({ stop, state: date === undefined ? 'undated' : 'unknown' })
      continue
    }
    const travel = cursor.place && tourGroup.begins && estimateTravel(cursor.place, tourGroup.begins)
    const earliest = travel && travel.mode !== 'far' ? cursor.free + travel.minutes * MINUTE : cursor.free
    const outcome = planStop(stop, date, earliest, tourGroup, facts.now)
    planned.push({ stop, ...outcome, travel })
    if (outcome.state !== 'fits') continue
    // Where nobody tells the end, visitors are free no earlier than it begins.
    cursor = { free: outcome.ends ?? outcome.begins ?? cursor.free, place: tourGroup.ends ?? tourGroup.begins }
  }
  return { stops: planned, after: cursor }
}

/** @param earliest when visitors can be there, by what is known */
function planStop(
  stop: TripStop,
  date: string | undefined,
  earliest: number,
  tourGroup: TourGroupFacts,
  now: number,
): Outcome {
  if (date === undefined) return { state: 'undated' }
  if (date < isoToday({ now, timeZone: tourGroup.timeZone })) return { state: 'past' }
  const day = tourGroup.onDay(date)
  if (day.kind !== 'open') return { state: day.kind }
  // What ended on a day before takes nothing from this one.
  const isOfDay = earliest > startInstantOf({ date, startTime: '00:00' }, tourGroup.timeZone)
  const when = { date, earliest: isOfDay ? earliest : Number.NEGATIVE_INFINITY, now }
  if (day.starts.length === 0) return { ...planVisitAnyTime(stop, when, tourGroup), total: day.total }
  return stop.time === undefined
    ? planFirstStart(day.starts, when, tourGroup)
    : planChosenStart(stop.time, day.starts, when, tourGroup)
}

interface When {
  readonly date: string
  readonly earliest: number
  readonly now: number
}

function planFirstStart(
  starts: readonly TripStart[],
  { date, earliest, now }: When,
  tourGroup: TourGroupFacts,
): Outcome {
  const open = starts.filter(({ hasRoom }) => hasRoom)
  if (open.length === 0) return { state: 'soldOut' }
  const least = Math.max(earliest, now)
  const start = open.find(({ time }) => startInstantOf({ date, startTime: time }, tourGroup.timeZone) >= least)
  return start ? outcomeOf('fits', start, date, tourGroup) : { state: 'tooLate' }
}

function planChosenStart(
  time: string,
  starts: readonly TripStart[],
  { date, earliest, now }: When,
  tourGroup: TourGroupFacts,
): Outcome {
  const begins = startInstantOf({ date, startTime: time }, tourGroup.timeZone)
  if (begins < now) return { state: 'past', begins }
  const then = starts.filter((start) => start.time === time)
  const start = then.find(({ hasRoom }) => hasRoom) ?? then[0]
  if (!start) return { state: 'noStart', begins }
  const state = start.hasRoom ? (begins < earliest ? 'overlaps' : 'fits') : 'soldOut'
  return outcomeOf(state, start, date, tourGroup)
}

function outcomeOf(state: StopState, start: TripStart, date: string, tourGroup: TourGroupFacts): Outcome {
  const { timeZone, duration } = tourGroup
  const begins = startInstantOf({ date, startTime: start.time }, timeZone)
  const told = start.endTime === undefined ? undefined : endAfter(start.time, start.endTime, date, timeZone)
  const ends = told ?? (duration && begins + (duration.max ?? duration.min))
  return { state, start, begins, ends, total: start.total }
}

/** A visit within the hours of the place, which are all that is known. */
function planVisitAnyTime({ time }: TripStop, { date, earliest, now }: When, tourGroup: TourGroupFacts): Outcome {
  const { timeZone, duration, schedule } = tourGroup
  const chosen = time === undefined ? undefined : startInstantOf({ date, startTime: time }, timeZone)
  const opens = schedule && startInstantOf({ date, startTime: schedule.opens }, timeZone)
  const closes = schedule && endAfter(schedule.opens, schedule.closes, date, timeZone)
  const first = Math.max(earliest, opens ?? Number.NEGATIVE_INFINITY)
  // Without hours and stops before it, any time from now on will do.
  const begins = chosen ?? (Number.isFinite(first) ? Math.max(first, now) : undefined)
  if (begins === undefined) return { state: 'fits' }
  const longest = duration && begins + (duration.max ?? duration.min)
  const ends = longest && Math.min(longest, closes ?? longest)
  const shortest = begins + (duration?.min ?? 0)
  const isOutside =
    (opens !== undefined && begins < opens) || (closes !== undefined && (begins >= closes || shortest > closes))
  const isWithinDay = begins < startInstantOf({ date: addDays(date, 1), startTime: '00:00' }, timeZone)
  if (chosen === undefined) return isOutside || !isWithinDay ? { state: 'tooLate' } : { state: 'fits', begins, ends }
  if (chosen < now) return { state: 'past', begins }
  if (isOutside) return { state: 'noStart', begins }
  return { state: chosen < earliest ? 'overlaps' : 'fits', begins, ends }
}

/** When a time is that is after midnight if it is not later than another one. */
function endAfter(time: string, endTime: string, date: string, timeZone: string): number {
  return startInstantOf({ date: endTime <= time ? addDays(date, 1) : date, startTime: endTime }, timeZone)
}
