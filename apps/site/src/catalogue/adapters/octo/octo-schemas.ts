import { z } from 'zod'
import { acceptNumericText, lenientList, lenientOptional, textOrEmpty } from '../../responses/response-schemas.ts'
import { stringIdSchema } from '../bulk/neutral-product-schema.ts'

/**
 * Answers of OCTO suppliers (docs.octo.travel: core, with the capabilities content and pricing), as far as the site shows
 * them. Suppliers differ: every field may be missing or have an unknown value, and only what has no id is refused.
 */
const languageTag = z.string().regex(/^[A-Za-z]{2,3}(?:-[\w-]+)?$/)

/** Amounts are whole numbers of the smallest unit: 2950 with a precision of 2 is 29.50. */
export const pricingSchema = z.object({
  original: lenientOptional(z.number()),
  retail: z.number(),
  currency: z.string().regex(/^[A-Z]{3}$/),
  currencyPrecision: z.int().min(0).max(4),
})
export type Pricing = z.infer<typeof pricingSchema>
const unitPricingSchema = pricingSchema.extend({ unitId: stringIdSchema })

const placeSchema = z.object({
  latitude: lenientOptional(acceptNumericText(z.number().min(-90).max(90))),
  longitude: lenientOptional(acceptNumericText(z.number().min(-180).max(180))),
  postalAddress: lenientOptional(z.object({ streetAddress: textOrEmpty, addressLocality: textOrEmpty })),
})

const describedSchema = z.object({
  title: textOrEmpty,
  shortDescription: textOrEmpty,
  description: textOrEmpty,
  features: lenientList(z.object({ type: z.string(), shortDescription: z.string() })),
  faqs: lenientList(z.object({ question: z.string(), answer: z.string() })),
})

const optionSchema = describedSchema.extend({
  id: stringIdSchema,
  internalName: textOrEmpty,
  cancellationCutoffAmount: lenientOptional(z.number().min(0)),
  cancellationCutoffUnit: lenientOptional(z.enum(['minute', 'hour', 'day'])),
  units: lenientList(z.object({ id: stringIdSchema, type: textOrEmpty, pricingFrom: lenientList(pricingSchema) })),
  pricingFrom: lenientList(pricingSchema),
})
export type OctoOption = z.infer<typeof optionSchema>

export const productSchema = describedSchema.extend({
  id: stringIdSchema,
  internalName: textOrEmpty,
  locale: lenientOptional(languageTag),
  timeZone: textOrEmpty,
  instantConfirmation: lenientOptional(z.boolean()),
  pricingPer: lenientOptional(z.enum(['UNIT', 'BOOKING'])),
  options: lenientList(optionSchema),
  media: lenientList(
    z.object({ src: z.string().min(1), type: textOrEmpty, rel: textOrEmpty, title: textOrEmpty, caption: textOrEmpty }),
  ),
  locations: lenientList(z.object({ types: lenientList(z.string()), place: lenientOptional(placeSchema) })),
  categoryLabels: lenientList(z.string()),
  durationMinutesFrom: lenientOptional(acceptNumericText(z.number().min(0))),
  durationMinutesTo: lenientOptional(acceptNumericText(z.number().min(0))),
  commentary: lenientList(z.object({ format: textOrEmpty, language: languageTag })),
})
export type OctoProduct = z.infer<typeof productSchema>

const availabilitySchema = z.object({
  /** Of an unknown status, `available` decides. */
  status: lenientOptional(z.enum(['AVAILABLE', 'FREESALE', 'SOLD_OUT', 'LIMITED', 'CLOSED'])),
  available: lenientOptional(z.boolean()),
  vacancies: lenientOptional(acceptNumericText(z.int().min(0))),
})
export type Availability = z.infer<typeof availabilitySchema>

/** A day of `POST /availability/calendar`. */
export const daySchema = availabilitySchema.extend({
  localDate: z.iso.date(),
  pricingFrom: lenientOptional(pricingSchema),
  unitPricingFrom: lenientList(unitPricingSchema),
})

const localTime = z.string().regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d/)

/** A start of `POST /availability`. */
export const startSchema = availabilitySchema.extend({
  /** In the venue's time, whatever offset is written. */
  localDateTimeStart: localTime,
  localDateTimeEnd: lenientOptional(localTime),
  allDay: lenientOptional(z.boolean()),
  utcCutoffAt: lenientOptional(z.string()),
  pricing: lenientOptional(pricingSchema),
  unitPricing: lenientList(unitPricingSchema),
})
export type Start = z.infer<typeof startSchema>
