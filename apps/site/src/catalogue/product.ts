import type { LanguageCode } from '@passepartout/content-model/locales'
import type { Money } from '../i18n/money.ts'

/** The catalogue in our own words. Shapes of the provider's answers stay in `catalogue/`. */

export const BOOSTERS = ['BestSeller', 'SellingOutFast'] as const
export type Booster = (typeof BOOSTERS)[number]

/** Specification, section 3, "Booking link inputs". */
export const FLOW_TYPES = [
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
export type FlowType = (typeof FLOW_TYPES)[number]

export interface Price {
  /** What the visitor pays: the final price, plus extra charges unless they are inclusive. */
  readonly display: Money
  /** Before the discount; absent unless it is really higher. */
  readonly original?: Money
  /** Whole percent, 1 to 95; only with `original`. */
  readonly discountPercent?: number
  /** Whom it lets in: where the catalogue tells ages apart an adult, else anybody. */
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

/** What a list says of a tour group in so many words, beside price, rating and terms. */
export const TRAITS = [
  ...(['skipTheLine', 'hotelPickup', 'private'] as const),
  ...(['stepFree', 'captioned', 'audioDescribed', 'signed', 'relaxed'] as const),
] as const
export type Trait = (typeof TRAITS)[number]

/** A tour group as a list shows it. */
export interface ProductCard {
  readonly tgid: number
  readonly name: string
  readonly flowType: FlowType
  readonly pictures: readonly Picture[]
  /** The one picture that the catalogue shows of it, wider than high; of a show the first of `pictures` is a poster. */
  readonly banner?: Picture
  readonly summary: string
  readonly cityName: string
  /** The catalogue's code, such as ROME. */
  readonly cityCode?: string
  /** Its name in addresses; absent in a language that the catalogue does not have it in. */
  readonly slug?: string
  readonly primaryCollection?: NamedId
  readonly primaryCategory?: NamedId
  readonly primarySubCategory?: NamedId
  /** Only when the provider says that ratings may be shown. */
  readonly rating?: Rating
  readonly booster?: Booster
  /** Short label of a promotion, in the visitor's language. */
  readonly promotionLabel?: string
  /** Milliseconds; `max` only when it differs. */
  readonly duration?: { readonly min: number; readonly max?: number }
  /** Whether somebody shows the way; absent where the catalogue does not describe it. */
  readonly isGuided?: boolean
  /** At least one; in the order of `TRAITS`. */
  readonly traits?: readonly Trait[]
  /** Two-letter codes of guide or surtitle languages, where the list says so. */
  readonly languages?: readonly string[]
  /** Minutes before the start until which cancelling is free. */
  readonly freeCancellationMinutes?: number
  /** ISO date, YYYY-MM-DD, in the venue's time zone. */
  readonly nextAvailableDate?: string
  /** For `nextAvailableDate`, where the catalogue counts them. */
  readonly ticketsLeft?: number
  /** The most that a group takes, where the catalogue says so: of no start more can be left. */
  readonly groupSize?: number
  /** Absent when the catalogue gave none, gave zero, another currency, or one past its age limit. */
  readonly price?: Price
  /** Where it begins. */
  readonly place?: Coordinates
  /** The part of the city that it is in, in the visitor's language. */
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
  readonly price?: Price
}

/** What a ticket can do, as the catalogue says of it; in the order in which pages say so. */
export const FEATURES = ['instantConfirmation', 'mobileTicket', 'skipTheLine', 'hotelPickup'] as const
export type Feature = (typeof FEATURES)[number]

/** Where a visit begins or ends. */
export interface Location extends Coordinates {
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

/** A tour group as its own page shows it. Fields ending in `Html` are sanitised. */
export interface Product extends ProductCard {
  /** The provider asks search engines to leave it out. */
  readonly isHidden: boolean
  /** Its name in addresses, in each language that the catalogue has it in. */
  readonly slugs: Readonly<Partial<Record<LanguageCode, string>>>
  /** Highlights, then what the long summary says beyond the short one. */
  readonly descriptionHtml: string
  readonly inclusionsHtml: string
  readonly exclusionsHtml: string
  readonly variants: readonly Variant[]
  readonly descriptors: readonly Descriptor[]
  /** Two-letter codes of guide or surtitle languages. */
  readonly languages: readonly string[]
  readonly features: readonly Feature[]
  readonly faq: readonly FaqEntry[]
  /** How the ticket comes to the visitor, and what it is good for. */
  readonly deliveryHtml: string
  /** What to know before the visit. */
  readonly additionalHtml: string
  /** The provider's own words on cancelling, beside what its policy says in numbers. */
  readonly cancellationHtml: string
  /** Its texts were translated by a machine. */
  readonly isMachineTranslated: boolean
  /** The catalogue says that a booking cannot be cancelled. */
  readonly isFinal: boolean
  readonly cashback?: Cashback
  readonly startLocation?: Location
  /** Only where it is elsewhere. */
  readonly endLocation?: Location
  readonly schedule?: Schedule
  /** IANA name. */
  readonly timeZone?: string
  /** How many gave one star, two, three, four and five; only with `rating`. */
  readonly ratingsSplit?: readonly number[]
}

/** Hours where the venue is, HH:MM. */
export interface Schedule {
  readonly opens: string
  /** Past midnight where it is not after `opens`. */
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

/** One stop of an itinerary; its words are plain text. */
export interface ItineraryStop {
  readonly name: string
  readonly kind: 'start' | 'stop' | 'end'
  /** It is seen on the way; nobody gets off. */
  readonly passBy: boolean
  readonly description?: string
  /** Whether a ticket to it is in the price; absent when the catalogue does not say. */
  readonly included?: boolean
  readonly millisecondsToNext?: number
  readonly kilometresToNext?: number
  readonly place?: Coordinates
}

export interface Itinerary {
  /** At least one. */
  readonly stops: readonly ItineraryStop[]
  /** The way, as far as it is known; fewer than two points are none. */
  readonly route: readonly Coordinates[]
  /** Milliseconds. */
  readonly duration?: number
}

/** What visitors wrote of a tour group, as far as it is read. */
export interface ReviewsRead {
  readonly reviews: readonly Review[]
  /** As many were read as are read at once: there may be others. */
  readonly hasMore: boolean
}

/** What a visitor wrote of a tour group; all of it is plain text. */
export interface Review {
  readonly id: number | string
  /** As the provider calls it: `CUSTOMER`, `PARTNER` or another; empty when it does not say. */
  readonly source: string
  /** 1 to 5. */
  readonly rating: number
  /** As it was written. */
  readonly text: string
  /** As it was written. */
  readonly title?: string
  /** Code of the language in which it was written. */
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
  /** What the visitor photographed; at least one. */
  readonly photos?: readonly string[]
}

/** What the provider has to say of a city, between two days where the site is. */
export interface CityBanner {
  readonly title: string
  readonly picture: Picture
  /** For phones, where it is another one. */
  readonly mobilePicture?: Picture
  /** A path of the site, in English, or an address. */
  readonly link: string
  /** ISO dates. */
  readonly from?: string
  readonly until?: string
}

export interface Collection extends NamedId {
  readonly heading: string
  readonly subtext: string
  readonly experienceCount: number
  /** Number of the point of interest that it is about. */
  readonly attractionId?: number
  /** Only when average ≥ 4 and count ≥ 100 (specification, section 5). */
  readonly rating?: Rating
  readonly startingPrice?: Price
}

/** A point of interest: what a collection's tickets are for. */
export interface Attraction extends Location {
  readonly name: string
}

/** A category, with those of its sub-categories that a city has. */
export interface OfferedCategory extends NamedId {
  readonly subCategories: readonly NamedId[]
}

/** What a city has to offer by name; each list begins with what has the most tour groups. */
export interface CityOffer {
  readonly collections: readonly NamedId[]
  readonly categories: readonly OfferedCategory[]
}

/** A city as the catalogue knows it. */
export interface NamedCity {
  /** Such as ROME. */
  readonly code: string
  readonly displayName: string
}

/** What the addresses of a tour group's pages are made of, and its name in the language that was asked for. */
export interface TourGroupAddress extends Pick<Product, 'tgid' | 'name' | 'cityCode' | 'slugs'> {
  /** Milliseconds since the epoch since which this site knows it as it is described now, in the language that was asked for. */
  readonly knownSince?: number
}

/** A list of tour groups as a site has a page about it; without a city, in all of them. */
export interface TourGroupList {
  readonly kind: 'collection' | 'category' | 'subCategory' | 'city'
  readonly id: number | string
  readonly city?: string | undefined
}

/** What the catalogue says of one number. */
export interface TourGroupAnswer {
  /** Absent when it has no such tour group. */
  readonly product?: Product
}

/** A list of tour groups, and why it may be empty. */
export interface ProductListing {
  readonly products: readonly ProductCard[]
  readonly total: number
  /** False when the catalogue could not be asked and nothing usable was kept. */
  readonly available: boolean
}
