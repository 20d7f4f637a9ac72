import { z } from 'zod'

/** Kinds of catalogue entries that forms offer. */
export const ENTRY_KINDS = ['product', 'collection', 'category', 'subCategory', 'city'] as const
export type EntryKind = (typeof ENTRY_KINDS)[number]

/** A number of the catalogue, or the code of a city. */
export const entryIdSchema = z.string().regex(/^[\p{Letter}\p{Number}][\p{Letter}\p{Number}_ -]{0,59}$/u)

/** A catalogue entry as forms show it. */
export const pickerEntrySchema = z.object({
  kind: z.enum(ENTRY_KINDS),
  /** The value that the form stores: a number, or the code of a city. */
  id: z.string(),
  name: z.string(),
  /** Its location, or the entry that it belongs to. */
  place: z.string().nullable(),
  cityCode: z.string().nullable(),
  /** Its current price in the currency of its city; `null` when it has none or none was requested. */
  price: z.object({ amount: z.number(), currency: z.string() }).nullable(),
  hasPicture: z.boolean(),
})
export type PickerEntry = z.infer<typeof pickerEntrySchema>

/** The answer of the endpoint to a form. */
export const entriesAnswerSchema = z.object({
  entries: z.array(pickerEntrySchema),
  /** Requested ids that the catalogue does not have. */
  gone: z.array(z.string()),
  /** `reading`: more may follow soon. `down`: the catalogue does not answer, and this is the cached content. */
  state: z.enum(['whole', 'reading', 'down']),
})
export type EntriesAnswer = z.infer<typeof entriesAnswerSchema>
