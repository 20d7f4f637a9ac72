import type { Product } from '../../catalogue/product.ts'
import type { PageContext } from '../../page-context/page-context.ts'
import { Reviews } from '../../products/reviews/reviews.tsx'
import type { ShowPageModel } from '../page-model.ts'
import { FIRST_REVIEWS } from './shown-reviews.ts'

interface ProductReviewsProps {
  readonly product: Product
  readonly model: ShowPageModel
  readonly page: PageContext
}

/** The reviews of the page's own tour group; left to editors where they have a block of them. */
export function ProductReviews({ product, model, page }: ProductReviewsProps) {
  if (model.blocks.some(({ block }) => block.type === 'reviews')) return null
  return (
    <Reviews
      id="reviews"
      rating={product.rating}
      split={product.ratingsSplit}
      reviews={model.reviews}
      hasMore={model.hasMoreReviews}
      limit={FIRST_REVIEWS}
      page={page}
    />
  )
}
