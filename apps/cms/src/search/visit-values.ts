import type { FlattenedField } from 'payload'
import { fieldsOfRow, labelOf, placeOfRow } from '../content/field-place.ts'
import { recordOf } from '../server/record-of.ts'

/** A field of a form with its value. */
export interface VisitedValue {
  readonly field: FlattenedField
  /** Its path in the form: `blocks.2.cards.0.action.page`. */
  readonly path: string
  /** The same with labels: `Block 3 (Card list), Card 1, Link, Page`. */
  readonly place: readonly string[]
  readonly value: unknown
  /** The values of the fields beside it. */
  readonly siblings: Readonly<Record<string, unknown>>
  /** The language of a localised text; absent elsewhere. */
  readonly lang?: string
}

interface Around {
  readonly path: string
  readonly place: readonly string[]
}

/** Visits every field with a value, at any depth; blocks are distinguished by `blockType`. */
export function* visitValues(
  fields: readonly FlattenedField[],
  form: unknown,
  around: Around = { path: '', place: [] },
): Generator<VisitedValue> {
  const siblings = recordOf(form)
  for (const field of fields) {
    const value = siblings[field.name]
    if (value === null || value === undefined || value === '') continue
    const here = { path: join(around.path, field.name), place: [...around.place, ...labelOf(field)] }
    yield* visitField(field, value, here, around, siblings)
  }
}

function* visitField(
  field: FlattenedField,
  value: unknown,
  here: Around,
  around: Around,
  siblings: Readonly<Record<string, unknown>>,
): Generator<VisitedValue> {
  if (field.type === 'group' || field.type === 'tab') yield* visitValues(field.flattenedFields, value, here)
  else if (field.type === 'array' || field.type === 'blocks') {
    for (const [index, row] of rowsOf(value).entries()) {
      const inside = fieldsOfRow(field, row)
      const place = [...around.place, ...placeOfRow(field, row, index)]
      yield* visitValues(inside, row, { path: `${here.path}.${index}`, place })
    }
  } else if (isStoredByLanguage(field, value)) {
    for (const [lang, words] of Object.entries(value)) {
      if (words !== null && words !== '') yield { field, ...here, value: words, siblings, lang }
    }
  } else yield { field, ...here, value, siblings }
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
