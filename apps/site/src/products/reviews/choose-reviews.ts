import { isLanguageCode } from '@passepartout/content-model/locales'
import type { Review } from '../../catalogue/product.ts'
import type { ReviewOrder, ReviewsChoice } from '../../request/address/choices/reviews-choice.ts'

const COMPARE: Readonly<Record<ReviewOrder, (one: Review, other: Review) => number>> = {
  newest: (one, other) => (other.date ?? '').localeCompare(one.date ?? ''),
  highest: (one, other) => other.rating - one.rating,
  lowest: (one, other) => one.rating - other.rating,
}

interface ReviewsShown {
  /** All reviews. */
  readonly reviews: readonly Review[]
  /** Ids of reviews that editors pinned. */
  readonly pinned: readonly number[]
  readonly choice: ReviewsChoice
  /** Upper limit until the visitor selects something. */
  readonly limit: number
}

/** The reviews to show: pinned ones first, in the editor's order, unless the visitor selected an order. */
export function chooseReviews({ reviews, pinned, choice, limit }: ReviewsShown): readonly Review[] {
  const { order, stars, lang } = choice
  const wanted = reviews.filter((review) => isOf(review, stars) && (lang === undefined || review.lang === lang))
  if (order) return wanted.toSorted(COMPARE[order])
  const first = pinned.flatMap((id) => wanted.find((review) => review.id === id) ?? [])
  const sorted = [...first, ...wanted.filter((review) => !first.includes(review))]
  return stars || lang ? sorted : sorted.slice(0, limit)
}

/** Half stars are rounded, as they are drawn. */
function isOf({ rating }: Review, stars: number | undefined): boolean {
  return stars === undefined || Math.round(rating) === stars
}

/** Number of reviews with so many stars. */
export function countReviewsWithStars(reviews: readonly Review[], stars: number): number {
  return reviews.filter((review) => isOf(review, stars)).length
}

/** Languages of the reviews that can be selected, most frequent first. */
export function reviewLanguageCounts(reviews: readonly Review[]) {
  const written = reviews.flatMap(({ lang }) => (lang && isLanguageCode(lang) ? lang : []))
  const counts = [...Map.groupBy(written, (lang) => lang)].map(([lang, { length: count }]) => ({ lang, count }))
  return counts.toSorted((one, other) => other.count - one.count)
}
