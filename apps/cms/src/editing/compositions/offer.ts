import { z } from 'zod'

/** A composition in the list beside a page's blocks. */
export const offerSchema = z.object({
  id: z.number(),
  name: z.string(),
  note: z.string().nullable(),
  /** The types of its blocks, in order. */
  kinds: z.array(z.string()),
})
export type Offer = z.infer<typeof offerSchema>

export const offersSchema = z.object({ offers: z.array(offerSchema) })

/** Blocks in the form's format. */
export const copySchema = z.object({ blocks: z.array(z.record(z.string(), z.unknown())) })
