import { z } from 'zod'
import { blockShape } from '../block-shape.ts'

/** What visitors wrote of one tour group, as the catalogue has it. */
export const reviewsBlockSchema = blockShape('reviews', {
  tgid: z.number().int(),
  title: z.string().optional(),
  /** At most this many reviews, 1 to 24. */
  limit: z.number().int().min(1).max(24).default(6),
})
