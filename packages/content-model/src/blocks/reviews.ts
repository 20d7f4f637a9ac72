import { z } from 'zod'
import { blockShape } from '../block-shape.ts'

/** What visitors wrote of one tour group, as the catalogue has it. */
export const reviewsBlockSchema = blockShape('reviews', {
  tgid: z.number().int(),
  title: z.string().optional(),
  /** By the catalogue's number: shown first, in this order, until a visitor asks for another. */
  pinned: z.array(z.object({ reviewId: z.number().int() })).default([]),
  /** At most this many reviews, 1 to 24, until a visitor asks for more. */
  limit: z.number().int().min(1).max(24).default(6),
})
