import { createHash } from 'node:crypto'
import type { Field, TextareaField, TextField } from 'payload'
import type { CodedSegment } from './inline-codes.ts'
import { lineToSegment } from './line-segments.ts'
import { type RichTextSegments, richTextToSegments } from './rich-text-segments.ts'
import { hasTranslatableText, printSegment } from './segment.ts'

/** One translatable field of a page. */
export interface TranslationUnit {
  /** Its path of names and row ids, equal in every translation: `blocks.6651f.items.6652a.answer`. */
  readonly key: string
  readonly steps: readonly UnitPathStep[]
  /** Its place for people: `Content 3: Questions and answers`, `Question 2`, `Answer`. */
  readonly place: readonly string[]
  readonly required: boolean
  /** Present for a rich text. */
  readonly prose: RichTextSegments | undefined
  /** One for a text field; one per paragraph, heading and list item of a rich text. */
  readonly lines: readonly CodedSegment[]
}

export type UnitPathStep = { readonly name: string } | { readonly row: string }

type Values = Readonly<Record<string, unknown>>

interface Place {
  readonly steps: readonly UnitPathStep[]
  readonly names: readonly string[]
}

/** Fields that are the same in every language: subject and booking. */
const WITHOUT_WORDS = new Set(['categorisation', 'booking', 'shownTo'])

/**
 * Every translatable field of a page, empty ones included, in the order of its form.
 *
 * @param fields of the collection
 * @param page its values
 */
export function readTranslationUnits(fields: readonly Field[], page: object): TranslationUnit[] {
  const content = fields.filter(({ type }) => type === 'tabs')
  return [...unitsOf(content, page as Values, { steps: [], names: [] })]
}

function* unitsOf(fields: readonly Field[], values: Values, place: Place): Generator<TranslationUnit> {
  for (const field of fields) {
    if (field.type === 'tabs') {
      for (const tab of field.tabs) yield* unitsOf(tab.fields, values, place)
    } else if (field.type === 'row' || field.type === 'collapsible') {
      yield* unitsOf(field.fields, values, place)
    } else if ('name' in field && !WITHOUT_WORDS.has(field.name)) {
      yield* unitsOfNamed(field, values[field.name], {
        steps: [...place.steps, { name: field.name }],
        names: [...place.names, labelOf(field, field.name)],
      })
    }
  }
}

function* unitsOfNamed(field: Field, value: unknown, place: Place): Generator<TranslationUnit> {
  switch (field.type) {
    case 'text':
    case 'textarea':
      if (holdsWords(field)) yield unitOf(field, place, [lineToSegment(typeof value === 'string' ? value : '')])
      return
    case 'richText': {
      const prose = richTextToSegments(value)
      yield unitOf(field, place, prose?.lines ?? [], prose)
      return
    }
    case 'group':
      yield* unitsOf(field.fields, isValues(value) ? value : {}, { ...place, names: withoutEmpty(place.names) })
      return
    case 'array':
    case 'blocks':
      yield* unitsOfRows(field, Array.isArray(value) ? value.filter(isRow) : [], place)
  }
}

function* unitsOfRows(field: Extract<Field, { type: 'array' | 'blocks' }>, rows: readonly Row[], place: Place) {
  const above = place.names.slice(0, -1)
  for (const [index, row] of rows.entries()) {
    const block = field.type === 'blocks' ? field.blocks.find(({ slug }) => slug === row.blockType) : undefined
    const singular = textOf(field.type === 'array' ? field.labels?.singular : block?.labels?.singular)
    const number = field.type === 'blocks' ? `Block ${index + 1}: ${singular}` : `${singular || 'Row'} ${index + 1}`
    const inner = { steps: [...place.steps, { row: row.id }], names: [...above, number] }
    yield* unitsOf(field.type === 'array' ? field.fields : (block?.fields ?? []), row, inner)
  }
}

type Row = Values & { readonly id: string }

function isValues(value: unknown): value is Values {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function isRow(value: unknown): value is Row {
  return isValues(value) && typeof value.id === 'string' && value.id !== ''
}

function holdsWords({ custom }: TextField | TextareaField): boolean {
  return custom?.holdsWords === true
}

function unitOf(
  field: Field & { name: string },
  { steps, names }: Place,
  lines: TranslationUnit['lines'],
  prose?: RichTextSegments,
): TranslationUnit {
  const required = 'required' in field && field.required === true
  return { key: unitKeyOf(steps), steps, place: withoutEmpty(names), required, prose, lines }
}

export function unitKeyOf(steps: readonly UnitPathStep[]): string {
  return steps.map((step) => ('name' in step ? step.name : step.row)).join('.')
}

const withoutEmpty = (names: readonly string[]) => names.filter(Boolean)

/** A label; without one, Payload derives it from the field's name. */
function labelOf(field: Field, name: string): string {
  if ('label' in field && field.label === false) return ''
  const own = 'label' in field ? textOf(field.label) : ''
  const words = name.replaceAll(/([A-Z])/g, ' $1').toLowerCase()
  return own || words.charAt(0).toUpperCase() + words.slice(1)
}

function textOf(label: unknown): string {
  if (typeof label === 'string') return label
  return isValues(label) && typeof label.en === 'string' ? label.en : ''
}

/** A unit's printed texts: equal when nothing needs translating again. */
export function unitTextsOf({ lines }: TranslationUnit): string[] {
  return lines.map(({ segment }) => printSegment(segment))
}

export function isEmptyUnit({ lines }: TranslationUnit): boolean {
  return !lines.some(({ segment }) => hasTranslatableText(segment))
}

/** The texts of a page, by the key of each field that has any. */
export type TextsByUnit = Readonly<Record<string, readonly string[]>>

export function readTextsByUnit(fields: readonly Field[], page: object): TextsByUnit {
  return Object.fromEntries(
    readTranslationUnits(fields, page)
      .filter((unit) => !isEmptyUnit(unit))
      .map((unit) => [unit.key, unitTextsOf(unit)]),
  )
}

/** Equal for equal texts, whatever the order of their blocks. */
export function hashTexts(words: TextsByUnit): string {
  const entries = Object.entries(words).toSorted(([a], [b]) => (a < b ? -1 : 1))
  return createHash('sha256').update(JSON.stringify(entries)).digest('hex').slice(0, 32)
}
