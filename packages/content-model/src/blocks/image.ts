import { z } from 'zod'
import { createBlockSchema } from '../create-block-schema.ts'
import { imageSchema } from '../image.ts'

export const imageBlockSchema = createBlockSchema('image', {
  image: imageSchema,
  caption: z.string().optional(),
  /** Pixels half as many again as usual, for pictures with fine detail. */
  higherQuality: z.boolean().optional(),
  /** The whole picture, with a blur of it around, in place of a crop. */
  blurFill: z.boolean().optional(),
  darkOverlay: z.boolean().optional(),
})
