import { isLanguageCode, type LanguageCode } from '@passepartout/content-model/locales'
import type { Review } from '../../catalogue/product.ts'
import type { ReviewOrder, ReviewsChoice } from '../../request/address/reviews-choice.ts'

const COMPARE: Readonly<Record<ReviewOrder, (one: Review, other: Review) => number>> = {
  newest: (one, other) => (other.date ?? '').localeCompare(one.date ?? ''),
  highest: (one, other) => other.rating - one.rating,
  lowest: (one, other) => one.rating - other.rating,
}

interface ReviewsShown {
  /** Of all reviews that there are. */
  readonly reviews: readonly Review[]
  /** Numbers of those that editors want first. */
  readonly pinned: readonly number[]
  readonly choice: ReviewsChoice
  /** At most this many until something is chosen. */
  readonly limit: number
}

/** The reviews to show: pinned ones first in the pins' order, unless the visitor asked for an order of their own. */
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

/** How many reviews gave so many stars. */
export function countStars(reviews: readonly Review[], stars: number): number {
  return reviews.filter((review) => isOf(review, stars)).length
}

interface WrittenIn {
  readonly lang: LanguageCode
  readonly count: number
}

/** Languages in which reviews were written and which can be asked for, with the most reviews first. */
export function languagesOf(reviews: readonly Review[]): readonly WrittenIn[] {
  const counts = new Map<LanguageCode, number>()
  for (const { lang } of reviews) if (lang && isLanguageCode(lang)) counts.set(lang, (counts.get(lang) ?? 0) + 1)
  return [...counts].map(([lang, count]) => ({ lang, count })).toSorted((one, other) => other.count - one.count)
}
