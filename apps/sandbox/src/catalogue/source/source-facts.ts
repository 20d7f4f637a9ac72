/**
 * The facts of a catalogue as people edit them: JSON files of a folder, such as `apps/sandbox/catalogue/`. Every object is
 * strict: an unknown field is a mistake. The words that visitors read stand elsewhere (`source-texts.ts`).
 *
 * | File | Holds |
 * |---|---|
 * | `languages.json` | `languagesSchema` |
 * | `cities.json` | list of `cityFactsSchema` |
 * | `categories.json` | list of `categoryFactsSchema` |
 * | `collections.json` | list of `collectionFactsSchema`; lists show tour groups in the order of the tour-group files |
 * | `places.json` | list of `placeSchema`: what products are about, and where they start |
 * | `templates.json` | list of `productTemplateSchema`: the kinds of product |
 * | `shows.json` | list of `showFactsSchema` |
 * | `tour-groups/<any name>.json` | list of `tourGroupFactsSchema` |
 * | `rates.json` | `{ "EUR": 1, "USD": 1.08, … }`: units of each of the 32 currencies for one euro |
 * | `reviews.json` | `reviewPoolFactsSchema`: texts by kind and language, from which each tour group's reviews are drawn |
 * | `itineraries.json` | list of `itineraryFactsSchema`, at most one per tour group |
 * | `banners.json` | list of `bannerFactsSchema` |
 * | `points-of-interest.json` | list of `pointOfInterestFactsSchema` |
 *
 * Pictures are names without folder or extension (`louvre-dusk`) and must exist.
 */
import { z } from 'zod'
import {
  bannerSchema,
  citySchema,
  collectionSchema,
  coordinatesShape,
  FLOW_TYPES,
  idSchema,
  itinerarySchema,
  LANGUAGES,
  locationSchema,
  minutesBeforeSunsetSchema,
  nonEmptyTextSchema,
  REVIEW_KINDS,
  reviewPoolSchema,
  scheduleSchema,
  slugSchema,
  timeOfDaySchema,
  tourGroupSchema,
  upperCaseCodeSchema,
  variantFactsShape,
} from '../../catalogue-schema.ts'

const tourGroup = tourGroupSchema.shape
/** The key of a row, by which other files refer to it, e.g. `tower-of-london`. */
const key = slugSchema
const language = z.enum(LANGUAGES)

/** `draft`: missing texts are English. Languages in neither list are not offered. */
export const languageCompletenessSchema = z.strictObject({ complete: z.array(language), draft: z.array(language) })

export const cityFactsSchema = citySchema.omit({ displayName: true }).extend({
  country: citySchema.shape.country.omit({ displayName: true }),
  /** Languages of guides there, as upper-case codes. */
  guideLanguages: tourGroup.supportedLanguages,
  /** Key of the place from which coaches leave. */
  departurePlace: key.optional(),
})

export const categoryFactsSchema = z.strictObject({ id: idSchema, subCategories: z.array(idSchema).min(1) })

export const collectionFactsSchema = collectionSchema.omit({
  displayName: true,
  urlSlug: true,
  heading: true,
  subtext: true,
  longFormDescription: true,
  pageTitle: true,
  metaDescription: true,
})

export const placeFactsSchema = z.strictObject({
  key,
  cityCode: upperCaseCodeSchema,
  ...coordinatesShape,
  addressLine1: nonEmptyTextSchema,
  /** The sub-category of a ticket to it: a museum, a landmark, a park. */
  subCategoryId: idSchema.optional(),
  reviewKind: z.enum(REVIEW_KINDS).optional(),
  /** 09:00 to 18:00 when absent. */
  schedule: scheduleSchema.optional(),
  wheelchairAccessible: z.boolean().optional(),
  traits: tourGroup.traits,
})
export type PlaceFacts = z.infer<typeof placeFactsSchema>

const variantFactsSchema = z.strictObject({ key, ...variantFactsShape })

export const productTemplateSchema = z.strictObject({
  key,
  /** That of the place when absent. */
  subCategoryId: idSchema.optional(),
  /** That of the place when absent. */
  reviewKind: z.enum(REVIEW_KINDS).optional(),
  flowType: z.enum(FLOW_TYPES).default('NORMAL'),
  /** null: unlimited. */
  durationMinutes: tourGroup.durationMinutes,
  cancellableUpToMinutes: tourGroup.cancellableUpToMinutes,
  reschedulableUpToMinutes: tourGroup.reschedulableUpToMinutes,
  priceType: tourGroup.priceType,
  groupSize: tourGroup.groupSize,
  skipTheLine: z.boolean().default(false),
  hotelPickup: z.boolean().default(false),
  ride: tourGroup.ride,
  /** With a guide, in the city's guide languages. */
  guided: z.boolean().default(false),
  traits: tourGroup.traits,
  minimumAge: tourGroup.minimumAge,
  startTimes: z.array(timeOfDaySchema).min(1).optional(),
  minutesBeforeSunset: minutesBeforeSunsetSchema.optional(),
  /** A trip to the place: starts and ends at the city's departure place. */
  isTrip: z.boolean().default(false),
  variants: z.array(variantFactsSchema).min(1),
})
export type ProductTemplate = z.infer<typeof productTemplateSchema>

export const showFactsSchema = z.strictObject({
  key,
  /** The same in every language, as on posters. */
  title: nonEmptyTextSchema,
  /** Key of a template. */
  genre: key,
})

const locationFactsSchema = locationSchema.extend({ addressLine1: nonEmptyTextSchema })

/** Absent fields are taken from the template, then from the place. */
export const tourGroupFactsSchema = tourGroupSchema
  .omit({ urlSlug: true, text: true, promotionLabel: true, guided: true })
  .extend({
    template: key,
    place: key.optional(),
    /** For a combined ticket. */
    secondPlace: key.optional(),
    show: key.optional(),
    subCategoryId: idSchema.optional(),
    flowType: z.enum(FLOW_TYPES).optional(),
    durationMinutes: tourGroup.durationMinutes.optional(),
    cancellableUpToMinutes: tourGroup.cancellableUpToMinutes.optional(),
    priceType: z.enum(['PER_PERSON', 'PER_GROUP']).optional(),
    skipTheLine: z.boolean().optional(),
    hotelPickup: z.boolean().optional(),
    ride: tourGroup.ride.unwrap().optional(),
    wheelchairAccessible: z.boolean().optional(),
    supportedLanguages: tourGroup.supportedLanguages.unwrap().optional(),
    startPoint: locationFactsSchema.optional(),
    endPoint: locationFactsSchema.optional(),
    schedule: tourGroup.schedule.optional(),
    variants: z.array(variantFactsSchema).min(1).optional(),
    pointOfInterestIds: z.array(idSchema).optional(),
    /** Key of a label in `promotions.json`. */
    promotion: key.optional(),
  })
export type TourGroupFacts = z.infer<typeof tourGroupFactsSchema>

export const reviewPoolFactsSchema = reviewPoolSchema.extend({ personas: z.array(key).min(1) })

export const itineraryFactsSchema = itinerarySchema.extend({
  /** Start, stops, end, in order. */
  sections: z
    .array(
      itinerarySchema.shape.sections.element
        .omit({ latitude: true, longitude: true, name: true, description: true })
        .extend({ place: key }),
    )
    .min(2),
})

export const bannerFactsSchema = bannerSchema.omit({ title: true, altText: true })

export const pointOfInterestFactsSchema = z.strictObject({ id: idSchema, place: key, picture: slugSchema })
