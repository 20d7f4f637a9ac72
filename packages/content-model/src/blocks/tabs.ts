import { z } from 'zod'
import { blockShape } from '../block-shape.ts'
import { richTextSchema } from '../rich-text.ts'

export const tabsBlockSchema = blockShape('tabs', {
  title: z.string().optional(),
  items: z.array(z.object({ title: z.string(), content: richTextSchema })).min(1),
})
