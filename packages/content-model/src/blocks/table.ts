import { z } from 'zod'
import { createBlockSchema } from '../create-block-schema.ts'
import { richTextSchema } from '../rich-text.ts'

const rowSchema = z.object({ cells: z.array(z.object({ content: richTextSchema })).min(1) })

export const tableBlockSchema = createBlockSchema('table', {
  caption: z.string(),
  /** The first row names the columns. */
  headerRow: z.boolean().default(true),
  /** The first cell of each row names the row. */
  headerColumn: z.boolean().default(false),
  /** A row may have fewer cells than others. */
  rows: z.array(rowSchema).min(1),
})
