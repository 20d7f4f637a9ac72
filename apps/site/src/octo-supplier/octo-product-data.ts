import { z } from 'zod'
import { octoDaySchema, octoProductSchema, octoStartSchema } from './octo-response-schemas.ts'

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
