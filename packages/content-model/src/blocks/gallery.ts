import { z } from 'zod'
import { createBlockSchema } from '../create-block-schema.ts'
import { imageSchema } from '../image.ts'

export const galleryBlockSchema = createBlockSchema('gallery', {
  title: z.string().optional(),
  pictures: z.array(z.object({ image: imageSchema, caption: z.string().optional() })).min(1),
})
