import { z } from 'zod'
import { blockShape } from '../block-shape.ts'
import { imageSchema } from '../image.ts'
import { navigationActionSchema } from '../navigation.ts'

export const heroBlockSchema = blockShape('hero', {
  image: imageSchema,
  kicker: z.string().optional(),
  title: z.string(),
  text: z.string().optional(),
  action: navigationActionSchema.optional(),
})
