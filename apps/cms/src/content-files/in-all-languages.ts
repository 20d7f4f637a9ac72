import type { FlattenedField } from 'payload'

type Values = Readonly<Record<string, unknown>>

/**
 * The values of a document in several languages as the database takes them: what is kept in each language by its code, and
 * all else once, as the first language has it. Rows of lists are the same in all languages but for their words.
 *
 * @param fields of the collection
 */
export function inAllLanguages(fields: readonly FlattenedField[], byLanguage: ReadonlyMap<string, object>): Values {
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
  if (field.type === 'group' && isObject(first)) return inAllLanguages(field.flattenedFields, objectsIn(values))
  if (field.type !== 'array' || !Array.isArray(first)) return first
  return first.map((_, row) => {
    const rows = [...values].map(([lang, list]) => [lang, Array.isArray(list) ? list[row] : undefined] as const)
    return inAllLanguages(field.flattenedFields, objectsIn(new Map(rows)))
  })
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null
}

function objectsIn(values: ReadonlyMap<string, unknown>): ReadonlyMap<string, object> {
  return new Map([...values].map(([lang, value]) => [lang, isObject(value) ? value : {}]))
}
