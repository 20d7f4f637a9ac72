import { z } from 'zod'
import { createBlockSchema } from '../create-block-schema.ts'
import { listLayoutSchema } from '../list-layout.ts'
import { navigationActionSchema } from '../navigation.ts'
import { productListSourceSchema } from '../product-source.ts'

export const productListBlockSchema = createBlockSchema('productList', {
  title: z.string(),
  intro: z.string().optional(),
  source: productListSourceSchema,
  /** Maximum number of cards, 1 to 100. */
  limit: z.number().int().min(1).max(100).default(40),
  layout: listLayoutSchema,
  action: navigationActionSchema.optional(),
})
