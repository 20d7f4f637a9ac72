import { z } from 'zod'

/** What becomes of a field: `own` has paragraphs or links that its source does not have. */
const STATES = ['missing', 'copied', 'changed', 'own', 'done'] as const
export type UnitState = (typeof STATES)[number]

const lines = z.array(z.string()).readonly()

/** A field of the translation as it is shown and sent back. */
const unitSchema = z.object({
  key: z.string(),
  place: lines,
  state: z.enum(STATES),
  source: lines,
  /** Its lines; `null` where it has none, or not those of its source. */
  target: lines.nullable(),
  before: lines.nullable(),
  /** What stands there, where it has a shape of its own. */
  own: lines.nullable(),
  /** What the codes of each line do. */
  codes: z.array(lines).readonly(),
})
export type ShownField = z.infer<typeof unitSchema>

/** What the translate view shows. */
export const shownSchema = z.object({
  source: z.object({ id: z.number(), title: z.string(), lang: z.string() }),
  lang: z.string(),
  title: z.string(),
  /** Sent back with each save: nothing is written over another person's later version. */
  updatedAt: z.string(),
  byMachine: z.boolean(),
  /** Whether there is a machine to ask. */
  hasMachine: z.boolean(),
  lost: lines,
  units: z.array(unitSchema),
})
export type Shown = z.infer<typeof shownSchema>
