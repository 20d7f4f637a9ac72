import { z } from 'zod'
import { blockShape } from '../block-shape.ts'

/** Specification, section 3: a link to another block of its page. */
export const jumpLinkBlockSchema = blockShape('jumpLink', {
  targetBlockId: z.string().regex(/^\S+$/),
  title: z.string(),
})
