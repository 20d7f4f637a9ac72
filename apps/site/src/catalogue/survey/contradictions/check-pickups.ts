import { splitTourGroupSentences } from './english-texts.ts'
import type { ContradictionCheck, SurveyedTourGroup } from './find-contradictions.ts'

const HOTEL = '(?:hotel|accommodation|lodging)'
const NAMED = new RegExp(
  [
    `\\b${HOTEL}s? pick-? ?ups?\\b`,
    `\\bpick-? ?ups? (?:\\w+ ){0,2}(?:from|at) (?:\\w+ ){0,3}${HOTEL}`,
    `\\b(?:picks? you up|picked up|collects? you|collected|fetch(?:es)? you|fetched) (?:from|at) (?:\\w+ ){0,3}${HOTEL}`,
  ].join('|'),
  'i',
)
const DENIED = /\b(?:no|not|without|except|unless|excluded|instead of)\b/i

/** An inclusion such as "Pickup from your hotel", while `hasHotelPickup` is false. */
export const pickupOnlyInText: ContradictionCheck = {
  id: 'pickup-only-in-text',
  advice: 'Set hasHotelPickup, or remove the pick-up from the text.',
  find: ({ product, isEnglish }) => {
    if (!isEnglish || product.isFetched || isAirportTransfer(product)) return undefined
    const { all } = splitTourGroupSentences(product)
    const named = all.find((sentence) => NAMED.test(sentence) && !DENIED.test(sentence))
    return named && `“${named}”, but hasHotelPickup is false`
  },
}

/** `hasHotelPickup` is true, while the exclusions name it or no text does. */
export const pickupNotInText: ContradictionCheck = {
  id: 'pickup-not-in-text',
  advice: 'Name the hotel pick-up among the inclusions, or set hasHotelPickup to false.',
  find: ({ product, isEnglish }) => {
    if (!isEnglish || !product.isFetched || isAirportTransfer(product)) return undefined
    const { all, exclusions } = splitTourGroupSentences(product)
    const excluded = exclusions.find((sentence) => NAMED.test(sentence))
    if (excluded) return `hasHotelPickup is true, but “${excluded}” is excluded`
    const isNamed = all.some((sentence) => /pick-? ?up|collect|fetch/i.test(sentence))
    return isNamed ? undefined : 'hasHotelPickup is true, but no text names a pick-up'
  },
}

/** A ride from or to an airport goes to a door anyway: lists of tours with hotel pick-up must not have it. */
export const transferAsPickup: ContradictionCheck = {
  id: 'transfer-as-hotel-pickup',
  advice:
    'Set hasHotelPickup to false and remove the descriptor HOTEL_PICKUP; flowType or sub-category say that it is a transfer.',
  find: ({ product }) =>
    product.isFetched && isAirportTransfer(product)
      ? 'it takes people to or from an airport, and claims hotel pick-up'
      : undefined,
}

function isAirportTransfer({ traits = [] }: SurveyedTourGroup['product']): boolean {
  return traits.includes('airportTransfer')
}
