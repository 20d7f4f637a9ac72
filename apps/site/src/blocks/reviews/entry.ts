import type { BlockEntry } from '../block.ts'
import { reviewsFixtures } from './fixture.ts'
import { reviewsMarkdown } from './markdown.ts'
import { ReviewsView } from './view.tsx'

export const reviewsEntry = {
  View: ReviewsView,
  toMarkdown: reviewsMarkdown,
  fixtures: reviewsFixtures,
  load: async ({ tgid }, { catalogue, context, settle }) => {
    const [product, read] = await Promise.all([
      settle('product', catalogue.product(tgid, context), undefined),
      settle('reviews', catalogue.reviews(tgid, context), { reviews: [], hasMore: false }),
    ])
    return { tourGroupName: product?.name, rating: product?.rating, split: product?.ratingsSplit, ...read }
  },
} satisfies BlockEntry<'reviews'>
