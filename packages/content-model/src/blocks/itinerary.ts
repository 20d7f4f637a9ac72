import { z } from 'zod'
import { createBlockSchema } from '../create-block-schema.ts'

/** The stops of a tour group and the ways between them, from the catalogue. */
export const itineraryBlockSchema = createBlockSchema('itinerary', {
  tgid: z.number().int(),
  title: z.string().optional(),
})
