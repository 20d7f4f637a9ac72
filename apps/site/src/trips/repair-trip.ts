import { addDays, dayNumber } from '../i18n/day-number.ts'
import { minutesOf, timeIn } from '../i18n/moment.ts'
import { MOST_DAYS, type Trip } from '../request/address/trip-address.ts'
import { addStop, chooseTime, moveStop, removeStop, type StopPlace } from './edit-trip.ts'
import type { PlannedStop, PlannedTrip, PlanTrip } from './plan-trip.ts'
import type { TripFacts } from './trip-facts.ts'

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
  readonly at: StopPlace
}

interface Sources {
  readonly plan: PlanTrip
  readonly facts: TripFacts
}

/** HH:MM from which a start is one of the evening. */
const EVENING = '17:00'

/**
 * The nearest alternatives that work for a stop that does not: each is a trip in which it fits, and every other stop that fits now still
 * does. A stop that fits has none.
 *
 * @param planned by the same planner
 */
export function repairsOf(planned: PlannedTrip, at: StopPlace, sources: Sources): readonly Repair[] {
  const stop = stopAt(planned, at)
  if (!stop || ['fits', 'unknown', 'undated'].includes(stop.state)) return []
  const from = { before: planned, at }
  return [
    firstThatFits('sameDay', sameDay(planned.trip, at, sources), from, sources),
    firstThatFits('otherDay', otherDays(planned.trip, at), from, sources),
    firstThatFits('newDay', newDays(planned.trip, at, sources), from, sources),
  ].filter((repair) => repair !== undefined)
}

/** The trip in which a stop begins in the evening, on the nearest day of it on which it can. */
export function eveningOf(planned: PlannedTrip, at: StopPlace, sources: Sources): Repair | undefined {
  const { trip, days } = planned
  const { tgid } = trip.days[at.day]?.[at.place] ?? {}
  const tourGroup = tgid === undefined ? undefined : sources.facts.ofTourGroup(tgid)
  const begins = stopAt(planned, at)?.begins
  if (!tourGroup || (begins !== undefined && timeIn(begins, tourGroup.timeZone) >= EVENING)) return undefined
  const candidates = byNearness(days.length, at.day).flatMap((day) => {
    const facts = tourGroup.onDay(days[day]?.date ?? '')
    const times = facts.kind === 'open' ? facts.starts.filter(({ hasRoom, time }) => hasRoom && time >= EVENING) : []
    return times.map(({ time }) => {
      // An evening is the end of a day.
      const place = (trip.days[day]?.length ?? 0) - (day === at.day ? 1 : 0)
      const to = { day, place }
      return { trip: chooseTime(moveStop(trip, at, to), to, time), at: to }
    })
  })
  return firstThatFits('evening', candidates, { before: planned, at }, sources)
}

function stopAt({ days }: Pick<PlannedTrip, 'days'>, { day, place }: StopPlace): PlannedStop | undefined {
  return days[day]?.stops[place]
}

/** Looks at no more candidates than it needs. */
function firstThatFits(
  kind: Repair['kind'],
  candidates: Iterable<Candidate>,
  { before, at: from }: { readonly before: PlannedTrip; readonly at: StopPlace },
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
function fitsBeside({ days }: PlannedTrip, at: StopPlace): readonly boolean[] {
  return days.flatMap(({ stops }, day) =>
    stops.filter((_, place) => day !== at.day || place !== at.place).map(({ state }) => state === 'fits'),
  )
}

/** First another start at its place, the nearest to the chosen one first; then the other places of the day. */
function* sameDay(trip: Trip, at: StopPlace, { facts }: Sources): Iterable<Candidate> {
  const stop = trip.days[at.day]?.[at.place]
  if (!stop) return
  const places = byNearness(trip.days[at.day]?.length ?? 0, at.place)
  const { time } = stop
  const day = facts.ofTourGroup(stop.tgid)?.onDay(addDays(trip.start ?? '', at.day))
  const starts = day?.kind === 'open' ? day.starts.filter(({ hasRoom }) => hasRoom) : []
  const times =
    time === undefined ? [undefined] : [...nearestTimes(starts, time), ...(starts.length > 0 ? [] : [undefined])]
  for (const place of places) {
    const to = { day: at.day, place }
    const moved = moveStop(trip, at, to)
    for (const other of times) yield { trip: chooseTime(moved, to, other), at: to }
  }
}

function nearestTimes(starts: readonly { readonly time: string }[], wanted: string): readonly string[] {
  const distance = (time: string) => Math.abs(minutesOf(time) - minutesOf(wanted))
  return [...new Set(starts.map(({ time }) => time))].toSorted((one, other) => distance(one) - distance(other))
}

/** Every place of every other day, the nearest day first. */
function* otherDays(trip: Trip, at: StopPlace): Iterable<Candidate> {
  for (const day of byNearness(trip.days.length, at.day)) {
    if (day === at.day) continue
    const count = trip.days[day]?.length ?? 0
    for (let place = count; place >= 0; place -= 1)
      yield { trip: moveStop(trip, at, { day, place }), at: { day, place } }
  }
}

/** Days with tickets before and after the trip, the nearest to the stop's own first, as long as the trip can be. */
function* newDays(trip: Trip, at: StopPlace, { facts }: Sources): Iterable<Candidate> {
  const stop = trip.days[at.day]?.[at.place]
  const { start } = trip
  if (!stop || start === undefined) return
  const own = dayNumber(start) + at.day
  const [first, last] = [dayNumber(start), dayNumber(start) + trip.days.length - 1]
  const dates = (facts.ofTourGroup(stop.tgid)?.openDates ?? [])
    .map(dayNumber)
    .filter((date) => (date < first && last - date < MOST_DAYS) || (date > last && date - first < MOST_DAYS))
    .toSorted((one, other) => Math.abs(one - own) - Math.abs(other - own))
  const without = removeStop(trip, at)
  const { tgid } = stop
  for (const date of dates) {
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
