import { z } from 'zod'
import { blockShape } from '../block-shape.ts'

/** Specification, section 3: "Notes takes text and shows it in a callout box". */
export const notesBlockSchema = blockShape('notes', { text: z.string() })
