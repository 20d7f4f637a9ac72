import { z } from 'zod'
import { TIME_OF_DAY_PATTERN } from './blocks/plan-of-days.ts'

export const MAX_EDITOR_OBSERVATIONS = 5
export const MAX_TIDES = 800
/** Directions in whole degrees from north, clockwise. */
export const MAX_COMPASS_DEGREES = 359

const timeSchema = z.string().regex(TIME_OF_DAY_PATTERN)

export const tideSchema = z.object({ date: z.iso.date(), time: timeSchema, level: z.enum(['high', 'low']) })
export type Tide = z.infer<typeof tideSchema>

/** What editors saw there on a day, in a sentence. */
export const editorObservationSchema = z.object({ seenOn: z.iso.date(), text: z.string().trim().min(1).max(300) })
export type EditorObservation = z.infer<typeof editorObservationSchema>

/** What only an editor knows of the hours at a place; times by the clock of the place. */
export const bestTimeToVisitSchema = z.object({
  /** Degrees of the direction in which its façade looks: 0 is north, 90 east. */
  facing: z.int().min(0).max(MAX_COMPASS_DEGREES).optional(),
  /** When it is lit; `until` is after midnight where it is not later than `from`. */
  lights: z.object({ from: timeSchema, until: timeSchema }).optional(),
  notes: z.array(editorObservationSchema).max(MAX_EDITOR_OBSERVATIONS).optional(),
  tides: z.array(tideSchema).max(MAX_TIDES).optional(),
})
export type BestTimeToVisit = z.infer<typeof bestTimeToVisitSchema>

/** Lines as an editor writes them. */
export interface ParsedLines<Row> {
  /** Those that could be read, in their order. */
  readonly rows: readonly Row[]
  /** The number of the first line that could not be read. */
  readonly badLine?: number | undefined
}

/** Parses tides, one a line: `2026-12-05 06:12 high`. */
export function parseTides(text: string): ParsedLines<Tide> {
  return parseLines(text, tideSchema, (line) => {
    const [date, time, level, ...more] = line.split(/\s+/)
    return more.length > 0 ? undefined : { date, time, level }
  })
}

/** Parses notes, one a line: `2026-11-12 Quiet after 17:00`. */
export function parseEditorObservations(text: string): ParsedLines<EditorObservation> {
  return parseLines(text, editorObservationSchema, (line) => {
    const [seenOn = ''] = line.split(/\s/, 1)
    return { seenOn, text: line.slice(seenOn.length) }
  })
}

/** Empty lines are left out, and counted. */
function parseLines<Row>(text: string, schema: z.ZodType<Row>, partsOf: (line: string) => unknown): ParsedLines<Row> {
  const lines = text.split('\n').map((line, index) => ({ number: index + 1, line: line.trim() }))
  const parsed = lines
    .filter(({ line }) => line !== '')
    .map(({ number, line }) => ({ number, row: schema.safeParse(partsOf(line)).data }))
  return {
    rows: parsed.flatMap(({ row }) => row ?? []),
    badLine: parsed.find(({ row }) => row === undefined)?.number,
  }
}
