import { z } from 'zod'

/** A composition in the list beside a page's blocks. */
export const compositionSummarySchema = z.object({
  id: z.number(),
  name: z.string(),
  note: z.string().nullable(),
  /** The types of its blocks, in order. */
  kinds: z.array(z.string()),
})
export type CompositionSummary = z.infer<typeof compositionSummarySchema>

export const compositionListSchema = z.object({ offers: z.array(compositionSummarySchema) })

/** Blocks in the form's format. */
export const copiedBlocksSchema = z.object({ blocks: z.array(z.record(z.string(), z.unknown())) })
