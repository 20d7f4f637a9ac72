import { z } from 'zod'
import { blockShape } from '../block-shape.ts'

export const quoteBlockSchema = blockShape('quote', {
  text: z.string(),
  author: z.string().optional(),
  /** The source: a book, a newspaper, the speaker's office. */
  source: z.string().optional(),
})
