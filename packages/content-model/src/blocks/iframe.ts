import { z } from 'zod'
import { createBlockSchema } from '../create-block-schema.ts'

/** Specification, section 3, "Content blocks". The form and the site check whether its host is allowed. */
export const iframeBlockSchema = createBlockSchema('iframe', {
  src: z.url(),
  /** The title of the frame, for screen readers. */
  name: z.string(),
  /** The attribute `allow` of the frame. */
  allow: z.string().optional(),
  allowFullScreen: z.boolean().optional(),
})
