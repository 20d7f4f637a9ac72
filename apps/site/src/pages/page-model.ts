import type { PageDocument } from '@passepartout/content-model/page'
import type { LoadedBlock } from '../blocks/block.ts'
import type { Attraction, Collection, Itinerary, Product, ProductListing, Review } from '../catalogue/product.ts'
import type { VisitDates } from '../products/booking-card/plan-visit.ts'
import type { NearPages } from './loading/find-near-pages.ts'

export interface Breadcrumb {
  readonly label: string
  /** Absent on the last one, which is the page itself. */
  readonly href?: string
  /** The public address, the same in every environment. */
  readonly canonical?: string
}

/** What every page has: its document, its blocks with their data, and the way up. */
export interface PageModel {
  readonly document: PageDocument
  readonly blocks: readonly LoadedBlock[]
  readonly breadcrumbs: readonly Breadcrumb[]
}

export type HomePageModel = PageModel

export type ContentPageModel = PageModel

/** What is said of a list as a whole, each only where it is known. */
export interface ListFacts extends Pick<Collection, 'subtext' | 'experienceCount' | 'rating' | 'startingPrice'> {
  /** What all of it is about. */
  readonly attraction?: Attraction | undefined
}

export interface CollectionPageModel extends PageModel {
  /** Absent when the catalogue does not know what the page lists or cannot be asked. */
  readonly collection: ListFacts | undefined
  readonly near: Pick<NearPages, 'subCategories'>
}

export interface ShowPageModel extends PageModel {
  readonly product: Product | undefined
  readonly reviews: readonly Review[]
  /** There may be others than those. */
  readonly hasMoreReviews?: boolean
  readonly itinerary: Itinerary | undefined
  /** Others like it, without this one. */
  readonly similar: ProductListing
  readonly dates: VisitDates
}

/** A superset of what any page type reads; each view names the part that it needs. */
export type AnyPageModel = CollectionPageModel & ShowPageModel
