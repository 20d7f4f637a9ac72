import { durationTextMismatch, legsExceedDuration } from './check-durations.ts'
import { itineraryStartsElsewhere, meetsAtDestination, meetsInAnotherCity } from './check-meeting-points.ts'
import { pickupNotInText, pickupOnlyInText, transferAsPickup } from './check-pickups.ts'
import { ageTextMismatch, groupLargerThanPromised, ticketLevelsMissing } from './check-promises.ts'
import { farFromSunset, startOutsideHours } from './check-starts.ts'
import type { ContradictionCheck, SurveyedTourGroup } from './contradiction-check.ts'

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

/** Statements of a tour group that cannot both be true. */
export interface Contradiction {
  /** Of its check. */
  readonly id: string
  readonly tgid: number
  /** The statements, in words. */
  readonly evidence: string
  /** What the provider can do about it. */
  readonly advice: string
}

export function findContradictions(about: SurveyedTourGroup): Contradiction[] {
  return CONTRADICTION_CHECKS.flatMap(({ id, advice, find }) => {
    const evidence = find(about)
    return evidence === undefined ? [] : [{ id, tgid: about.product.tgid, evidence, advice }]
  })
}
