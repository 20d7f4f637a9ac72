import { z } from 'zod'

/** A picture of the content system, with everything that the site needs to build any size of it. */
export const imageSchema = z.object({
  /** The media document, by which a change of the picture finds the pages that show it. */
  mediaId: z.string(),
  /** Path on the image host, without parameters. */
  url: z.string(),
  alt: z.string(),
  /** Pixels of the original. */
  width: z.number().int().positive(),
  height: z.number().int().positive(),
  /** 0 to 1 from the top left corner; the specification's default is the centre. */
  focalPoint: z.object({ x: z.number().min(0).max(1), y: z.number().min(0).max(1) }),
  credit: z.string().optional(),
})
export type Image = z.infer<typeof imageSchema>
