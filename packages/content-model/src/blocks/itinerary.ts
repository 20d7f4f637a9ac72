import { z } from 'zod'
import { blockShape } from '../block-shape.ts'

/** The stops of a tour group and the ways between them, from the catalogue. */
export const itineraryBlockSchema = blockShape('itinerary', { tgid: z.number().int(), title: z.string().optional() })
