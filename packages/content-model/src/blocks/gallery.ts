import { z } from 'zod'
import { blockShape } from '../block-shape.ts'
import { imageSchema } from '../image.ts'

export const galleryBlockSchema = blockShape('gallery', {
  title: z.string().optional(),
  pictures: z.array(z.object({ image: imageSchema, caption: z.string().optional() })).min(1),
})
