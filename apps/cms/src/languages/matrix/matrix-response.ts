import { z } from 'zod'
import { CELL_STATES } from './build-matrix.ts'

const states = z.enum(CELL_STATES)
const cell = z.object({
  lang: z.string(),
  id: z.number().optional(),
  states: z.array(states).readonly(),
  isSource: z.boolean(),
})

/** The data of one view of the matrix. */
export const matrixResponseSchema = z.object({
  lines: z.array(
    z.object({
      group: z.string(),
      id: z.number(),
      title: z.string(),
      host: z.string(),
      path: z.string(),
      cells: z.array(cell).readonly(),
    }),
  ),
  counts: z.record(states, z.number()),
  languages: z.array(z.object({ code: z.string(), autonym: z.string() })),
  sites: z.array(z.object({ id: z.number(), name: z.string() })),
  total: z.number(),
  pageSize: z.number(),
  /** Whether the index has read every page. */
  isComplete: z.boolean(),
})
export type MatrixResponse = z.infer<typeof matrixResponseSchema>
