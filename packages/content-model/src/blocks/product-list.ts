import { z } from 'zod'
import { blockShape } from '../block-shape.ts'
import { listLayoutSchema } from '../list-layout.ts'
import { navigationActionSchema } from '../navigation.ts'
import { productSourceSchema } from '../product-source.ts'

export const productListBlockSchema = blockShape('productList', {
  title: z.string(),
  intro: z.string().optional(),
  source: productSourceSchema,
  /** Maximum number of cards, 1 to 100. */
  limit: z.number().int().min(1).max(100).default(40),
  layout: listLayoutSchema,
  action: navigationActionSchema.optional(),
})
