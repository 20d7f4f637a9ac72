import { z } from 'zod'

/** A composition as it is offered beside a page's blocks. */
export const offerSchema = z.object({
  id: z.number(),
  name: z.string(),
  note: z.string().nullable(),
  /** What its blocks are, in their order. */
  kinds: z.array(z.string()),
})
export type Offer = z.infer<typeof offerSchema>

export const offersSchema = z.object({ offers: z.array(offerSchema) })

/** Blocks as a form holds them. */
export const copySchema = z.object({ blocks: z.array(z.record(z.string(), z.unknown())) })
