import type { PageDocument } from '@passepartout/content-model/page'
import type { LoadedBlock } from '../blocks/block.ts'
import type { Product } from '../catalogue/product.ts'
import type { PageContext } from '../page-context/page-context.ts'
import type { VisitDates } from '../products/booking-card/resolve-visit-choice.ts'
import type { LoadedPage } from './loading/load-page.ts'

export interface Breadcrumb {
  readonly label: string
  /** Absent on the last entry, the page itself. */
  readonly href?: string
  /** The public address, the same in every environment. */
  readonly canonical?: string
}

/** Common to every page: document, loaded blocks and breadcrumbs. */
export interface PageModel {
  readonly document: PageDocument
  readonly blocks: readonly LoadedBlock[]
  readonly breadcrumbs: readonly Breadcrumb[]
}

export type CollectionPageModel = PageModel & Pick<LoadedPage, 'collection' | 'placeDay' | 'near' | 'hasAccessInCity'>

export type ShowPageModel = PageModel &
  Pick<LoadedPage, 'product' | 'reviews' | 'hasMoreReviews' | 'itinerary' | 'similar' | 'similarDays' | 'dates'>

/** The union of all page models; each view takes the part that it needs. */
export type AnyPageModel = CollectionPageModel & ShowPageModel

/** What the view of a page is made from. */
export interface PageViewProps<M extends PageModel = PageModel> {
  readonly page: PageContext
  readonly model: M
}

/** What a part of the page of a tour group is made from that the catalogue has. */
export interface TourGroupPartProps extends PageViewProps<ShowPageModel> {
  readonly product: Product
}

/** The same of a part that shows nothing but the tour group and its dates. */
export interface DatedTourGroupProps extends Pick<TourGroupPartProps, 'page' | 'product'> {
  readonly dates: VisitDates
}
