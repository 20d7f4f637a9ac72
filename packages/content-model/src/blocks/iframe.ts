import { z } from 'zod'
import { blockShape } from '../block-shape.ts'

/** Specification, section 3, "Content blocks". The form and the site check whether its host is allowed. */
export const iframeBlockSchema = blockShape('iframe', {
  src: z.url(),
  /** The title of the frame, for screen readers. */
  name: z.string(),
  /** The attribute `allow` of the frame. */
  allow: z.string().optional(),
  allowFullScreen: z.boolean().optional(),
})
