import type { FlattenedField } from 'payload'
import { recordOf } from '../server/record-of.ts'

/** One field of a form with what stands in it. */
export interface VisitedValue {
  readonly field: FlattenedField
  /** Where the form keeps it: `blocks.2.cards.0.action.page`. */
  readonly path: string
  /** The same in the words of the form: `Block 3 (Card list), Card 1, Link, Page`. */
  readonly place: readonly string[]
  readonly value: unknown
  /** The values beside it. */
  readonly siblings: Readonly<Record<string, unknown>>
  /** Of a word that is kept in several languages; absent elsewhere. */
  readonly lang?: string
}

interface Around {
  readonly path: string
  readonly place: readonly string[]
}

/** Every field of a form that holds something, at any depth; blocks are told apart by their `blockType`. */
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
      const place = [...around.place, labelOfRow(field, row, index)]
      yield* visitValues(inside, row, { path: `${here.path}.${index}`, place })
    }
  } else if (isKeptByLanguage(field, value)) {
    for (const [lang, words] of Object.entries(value)) {
      if (words !== null && words !== '') yield { field, ...here, value: words, siblings, lang }
    }
  } else yield { field, ...here, value, siblings }
}

function fieldsOfRow(field: FlattenedField, row: unknown): readonly FlattenedField[] {
  if (field.type === 'array') return field.flattenedFields
  return blockOf(field, row)?.flattenedFields ?? []
}

function blockOf(field: FlattenedField, row: unknown) {
  if (field.type !== 'blocks') return undefined
  const type = recordOf(row).blockType
  return field.blocks.find(({ slug }) => slug === type)
}

function labelOfRow(field: FlattenedField, row: unknown, index: number): string {
  const kind = wordsOf(blockOf(field, row)?.labels?.singular)
  const own = 'labels' in field ? wordsOf(field.labels?.singular) : undefined
  return `${own ?? sentenceCase(field.name)} ${index + 1}${kind ? ` (${kind})` : ''}`
}

/** A label that is no text is of a form that says nothing there. */
function labelOf(field: FlattenedField): string[] {
  const label = 'label' in field ? field.label : undefined
  if (label === false) return []
  return [wordsOf(label) ?? sentenceCase(field.name)]
}

/** In English, whatever the language of the admin: what is kept has one, and is put into others when it is shown. */
function wordsOf(label: unknown): string | undefined {
  const words = typeof label === 'object' && label !== null && 'en' in label ? label.en : label
  return typeof words === 'string' && words !== '' ? words : undefined
}

/** `higherQuality` → `Higher quality`. */
function sentenceCase(name: string): string {
  return `${name.charAt(0).toUpperCase()}${name.slice(1).replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)}`
}

function isKeptByLanguage(field: FlattenedField, value: unknown): value is Record<string, unknown> {
  return 'localized' in field && field.localized === true && typeof value === 'object' && !Array.isArray(value)
}

function rowsOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : []
}

function join(path: string, name: string): string {
  return path === '' ? name : `${path}.${name}`
}
