import type { PageDocument } from '@passepartout/content-model/page'
import type { LoadedBlock } from '../blocks/block.ts'
import type { Attraction, Collection, Itinerary, Product, ProductListing, Review } from '../catalogue/product.ts'
import type { AttractionDay } from '../lists/attraction-day/load-attraction-day.ts'
import type { CardAvailabilityByTgid } from '../lists/day-offers/card-days.ts'
import type { VisitDates } from '../products/booking-card/resolve-visit-choice.ts'
import type { RelatedPageLinks } from './loading/find-related-pages.ts'

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

export type HomePageModel = PageModel

export type ContentPageModel = PageModel

/** Facts about a list as a whole; unknown ones are absent. */
export interface ListFacts extends Pick<Collection, 'subtext' | 'experienceCount' | 'rating' | 'startingPrice'> {
  /** The list's point of interest. */
  readonly attraction?: Attraction | undefined
}

export interface CollectionPageModel extends PageModel {
  /** Absent when the catalogue does not know it or is unavailable. */
  readonly collection: ListFacts | undefined
  /** Absent where nothing is known of the days of its point of interest. */
  readonly placeDay?: AttractionDay | undefined
  readonly near: Pick<RelatedPageLinks, 'subCategories' | 'filteredKinds'>
  readonly hasAccessInCity?: boolean
}

export interface ShowPageModel extends PageModel {
  readonly product: Product | undefined
  readonly reviews: readonly Review[]
  /** Whether there may be more. */
  readonly hasMoreReviews?: boolean
  readonly itinerary: Itinerary | undefined
  /** Similar tour groups, without this one. */
  readonly similar: ProductListing
  /** What their cards say of the chosen day. */
  readonly similarDays: CardAvailabilityByTgid
  readonly dates: VisitDates
}

/** The union of all page models; each view takes the part that it needs. */
export type AnyPageModel = CollectionPageModel & ShowPageModel
