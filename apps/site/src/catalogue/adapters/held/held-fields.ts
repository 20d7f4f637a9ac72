import { itemSchema } from './item-schema.ts'
import { placedSchema } from './shelves.ts'

/** Fields of products in the neutral form, for the survey of a catalogue. */
export const HELD_FIELDS: readonly string[] = [...Object.keys(itemSchema.shape), ...Object.keys(placedSchema.shape)]
