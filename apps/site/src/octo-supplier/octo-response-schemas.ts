import { CURRENCY_CODES } from '@passepartout/content-model/currencies'
import { z } from 'zod'
import type { Capabilities } from './capabilities.ts'

/**
 * Answers of `/octo` (docs.octo.travel: core, with the capabilities content and pricing). Fields have the standard's names and meaning; what
 * is unknown is `null` where the standard has that, and otherwise absent. The descriptions are public documentation.
 */

const date = z.iso.date().describe('In the time zone of the venue')
const time = z.string().describe('ISO 8601 in the time zone of the venue; without an offset where its zone is unknown')
const nullableText = z.string().nullable()

const pricingSchema = z.object({
  original: z.int().describe('Before a discount'),
  retail: z.int().describe('What the page of the site says'),
  net: z.null().describe('Never told'),
  currency: z.enum(CURRENCY_CODES),
  currencyPrecision: z.int().describe('2950 with 2 is 29.50'),
  includedTaxes: z.array(z.never()).describe('None is known by name'),
})
export type OctoPricing = z.infer<typeof pricingSchema>
const unitPricingSchema = pricingSchema.extend({ unitId: z.string() })
export type OctoUnitPricing = z.infer<typeof unitPricingSchema>

const unitTypes = z.enum(['ADULT', 'YOUTH', 'CHILD', 'INFANT', 'FAMILY', 'SENIOR', 'STUDENT', 'MILITARY', 'OTHER'])
export type UnitType = z.infer<typeof unitTypes>

const unitSchema = z.object({
  id: z.string().describe('Of an age band; `group` for a whole booking'),
  internalName: z.string(),
  reference: z.null(),
  type: unitTypes,
})
const pricingFrom = { pricingFrom: z.array(pricingSchema).optional() }

const optionSchema = z.object({
  id: z.string().describe('Of a ticket; `DEFAULT` where the product has one alone'),
  default: z.boolean(),
  internalName: z.string(),
  reference: z.null(),
  cancellationCutoff: z.string().optional().describe('In words'),
  cancellationCutoffAmount: z.int().optional(),
  cancellationCutoffUnit: z.enum(['minute', 'hour', 'day']).optional(),
  restrictions: z.object({ minUnits: z.int().nullable(), maxUnits: z.int().nullable() }).optional(),
})
const optionContent = { title: z.string(), shortDescription: nullableText }

const featureSchema = z.object({
  shortDescription: z.string(),
  type: z.enum(['INCLUSION', 'EXCLUSION', 'ADDITIONAL_INFORMATION', 'REDEMPTION_INSTRUCTION', 'CANCELLATION_TERM']),
})

const placeSchema = z.object({
  latitude: z.number(),
  longitude: z.number(),
  postalAddress: z.object({
    streetAddress: nullableText,
    addressLocality: nullableText,
    addressRegion: z.null(),
    postalCode: z.null(),
    addressCountry: z.null(),
    postOfficeBoxNumber: z.null(),
  }),
})

const productSchema = z.object({
  id: z.string(),
  internalName: z.string(),
  reference: z.null(),
  locale: z.string().describe('Language of names and texts: the asked one, where the site has it'),
  timeZone: z.string().optional(),
  allowFreesale: z.literal(false),
  instantConfirmation: z.literal(true).optional(),
  availabilityRequired: z.literal(true),
  availabilityType: z.enum(['START_TIME', 'OPENING_HOURS']).optional(),
  redemptionMethod: z.literal('DIGITAL').optional(),
})
const productContent = {
  title: z.string(),
  shortDescription: nullableText,
  description: nullableText,
  features: z.array(featureSchema),
  faqs: z.array(z.object({ question: z.string(), answer: z.string() })),
  media: z.array(
    z.object({
      src: z.url(),
      type: z.enum(['image/jpeg', 'image/png']).optional(),
      rel: z.enum(['COVER', 'GALLERY']),
      title: z.null(),
      caption: nullableText,
      copyright: z.null(),
    }),
  ),
  locations: z.array(
    z.object({
      title: z.null(),
      shortDescription: z.null(),
      types: z.array(z.enum(['START', 'END'])),
      minutesTo: z.null(),
      minutesAt: z.null(),
      place: placeSchema,
    }),
  ),
  categoryLabels: z.array(
    z.enum(['fast-track', 'private-tours', 'wheelchair-accessible', 'guided-tours', 'hop-on-hop-off']),
  ),
  durationMinutesFrom: z.int().optional(),
  durationMinutesTo: z.int().nullable().optional(),
  commentary: z.array(z.object({ format: z.enum(['IN_PERSON', 'OTHER']), language: z.string() })),
}
const productPricing = {
  defaultCurrency: z.enum(CURRENCY_CODES),
  availableCurrencies: z.array(z.enum(CURRENCY_CODES)),
  pricingPer: z.enum(['UNIT', 'BOOKING']).optional(),
}

const availabilitySchema = z.object({
  available: z.boolean(),
  status: z.enum(['AVAILABLE', 'FREESALE', 'SOLD_OUT', 'LIMITED', 'CLOSED']),
  vacancies: z.int().nullable().describe('Where it is counted'),
  capacity: z.null(),
  openingHours: z.array(z.never()),
})
const dayPricing = { unitPricingFrom: z.array(unitPricingSchema).optional(), pricingFrom: pricingSchema.optional() }

const startSchema = availabilitySchema.extend({
  id: z.string(),
  localDateTimeStart: time,
  localDateTimeEnd: time.optional(),
  utcCutoffAt: z.iso.datetime().optional().describe('When its sale ends'),
  allDay: z.boolean(),
  maxUnits: z.int().nullable(),
})
const startPricing = { unitPricing: z.array(unitPricingSchema).optional(), pricing: pricingSchema.optional() }

/** With all capabilities; `serializeForCapabilities` leaves out what a client did not ask for. */
export const octoProductSchema = productSchema.extend({
  ...productContent,
  ...productPricing,
  options: z.array(
    optionSchema.extend({ ...optionContent, ...pricingFrom, units: z.array(unitSchema.extend(pricingFrom)) }),
  ),
})
export const octoDaySchema = availabilitySchema.extend({ localDate: date, ...dayPricing })
export const octoStartSchema = startSchema.extend(startPricing)
export type OctoProduct = z.infer<typeof octoProductSchema>
export type OctoOption = OctoProduct['options'][number]
export type OctoUnit = OctoOption['units'][number]
export type OctoDay = z.infer<typeof octoDaySchema>
export type OctoStart = z.infer<typeof octoStartSchema>

/** What a page says of its product as `/octo` tells it, with all capabilities: kept in the response cache as one form of the page. */
export const octoProductDataSchema = z.object({
  product: octoProductSchema,
  /** Today at the venue. */
  today: z.iso.date(),
  /** The known days of each option, by its id, in order; absent while the calendar is unavailable. */
  days: z.record(z.string(), z.array(octoDaySchema)).optional(),
})
export type OctoProductData = z.infer<typeof octoProductDataSchema>

/** The same of one day: the starts of each option, by its id; absent while they are unavailable. */
export const octoStartsDataSchema = z.object({ starts: z.record(z.string(), z.array(octoStartSchema)).optional() })

const CONTENT_FIELDS = Object.keys({ ...productContent, ...optionContent })
const PRICING_FIELDS = Object.keys({ ...productPricing, ...pricingFrom, ...dayPricing, ...startPricing })

/** An answer as JSON, without the fields of capabilities that were not asked for. */
export function serializeForCapabilities({ content, pricing }: Capabilities, answer: unknown): string {
  const untold = new Set([...(content ? [] : CONTENT_FIELDS), ...(pricing ? [] : PRICING_FIELDS)])
  return JSON.stringify(answer, (name, value) => (untold.has(name) ? undefined : value))
}

export const supplierSchema = z.object({
  id: z.string(),
  name: z.string(),
  endpoint: z.url(),
  contact: z.object({
    website: z.url(),
    email: nullableText,
    telephone: nullableText,
    address: z.null(),
  }),
  shortDescription: nullableText.optional(),
})
export type OctoSupplier = z.infer<typeof supplierSchema>

/** The standard's form of every failure; further fields name what was wrong. */
export const errorSchema = z.object({
  error: z.string(),
  errorMessage: z.string(),
  productId: z.string().optional(),
  optionId: z.string().optional(),
  unitId: z.string().optional(),
  availabilityId: z.string().optional(),
  bookingUrl: z.url().optional().describe('Where a visitor books what was asked for'),
})
export type OctoError = z.infer<typeof errorSchema>
