import { z } from 'zod'
import { blockShape } from '../block-shape.ts'
import { imageSchema } from '../image.ts'
import { navigationActionSchema } from '../navigation.ts'

export const bannerBlockSchema = blockShape('banner', {
  image: imageSchema,
  /** What phones get instead, where that is another picture: the provider's banners have one. */
  mobileImage: imageSchema.optional(),
  title: z.string(),
  text: z.string().optional(),
  action: navigationActionSchema,
  /** The first and the last day on which it is shown, YYYY-MM-DD, where the site is. */
  from: z.iso.date().optional(),
  until: z.iso.date().optional(),
})
