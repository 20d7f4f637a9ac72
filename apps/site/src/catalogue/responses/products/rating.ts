import type { Rating } from '../../product.ts'
import type { CardResponse, CollectionResponse, ProductResponse } from '../response-schemas.ts'

const BEST_AVERAGE = 5
const STARS = ['1', '2', '3', '4', '5'] as const
/** Higher counts are treated as errors. */
const HIGHEST_COUNT = 100_000_000
const MIN_COLLECTION_AVERAGE = 4
const MIN_COLLECTION_COUNT = 100

type RatingAnswer = NonNullable<CollectionResponse['ratingsInfo']>

/** A tour group's rating is shown when the provider says so and both values are present. */
export function buildProductRating(details: CardResponse['reviewsDetails']): Rating | undefined {
  return details?.showRatings ? buildRating(details) : undefined
}

/**
 * Numbers of ratings with one to five stars, in this order.
 *
 * @returns `undefined` unless all five are whole numbers and at least one is positive
 */
export function buildRatingsSplit(details: ProductResponse['reviewsDetails']): readonly number[] | undefined {
  const split = details?.ratingsSplit
  if (!split || !buildProductRating(details)) return undefined
  const counts = STARS.map((stars) => split[stars])
  return counts.some((count) => count > 0) ? counts : undefined
}

/** Specification, section 5: only if both values are present, the average is at least 4 and the count at least 100. */
export function buildCollectionRating(info: CollectionResponse['ratingsInfo']): Rating | undefined {
  const rating = info ? buildRating(info) : undefined
  if (!rating || rating.average < MIN_COLLECTION_AVERAGE || rating.count < MIN_COLLECTION_COUNT) return undefined
  return rating
}

/** @returns nothing unless 0 < average ≤ 5 and the count is a positive whole number */
function buildRating({ averageRating: average, ratingsCount: count }: RatingAnswer): Rating | undefined {
  if (!average || !count) return undefined
  if (average < 0 || average > BEST_AVERAGE || !Number.isInteger(count)) return undefined
  return count > 0 && count <= HIGHEST_COUNT ? { average, count } : undefined
}
