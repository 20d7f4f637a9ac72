import { z } from 'zod'
import { blockShape } from '../block-shape.ts'
import { richTextSchema } from '../rich-text.ts'

export const accordionBlockSchema = blockShape('accordion', {
  title: z.string().optional(),
  items: z.array(z.object({ title: z.string(), content: richTextSchema })).min(1),
})
