import type { Catalogue, CatalogueContext } from '../../catalogue/catalogue.ts'
import type { Itinerary, ProductListing, Review, TourGroupAnswer } from '../../catalogue/product.ts'
import type { Settle } from '../../operations/settle.ts'
import type { Moment } from '../../page-context/page-context.ts'
import { loadVisitDates } from '../../products/booking-card/load-visit-dates.ts'
import type { VisitDates } from '../../products/booking-card/plan-visit.ts'
import type { VisitChoice } from '../../request/address/visit-choice.ts'

const SIMILAR = 8

/** All that the catalogue says of one tour group: asked for side by side, and each part may be missing alone. */
export interface LoadedTourGroup {
  /** Absent while the catalogue cannot say whether there is such a tour group. */
  readonly answer: TourGroupAnswer | undefined
  readonly reviews: readonly Review[]
  readonly itinerary: Itinerary | undefined
  readonly similar: ProductListing
  readonly dates: VisitDates
}

export const NO_PRODUCTS: ProductListing = { products: [], total: 0, available: true }

interface TourGroupSources {
  readonly catalogue: Catalogue
  readonly context: CatalogueContext
  readonly settle: Settle
  readonly choice: VisitChoice | undefined
  /** Now where the site is. */
  readonly moment: Moment
}

export async function loadTourGroup(
  tgid: number,
  { catalogue, context, settle, choice, moment }: TourGroupSources,
): Promise<LoadedTourGroup> {
  const asked = settle('product', catalogue.tourGroup(tgid, context), undefined)
  const product = asked.then((answer) => answer?.product)
  const [answer, reviews, itinerary, similar, dates] = await Promise.all([
    asked,
    settle('reviews', catalogue.reviews(tgid, context), []),
    settle('itinerary', catalogue.itinerary(tgid, context), undefined),
    settle('similar', catalogue.similar(tgid, SIMILAR, context), NO_PRODUCTS),
    loadVisitDates(tgid, product, choice, { catalogue, context, settle, moment }),
  ])
  return { answer, reviews, itinerary, similar, dates }
}
