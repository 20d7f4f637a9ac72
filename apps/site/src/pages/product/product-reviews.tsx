import { Reviews } from '../../products/reviews/reviews.tsx'
import type { ShowPageModel, TourGroupPartProps } from '../page-model.ts'
import { INITIAL_REVIEW_COUNT } from './shown-reviews.ts'

/** Id of the section. */
export const REVIEWS_SECTION_ID = 'reviews'

/** Whether an editor shows reviews, in place of those of the page's own tour group. */
export function hasReviewsBlock({ blocks }: Pick<ShowPageModel, 'blocks'>): boolean {
  return blocks.some(({ block }) => block.type === 'reviews')
}

/** The reviews of the page's own tour group; left to editors where they have a block of them. */
export function ProductReviews({ product, model, page }: TourGroupPartProps) {
  if (hasReviewsBlock(model)) return null
  return (
    <Reviews
      id={REVIEWS_SECTION_ID}
      rating={product.rating}
      split={product.ratingsSplit}
      reviews={model.reviews}
      hasMore={model.hasMoreReviews}
      limit={INITIAL_REVIEW_COUNT}
      page={page}
    />
  )
}
