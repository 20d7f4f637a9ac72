import { z } from 'zod'
import { blockShape } from '../block-shape.ts'

/** Specification, section 3, "Content blocks". Whether its host may be shown is asked by the form and again by the site. */
export const iframeBlockSchema = blockShape('iframe', {
  src: z.url(),
  /** What the frame shows, for whoever cannot see it. */
  name: z.string(),
  /** Features of the browser, as in the attribute of the same name. */
  allow: z.string().optional(),
  allowFullScreen: z.boolean().optional(),
})
