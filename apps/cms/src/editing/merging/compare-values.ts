/** The values of a form, or of a group or row in it. */
export type FormValues = Readonly<Record<string, unknown>>

/** A row of a list, such as a block. */
export type Row = FormValues & { readonly id: string }

/** Whether two values say the same: a form and the content system write an empty field differently. */
export function isEquivalentValue(one: unknown, other: unknown): boolean {
  if (isEmpty(one) || isEmpty(other)) return isEmpty(one) && isEmpty(other)
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return one === other
  if (Array.isArray(one) !== Array.isArray(other)) return false
  const [own, others] = [one as FormValues, other as FormValues]
  return keysOf(own, others).every((key) => isEquivalentValue(own[key], others[key]))
}

const isEmpty = (value: unknown): boolean =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0)

/** @returns every key once */
export function keysOf(...values: readonly FormValues[]): string[] {
  return [...new Set(values.flatMap((value) => Object.keys(value)))]
}

/** Whether a value has fields of its own: a formatted text, a relation and a file are one value. */
export function isGroup(value: unknown): value is FormValues {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
  return !('root' in value || 'relationTo' in value || value instanceof Blob)
}

/** Whether a value is a list of rows, each with a number of its own. */
export function isRows(value: unknown): value is readonly Row[] {
  if (!Array.isArray(value) || value.length === 0) return false
  const ids = value.map((row: unknown) => (isGroup(row) ? row.id : undefined))
  return ids.every((id) => typeof id === 'string' && id !== '') && new Set(ids).size === ids.length
}

/** The rows of a list. A form stores the number of rows for an empty one. @returns `undefined` for another value */
export function rowsOf(value: unknown): readonly Row[] | undefined {
  if (isRows(value)) return value
  return isEmpty(value) || value === 0 ? [] : undefined
}
