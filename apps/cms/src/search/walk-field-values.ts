import type { FlattenedField } from 'payload'
import { fieldsOfRow } from '../content/field-label-path.ts'
import { asRecord } from '../infrastructure/as-record.ts'

/** A field of a form with its value. */
export interface FieldValue {
  readonly field: FlattenedField
  /** Its path in the form: `blocks.2.cards.0.action.page`. */
  readonly path: string
  readonly value: unknown
  /** The values of the fields beside it. */
  readonly siblings: Readonly<Record<string, unknown>>
  /** The language of a localised text; absent elsewhere. */
  readonly lang?: string
}

/**
 * Visits every field with a value, at any depth; blocks are distinguished by `blockType`.
 *
 * @param around the path of the group or the row that holds the fields
 */
export function* walkFieldValues(fields: readonly FlattenedField[], form: unknown, around = ''): Generator<FieldValue> {
  const siblings = asRecord(form)
  for (const field of fields) {
    const value = siblings[field.name]
    if (value === null || value === undefined || value === '') continue
    yield* visitField({ field, path: join(around, field.name), value, siblings })
  }
}

function* visitField(visited: FieldValue): Generator<FieldValue> {
  const { field, path, value } = visited
  if (field.type === 'group' || field.type === 'tab') yield* walkFieldValues(field.flattenedFields, value, path)
  else if (field.type === 'array' || field.type === 'blocks') {
    for (const [index, row] of rowsOf(value).entries()) {
      yield* walkFieldValues(fieldsOfRow(field, row), row, `${path}.${index}`)
    }
  } else if (isStoredByLanguage(field, value)) {
    for (const [lang, words] of Object.entries(value)) {
      if (words !== null && words !== '') yield { ...visited, value: words, lang }
    }
  } else yield visited
}

function isStoredByLanguage(field: FlattenedField, value: unknown): value is Record<string, unknown> {
  return 'localized' in field && field.localized === true && typeof value === 'object' && !Array.isArray(value)
}

function rowsOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : []
}

function join(path: string, name: string): string {
  return path === '' ? name : `${path}.${name}`
}
