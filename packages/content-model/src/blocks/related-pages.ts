import { z } from 'zod'
import { blockShape } from '../block-shape.ts'
import { pageReferenceSchema } from '../navigation.ts'

export const relatedPagesBlockSchema = blockShape('relatedPages', {
  title: z.string(),
  intro: z.string().optional(),
  /** The cards' texts come from the pages. */
  pages: z.array(z.object({ page: pageReferenceSchema })).min(1),
})
