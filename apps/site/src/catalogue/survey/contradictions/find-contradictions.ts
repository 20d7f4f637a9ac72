import type { Slot } from '../../calendar.ts'
import type { WithTimedPrices } from '../../prices/price-age.ts'
import type { Coordinates, Itinerary, Product } from '../../product.ts'
import { durationTextMismatch, legsExceedDuration } from './check-durations.ts'
import { itineraryStartsElsewhere, meetsAtDestination, meetsInAnotherCity } from './check-meeting-points.ts'
import { pickupNotInText, pickupOnlyInText, transferAsPickup } from './check-pickups.ts'
import { ageTextMismatch, groupLargerThanPromised, ticketLevelsMissing } from './check-promises.ts'
import { farFromSunset, startOutsideHours } from './check-starts.ts'

/** What a catalogue says of a tour group in all of its answers. */
export interface SurveyedTourGroup {
  readonly product: WithTimedPrices<Product>
  readonly itinerary?: Itinerary
  /** Starts of the days that were asked. */
  readonly starts: readonly SurveyedStart[]
  /** Middle of the tour groups of each city, by code. */
  readonly centres: ReadonlyMap<string, Coordinates>
  /** Whether texts are in English; the checks of texts say nothing otherwise. */
  readonly isEnglish: boolean
}

export interface SurveyedStart extends Pick<Slot, 'startTime' | 'endTime' | 'remaining' | 'tourId'> {
  /** ISO date, YYYY-MM-DD, in the venue's time zone. */
  readonly date: string
}

/** A check for statements of a tour group that cannot both be true. */
export interface ContradictionCheck {
  readonly id: string
  /** What the provider can do about it. */
  readonly advice: string
  /** The statements in words; `undefined` when they agree, or one of them is missing. */
  readonly find: (about: SurveyedTourGroup) => string | undefined
}

export const CONTRADICTION_CHECKS: readonly ContradictionCheck[] = [
  meetsAtDestination,
  meetsInAnotherCity,
  itineraryStartsElsewhere,
  legsExceedDuration,
  durationTextMismatch,
  startOutsideHours,
  farFromSunset,
  groupLargerThanPromised,
  pickupOnlyInText,
  pickupNotInText,
  transferAsPickup,
  ticketLevelsMissing,
  ageTextMismatch,
]

/** Statements of a tour group that cannot both be true, with the name and the advice of their check. */
export interface Contradiction extends Pick<ContradictionCheck, 'id' | 'advice'> {
  readonly tgid: number
  /** The statements, in words. */
  readonly evidence: string
}

export function findContradictions(about: SurveyedTourGroup): Contradiction[] {
  return CONTRADICTION_CHECKS.flatMap(({ id, advice, find }) => {
    const evidence = find(about)
    return evidence === undefined ? [] : [{ id, tgid: about.product.tgid, evidence, advice }]
  })
}
