import { z } from 'zod'
import { createBlockSchema } from '../create-block-schema.ts'

/** HH:MM in the venue's time zone. */
export const TIME_OF_DAY_PATTERN = /^([01]\d|2[0-3]):[0-5]\d$/
/** A trip that a plan is opened as takes at most thirty stops. */
export const MAX_PLANNED_DAYS = 6
export const MAX_STOPS_PER_DAY = 5

const stopSchema = z.object({
  tgid: z.number().int().positive(),
  /** The start that the editor means; without one the visitor chooses. */
  time: z.string().regex(TIME_OF_DAY_PATTERN, 'a time of day, such as 10:30').optional(),
  note: z.string().optional(),
})

const daySchema = z.object({ title: z.string(), stops: z.array(stopSchema).min(1).max(MAX_STOPS_PER_DAY) })

/** What an editor advises to do on each of some days: a visitor gives the first day and opens it as a trip. */
export const planOfDaysBlockSchema = createBlockSchema('planOfDays', {
  title: z.string(),
  intro: z.string().optional(),
  days: z.array(daySchema).min(1).max(MAX_PLANNED_DAYS),
})

/** The stops of a plan by day, without texts: what can be checked without knowing the language. */
export const plannedStopsSchema = z
  .array(z.array(stopSchema.pick({ tgid: true, time: true })).max(MAX_STOPS_PER_DAY))
  .min(1)
  .max(MAX_PLANNED_DAYS)
export type PlannedStops = z.infer<typeof plannedStopsSchema>
