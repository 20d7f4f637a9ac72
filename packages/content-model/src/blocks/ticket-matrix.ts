import { z } from 'zod'
import { createBlockSchema } from '../create-block-schema.ts'

const ticketSchema = z.object({
  tgid: z.number().int(),
  /** Areas that only this ticket gives access to: levels, gates, rooms. */
  opens: z.string(),
})

/** A comparison of tickets for one visit: access from the editor, the rest from the catalogue. */
export const ticketMatrixBlockSchema = createBlockSchema('ticketMatrix', {
  title: z.string(),
  intro: z.string().optional(),
  tickets: z.array(ticketSchema).min(2),
})
