import { placementFieldsSchema } from './catalogue-snapshot.ts'
import { neutralProductSchema } from './neutral-product-schema.ts'

/** Fields of products in the neutral form, for the survey of a catalogue. */
export const BULK_PRODUCT_FIELDS: readonly string[] = [
  ...Object.keys(neutralProductSchema.shape),
  ...Object.keys(placementFieldsSchema.shape),
]
