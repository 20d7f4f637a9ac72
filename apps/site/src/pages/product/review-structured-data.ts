import type { Review } from '../../catalogue/product.ts'
import type { MainEntity } from '../metadata/structured-data-schema.ts'
import type { ShownReviews } from './shown-reviews.ts'

type Said = Pick<Extract<MainEntity, { '@type': 'Product' }>, 'aggregateRating' | 'review'>

const BOUNDS = { bestRating: 5, worstRating: 1 } as const

/**
 * Aggregate rating, and the reviews that have an author's name, which search engines require; all that a page shows may be indexed
 * (INDEXABLE_REVIEW_SOURCES).
 */
export function reviewStructuredData({ rating, reviews }: Pick<ShownReviews, 'rating' | 'reviews'>): Said {
  const review = reviews.flatMap((one) => (one.name === undefined ? [] : [describeReview(one, one.name)]))
  return {
    ...(rating && rating.average >= 1 && rating.count > 0
      ? {
          aggregateRating: {
            '@type': 'AggregateRating',
            ratingValue: Math.round(rating.average * 10) / 10,
            ratingCount: rating.count,
            ...BOUNDS,
          },
        }
      : {}),
    ...(review.length > 0 ? { review } : {}),
  }
}

function describeReview({ rating, title, text, translation, date }: Review, name: string) {
  return {
    '@type': 'Review' as const,
    author: { '@type': 'Person' as const, name },
    reviewRating: { '@type': 'Rating' as const, ratingValue: rating, ...BOUNDS },
    // The title is shown in the language in which it was written, and not above a translation.
    ...(title && translation === undefined ? { name: title } : {}),
    reviewBody: translation ?? text,
    ...(date ? { datePublished: date } : {}),
  }
}
