import { z } from 'zod'
import { createBlockSchema } from '../create-block-schema.ts'

export const FACT_ICONS = [
  'bolt',
  'calendar',
  'clock',
  'headset',
  'heart',
  'map',
  'shield',
  'star',
  'ticket',
  'wallet',
] as const
export type FactIcon = (typeof FACT_ICONS)[number]

const factSchema = z.object({
  icon: z.enum(FACT_ICONS).optional().catch(undefined),
  title: z.string(),
  text: z.string().optional(),
})

export const factsBlockSchema = createBlockSchema('facts', {
  title: z.string().optional(),
  items: z.array(factSchema).min(1),
})
