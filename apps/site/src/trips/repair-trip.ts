import { addDays, dayNumber } from '../i18n/day-number.ts'
import { minutesAfterMidnight, timeIn } from '../i18n/zoned-time.ts'
import { MOST_DAYS, type Trip } from '../request/address/trip-address.ts'
import { addStop, chooseStopTime, moveStop, removeStop, type StopPosition } from './edit-trip.ts'
import type { PlannedStop, PlannedTrip, PlanTrip } from './plan-trip.ts'
import type { TourGroupFacts, TripFacts, TripStart } from './trip-facts.ts'

/** Another trip, in which a stop is at another time. */
export interface Repair {
  /** On the same day, on another day of the trip, on a day that the trip does not have yet, or in the evening of any of its days. */
  readonly kind: 'sameDay' | 'otherDay' | 'newDay' | 'evening'
  readonly trip: Trip
  /** ISO date. */
  readonly date: string
  /** When it begins then, in milliseconds since the epoch; absent when any time of the day will do. */
  readonly begins?: number | undefined
}

/** A changed trip, and where its stop is then. */
interface Candidate {
  readonly trip: Trip
  readonly at: StopPosition
}

interface Sources {
  readonly plan: PlanTrip
  readonly facts: TripFacts
}

/** HH:MM from which a start is one of the evening. */
const EVENING = '17:00'

/** Whether a stop does not fit, as far as is known. */
export function needsRepair({ state }: Pick<PlannedStop, 'state'>): boolean {
  return state !== 'fits' && state !== 'unknown' && state !== 'undated'
}

/**
 * The nearest alternatives that work for a stop that does not: each is a trip in which it fits, and every other stop that fits now still
 * does. A stop that fits has none.
 *
 * @param planned by the same planner
 */
export function repairsOf(planned: PlannedTrip, at: StopPosition, sources: Sources): readonly Repair[] {
  const stop = stopAt(planned, at)
  const tourGroup = stop && needsRepair(stop) ? sources.facts.ofTourGroup(stop.stop.tgid) : undefined
  if (!tourGroup) return []
  const kinds = [['sameDay', sameDay] as const, ['otherDay', otherDays] as const, ['newDay', newDays] as const]
  return kinds.flatMap(([kind, candidatesOf]) => {
    const candidates = candidatesOf(planned.trip, at, tourGroup)
    return firstThatFits(kind, candidates, planned, at, sources) ?? []
  })
}

/** The trip in which a stop begins in the evening, on the nearest day of it on which it can. */
export function findEveningRepair(planned: PlannedTrip, at: StopPosition, sources: Sources): Repair | undefined {
  const { stop, begins } = stopAt(planned, at) ?? {}
  const tourGroup = stop && sources.facts.ofTourGroup(stop.tgid)
  if (!tourGroup || (begins !== undefined && timeIn(begins, tourGroup.timeZone) >= EVENING)) return undefined
  return firstThatFits('evening', evenings(planned.trip, at, tourGroup), planned, at, sources)
}

function stopAt({ days }: Pick<PlannedTrip, 'days'>, { day, place }: StopPosition): PlannedStop | undefined {
  return days[day]?.stops[place]
}

/** Looks at no more candidates than it needs. */
function firstThatFits(
  kind: Repair['kind'],
  candidates: Iterable<Candidate>,
  before: PlannedTrip,
  from: StopPosition,
  { plan }: Sources,
): Repair | undefined {
  const others = fitsBeside(before, from)
  for (const { trip, at } of candidates) {
    const after = plan(trip)
    const date = after.days[at.day]?.date
    const stop = stopAt(after, at)
    const still = fitsBeside(after, at)
    if (date !== undefined && stop?.state === 'fits' && others.every((fitted, number) => !fitted || still[number])) {
      return { kind, trip, date, begins: stop.begins }
    }
  }
  return undefined
}

/** Whether each other stop fits, in order. */
function fitsBeside({ days }: PlannedTrip, at: StopPosition): readonly boolean[] {
  return days.flatMap(({ stops }, day) =>
    stops.filter((_, place) => day !== at.day || place !== at.place).map(({ state }) => state === 'fits'),
  )
}

/** Each start of an evening of the trip, on the nearest day first. */
function* evenings(trip: Trip, at: StopPosition, tourGroup: TourGroupFacts): Iterable<Candidate> {
  for (const day of byNearness(trip.days.length, at.day)) {
    // An evening is the end of a day.
    const to = { day, place: (trip.days[day]?.length ?? 0) - (day === at.day ? 1 : 0) }
    for (const { time } of startsOn(trip, day, tourGroup) ?? [])
      if (time >= EVENING) yield { trip: chooseStopTime(moveStop(trip, at, to), to, time), at: to }
  }
}

/** The starts of a day of the trip that have places, none where visitors come when they like; `undefined` when it is not open. */
function startsOn({ start }: Trip, day: number, { onDay }: TourGroupFacts): readonly TripStart[] | undefined {
  const facts = start === undefined ? undefined : onDay(addDays(start, day))
  if (facts?.kind !== 'open') return undefined
  const starts = facts.starts.filter(({ hasRoom }) => hasRoom)
  return starts.length > 0 || facts.starts.length === 0 ? starts : undefined
}

/** First another start at its place, the nearest to the chosen one first; then the other places of the day. */
function* sameDay(trip: Trip, at: StopPosition, tourGroup: TourGroupFacts): Iterable<Candidate> {
  const { time } = trip.days[at.day]?.[at.place] ?? {}
  const starts = startsOn(trip, at.day, tourGroup)
  if (!starts) return
  const times = time === undefined || starts.length === 0 ? [undefined] : nearestTimes(starts, time)
  for (const place of byNearness(trip.days[at.day]?.length ?? 0, at.place)) {
    const to = { day: at.day, place }
    const moved = moveStop(trip, at, to)
    for (const other of times) yield { trip: chooseStopTime(moved, to, other), at: to }
  }
}

function nearestTimes(starts: readonly { readonly time: string }[], wanted: string): readonly string[] {
  const distance = (time: string) => Math.abs(minutesAfterMidnight(time) - minutesAfterMidnight(wanted))
  return [...new Set(starts.map(({ time }) => time))].toSorted((one, other) => distance(one) - distance(other))
}

/** Every place of every other day on which it is open, the nearest day first. */
function* otherDays(trip: Trip, at: StopPosition, tourGroup: TourGroupFacts): Iterable<Candidate> {
  for (const day of byNearness(trip.days.length, at.day)) {
    if (day === at.day || !startsOn(trip, day, tourGroup)) continue
    const count = trip.days[day]?.length ?? 0
    for (let place = count; place >= 0; place -= 1)
      yield { trip: moveStop(trip, at, { day, place }), at: { day, place } }
  }
}

/** Open days before and after the trip, the nearest to the stop's own first, as long as the trip can be. */
function* newDays(trip: Trip, at: StopPosition, tourGroup: TourGroupFacts): Iterable<Candidate> {
  const { start, days } = trip
  const { tgid } = days[at.day]?.[at.place] ?? {}
  if (start === undefined || tgid === undefined) return
  const own = dayNumber(start) + at.day
  const [first, last] = [dayNumber(start), dayNumber(start) + days.length - 1]
  const dates = tourGroup.openDates
    .map(dayNumber)
    .filter((date) => (date < first && last - date < MOST_DAYS) || (date > last && date - first < MOST_DAYS))
    .toSorted((one, other) => Math.abs(one - own) - Math.abs(other - own))
  const without = removeStop(trip, at)
  for (const date of dates) {
    if (!startsOn(trip, date - first, tourGroup)) continue
    const before = Math.max(0, first - date)
    const empty = Array.from({ length: before }, () => [])
    const longer = { start: addDays(start, -before), days: [...empty, ...without.days] }
    const day = date - first + before
    yield { trip: addStop(longer, { tgid }, { day }), at: { day, place: 0 } }
  }
}

/** Numbers from 0, the nearest to one of them first, later ones before earlier ones. */
function byNearness(count: number, own: number): readonly number[] {
  return Array.from({ length: count }, (_, number) => number).toSorted(
    (one, other) => Math.abs(one - own) - Math.abs(other - own) || other - one,
  )
}
