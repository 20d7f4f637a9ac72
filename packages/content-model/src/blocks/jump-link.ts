import { z } from 'zod'
import { createBlockSchema } from '../create-block-schema.ts'

/** Specification, section 3: a link to another block of its page. */
export const jumpLinkBlockSchema = createBlockSchema('jumpLink', {
  targetBlockId: z.string().regex(/^\S+$/),
  title: z.string(),
})
