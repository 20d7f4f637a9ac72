import { z } from 'zod'
import { createBlockSchema } from '../create-block-schema.ts'
import { navigationActionSchema } from '../navigation.ts'

const groupSchema = z.object({
  title: z.string(),
  links: z.array(z.object({ label: z.string(), action: navigationActionSchema })).min(1),
})

export const quickLinksBlockSchema = createBlockSchema('quickLinks', {
  title: z.string().optional(),
  groups: z.array(groupSchema).min(1),
})
