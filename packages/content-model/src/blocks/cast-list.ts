import { z } from 'zod'
import { blockShape } from '../block-shape.ts'
import { imageSchema } from '../image.ts'

const personSchema = z.object({ name: z.string(), role: z.string(), image: imageSchema.optional() })

/** The cast and creatives of a show. */
export const castListBlockSchema = blockShape('castList', {
  title: z.string(),
  intro: z.string().optional(),
  people: z.array(personSchema).min(1),
})
