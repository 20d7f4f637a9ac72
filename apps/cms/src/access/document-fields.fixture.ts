import type { FlattenedField } from 'payload'

/** A field that holds a value itself, by its path: groups, lists and blocks are gone into, rows have no number. */
export interface LeafField {
  readonly path: string
  readonly field: FlattenedField
}

/** The number of a document or row, and whether a document is published: who may do that stands in `rest-permissions.integration.test.ts`. */
const NO_LEAVES = new Set(['id', '_status'])

function holdsNothing(field: FlattenedField): boolean {
  return field.type === 'join' || NO_LEAVES.has(field.name) || ('virtual' in field && Boolean(field.virtual))
}

/** Every field of a collection or block that a request could name. What is computed when it is read holds nothing. */
export function listLeafFields(fields: readonly FlattenedField[], above = ''): LeafField[] {
  return fields.flatMap((field): LeafField[] => {
    const path = `${above}${field.name}`
    if (holdsNothing(field)) return []
    if (field.type === 'blocks')
      return field.blocks.flatMap((block) => listLeafFields(block.flattenedFields, `${path}.${block.slug}.`))
    if (field.type === 'group' || field.type === 'tab' || field.type === 'array')
      return listLeafFields(field.flattenedFields, `${path}.`)
    return [{ path, field }]
  })
}

/** The first state of a document, and another one in which every field has another value. */
export type ValueVariant = 0 | 1

export interface FillOptions {
  readonly turn: ValueVariant
  /** Two values of what its own check would refuse else, by path. */
  readonly special: Readonly<Record<string, readonly [unknown, unknown]>>
  /** Two documents of each collection. */
  readonly related: (slug: string) => readonly [number, number]
}

/** A document with a value in every field, each list with one row, each block once. */
export function fillDocument(
  fields: readonly FlattenedField[],
  filling: FillOptions,
  above = '',
): Record<string, unknown> {
  const entries = fields.flatMap((field): [string, unknown][] => {
    const path = `${above}${field.name}`
    if (holdsNothing(field)) return []
    return [[field.name, chooseValue(field, path, filling)]]
  })
  return Object.fromEntries(entries)
}

/** Rows keep their number from one state to the other; its last digit is the row's. */
const ROW = '0123456789abcdef0123456'

function chooseValue(field: FlattenedField, path: string, filling: FillOptions): unknown {
  const { turn, special, related } = filling
  const chosen = special[path]
  if (chosen) return chosen[turn]
  const one = <Value>(values: readonly Value[]) => values[Math.min(turn, values.length - 1)]
  switch (field.type) {
    case 'group':
    case 'tab':
      return fillDocument(field.flattenedFields, filling, `${path}.`)
    case 'array':
      return Array.from({ length: Math.max(1, field.minRows ?? 0) }, (_, index) => ({
        id: `${ROW}${index}`,
        ...fillDocument(field.flattenedFields, filling, `${path}.`),
      }))
    case 'blocks':
      return field.blocks.map((block) => ({
        id: `${ROW}0`,
        blockType: block.slug,
        ...fillDocument(block.flattenedFields, filling, `${path}.${block.slug}.`),
      }))
    case 'text':
    case 'textarea':
      return field.type === 'text' && field.hasMany ? [one(['before', 'after'])] : one(['before', 'after'])
    case 'email':
      return one(['before@a.example', 'after@a.example'])
    case 'number':
      return one([1, 2])
    case 'checkbox':
      return turn === 1
    case 'date':
      return one(['2030-01-01T12:00:00.000Z', '2031-01-01T12:00:00.000Z'])
    case 'json':
      return { turn }
    case 'richText':
      return proseOf(one(['before', 'after']))
    case 'select': {
      const value = one(field.options.map((option) => (typeof option === 'string' ? option : option.value)))
      return field.hasMany ? [value] : value
    }
    case 'relationship':
    case 'upload': {
      if (typeof field.relationTo !== 'string') throw new Error(`${path}: leads to several collections.`)
      const id = one(related(field.relationTo))
      return field.hasMany ? [id] : id
    }
    default:
      throw new Error(
        `${path}: say in document-fields.fixture.ts which two values a field of type ${field.type} can have.`,
      )
  }
}

function proseOf(text: string | undefined) {
  const letters = { type: 'text', version: 1, text, format: 0, detail: 0, mode: 'normal', style: '' }
  const block = { version: 1, direction: 'ltr', format: '', indent: 0 }
  const paragraph = { ...block, type: 'paragraph', textFormat: 0, textStyle: '', children: [letters] }
  return { root: { ...block, type: 'root', children: [paragraph] } }
}

/** The value at a path of a document; of rows the first, of blocks the one of the kind. */
export function readAtPath(document: unknown, path: string): unknown {
  return path.split('.').reduce<unknown>((value, name) => {
    const rows = Array.isArray(value) ? value : undefined
    const block = rows?.find((row) => isObject(row) && row.blockType === name)
    if (block !== undefined) return block
    const row = rows ? rows[0] : value
    return isObject(row) ? row[name] : undefined
  }, document)
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
