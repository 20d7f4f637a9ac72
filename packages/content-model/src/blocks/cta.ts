import { z } from 'zod'
import { createBlockSchema } from '../create-block-schema.ts'
import { navigationActionSchema } from '../navigation.ts'

/** Download: the file is fetched and then saved; otherwise the button is a link (specification, section 3). */
export const BUTTON_TYPES = ['Link', 'Download'] as const

export const ctaBlockSchema = createBlockSchema('cta', {
  title: z.string(),
  text: z.string().optional(),
  action: navigationActionSchema,
  buttonType: z.enum(BUTTON_TYPES).optional().catch(undefined),
})
