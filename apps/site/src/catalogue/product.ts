import type { LanguageCode } from '@passepartout/content-model/locales'
import { TOUR_GROUP_TAGS, type TourGroupTag } from '@passepartout/content-model/tour-group-tags'
import type { Money } from '../i18n/money.ts'

/** The site's own types of catalogue data; the provider's shapes stay in `catalogue/answers`. */

export const BOOSTERS = ['BestSeller', 'SellingOutFast'] as const
export type Booster = (typeof BOOSTERS)[number]

/** Specification, section 3, "Booking link inputs". */
export const BOOKING_FLOW_TYPES = [
  'SEATMAP',
  'SVG',
  'NORMAL',
  'COMBO',
  'RESERVE',
  'PRIVATE_AIRPORT_TRANSFER',
  'SHARED_AIRPORT_TRANSFER',
  'SEATMAP_IFRAME',
  'HOP_ON_HOP_OFF',
  'PROPERTY_SELECTION',
  'GUIDED_TOUR_PROPERTY_SELECTION',
] as const
export type BookingFlowType = (typeof BOOKING_FLOW_TYPES)[number]

/**
 * How a visit begins: somebody fetches the visitors at their hotel; a vehicle departs, of a transfer or a ride; they
 * meet a guide; or they go to a place by themselves.
 */
export type VisitStartKind = 'pickup' | 'departure' | 'meeting' | 'place'

export interface Price {
  /** The price to pay: the final price, plus extra charges unless they are inclusive. */
  readonly display: Money
  /** Price before the discount; only if higher than `display`. */
  readonly original?: Money
  /** Whole percent, 1 to 95; only with `original`. */
  readonly discountPercent?: number
  /** Who pays it: an adult where the catalogue has age bands, otherwise any person. */
  readonly per: 'person' | 'adult' | 'group'
  /** False when every ticket costs the same, so that "from" would be wrong. */
  readonly isFrom: boolean
}

export interface Rating {
  /** 0 to 5. */
  readonly average: number
  readonly count: number
}

export interface Picture {
  /** Path or address on the image host, without parameters. */
  readonly url: string
  readonly alt: string
}

export interface NamedId {
  readonly id: number
  readonly displayName: string
}

/** Traits of a tour group that cards show in words. */
export const TRAITS = TOUR_GROUP_TAGS
export type Trait = TourGroupTag

/** Kinds of access that single performances have; what a place has always, such as a ramp, is none of them. */
export const PERFORMANCE_ACCESSIBILITY_TRAITS = ['captioned', 'audioDescribed', 'signed', 'relaxed'] as const
export type PerformanceAccessibilityTrait = (typeof PERFORMANCE_ACCESSIBILITY_TRAITS)[number]

/** A tour group in a list. */
export interface ProductCard {
  readonly tgid: number
  readonly name: string
  readonly flowType: BookingFlowType
  readonly pictures: readonly Picture[]
  /** The catalogue's landscape picture; the first of a show's `pictures` is a poster. */
  readonly banner?: Picture
  readonly summary: string
  readonly cityName: string
  /** The catalogue's code, such as ROME. */
  readonly cityCode?: string
  /** Slug; absent in languages that the catalogue does not have. */
  readonly slug?: string
  readonly primaryCollection?: NamedId
  readonly primaryCategory?: NamedId
  readonly primarySubCategory?: NamedId
  /** Only when the provider allows to show ratings. */
  readonly rating?: Rating
  readonly booster?: Booster
  /** Short label of a promotion, in the visitor's language. */
  readonly promotionLabel?: string
  /** Milliseconds; `max` only when it differs. */
  readonly duration?: { readonly min: number; readonly max?: number }
  /** Whether it has a guide; absent when unknown. */
  readonly isGuided?: boolean
  /** At least one; in the order of `TRAITS`. */
  readonly traits?: readonly Trait[]
  /** Years of the youngest person that may come; 0 for everybody; absent when the catalogue does not say. */
  readonly ageFrom?: number
  /** Two-letter codes of guide or surtitle languages, if the list has them. */
  readonly languages?: readonly string[]
  /** Minutes before the start until which cancelling is free. */
  readonly freeCancellationMinutes?: number
  /** ISO date, YYYY-MM-DD, in the venue's time zone. */
  readonly nextAvailableDate?: string
  /** Tickets left on `nextAvailableDate`, if the catalogue counts them. */
  readonly ticketsLeft?: number
  /** Largest group, if known; upper limit of tickets left. */
  readonly groupSize?: number
  /** Absent when the catalogue gave none, zero, another currency, or one that is too old. */
  readonly price?: Price
  /** Where it starts. */
  readonly place?: Coordinates
  /** Neighbourhood, in the visitor's language. */
  readonly neighbourhood?: string
}

export interface Descriptor {
  readonly code: string
  readonly displayName: string
  readonly type: string
}

export interface Variant {
  readonly id: number
  readonly name: string
  readonly info: string
  /** The tours that are sold as this variant. */
  readonly tourIds: readonly number[]
  /** How many people one booking may have, as far as all of its tours say. */
  readonly partySize?: { readonly min?: number; readonly max?: number }
  readonly price?: Price
}

/** Features of a ticket, in the order in which pages show them. */
export const TICKET_FEATURES = ['instantConfirmation', 'mobileTicket', 'skipTheLine', 'hotelPickup'] as const
export type TicketFeature = (typeof TICKET_FEATURES)[number]

/** Where a visit starts or ends. */
export interface VisitLocation extends Coordinates {
  readonly addressLine?: string
}

/** A question and its answer, sanitised. */
export interface FaqEntry {
  readonly question: string
  readonly answerHtml: string
}

/** What a visitor gets back after the visit. */
export type Cashback =
  /** Whole percent. */
  { readonly kind: 'percent'; readonly percent: number } | { readonly kind: 'amount'; readonly amount: Money }

/** A tour that is sold for performances of one kind of access: captioned, audio-described, signed or relaxed. */
export interface AccessiblePerformanceTour {
  readonly tourId: number
  readonly trait: PerformanceAccessibilityTrait
  /** In the visitor's language. */
  readonly access: string
}

/** A tour group as its own page shows it. Fields ending in `Html` are sanitised. */
export interface Product extends ProductCard {
  /** The provider wants it excluded from search engines. */
  readonly isHidden: boolean
  /** Slug in each language that the catalogue has. */
  readonly slugs: Readonly<Partial<Record<LanguageCode, string>>>
  /** Highlights, then the long summary without what repeats the short one. */
  readonly descriptionHtml: string
  readonly inclusionsHtml: string
  readonly exclusionsHtml: string
  readonly variants: readonly Variant[]
  readonly descriptors: readonly Descriptor[]
  /** At least one. */
  readonly accessTours?: readonly AccessiblePerformanceTour[]
  /** Two-letter codes of guide or surtitle languages. */
  readonly languages: readonly string[]
  readonly features: readonly TicketFeature[]
  readonly faq: readonly FaqEntry[]
  /** Ticket delivery and confirmation. */
  readonly deliveryHtml: string
  /** What to know before the visit. */
  readonly additionalHtml: string
  /** The provider's text on cancelling, beside the policy in numbers. */
  readonly cancellationHtml: string
  /** Its texts were translated by a machine. */
  readonly isMachineTranslated: boolean
  /** The catalogue says that a booking cannot be cancelled. */
  readonly isFinal: boolean
  readonly cashback?: Cashback
  readonly beginning: VisitStartKind
  /** The catalogue says that visitors are fetched, also of a transfer, which has no hotel pick-up. */
  readonly isFetched: boolean
  readonly startLocation?: VisitLocation
  /** Only if it differs from the start. */
  readonly endLocation?: VisitLocation
  readonly schedule?: OpeningHours
  /** IANA name. */
  readonly timeZone?: string
  /** Numbers of ratings with one to five stars; only with `rating`. */
  readonly ratingsSplit?: readonly number[]
}

/** Opening hours, HH:MM in the venue's time zone. */
export interface OpeningHours {
  readonly opens: string
  /** After midnight if it is not later than `opens`. */
  readonly closes: string
  /** ISO date of the next day on which it is open, today included. */
  readonly nextOpenDate?: string
}

export interface Coordinates {
  /** Degrees north. */
  readonly latitude: number
  /** Degrees east. */
  readonly longitude: number
}

/** One stop of an itinerary; texts are plain. */
export interface ItineraryStop {
  readonly name: string
  readonly kind: 'start' | 'stop' | 'end'
  /** Seen on the way, without a stop. */
  readonly passBy: boolean
  readonly description?: string
  /** Whether the price includes a ticket for it; absent when unknown. */
  readonly included?: boolean
  readonly millisecondsToNext?: number
  readonly kilometresToNext?: number
  readonly place?: Coordinates
}

export interface Itinerary {
  /** At least one. */
  readonly stops: readonly ItineraryStop[]
  /** Points of the route; fewer than two mean that it is unknown. */
  readonly route: readonly Coordinates[]
  /** Milliseconds. */
  readonly duration?: number
}

/** The reviews of a tour group that were read. */
export interface LoadedReviews {
  readonly reviews: readonly Review[]
  /** Whether there may be more. */
  readonly hasMore: boolean
}

/** A visitor's review; all texts are plain. */
export interface Review {
  readonly id: number | string
  /** The provider's name: `CUSTOMER`, `PARTNER` or another; empty when unknown. */
  readonly source: string
  /** 1 to 5. */
  readonly rating: number
  /** In the original language. */
  readonly text: string
  /** In the original language. */
  readonly title?: string
  /** Code of the original language. */
  readonly lang?: string
  /** The text in the visit's language, where the provider translated it; only with `lang`. */
  readonly translation?: string
  readonly name?: string
  /** Two letters, upper case. */
  readonly countryCode?: string
  /** "Family", "Couple": in the visit's language. */
  readonly traveller?: string
  /** ISO date, YYYY-MM-DD. */
  readonly date?: string
  /** The visitor's photos; at least one. */
  readonly photos?: readonly string[]
}

/** A banner of the provider for a city, shown between two dates of the site's time zone. */
export interface CityBanner {
  readonly title: string
  readonly picture: Picture
  /** For phones, if different. */
  readonly mobilePicture?: Picture
  /** An English path of the site, or a URL. */
  readonly link: string
  /** ISO dates. */
  readonly from?: string
  readonly until?: string
}

export interface Collection extends NamedId {
  readonly heading: string
  readonly subtext: string
  readonly experienceCount: number
  /** Id of its point of interest. */
  readonly attractionId?: number
  /** Only when average ≥ 4 and count ≥ 100 (specification, section 5). */
  readonly rating?: Rating
  readonly startingPrice?: Price
}

/** A point of interest of a collection. */
export interface Attraction extends VisitLocation {
  readonly name: string
}

/** A category with its sub-categories in a city. */
export interface CategoryWithSubcategories extends NamedId {
  readonly subCategories: readonly NamedId[]
}

/** Collections and categories of a city, each list sorted by number of tour groups. */
export interface CityTaxonomy {
  readonly collections: readonly NamedId[]
  readonly categories: readonly CategoryWithSubcategories[]
}

/** A city of the catalogue. */
export interface NamedCity {
  /** Such as ROME. */
  readonly code: string
  readonly displayName: string
}

/** Slugs of a tour group and its name in the requested language. */
export interface TourGroupSlugs extends Pick<Product, 'tgid' | 'name' | 'cityCode' | 'slugs'> {
  /** When this site first read its present description in the requested language, in milliseconds since the epoch. */
  readonly knownSince?: number
}

/** A list of tour groups that a page is about; without a city, in all cities. */
export interface TourGroupListKey {
  readonly kind: 'collection' | 'category' | 'subCategory' | 'city'
  readonly id: number | string
  readonly city?: string | undefined
}

/** The catalogue's answer about one tour group id. */
export interface TourGroupResult {
  /** Absent when there is no such tour group. */
  readonly product?: Product
}

/** A list of tour groups, and why it may be empty. */
export interface ProductListing {
  readonly products: readonly ProductCard[]
  readonly total: number
  /** False when the catalogue is unavailable and nothing usable is cached. */
  readonly available: boolean
}
