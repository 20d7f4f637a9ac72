import type { Trip } from '../request/address/trip-address.ts'
import { moveStop, placedStops, type StopPosition } from './edit-trip.ts'
import type { PlannedTrip, PlanTrip } from './plan-trip.ts'

/** How good a trip is; the first difference decides. */
type Worth = readonly [fits: number, emptiedDays: number, minutesOnTheWay: number]

/** Orders that are tried: enough for the usual trip. One as long as a trip can be gets only as good as they make it. */
const MOST_ORDERS = 3000

/**
 * Moves stops to other places and days as long as more of them fit, or as many with shorter ways; no day is emptied for shorter ways. A
 * trip that cannot get better that way stays as it is. Starts that were chosen stay chosen on their own day.
 */
export function optimiseTrip(trip: Trip, plan: PlanTrip): Trip {
  const rate = (other: Trip): Rated => ({ trip: other, worth: worthOf(plan(other), trip) })
  let best = rate(trip)
  let left = MOST_ORDERS
  while (left > 0) {
    const moves = movesOf(best.trip).slice(0, left)
    const better = bestMove(moves, best, trip, rate)
    if (!better) break
    best = better
    left -= moves.length
  }
  return best.trip
}

interface Rated {
  readonly trip: Trip
  readonly worth: Worth
}

type Move = readonly [from: StopPosition, to: StopPosition]

function bestMove(
  moves: readonly Move[],
  { trip, worth }: Rated,
  original: Trip,
  rate: (trip: Trip) => Rated,
): Rated | undefined {
  let best: Rated | undefined
  for (const [from, to] of moves) {
    const rated = rate(moveStop(trip, from, to))
    // A free day would make every way shorter.
    const isFree = trip.days[to.day]?.length === 0 && original.days[to.day]?.length === 0
    if (isFree && rated.worth[0] <= worth[0]) continue
    if (isBetter(rated.worth, best?.worth ?? worth)) best = rated
  }
  return best
}

/** Every stop to every other place. */
function movesOf(trip: Trip): readonly Move[] {
  return placedStops(trip).flatMap((from) => otherPlaces(trip, from).map((to): Move => [from, to]))
}

function otherPlaces({ days }: Trip, from: StopPosition): readonly StopPosition[] {
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
