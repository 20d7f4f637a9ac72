/**
 * The catalogue as stored in the database: facts and texts joined, every product complete in every language. The editable files
 * are described in `catalogue/source/source-facts.ts` and `catalogue/source/source-texts.ts`.
 */
import { z } from 'zod'

/** Every language that the catalogue can have; `catalogue/languages.json` lists those with texts. */
export const LANGUAGES = [
  'en',
  'de',
  'fr',
  'ru',
  'pl',
  'es',
  'it',
  'nl',
  'pt',
  'da',
  'no',
  'ro',
  'sv',
  'tr',
  'ar',
] as const
export type Language = (typeof LANGUAGES)[number]

/** Topics of reviews; a product shows only reviews of its own topic. */
export const REVIEW_KINDS = [
  'theatre',
  'museum',
  'monument',
  'garden',
  'animals',
  'view',
  'cruise',
  'ferry',
  'tour',
  'walk',
  'ride',
  'day-trip',
  'safari',
  'food',
  'dinner',
  'music',
  'cabaret',
  'bus',
  'train',
  'transfer',
  'card',
  'travelcard',
  'data',
] as const
export type ReviewKind = (typeof REVIEW_KINDS)[number]

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

/** What a transfer from or to an airport offers. */
export const AIRPORT_TRANSFER_FEATURES = ['fromAirport', 'toAirport', 'allTerminals', 'luggage'] as const

export const WEEKDAYS = ['SUN', 'MON', 'TUE', 'WED', 'THU', 'FRI', 'SAT'] as const

export const idSchema = z.number().int().positive()
export const nonEmptyTextSchema = z.string().trim().min(1)
export const nonEmptyTextListSchema = z.array(nonEmptyTextSchema).min(1)
export const localisedTextSchema = z.record(z.enum(LANGUAGES), nonEmptyTextSchema)
export type LocalisedText = z.infer<typeof localisedTextSchema>
/** Lower-case Latin letters, digits and hyphens in every language, because it is a path segment. */
export const slugSchema = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'must be lower-case letters, digits and single hyphens')
const localisedSlug = z.record(z.enum(LANGUAGES), slugSchema)
export const upperCaseCodeSchema = z.string().regex(/^[A-Z][A-Z_]*$/, 'must be upper-case letters')
export const coordinatesShape = { latitude: z.number().min(-90).max(90), longitude: z.number().min(-180).max(180) }
export const timeOfDaySchema = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'must be a time like 09:30')
export const isoDateSchema = z.iso.date()
const dayOfYear = z.string().regex(/^(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/, 'must be a day like 04-01')

export const citySchema = z.strictObject({
  code: upperCaseCodeSchema,
  displayName: localisedTextSchema,
  country: z.strictObject({
    code: z.string().length(2),
    displayName: localisedTextSchema,
    currency: z.string().length(3),
  }),
  /** IANA name, e.g. `Europe/Paris`. */
  timeZone: nonEmptyTextSchema,
  ...coordinatesShape,
  picture: slugSchema,
})
export type City = z.infer<typeof citySchema>

const subCategorySchema = z.strictObject({ id: idSchema, displayName: localisedTextSchema })

export const categorySchema = subCategorySchema.extend({ subCategories: z.array(subCategorySchema).min(1) })
export type Category = z.infer<typeof categorySchema>

export const collectionSchema = z.strictObject({
  id: idSchema,
  cityCode: upperCaseCodeSchema,
  /** Internal English name. */
  name: nonEmptyTextSchema,
  displayName: localisedTextSchema,
  urlSlug: localisedSlug,
  heroPicture: slugSchema,
  cardPicture: slugSchema,
  heading: localisedTextSchema,
  subtext: localisedTextSchema,
  /** Paragraphs. */
  longFormDescription: z.record(z.enum(LANGUAGES), nonEmptyTextListSchema),
  pageTitle: localisedTextSchema,
  metaDescription: localisedTextSchema,
  parentIds: z.array(idSchema).default([]),
  tags: z.array(nonEmptyTextSchema).default([]),
  pointOfInterestId: idSchema.optional(),
  reviewKind: z.enum(REVIEW_KINDS),
})
export type Collection = z.infer<typeof collectionSchema>

export const tourGroupTextSchema = z.strictObject({
  name: nonEmptyTextSchema,
  /** One sentence for cards. */
  shortSummary: nonEmptyTextSchema,
  /** Paragraphs of the product page; the short summary is used when absent. */
  summary: nonEmptyTextListSchema.optional(),
  highlights: nonEmptyTextListSchema,
  inclusions: nonEmptyTextListSchema,
  exclusions: z.array(nonEmptyTextSchema).default([]),
  /** A few words, e.g. "Montmartre". */
  neighbourhood: nonEmptyTextSchema.optional(),
  faq: z.array(z.strictObject({ question: nonEmptyTextSchema, answer: nonEmptyTextSchema })).default([]),
})

/** Facts of a variant besides its name. */
export const variantFactsShape = {
  /** Multiple of the tour group's price; the cheapest variant has 1. */
  priceFactor: z.number().min(1).max(20),
  /** Maximum number of people; the group size when absent. */
  maxPax: z.number().int().positive().optional(),
  /**
   * The only days and start times on which it is sold, e.g. captioned performances; every start of the tour group when absent.
   */
  only: z
    .strictObject({ weekdays: z.array(z.enum(WEEKDAYS)).min(1), startTimes: z.array(timeOfDaySchema).min(1) })
    .optional(),
}

const variantSchema = z.strictObject({
  name: localisedTextSchema,
  info: localisedTextSchema.optional(),
  ...variantFactsShape,
})

/** Where a tour starts or ends. */
export const locationSchema = z.strictObject({ ...coordinatesShape, addressLine1: localisedTextSchema })

/** Opening hours of a place. */
export const scheduleSchema = z.strictObject({
  opens: timeOfDaySchema,
  closes: timeOfDaySchema,
  closedWeekdays: z.array(z.enum(WEEKDAYS)).default([]),
  /** First and last day of the year on which it is open, MM-DD; may span New Year. All year when absent. */
  season: z.strictObject({ from: dayOfYear, to: dayOfYear }).optional(),
})

export const minutesBeforeSunsetSchema = z.array(z.number().int().min(0).max(180)).min(1)

/** Codes of descriptors that facts may list, in addition to those derived from other fields. */
export const TRAITS = [
  ...(['INDOOR', 'FAMILY_FRIENDLY', 'AIRPORT_TRANSFER'] as const),
  ...(['CAPTIONED', 'AUDIO_DESCRIBED', 'SIGNED', 'RELAXED'] as const),
] as const

export const tourGroupSchema = z.strictObject({
  id: idSchema,
  cityCode: upperCaseCodeSchema,
  /** null: the tour group has no primary collection (rare; callers must handle it). */
  primaryCollectionId: idSchema.nullable(),
  /** Every collection that lists it, including the primary one. */
  collectionIds: z.array(idSchema).min(1),
  subCategoryId: idSchema,
  flowType: z.enum(FLOW_TYPES).default('NORMAL'),
  boosterType: z.enum(['BestSeller', 'SellingOutFast']).nullable().default(null),
  /** The first is shown on cards. */
  pictures: z.array(slugSchema).min(1),
  urlSlug: localisedSlug,
  /** The "from" price after the discount, in the currency of the city's country. */
  price: z.number().positive(),
  /** Whole percent off the original price. */
  discountPercent: z.number().int().min(1).max(70).optional(),
  /** Added on top of the price at payment. */
  extraCharges: z.number().positive().optional(),
  priceType: z.enum(['PER_PERSON', 'PER_GROUP']).default('PER_PERSON'),
  /** For PER_GROUP. */
  groupSize: z.number().int().positive().optional(),
  cashback: z.strictObject({ type: z.enum(['PERCENTAGE', 'ABSOLUTE']), value: z.number().positive() }).optional(),
  /** null: unlimited. */
  durationMinutes: z.number().int().positive().nullable(),
  /** The maximum, when it varies. */
  maxDurationMinutes: z.number().int().positive().optional(),
  /** Minutes before the start until which cancellation is free; null: not cancellable; 0: until the start. */
  cancellableUpToMinutes: z.number().int().min(0).nullable(),
  /** The same for rescheduling; the value for cancellation when absent. */
  reschedulableUpToMinutes: z.number().int().min(0).nullable().optional(),
  rating: z.strictObject({ average: z.number().min(1).max(5), count: z.number().int().min(0) }),
  instantConfirmation: z.boolean().default(true),
  mobileTicket: z.boolean().default(true),
  skipTheLine: z.boolean().default(false),
  hotelPickup: z.boolean().default(false),
  wheelchairAccessible: z.boolean().default(false),
  /** Further descriptors. */
  traits: z.array(z.enum(TRAITS)).default([]),
  /** Minimum age in years. */
  minimumAge: z.number().int().min(0).max(99).optional(),
  ride: z.array(z.enum(AIRPORT_TRANSFER_FEATURES)).default([]),
  /** With a guide. */
  guided: z.boolean().default(false),
  /** Upper-case codes of guide, audio or surtitle languages, e.g. `["EN", "FR"]`. */
  supportedLanguages: z.array(z.string().regex(/^[A-Z]{2}$/)).default([]),
  startPoint: locationSchema,
  /** Where it ends, when not at the start. */
  endPoint: locationSchema.optional(),
  schedule: scheduleSchema.extend({
    /** Start times, e.g. performances; hourly between opening and closing when absent. */
    startTimes: z.array(timeOfDaySchema).min(1).optional(),
    /** Instead of start times: minutes before the sunset of each day at the start point. */
    minutesBeforeSunset: minutesBeforeSunsetSchema.optional(),
  }),
  /** At least one; a single-variant product has one whose name is e.g. "Standard ticket". */
  variants: z.array(variantSchema).min(1),
  pointOfInterestIds: z.array(idSchema).default([]),
  /** That of the primary collection when absent. */
  reviewKind: z.enum(REVIEW_KINDS).optional(),
  /** A few words, e.g. "Winter offer". */
  promotionLabel: localisedTextSchema.optional(),
  text: z.record(z.enum(LANGUAGES), tourGroupTextSchema),
})
export type TourGroup = z.infer<typeof tourGroupSchema>

export const reviewTextSchema = z.strictObject({
  /** Topics that the text fits. */
  kinds: z.array(z.enum(REVIEW_KINDS)).min(1),
  /** Original language of the review; any two-letter code. */
  language: z.string().regex(/^[a-z]{2}$/),
  rating: z.number().int().min(1).max(5),
  title: nonEmptyTextSchema.optional(),
  content: nonEmptyTextSchema,
  /** Machine translations, `{ "en": "…" }`. */
  translations: z.record(z.string().regex(/^[a-z]{2}$/), nonEmptyTextSchema).default({}),
})

export const reviewPoolSchema = z.strictObject({
  /** First names by language code; required for every language with texts. */
  names: z.record(z.string(), z.array(nonEmptyTextSchema).min(3)),
  /** Two-letter country codes by language code; likewise. */
  countries: z.record(z.string(), z.array(z.string().length(2)).min(1)),
  /** Who travelled, e.g. "Couple". */
  personas: z.array(localisedTextSchema).min(1),
  texts: z.array(reviewTextSchema).min(1),
})
export type ReviewPool = z.infer<typeof reviewPoolSchema>

export const itinerarySchema = z.strictObject({
  tourGroupId: idSchema,
  type: z.enum(['WALKING', 'BUS', 'BOAT', 'BICYCLE', 'MIXED']),
  durationMinutes: z.number().int().positive(),
  /** The route between the stops as latitudes and longitudes, where it is not straight, e.g. along a river. */
  route: z
    .array(z.tuple([coordinatesShape.latitude, coordinatesShape.longitude]))
    .min(2)
    .optional(),
  /** Start, stops, end, in order. */
  sections: z
    .array(
      z.strictObject({
        ...coordinatesShape,
        name: localisedTextSchema,
        description: localisedTextSchema.optional(),
        /** Seen from outside, not entered. */
        passBy: z.boolean().default(false),
        /** Absent where there is no ticket, e.g. a square or a street. */
        ticketIncluded: z.boolean().optional(),
        minutesToNext: z.number().min(0).default(0),
        kilometresToNext: z.number().min(0).default(0),
      }),
    )
    .min(2),
})
export type Itinerary = z.infer<typeof itinerarySchema>

export const bannerSchema = z.strictObject({
  id: idSchema,
  cityCode: upperCaseCodeSchema,
  platform: z.enum(['DESKTOP', 'MOBILE']).default('DESKTOP'),
  title: localisedTextSchema,
  altText: localisedTextSchema,
  picture: slugSchema,
  mobilePicture: slugSchema,
  link: z.string().regex(/^(\/|https:\/\/)/, 'must start with / or https://'),
  startDate: isoDateSchema,
  endDate: isoDateSchema,
  rank: z.number().int().min(1),
})
export type Banner = z.infer<typeof bannerSchema>

export const pointOfInterestSchema = z.strictObject({
  id: idSchema,
  cityCode: upperCaseCodeSchema,
  name: localisedTextSchema,
  description: localisedTextSchema,
  ...locationSchema.shape,
  picture: slugSchema,
})
export type PointOfInterest = z.infer<typeof pointOfInterestSchema>

export const ratesSchema = z.record(z.string(), z.number().positive())

/** Standard phrases of the provider, the same for every tour group. */
export const phrasesSchema = z.strictObject({
  callToAction: nonEmptyTextSchema,
  ticketDelivery: nonEmptyTextSchema,
  freeCancellation: nonEmptyTextSchema,
  instantConfirmation: nonEmptyTextSchema,
  mobileTicket: nonEmptyTextSchema,
  skipTheLine: nonEmptyTextSchema,
  hotelPickup: nonEmptyTextSchema,
  wheelchairAccessible: nonEmptyTextSchema,
  guided: nonEmptyTextSchema,
  traits: z.record(z.enum(TRAITS), nonEmptyTextSchema),
  ride: z.record(z.enum(AIRPORT_TRANSFER_FEATURES), nonEmptyTextSchema),
  open: nonEmptyTextSchema,
  closed: nonEmptyTextSchema,
})
export type Phrases = z.infer<typeof phrasesSchema>

export interface CatalogueData {
  /** Languages available in answers. Texts of all others are English. */
  readonly languages: readonly Language[]
  readonly phrases: Readonly<Record<Language, Phrases>>
  readonly cities: readonly City[]
  readonly categories: readonly Category[]
  readonly collections: readonly Collection[]
  readonly tourGroups: readonly TourGroup[]
  /** Units of the currency per euro. */
  readonly rates: Readonly<Record<string, number>>
  readonly reviews: ReviewPool
  readonly itineraries: readonly Itinerary[]
  readonly banners: readonly Banner[]
  readonly pointsOfInterest: readonly PointOfInterest[]
}
