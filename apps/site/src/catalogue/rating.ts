import type { CardAnswer, CollectionAnswer } from './answer-schemas.ts'
import type { Rating } from './product.ts'

/** A tour group's rating is shown when the provider says so and both values are present. */
export function buildProductRating(details: CardAnswer['reviewsDetails']): Rating | undefined {
  if (!details?.showRatings || !details.averageRating || !details.ratingsCount) return undefined
  return { average: details.averageRating, count: details.ratingsCount }
}

const MIN_COLLECTION_AVERAGE = 4
const MIN_COLLECTION_COUNT = 100

/** Specification, section 5: only if both values are present, the average is at least 4 and the count at least 100. */
export function buildCollectionRating(info: CollectionAnswer['ratingsInfo']): Rating | undefined {
  const { averageRating: average, ratingsCount: count } = info ?? {}
  if (!average || !count || average < MIN_COLLECTION_AVERAGE || count < MIN_COLLECTION_COUNT) return undefined
  return { average, count }
}
