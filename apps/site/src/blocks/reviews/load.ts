import type { BlockLoader } from '../block.ts'

export const loadReviews: BlockLoader<'reviews'> = async ({ tgid }, { catalogue, context, settle }) => {
  const [product, read] = await Promise.all([
    settle('product', catalogue.product(tgid, context), undefined),
    settle('reviews', catalogue.reviews(tgid, context), { reviews: [], hasMore: false }),
  ])
  return { tourGroupName: product?.name, rating: product?.rating, split: product?.ratingsSplit, ...read }
}
