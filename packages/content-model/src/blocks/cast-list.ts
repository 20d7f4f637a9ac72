import { z } from 'zod'
import { blockShape } from '../block-shape.ts'
import { imageSchema } from '../image.ts'

const personSchema = z.object({ name: z.string(), role: z.string(), image: imageSchema.optional() })

/** Who is on stage and who made the show. */
export const castListBlockSchema = blockShape('castList', {
  title: z.string(),
  intro: z.string().optional(),
  people: z.array(personSchema).min(1),
})
