import { z } from 'zod'
import { remembering } from '../../memo/remembering.ts'
import { FLOW_TYPES } from '../product.ts'
import { plainLine } from './text/plain-line.ts'

/**
 * Schemas that parse the provider's answers into our types. Every field may be missing, null or of an unknown type. A
 * field that cannot be used is dropped; an item is dropped only when its id or name is missing.
 */
export const optional = <T extends z.ZodType>(schema: T) => schema.nullish().catch(undefined)
export const list = <T extends z.ZodType>(schema: T) => z.array(schema.catch(null as never)).catch([])
export const text = z
  .string()
  .nullish()
  .transform((value) => value ?? '')
  .catch('')

/** Also accepts a number written as text. */
export const numeric = <T extends z.ZodType>(schema: T) =>
  z.preprocess(
    (value) => (typeof value === 'string' && /^-?\d+(?:\.\d+)?$/.test(value) ? Number(value) : value),
    schema,
  )
const wholeNumber = numeric(z.number().int())

/** One line of plain text; HTML is removed. A name that consists of tags only is empty. */
export const words = z.string().transform((value) => plainLine(value))
export const optionalWords = text.transform((value) => plainLine(value))
export const someWords = words.refine((value) => value !== '')

/** Milliseconds, at most a year. */
const duration = z
  .number()
  .min(0)
  .max(366 * 86_400_000)

const MAX_EXPERIENCES = 100_000

/** 00:00 to 24:00; seconds are cut off. */
export const timeOfDay = z
  .string()
  .regex(/^(?:(?:[01]\d|2[0-3]):[0-5]\d|24:00)(?::\d\d)?$/)
  .transform((time) => time.slice(0, 5))

/** Whether `Intl` knows a time zone: it throws on others. Cached, as every tour group has one, and asking takes a twentieth of a millisecond. */
const isTimeZone = remembering((name) => {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }) !== undefined
  } catch {
    return false
  }
}, 1000)

/** Characters; no zone has half as many, and what is longer is not worth caching. */
const LONGEST_ZONE = 100

/** An IANA name. */
export const timeZone = z.string().refine((name) => name.length <= LONGEST_ZONE && isTimeZone(name))

export const listingPriceSchema = z.object({
  currencyCode: z.string(),
  originalPrice: optional(z.number()),
  finalPrice: z.number(),
  type: optional(z.string()),
  otherPricesExist: optional(z.boolean()),
  bestDiscount: optional(z.number()),
  extraCharges: optional(z.number()),
  isPricingInclusiveOfExtraCharges: optional(z.boolean()),
  groupSize: optional(z.int().positive()),
  cashbackValue: optional(z.number()),
  cashbackType: optional(z.string()),
})

const coordinatesSchema = z.object({
  latitude: z.number().min(-90).max(90),
  longitude: z.number().min(-180).max(180),
})

export const namedIdSchema = z.object({ id: numeric(z.number()), displayName: someWords })

const reviewsDetailsSchema = z.object({
  averageRating: optional(numeric(z.number())),
  ratingsCount: optional(numeric(z.number())),
  showRatings: optional(z.boolean()),
})

const people = numeric(z.number().int().min(0).max(100_000_000))
const ratingsSplitSchema = z.object({ 1: people, 2: people, 3: people, 4: people, 5: people })

export const placeSchema = z.object({
  id: wholeNumber,
  primaryCollection: optional(namedIdSchema),
  primaryCategory: optional(namedIdSchema),
  primarySubCategory: optional(namedIdSchema),
})

export const cardSchema = z.object({
  id: wholeNumber,
  name: someWords,
  flowType: z.enum(FLOW_TYPES).catch('NORMAL'),
  primaryCollection: optional(namedIdSchema),
  primaryCategory: optional(namedIdSchema),
  primarySubCategory: optional(namedIdSchema),
  listingAvailability: optional(
    z.object({
      nextAvailableDate: optional(z.object({ date: z.iso.date(), remaining: optional(z.int().positive()) })),
    }),
  ),
  cancellationPolicy: optional(z.object({ cancellable: z.boolean(), cancellableUpTo: optional(z.number()) })),
  media: optional(z.object({ productImages: list(z.object({ url: z.string(), altText: optionalWords })) })),
  imageUrl: optional(z.string()),
  listingPrice: optional(listingPriceSchema),
  promotionLabel: optionalWords,
  shortSummary: optionalWords,
  cityDisplayName: optionalWords,
  reviewsDetails: optional(reviewsDetailsSchema),
  minDuration: optional(duration),
  maxDuration: optional(duration),
  boosterType: optional(z.string()),
  descriptors: list(z.object({ code: z.string(), displayName: someWords, type: z.string() })),
  cityCode: text,
  urlSlugs: z.record(z.string(), text).catch({}),
  supportedLanguages: list(z.string()),
  startPoint: optional(coordinatesSchema),
  neighbourhood: optionalWords,
})

const flag = z.boolean().catch(false)

const locationSchema = coordinatesSchema.extend({ addressLine1: optional(z.string()) })

export const productSchema = cardSchema.extend({
  noIndex: flag,
  highlights: text,
  inclusions: text,
  exclusions: text,
  summary: text,
  additionalInfo: text,
  confirmedTicketInfo: text,
  cancellation: text,
  city: optional(z.object({ timeZone: optional(timeZone), displayName: text })),
  variants: list(
    z.object({
      id: numeric(z.number()),
      name: words,
      variantInfo: optionalWords,
      listingPrice: optional(listingPriceSchema),
      tours: list(
        z.object({
          id: numeric(z.number().int().positive()),
          name: optionalWords,
          minPax: optional(z.number().int().positive()),
          maxPax: optional(z.number().int().positive()),
        }),
      ),
    }),
  ),
  startLocation: optional(locationSchema),
  endLocation: optional(locationSchema),
  operatingScheduleInfo: optional(
    z.object({
      openingTime: optional(timeOfDay),
      closingTime: optional(timeOfDay),
      closestOpenDate: optional(z.iso.date()),
    }),
  ),
  faq: text,
  ticketDeliveryInfo: text,
  contentMachineTranslated: flag,
  hasInstantConfirmation: flag,
  hasMobileTicket: flag,
  hasSkipTheLine: flag,
  hasHotelPickup: flag,
  reviewsDetails: optional(reviewsDetailsSchema.extend({ ratingsSplit: optional(ratingsSplitSchema) })),
})

export const collectionSchema = namedIdSchema.extend({
  heading: optionalWords,
  subtext: optionalWords,
  supportedLanguages: list(z.string()),
  experienceCount: z.number().int().min(0).max(MAX_EXPERIENCES).catch(0),
  poiId: optional(z.int().positive()),
  ratingsInfo: optional(
    z.object({ averageRating: optional(numeric(z.number())), ratingsCount: optional(numeric(z.number())) }),
  ),
  startingPrice: optional(z.object({ listingPrice: optional(z.number()), currency: optional(z.string()) })),
})

export const attractionSchema = z.object({
  name: someWords,
  location: z.object({ latitude: z.number(), longitude: z.number(), addressLine1: optional(z.string()) }),
})

export const listSchema = z.object({ pageData: z.object({ items: z.array(z.unknown()), total: z.number().catch(0) }) })
export const lowestPriceSchema = z.object({
  unFilteredMetaData: z.object({ minPrice: optional(z.number()) }),
  currency: optional(z.object({ code: z.string() })),
})
export const bulkSchema = z.object({ tourGroups: z.array(z.unknown()) })
export const collectionsSchema = z.object({ collections: z.array(z.unknown()) })

export type ListingPriceAnswer = z.infer<typeof listingPriceSchema>
export type CardAnswer = z.infer<typeof cardSchema>
export type ProductAnswer = z.infer<typeof productSchema>
export type CollectionAnswer = z.infer<typeof collectionSchema>
