import { z } from 'zod'
import { createBlockSchema } from '../create-block-schema.ts'
import { richTextSchema } from '../rich-text.ts'

export const CALLOUT_TONES = ['tip', 'note', 'warning'] as const
export type CalloutTone = (typeof CALLOUT_TONES)[number]

export const calloutBlockSchema = createBlockSchema('callout', {
  tone: z.enum(CALLOUT_TONES).default('note').catch('note'),
  title: z.string().optional(),
  content: richTextSchema,
})
