import { z } from 'zod'

/** What of the catalogue is chosen in forms. */
export const ENTRY_KINDS = ['product', 'collection', 'category', 'subCategory', 'city'] as const
export type EntryKind = (typeof ENTRY_KINDS)[number]

/** A number of the catalogue, or the code of a city. */
export const entryIdSchema = z.string().regex(/^[\p{Letter}\p{Number}][\p{Letter}\p{Number}_ -]{0,59}$/u)

/** One thing of the catalogue, as editors know it. */
export const entrySchema = z.object({
  kind: z.enum(ENTRY_KINDS),
  /** What the form keeps: a number, or the code of a city. */
  id: z.string(),
  name: z.string(),
  /** Where it is, or what it belongs to. */
  place: z.string().nullable(),
  cityCode: z.string().nullable(),
  /** What it costs now, in the money of its city; `null` where it has no price or none is asked for. */
  price: z.object({ amount: z.number(), currency: z.string() }).nullable(),
  hasPicture: z.boolean(),
})
export type Entry = z.infer<typeof entrySchema>

/** What the content system's own endpoint says to a form. */
export const entriesAnswerSchema = z.object({
  entries: z.array(entrySchema),
  /** Of those that were asked for by id, the ones that the catalogue does not have. */
  gone: z.array(z.string()),
  /** `reading`: there may be more in a moment. `down`: the catalogue does not answer, and this is what is remembered. */
  state: z.enum(['whole', 'reading', 'down']),
})
export type EntriesAnswer = z.infer<typeof entriesAnswerSchema>
