import { z } from 'zod'
import { createBlockSchema } from '../create-block-schema.ts'
import { imageSchema } from '../image.ts'
import { LANGUAGE_CODES } from '../locales.ts'

export const videoBlockSchema = createBlockSchema('video', {
  title: z.string(),
  /** The address of a YouTube video or of a file. */
  address: z.url(),
  poster: imageSchema.optional(),
  /** What it shows, in plain text; search engines read it. */
  description: z.string().optional(),
  /** The day on which it was first published, and how long it is: search engines are told. */
  uploadedOn: z.iso.date().optional(),
  seconds: z.number().int().positive().optional(),
  /** Of a file: WebVTT, one for each language. */
  captions: z.array(z.object({ lang: z.enum(LANGUAGE_CODES), address: z.url() })).default([]),
})
