import { z } from 'zod'
import { createBlockSchema } from '../create-block-schema.ts'
import { richTextSchema } from '../rich-text.ts'

export const faqBlockSchema = createBlockSchema('faq', {
  title: z.string(),
  items: z.array(z.object({ question: z.string(), answer: richTextSchema })).min(1),
})
