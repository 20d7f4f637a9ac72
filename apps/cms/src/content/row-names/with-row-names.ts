import type { ArrayField, Block, Field } from 'payload'
import { englishLabelOf } from '../field-label-path.ts'
import { isTranslatableTextField } from '../rich-text/with-shortcode-tools.ts'
import type { RowNameField } from './find-row-name.ts'

/** The admin finds its components by path. */
const ROW_NAME = '/src/content/row-names/row-labels.tsx#RowName'
const BLOCK_LABEL = '/src/content/row-names/row-labels.tsx#BlockLabel'

/** Names the rows of every list, at any depth, by their own text, so that a collapsed list is readable. */
export function withRowNames(fields: readonly Field[]): Field[] {
  return fields.map((field): Field => {
    if (field.type === 'tabs') {
      return { ...field, tabs: field.tabs.map((tab) => ({ ...tab, fields: withRowNames(tab.fields) })) }
    }
    if (field.type === 'array') return withNamedRows({ ...field, fields: withRowNames(field.fields) })
    if (field.type === 'group' || field.type === 'row') return { ...field, fields: withRowNames(field.fields) } as Field
    return field
  })
}

/** The same for a block: its row shows its type and first words, and editors may rename it. */
export function withBlockName(block: Block): Block {
  const label = {
    path: BLOCK_LABEL,
    clientProps: { kind: block.labels?.singular, places: findRowNameFields(block.fields) },
  }
  const components = { ...block.admin?.components, Label: label }
  return { ...block, admin: { ...block.admin, components }, fields: withRowNames(block.fields) }
}

function withNamedRows(field: ArrayField): ArrayField {
  const RowLabel = { path: ROW_NAME, clientProps: { places: findRowNameFields(field.fields) } }
  return { ...field, admin: { ...field.admin, components: { ...field.admin?.components, RowLabel } } }
}

/** The fields that may name a row: texts that visitors read first, the row's own before nested ones; then codes and numbers, then pictures. */
export function findRowNameFields(fields: readonly Field[]): RowNameField[] {
  const found = [...placesIn(fields, '')].sort((one, other) => depthOf(one.path) - depthOf(other.path))
  const rankOf = ({ label, isPicture }: RowNameField) => (isPicture ? 2 : label === undefined ? 0 : 1)
  return found.sort((one, other) => rankOf(one) - rankOf(other))
}

function* placesIn(fields: readonly Field[], around: string): Generator<RowNameField> {
  for (const field of fields) {
    if (field.type === 'row') yield* placesIn(field.fields, around)
    else if (field.type === 'array') yield* placesIn(field.fields, `${around}${field.name}.0.`)
    else if (field.type === 'group' && 'name' in field) yield* placesIn(field.fields, `${around}${field.name}.`)
    else if (field.type === 'richText') yield { path: around + field.name }
    else if (field.type === 'upload') yield { path: around + field.name, isPicture: true }
    else if (field.type === 'number') yield { path: around + field.name, label: labelOf(field) }
    else if (field.type === 'text' || field.type === 'textarea') {
      const path = around + field.name
      yield isTranslatableTextField(field) ? { path } : { path, label: labelOf(field) }
    }
  }
}

/** In English, from which labels of rows are translated. */
function labelOf({ label, name }: { readonly label?: unknown; readonly name: string }): string {
  return englishLabelOf(label) ?? name
}

function depthOf(path: string): number {
  return path.split('.').length
}
