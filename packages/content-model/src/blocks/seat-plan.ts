import { z } from 'zod'
import { blockShape } from '../block-shape.ts'

/** How dear the seats of a section are beside those of the others. */
export const PRICE_BANDS = ['low', 'middle', 'high'] as const
export type PriceBand = (typeof PRICE_BANDS)[number]

const sectionSchema = z.object({
  name: z.string(),
  /** What one sees from there. */
  sight: z.string(),
  band: z.enum(PRICE_BANDS).optional().catch(undefined),
  advice: z.string().optional(),
})

/** Which seats to take, section by section, by somebody who sat there. */
export const seatPlanBlockSchema = blockShape('seatPlan', {
  title: z.string(),
  intro: z.string().optional(),
  sections: z.array(sectionSchema).min(1),
})
