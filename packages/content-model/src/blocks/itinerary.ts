import { z } from 'zod'
import { blockShape } from '../block-shape.ts'

/** The stops of one tour group and the way between them, as the catalogue has them. */
export const itineraryBlockSchema = blockShape('itinerary', { tgid: z.number().int(), title: z.string().optional() })
