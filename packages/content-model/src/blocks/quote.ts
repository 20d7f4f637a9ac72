import { z } from 'zod'
import { createBlockSchema } from '../create-block-schema.ts'

export const quoteBlockSchema = createBlockSchema('quote', {
  text: z.string(),
  author: z.string().optional(),
  /** The source: a book, a newspaper, the speaker's office. */
  source: z.string().optional(),
})
