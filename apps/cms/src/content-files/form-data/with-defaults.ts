import type { FlattenedField } from 'payload'

type Values = Readonly<Record<string, unknown>>

/**
 * The values of a form with the defaults of absent fields, in rows of lists and blocks too.
 *
 * @param fields of the collection, group, list or block
 */
export function withDefaults(fields: readonly FlattenedField[], values: Values): Values {
  const filled = fields.map((field) => [field.name, withDefault(field, values[field.name])] as const)
  return { ...values, ...Object.fromEntries(filled.filter(([, value]) => value !== undefined)) }
}

function withDefault(field: FlattenedField, value: unknown): unknown {
  if (field.type === 'group') return withDefaults(field.flattenedFields, isValues(value) ? value : {})
  if (value === undefined) return 'defaultValue' in field ? field.defaultValue : undefined
  if (!Array.isArray(value)) return value
  const rows = value.filter(isValues)
  if (field.type === 'array') return rows.map((row) => withDefaults(field.flattenedFields, row))
  if (field.type !== 'blocks') return value
  return rows.map((row) => {
    const block = field.blocks.find(({ slug }) => slug === row.blockType)
    return block ? withDefaults(block.flattenedFields, row) : row
  })
}

function isValues(value: unknown): value is Values {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
