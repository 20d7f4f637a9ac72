import { z } from 'zod'
import { createBlockSchema } from '../create-block-schema.ts'

/** Specification, section 3: "Notes takes text and shows it in a callout box". */
export const notesBlockSchema = createBlockSchema('notes', { text: z.string() })
