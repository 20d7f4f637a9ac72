import { z } from 'zod'
import { blockShape } from '../block-shape.ts'

/** What visitors ask before they set out, in the order in which it is shown. */
export const VISIT_FACTS = ['openingHours', 'address', 'bestTime', 'duration', 'bring'] as const
export type VisitFact = (typeof VISIT_FACTS)[number]

export const planYourVisitBlockSchema = blockShape('planYourVisit', {
  title: z.string().optional(),
  openingHours: z.string().optional(),
  address: z.string().optional(),
  bestTime: z.string().optional(),
  duration: z.string().optional(),
  bring: z.string().optional(),
})
