import { z } from 'zod'
import { octoDaySchema, octoProductSchema, octoStartSchema } from './octo-answers.ts'

/** What a page says of its product as `/octo` tells it, with all capabilities: kept in the response cache as one form of the page. */
export const octoOfferSchema = z.object({
  product: octoProductSchema,
  /** Today at the venue. */
  today: z.iso.date(),
  /** The known days of each option, by its id, in order; absent while the calendar is unavailable. */
  days: z.record(z.string(), z.array(octoDaySchema)).optional(),
})
export type OctoOffer = z.infer<typeof octoOfferSchema>

/** The same of one day: the starts of each option, by its id; absent while they are unavailable. */
export const octoStartsSchema = z.object({ starts: z.record(z.string(), z.array(octoStartSchema)).optional() })
