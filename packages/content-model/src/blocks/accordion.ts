import { z } from 'zod'
import { createBlockSchema } from '../create-block-schema.ts'
import { richTextSchema } from '../rich-text.ts'

export const accordionBlockSchema = createBlockSchema('accordion', {
  title: z.string().optional(),
  items: z.array(z.object({ title: z.string(), content: richTextSchema })).min(1),
})
