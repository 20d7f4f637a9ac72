import { z } from 'zod'
import { blockShape } from '../block-shape.ts'
import { navigationActionSchema } from '../navigation.ts'

export const ctaBlockSchema = blockShape('cta', {
  title: z.string(),
  text: z.string().optional(),
  action: navigationActionSchema,
})
