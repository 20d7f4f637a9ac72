import { z } from 'zod'
import { createBlockSchema } from '../create-block-schema.ts'
import { pageReferenceSchema } from '../navigation.ts'

export const relatedPagesBlockSchema = createBlockSchema('relatedPages', {
  title: z.string(),
  intro: z.string().optional(),
  /** The cards' texts come from the pages. */
  pages: z.array(z.object({ page: pageReferenceSchema })).min(1),
})
