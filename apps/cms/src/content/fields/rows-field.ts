import type { ArrayField, Field } from 'payload'

/** A list without which a block says nothing: it needs a row or more. */
export function rowsField(
  name: string,
  labels: { readonly singular: string; readonly plural: string },
  { min = 1, max }: { readonly min?: number; readonly max: number },
  fields: Field[],
): ArrayField {
  return { name, type: 'array', required: true, minRows: min, maxRows: max, labels, fields }
}
