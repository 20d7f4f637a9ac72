import { isTimeZone } from '@passepartout/content-model/is-time-zone'
import { z } from 'zod'
import { memoize } from '../../memo/memoize.ts'
import { BOOKING_FLOW_TYPES } from '../product.ts'
import { plainLine } from './text/plain-line.ts'

/**
 * Schemas that parse the provider's answers into our types. Every field may be missing, null or of an unknown type. A
 * field that cannot be used is dropped; an item is dropped only when its id or name is missing.
 */
export const lenientOptional = <T extends z.ZodType>(schema: T) => schema.nullish().catch(undefined)
export const lenientList = <T extends z.ZodType>(schema: T) => z.array(schema.catch(null as never)).catch([])
export const textOrEmpty = z
  .string()
  .nullish()
  .transform((value) => value ?? '')
  .catch('')

/** Also accepts a number written as text. */
export const acceptNumericText = <T extends z.ZodType>(schema: T) =>
  z.preprocess(
    (value) => (typeof value === 'string' && /^-?\d+(?:\.\d+)?$/.test(value) ? Number(value) : value),
    schema,
  )
const wholeNumber = acceptNumericText(z.number().int())

/** One line of plain text; HTML is removed. A name that consists of tags only is empty. */
export const singleLineSchema = z.string().transform((value) => plainLine(value))
export const singleLineOrEmpty = textOrEmpty.transform((value) => plainLine(value))
export const nonEmptySingleLineSchema = singleLineSchema.refine((value) => value !== '')

/** Milliseconds of a year. */
const MAX_DURATION = 366 * 86_400_000
const duration = z.number().min(0).max(MAX_DURATION)

const MAX_EXPERIENCES = 100_000

/** 00:00 to 24:00; seconds are cut off. */
export const timeOfDaySchema = z
  .string()
  .regex(/^(?:(?:[01]\d|2[0-3]):[0-5]\d|24:00)(?::\d\d)?$/)
  .transform((time) => time.slice(0, 5))

/** Whether `Intl` knows a time zone: it throws on others. Cached, as every tour group has one, and asking takes a twentieth of a millisecond. */
const isKnownTimeZone = memoize(isTimeZone, 1000)

/** Characters; no zone has half as many, and what is longer is not worth caching. */
const LONGEST_ZONE = 100

/** An IANA name. */
export const timeZoneSchema = z.string().refine((name) => name.length <= LONGEST_ZONE && isKnownTimeZone(name))

export const listingPriceSchema = z.object({
  currencyCode: z.string(),
  originalPrice: lenientOptional(z.number()),
  finalPrice: z.number(),
  type: lenientOptional(z.string()),
  otherPricesExist: lenientOptional(z.boolean()),
  bestDiscount: lenientOptional(z.number()),
  extraCharges: lenientOptional(z.number()),
  isPricingInclusiveOfExtraCharges: lenientOptional(z.boolean()),
  groupSize: lenientOptional(z.int().positive()),
  cashbackValue: lenientOptional(z.number()),
  cashbackType: lenientOptional(z.string()),
})

export const flag = z.boolean().catch(false)

export const coordinatesSchema = z.object({
  latitude: z.number().min(-90).max(90),
  longitude: z.number().min(-180).max(180),
})

export const namedIdSchema = z.object({ id: acceptNumericText(z.number()), displayName: nonEmptySingleLineSchema })

const reviewsDetailsSchema = z.object({
  averageRating: lenientOptional(acceptNumericText(z.number())),
  ratingsCount: lenientOptional(acceptNumericText(z.number())),
  showRatings: lenientOptional(z.boolean()),
})

const people = acceptNumericText(z.number().int().min(0).max(100_000_000))
const ratingsSplitSchema = z.object({ 1: people, 2: people, 3: people, 4: people, 5: people })

export const tourGroupTaxonomySchema = z.object({
  id: wholeNumber,
  primaryCollection: lenientOptional(namedIdSchema),
  primaryCategory: lenientOptional(namedIdSchema),
  primarySubCategory: lenientOptional(namedIdSchema),
})

/** The order of its fields is part of the hash of a description (parse-tour-group-slugs.ts): another order would change all dates. */
export const cardSchema = z.object({
  id: wholeNumber,
  name: nonEmptySingleLineSchema,
  flowType: z.enum(BOOKING_FLOW_TYPES).catch('NORMAL'),
  primaryCollection: lenientOptional(namedIdSchema),
  primaryCategory: lenientOptional(namedIdSchema),
  primarySubCategory: lenientOptional(namedIdSchema),
  listingAvailability: lenientOptional(
    z.object({
      nextAvailableDate: lenientOptional(
        z.object({ date: z.iso.date(), remaining: lenientOptional(z.int().positive()) }),
      ),
    }),
  ),
  cancellationPolicy: lenientOptional(
    z.object({ cancellable: z.boolean(), cancellableUpTo: lenientOptional(z.number()) }),
  ),
  media: lenientOptional(
    z.object({ productImages: lenientList(z.object({ url: z.string(), altText: singleLineOrEmpty })) }),
  ),
  imageUrl: lenientOptional(z.string()),
  listingPrice: lenientOptional(listingPriceSchema),
  promotionLabel: singleLineOrEmpty,
  shortSummary: singleLineOrEmpty,
  cityDisplayName: singleLineOrEmpty,
  reviewsDetails: lenientOptional(reviewsDetailsSchema),
  minDuration: lenientOptional(duration),
  maxDuration: lenientOptional(duration),
  boosterType: lenientOptional(z.string()),
  descriptors: lenientList(z.object({ code: z.string(), displayName: nonEmptySingleLineSchema, type: z.string() })),
  cityCode: textOrEmpty,
  urlSlugs: z.record(z.string(), textOrEmpty).catch({}),
  supportedLanguages: lenientList(z.string()),
  startPoint: lenientOptional(coordinatesSchema),
  neighbourhood: singleLineOrEmpty,
})

const locationSchema = coordinatesSchema.extend({ addressLine1: lenientOptional(z.string()) })

export const productSchema = cardSchema.extend({
  noIndex: flag,
  highlights: textOrEmpty,
  inclusions: textOrEmpty,
  exclusions: textOrEmpty,
  summary: textOrEmpty,
  additionalInfo: textOrEmpty,
  confirmedTicketInfo: textOrEmpty,
  cancellation: textOrEmpty,
  city: lenientOptional(z.object({ timeZone: lenientOptional(timeZoneSchema), displayName: textOrEmpty })),
  variants: lenientList(
    z.object({
      id: acceptNumericText(z.number()),
      name: singleLineSchema,
      variantInfo: singleLineOrEmpty,
      listingPrice: lenientOptional(listingPriceSchema),
      tours: lenientList(
        z.object({
          id: acceptNumericText(z.number().int().positive()),
          name: singleLineOrEmpty,
          minPax: lenientOptional(z.number().int().positive()),
          maxPax: lenientOptional(z.number().int().positive()),
        }),
      ),
    }),
  ),
  startLocation: lenientOptional(locationSchema),
  endLocation: lenientOptional(locationSchema),
  operatingScheduleInfo: lenientOptional(
    z.object({
      openingTime: lenientOptional(timeOfDaySchema),
      closingTime: lenientOptional(timeOfDaySchema),
      closestOpenDate: lenientOptional(z.iso.date()),
    }),
  ),
  faq: textOrEmpty,
  ticketDeliveryInfo: textOrEmpty,
  contentMachineTranslated: flag,
  hasInstantConfirmation: flag,
  hasMobileTicket: flag,
  hasSkipTheLine: flag,
  hasHotelPickup: flag,
  reviewsDetails: lenientOptional(reviewsDetailsSchema.extend({ ratingsSplit: lenientOptional(ratingsSplitSchema) })),
})

export const collectionSchema = namedIdSchema.extend({
  heading: singleLineOrEmpty,
  subtext: singleLineOrEmpty,
  supportedLanguages: lenientList(z.string()),
  experienceCount: z.number().int().min(0).max(MAX_EXPERIENCES).catch(0),
  poiId: lenientOptional(z.int().positive()),
  ratingsInfo: lenientOptional(reviewsDetailsSchema.omit({ showRatings: true })),
  startingPrice: lenientOptional(
    z.object({ listingPrice: lenientOptional(z.number()), currency: lenientOptional(z.string()) }),
  ),
})

export const attractionSchema = z.object({
  name: nonEmptySingleLineSchema,
  location: z.object({ latitude: z.number(), longitude: z.number(), addressLine1: lenientOptional(z.string()) }),
})

export const tourGroupListSchema = z.object({
  pageData: z.object({ items: z.array(z.unknown()), total: z.number().catch(0) }),
})
export const lowestPriceSchema = z.object({
  unFilteredMetaData: z.object({ minPrice: lenientOptional(z.number()) }),
  currency: lenientOptional(z.object({ code: z.string() })),
})
export const tourGroupsByIdSchema = z.object({ tourGroups: z.array(z.unknown()) })
export const collectionsSchema = z.object({ collections: z.array(z.unknown()) })

export type ListingPriceResponse = z.infer<typeof listingPriceSchema>
export type CardResponse = z.infer<typeof cardSchema>
export type ProductResponse = z.infer<typeof productSchema>
export type CollectionResponse = z.infer<typeof collectionSchema>
