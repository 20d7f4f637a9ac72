import { z } from 'zod'
import { createBlockSchema } from '../create-block-schema.ts'
import { imageSchema } from '../image.ts'
import { navigationActionSchema } from '../navigation.ts'

export const bannerBlockSchema = createBlockSchema('banner', {
  image: imageSchema,
  title: z.string(),
  text: z.string().optional(),
  action: navigationActionSchema,
  /** The first and the last day on which it is shown, YYYY-MM-DD, where the site is. */
  from: z.iso.date().optional(),
  until: z.iso.date().optional(),
})
