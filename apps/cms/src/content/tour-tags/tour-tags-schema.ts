import { TOUR_GROUP_TAGS } from '@passepartout/content-model/tour-group-tags'
import { z } from 'zod'

const EVIDENCE = ['descriptor', 'flowType', 'priceType', 'subCategory', 'words', 'category', 'hours', 'said'] as const

/** The tags of a tour group, as the site derives them. */
export const tourTagsSchema = z.object({
  tags: z.array(
    z.object({
      tag: z.enum(TOUR_GROUP_TAGS),
      has: z.boolean(),
      evidence: z.array(z.object({ kind: z.enum(EVIDENCE), values: z.array(z.string()) })),
      editor: z.object({ has: z.boolean(), reason: z.string() }).optional(),
    }),
  ),
})
