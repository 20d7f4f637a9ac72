import { z } from 'zod'

const commentSchema = z.object({
  id: z.number(),
  author: z.string(),
  at: z.string(),
  isEdited: z.boolean(),
  text: z.string(),
  isOwn: z.boolean(),
})
export type CommentData = z.infer<typeof commentSchema>

const threadSchema = z.object({
  id: z.number(),
  /** Empty for the whole page. */
  place: z.string(),
  /** What the place was called when the thread began, in the language of the admin; may be empty. */
  placeName: z.string(),
  /** `null` while it is open. */
  resolvedBy: z.string().nullable(),
  /** The first one, then its answers. */
  comments: z.array(commentSchema),
})
export type CommentThreadData = z.infer<typeof threadSchema>

/** What the endpoint of a page's comments answers. */
export const commentsResponseSchema = z.object({
  open: z.array(threadSchema),
  /** The last ones. */
  resolved: z.array(threadSchema),
  /** Who can be mentioned. */
  people: z.array(z.object({ id: z.number(), handle: z.string() })),
  mayResolve: z.boolean(),
})
export type CommentsResponse = z.infer<typeof commentsResponseSchema>
