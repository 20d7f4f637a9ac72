import { z } from 'zod'
import { createBlockSchema } from '../create-block-schema.ts'
import { imageSchema } from '../image.ts'

const personSchema = z.object({ name: z.string(), role: z.string(), image: imageSchema.optional() })

/** The cast and creatives of a show. */
export const castListBlockSchema = createBlockSchema('castList', {
  title: z.string(),
  intro: z.string().optional(),
  people: z.array(personSchema).min(1),
})
