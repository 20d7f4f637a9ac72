import type { Catalogue, CatalogueContext } from '../../catalogue/catalogue.ts'
import type { Itinerary, ProductListing, Review, TourGroupAnswer } from '../../catalogue/product.ts'
import type { Settle } from '../../operations/settle.ts'

const SIMILAR = 8

/** All that the catalogue says of one tour group: asked for side by side, and each part may be missing alone. */
export interface LoadedTourGroup {
  /** Absent while the catalogue cannot say whether there is such a tour group. */
  readonly answer: TourGroupAnswer | undefined
  readonly reviews: readonly Review[]
  readonly itinerary: Itinerary | undefined
  readonly similar: ProductListing
}

export const NO_PRODUCTS: ProductListing = { products: [], total: 0, available: true }

interface TourGroupSources {
  readonly catalogue: Catalogue
  readonly context: CatalogueContext
  readonly settle: Settle
}

export async function loadTourGroup(
  tgid: number,
  { catalogue, context, settle }: TourGroupSources,
): Promise<LoadedTourGroup> {
  const [answer, reviews, itinerary, similar] = await Promise.all([
    settle('product', catalogue.tourGroup(tgid, context), undefined),
    settle('reviews', catalogue.reviews(tgid, context), []),
    settle('itinerary', catalogue.itinerary(tgid, context), undefined),
    settle('similar', catalogue.similar(tgid, SIMILAR, context), NO_PRODUCTS),
  ])
  return { answer, reviews, itinerary, similar }
}
