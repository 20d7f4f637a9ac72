import { z } from 'zod'

/** What is said of tour groups beside their own fields: lists filter by these tags, and a search understands them. */
export const TOUR_GROUP_TAGS = [
  ...(['skipTheLine', 'hotelPickup', 'airportTransfer', 'private', 'indoor', 'family'] as const),
  ...(['night', 'view', 'water', 'food'] as const),
  ...(['stepFree', 'captioned', 'audioDescribed', 'signed', 'relaxed'] as const),
] as const
export type TourGroupTag = (typeof TOUR_GROUP_TAGS)[number]

/** What an editor says of a tour group: that it has a tag or has it not, whatever the catalogue says, and why. */
export const editorTagOverrideSchema = z.object({
  tag: z.enum(TOUR_GROUP_TAGS),
  has: z.boolean(),
  reason: z.string().trim().min(1),
})
export type EditorTagOverride = z.infer<typeof editorTagOverrideSchema>
