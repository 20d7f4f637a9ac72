import { z } from 'zod'
import { blockShape } from '../block-shape.ts'
import { richTextSchema } from '../rich-text.ts'

export const faqBlockSchema = blockShape('faq', {
  title: z.string(),
  items: z.array(z.object({ question: z.string(), answer: richTextSchema })).min(1),
})
