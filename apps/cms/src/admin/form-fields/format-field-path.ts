import type { ClientBlock, ClientField, LabelFunction, StaticLabel } from 'payload'
import { toWords } from 'payload/shared'

type Label = StaticLabel | LabelFunction

interface Naming {
  /** Translates a label to the admin's language. */
  readonly translate: (label: Label) => string
  /** The kind of the block at a path, such as `faq` at `blocks.1`; `undefined` for one that is gone. */
  readonly kindAt: (path: string) => string | undefined
}

/** The labels of a field, as its form has them: `blocks.1.items.0.title` is “Block 2 (Questions) › Question 1 › Title”. */
export function formatFieldPath(path: string, fields: readonly ClientField[], { translate, kindAt }: Naming): string {
  const names: string[] = []
  let around: ClientField | undefined
  let inside = fields
  let blocks: readonly ClientBlock[] = []
  const parts = path.split('.')
  for (const [place, part] of parts.entries()) {
    if (/^\d+$/.test(part)) {
      const kind = kindAt(parts.slice(0, place + 1).join('.'))
      const block = blocks.find(({ slug }) => slug === kind)
      const label = block?.labels?.singular
      const row = (around && rowNameOf(around, translate)) ?? names.at(-1) ?? ''
      if (!around || !hasOwnName(around)) names.pop()
      names.push(`${row} ${Number(part) + 1}${label ? ` (${translate(label)})` : ''}`)
      if (block) inside = block.fields
      continue
    }
    const field = findField(part, inside)
    if (!field) return [...names, part].join(' › ')
    const name = labelOf(field, part, translate)
    // A group with one field may have its name.
    if (around?.type !== 'group' || name !== names.at(-1)) names.push(name)
    around = field
    inside = fieldsInside(field)
    blocks = field.type === 'blocks' ? field.blocks : []
  }
  return names.filter((name) => name !== '').join(' › ')
}

function labelOf(field: ClientField, name: string, translate: (label: Label) => string): string {
  const label = 'label' in field ? field.label : undefined
  if (typeof label === 'string' || (typeof label === 'object' && label !== null)) return translate(label as Label)
  return label === false ? '' : name
}

/** Whether a list has a name beside that of its rows, such as “Menu”, whose rows are items. */
function hasOwnName(field: ClientField): boolean {
  if (field.type !== 'array' || !field.labels || !field.label) return false
  const english = typeof field.label === 'object' && 'en' in field.label ? field.label.en : field.label
  return english !== toWords(field.name)
}

/** What one row of a list is called. */
function rowNameOf(field: ClientField, translate: (label: Label) => string): string | undefined {
  const label = 'labels' in field ? field.labels?.singular : undefined
  return label && translate(label)
}

/** Rows, tabs and unnamed groups contain fields of the level that they are on. */
export function findField(name: string, fields: readonly ClientField[]): ClientField | undefined {
  for (const field of fields) {
    if ('name' in field && field.name === name) return field
    const found = 'name' in field && field.name ? undefined : findField(name, fieldsInside(field))
    if (found) return found
  }
  return undefined
}

/** The fields that a field contains itself; a list of blocks has its fields by block. */
export function fieldsInside(field: ClientField): readonly ClientField[] {
  if (field.type === 'tabs') return field.tabs.flatMap((tab) => tab.fields)
  return 'fields' in field ? field.fields : []
}
