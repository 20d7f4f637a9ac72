import { z } from 'zod'
import { list, numeric, optional, text } from '../../answers/answer-schemas.ts'
import { idSchema } from '../held/item-schema.ts'

/**
 * Answers of OCTO suppliers (docs.octo.travel: core, with the capabilities content and pricing), as far as the site shows
 * them. Suppliers differ: every field may be missing or have an unknown value, and only what has no id is refused.
 */
const languageTag = z.string().regex(/^[A-Za-z]{2,3}(?:-[\w-]+)?$/)

/** Amounts are whole numbers of the smallest unit: 2950 with a precision of 2 is 29.50. */
export const pricingSchema = z.object({
  original: optional(z.number()),
  retail: z.number(),
  currency: z.string().regex(/^[A-Z]{3}$/),
  currencyPrecision: z.int().min(0).max(4),
})
export type Pricing = z.infer<typeof pricingSchema>
const unitPricingSchema = pricingSchema.extend({ unitId: idSchema })

const placeSchema = z.object({
  latitude: optional(numeric(z.number().min(-90).max(90))),
  longitude: optional(numeric(z.number().min(-180).max(180))),
  postalAddress: optional(z.object({ streetAddress: text, addressLocality: text })),
})

const describedSchema = z.object({
  title: text,
  shortDescription: text,
  description: text,
  features: list(z.object({ type: z.string(), shortDescription: z.string() })),
  faqs: list(z.object({ question: z.string(), answer: z.string() })),
})

const optionSchema = describedSchema.extend({
  id: idSchema,
  internalName: text,
  cancellationCutoffAmount: optional(z.number().min(0)),
  cancellationCutoffUnit: optional(z.enum(['minute', 'hour', 'day'])),
  units: list(z.object({ id: idSchema, type: text, pricingFrom: list(pricingSchema) })),
  pricingFrom: list(pricingSchema),
})
export type OctoOption = z.infer<typeof optionSchema>

export const productSchema = describedSchema.extend({
  id: idSchema,
  internalName: text,
  locale: optional(languageTag),
  timeZone: text,
  instantConfirmation: optional(z.boolean()),
  pricingPer: optional(z.enum(['UNIT', 'BOOKING'])),
  options: list(optionSchema),
  media: list(z.object({ src: z.string().min(1), type: text, rel: text, title: text, caption: text })),
  locations: list(z.object({ types: list(z.string()), place: optional(placeSchema) })),
  categoryLabels: list(z.string()),
  durationMinutesFrom: optional(numeric(z.number().min(0))),
  durationMinutesTo: optional(numeric(z.number().min(0))),
  commentary: list(z.object({ format: text, language: languageTag })),
})
export type OctoProduct = z.infer<typeof productSchema>

const availabilitySchema = z.object({
  /** Of an unknown status, `available` decides. */
  status: optional(z.enum(['AVAILABLE', 'FREESALE', 'SOLD_OUT', 'LIMITED', 'CLOSED'])),
  available: optional(z.boolean()),
  vacancies: optional(numeric(z.int().min(0))),
})
export type Availability = z.infer<typeof availabilitySchema>

/** A day of `POST /availability/calendar`. */
export const daySchema = availabilitySchema.extend({
  localDate: z.iso.date(),
  pricingFrom: optional(pricingSchema),
  unitPricingFrom: list(unitPricingSchema),
})

const localTime = z.string().regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d/)

/** A start of `POST /availability`. */
export const startSchema = availabilitySchema.extend({
  /** In the venue's time, whatever offset is written. */
  localDateTimeStart: localTime,
  localDateTimeEnd: optional(localTime),
  allDay: optional(z.boolean()),
  utcCutoffAt: optional(z.string()),
  pricing: optional(pricingSchema),
  unitPricing: list(unitPricingSchema),
})
export type Start = z.infer<typeof startSchema>
