import { kilometresBetween } from '../catalogue/kilometres-between.ts'
import type { Coordinates } from '../catalogue/product.ts'

/** The way between two stops, as the site estimates it; no route is known. */
export type TravelEstimate =
  | { readonly mode: 'walk' | 'ride'; readonly minutes: number; readonly kilometres: number }
  /** Too far for an estimate: by train or plane, as visitors choose. */
  | { readonly mode: 'far'; readonly kilometres: number }

/** Ways in cities are about 1.3 times as long as the straight line (Giacomin and Levinson, 2015: 1.2 to 1.4). */
const DETOUR = 1.3
/** Kilometres an hour: the usual 1.4 m/s (Bohannon, 1997) less the wait at crossings. */
const WALKING_SPEED = 4.5
/** Kilometres an hour: buses, trams and metros with their stops (UITP: 15 to 30). */
const RIDING_SPEED = 18
/** Minutes to the first stop, from the last, and between. */
const WAIT_OF_RIDE = 12
/** Kilometres of the way up to which people walk. */
const LONGEST_WALK = 2
/** Kilometres of the way within a city and around it. */
const LONGEST_RIDE = 60
const STEP = 5

/** Estimates the way between two places, in steps of five minutes, rounded up. */
export function estimateTravel(from: Coordinates, to: Coordinates): TravelEstimate {
  const kilometres = kilometresBetween(from, to) * DETOUR
  if (kilometres <= LONGEST_WALK)
    return { mode: 'walk', minutes: inSteps((kilometres / WALKING_SPEED) * 60), kilometres }
  if (kilometres > LONGEST_RIDE) return { mode: 'far', kilometres }
  return { mode: 'ride', minutes: inSteps(WAIT_OF_RIDE + (kilometres / RIDING_SPEED) * 60), kilometres }
}

function inSteps(minutes: number): number {
  return Math.ceil(minutes / STEP) * STEP
}
