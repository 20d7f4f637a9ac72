import { z } from 'zod'
import { createBlockSchema } from '../create-block-schema.ts'

/** Practical facts about a visit, in display order. */
export const VISIT_FACTS = ['openingHours', 'address', 'bestTime', 'duration', 'bring'] as const
export type VisitFact = (typeof VISIT_FACTS)[number]

export const planYourVisitBlockSchema = createBlockSchema('planYourVisit', {
  title: z.string().optional(),
  openingHours: z.string().optional(),
  address: z.string().optional(),
  bestTime: z.string().optional(),
  duration: z.string().optional(),
  bring: z.string().optional(),
})
