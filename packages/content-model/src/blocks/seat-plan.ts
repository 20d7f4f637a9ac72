import { z } from 'zod'
import { createBlockSchema } from '../create-block-schema.ts'

/** The price level of a section relative to the others. */
export const PRICE_BANDS = ['low', 'middle', 'high'] as const
export type PriceBand = (typeof PRICE_BANDS)[number]

const sectionSchema = z.object({
  name: z.string(),
  /** The view from there. */
  sight: z.string(),
  band: z.enum(PRICE_BANDS).optional().catch(undefined),
  advice: z.string().optional(),
})

/** Advice on seats, section by section. */
export const seatPlanBlockSchema = createBlockSchema('seatPlan', {
  title: z.string(),
  intro: z.string().optional(),
  sections: z.array(sectionSchema).min(1),
})
