import type { Rating, Review } from '../../catalogue/product.ts'
import type { PageContext } from '../../page-context/page-context.ts'
import { chooseReviews } from '../../products/reviews/choose-reviews.ts'
import type { LoadedPage } from '../loading/load-page.ts'

/** Number of reviews shown at first. */
export const INITIAL_REVIEW_COUNT = 6

/** The shown reviews of one tour group. */
export interface ShownReviews {
  readonly tgid: number
  readonly name: string | undefined
  readonly rating: Rating | undefined
  readonly reviews: readonly Review[]
}

const PAGES_OF_ONE: ReadonlySet<string> = new Set(['productPage', 'showPage'])

type Reviewed = Pick<LoadedPage, 'document' | 'blocks' | 'product' | 'reviews'>

/** The reviews that a page shows, by tour group: those of its blocks, otherwise those of its own product. */
export function shownReviews(model: Reviewed, page: PageContext): readonly ShownReviews[] {
  const choice = page.visit.choice?.reviews ?? {}
  const ofBlocks = model.blocks.flatMap(({ block, data }) => {
    if (block.type !== 'reviews' || !data || !('reviews' in data)) return []
    const pinned = block.pinned.map(({ reviewId }) => reviewId)
    const reviews = chooseReviews({ reviews: data.reviews, pinned, choice, limit: block.limit })
    return [{ tgid: block.tgid, name: data.tourGroupName, rating: data.rating, reviews }]
  })
  const { product } = model
  if (ofBlocks.length > 0 || !product || !PAGES_OF_ONE.has(model.document.pageType)) return ofBlocks
  const reviews = chooseReviews({ reviews: model.reviews, pinned: [], choice, limit: INITIAL_REVIEW_COUNT })
  return [{ tgid: product.tgid, name: product.name, rating: product.rating, reviews }]
}
