import type { FlattenedField } from 'payload'

type Values = Readonly<Record<string, unknown>>

/**
 * Merges the versions of a document into one for the database: localised fields have a value per language, all others that of
 * the first language. Rows of lists differ between languages only in localised fields.
 *
 * @param fields of the collection
 */
export function mergeLanguages(fields: readonly FlattenedField[], byLanguage: ReadonlyMap<string, object>): Values {
  const [first = {}] = byLanguage.values()
  const entries = Object.keys(first).map((name) => {
    const field = fields.find((candidate) => candidate.name === name)
    const values = new Map([...byLanguage].map(([lang, document]) => [lang, Reflect.get(document, name) as unknown]))
    return [name, join(field, values)] as const
  })
  return Object.fromEntries(entries)
}

function join(field: FlattenedField | undefined, values: ReadonlyMap<string, unknown>): unknown {
  const [first] = values.values()
  if (field === undefined) return first
  if ('localized' in field && field.localized) return Object.fromEntries(values)
  if (field.type === 'group' && isObject(first)) return mergeLanguages(field.flattenedFields, objectsIn(values))
  if (field.type !== 'array' || !Array.isArray(first)) return first
  return first.map((_, row) => {
    const rows = [...values].map(([lang, list]) => [lang, Array.isArray(list) ? list[row] : undefined] as const)
    return mergeLanguages(field.flattenedFields, objectsIn(new Map(rows)))
  })
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null
}

function objectsIn(values: ReadonlyMap<string, unknown>): ReadonlyMap<string, object> {
  return new Map([...values].map(([lang, value]) => [lang, isObject(value) ? value : {}]))
}
