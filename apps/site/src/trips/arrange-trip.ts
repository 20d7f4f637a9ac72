import type { Trip } from '../request/address/trip-address.ts'
import { moveStop, placedStops, type StopPlace } from './edit-trip.ts'
import type { PlannedTrip, PlanTrip } from './plan-trip.ts'

/** How good a trip is; the first difference decides. */
type Worth = readonly [fits: number, minutesOnTheWay: number]

/** Each move makes the trip better, so few are needed; the bound is for trips as long as they can be. */
const MOST_MOVES = 40

/**
 * Moves stops to other places and days as long as more of them fit, or as many with shorter ways. A trip that cannot get better that
 * way stays as it is. Starts that were chosen stay chosen on their own day.
 */
export function arrangeTrip(trip: Trip, plan: PlanTrip): Trip {
  let best = { trip, worth: worthOf(plan(trip)) }
  for (let moves = 0; moves < MOST_MOVES; moves += 1) {
    const better = bestMove(best, plan)
    if (!better) break
    best = better
  }
  return best.trip
}

interface Rated {
  readonly trip: Trip
  readonly worth: Worth
}

function bestMove({ trip, worth }: Rated, plan: PlanTrip): Rated | undefined {
  let best: Rated | undefined
  for (const from of placedStops(trip)) {
    for (const to of otherPlaces(trip, from)) {
      const moved = moveStop(trip, from, to)
      const rated = { trip: moved, worth: worthOf(plan(moved)) }
      // A day of its own would make every way shorter.
      if (trip.days[to.day]?.length === 0 && rated.worth[0] <= worth[0]) continue
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

function worthOf({ days }: PlannedTrip): Worth {
  const fitting = days.flatMap(({ stops }) => stops.filter(({ state }) => state === 'fits'))
  const minutes = fitting.map(({ travel }) => (travel && travel.mode !== 'far' ? travel.minutes : 0))
  return [fitting.length, minutes.reduce((sum, one) => sum + one, 0)]
}

function isBetter([fits, minutes]: Worth, [otherFits, otherMinutes]: Worth): boolean {
  return fits > otherFits || (fits === otherFits && minutes < otherMinutes)
}
