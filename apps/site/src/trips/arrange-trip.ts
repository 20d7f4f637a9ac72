import type { Trip } from '../request/address/trip-address.ts'
import { moveStop, placedStops, type StopPlace } from './edit-trip.ts'
import type { PlannedTrip, PlanTrip } from './plan-trip.ts'

/** How good a trip is; the first difference decides. */
type Worth = readonly [fits: number, emptiedDays: number, minutesOnTheWay: number]

/** Each move makes the trip better, so few are needed; the bound is for trips as long as they can be. */
const MOST_MOVES = 40

/**
 * Moves stops to other places and days as long as more of them fit, or as many with shorter ways; no day is emptied for that. A trip that cannot get better that
 * way stays as it is. Starts that were chosen stay chosen on their own day.
 */
export function arrangeTrip(trip: Trip, plan: PlanTrip): Trip {
  const rate = (other: Trip): Rated => ({ trip: other, worth: worthOf(plan(other), trip) })
  let best = rate(trip)
  for (let moves = 0; moves < MOST_MOVES; moves += 1) {
    const better = bestMove(best, trip, rate)
    if (!better) break
    best = better
  }
  return best.trip
}

interface Rated {
  readonly trip: Trip
  readonly worth: Worth
}

function bestMove({ trip, worth }: Rated, original: Trip, rate: (trip: Trip) => Rated): Rated | undefined {
  let best: Rated | undefined
  for (const from of placedStops(trip)) {
    for (const to of otherPlaces(trip, from)) {
      const rated = rate(moveStop(trip, from, to))
      // A free day would make every way shorter.
      const isFree = trip.days[to.day]?.length === 0 && original.days[to.day]?.length === 0
      if (isFree && rated.worth[0] <= worth[0]) continue
      if (isBetter(rated.worth, best?.worth ?? worth)) best = rated
    }
  }
  return best
}

function otherPlaces({ days }: Trip, from: StopPlace): readonly StopPlace[] {
  return days.flatMap((stops, day) => {
    const count = stops.length + (day === from.day ? 0 : 1)
    const places = Array.from({ length: count }, (_, place) => ({ day, place }))
    return places.filter(({ place }) => day !== from.day || place !== from.place)
  })
}

function worthOf({ days }: PlannedTrip, original: Trip): Worth {
  const fitting = days.flatMap(({ stops }) => stops.filter(({ state }) => state === 'fits'))
  const minutes = fitting.map(({ travel }) => (travel && travel.mode !== 'far' ? travel.minutes : 0))
  const emptied = days.filter(({ stops }, day) => stops.length === 0 && original.days[day]?.length !== 0)
  return [fitting.length, emptied.length, minutes.reduce((sum, one) => sum + one, 0)]
}

function isBetter([fits, emptied, minutes]: Worth, [otherFits, otherEmptied, otherMinutes]: Worth): boolean {
  return (otherFits - fits || emptied - otherEmptied || minutes - otherMinutes) < 0
}
