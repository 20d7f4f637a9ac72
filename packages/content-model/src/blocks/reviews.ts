import { z } from 'zod'
import { createBlockSchema } from '../create-block-schema.ts'

/** Reviews of a tour group, from the catalogue. */
export const reviewsBlockSchema = createBlockSchema('reviews', {
  tgid: z.number().int(),
  title: z.string().optional(),
  /** Reviews shown first, in this order, until a visitor sorts differently. */
  pinned: z.array(z.object({ reviewId: z.number().int() })).default([]),
  /** Maximum number of reviews, 1 to 24, before a visitor asks for more. */
  limit: z.number().int().min(1).max(24).default(6),
})
