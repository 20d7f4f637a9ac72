import { z } from 'zod'
import { blockShape } from '../block-shape.ts'

const ticketSchema = z.object({
  tgid: z.number().int(),
  /** Levels, gates, rooms: what it lets one see that another does not. */
  opens: z.string(),
})

/** Tickets that compete for one visit, side by side: what each opens by its editor, all else by the catalogue. */
export const ticketMatrixBlockSchema = blockShape('ticketMatrix', {
  title: z.string(),
  intro: z.string().optional(),
  tickets: z.array(ticketSchema).min(2),
})
