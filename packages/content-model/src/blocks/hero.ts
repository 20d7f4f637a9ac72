import { z } from 'zod'
import { createBlockSchema } from '../create-block-schema.ts'
import { imageSchema } from '../image.ts'
import { navigationActionSchema } from '../navigation.ts'

export const heroBlockSchema = createBlockSchema('hero', {
  image: imageSchema,
  kicker: z.string().optional(),
  title: z.string(),
  text: z.string().optional(),
  action: navigationActionSchema.optional(),
})
