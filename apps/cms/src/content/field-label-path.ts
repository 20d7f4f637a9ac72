import type { FlattenedField } from 'payload'
import { toWords } from 'payload/shared'
import { asRecord } from '../infrastructure/as-record.ts'

/**
 * The English labels of a field and of what is around it, as its form shows them: `Block 3 (Card list)`, `Card 1`, `Link`, `Page`.
 *
 * @param path in the form, such as `blocks.2.cards.0.action.page`
 * @param form its values; blocks are distinguished by `blockType`
 */
export function fieldLabelPath(path: string, fields: readonly FlattenedField[], form: unknown): string[] {
  return placeOfParts(path.split('.'), fields, form)
}

function placeOfParts([name, ...rest]: readonly string[], fields: readonly FlattenedField[], form: unknown): string[] {
  if (name === undefined) return []
  const field = fields.find((candidate) => candidate.name === name)
  if (!field) return [name]
  const value = asRecord(form)[name]
  if (field.type === 'group' || field.type === 'tab') {
    const [own, inside] = [labelOf(field), placeOfParts(rest, field.flattenedFields, value)]
    return own[0] === inside[0] ? inside : [...own, ...inside]
  }
  const [row, ...inRow] = rest
  if (row === undefined || !/^\d+$/.test(row)) return labelOf(field)
  const values = asRecord(value)[row]
  return [...placeOfRow(field, values, Number(row)), ...placeOfParts(inRow, fieldsOfRow(field, values), values)]
}

/** The fields of a row of a list, or of a block. */
export function fieldsOfRow(field: FlattenedField, row: unknown): readonly FlattenedField[] {
  if (field.type === 'array') return field.flattenedFields
  return blockOf(field, row)?.flattenedFields ?? []
}

function blockOf(field: FlattenedField, row: unknown) {
  if (field.type !== 'blocks') return undefined
  const type = asRecord(row).blockType
  return field.blocks.find(({ slug }) => slug === type)
}

/** The English name of a row: `Card 1`, `Block 3 (Card list)`; after that of its list where this has one of its own: `Menu`, `Item 1`. */
function placeOfRow(field: FlattenedField, row: unknown, index: number): string[] {
  const [list] = field.type === 'array' && field.labels && field.label ? labelOf(field) : []
  const isOwn = list !== undefined && list !== toWords(field.name)
  return [...(isOwn ? [list] : []), labelOfRow(field, row, index)]
}

function labelOfRow(field: FlattenedField, row: unknown, index: number): string {
  const kind = englishLabelOf(blockOf(field, row)?.labels?.singular)
  const own = 'labels' in field ? englishLabelOf(field.labels?.singular) : undefined
  return `${own ?? toWords(field.name)} ${index + 1}${kind ? ` (${kind})` : ''}`
}

/** The English label of a field; none where its form shows none. A label that is no text is ignored. */
function labelOf(field: FlattenedField): string[] {
  const label = 'label' in field ? field.label : undefined
  if (label === false) return []
  return [englishLabelOf(label) ?? toWords(field.name)]
}

/** The English label, whatever the admin's language: it is stored, and translated when it is shown. */
export function englishLabelOf(label: unknown): string | undefined {
  const words = typeof label === 'object' && label !== null && 'en' in label ? label.en : label
  return typeof words === 'string' && words !== '' ? words : undefined
}
