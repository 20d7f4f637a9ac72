import { z } from 'zod'
import { UNIT_STATES } from './unit-states.ts'

const lines = z.array(z.string())
/** What the view is told. */
export const shownSchema = z.object({
  source: z.object({ id: z.number(), title: z.string(), lang: z.string() }),
  lang: z.string(),
  title: z.string(),
  updatedAt: z.string(),
  byMachine: z.boolean(),
  hasMachine: z.boolean(),
  lost: lines,
  units: z.array(
    z.object({
      key: z.string(),
      place: lines,
      state: z.enum(UNIT_STATES),
      source: lines,
      target: lines.nullable(),
      before: lines.nullable(),
      own: lines.nullable(),
      codes: z.array(lines),
    }),
  ),
})
export type Shown = z.infer<typeof shownSchema>
export type ShownField = Shown['units'][number]
