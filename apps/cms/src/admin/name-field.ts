import type { ClientField, LabelFunction, StaticLabel } from 'payload'

type Label = StaticLabel | LabelFunction

/**
 * The labels of a field: `blocks.1.items.0.title` is “Block 2 › Question 1 › Title”.
 *
 * @param translate translates a label to the admin's language
 */
export function nameField(path: string, fields: readonly ClientField[], translate: (label: Label) => string): string {
  const names: string[] = []
  let inside = fields
  for (const part of path.split('.')) {
    if (/^\d+$/.test(part)) {
      names.push(`${names.pop() ?? ''} ${Number(part) + 1}`)
      continue
    }
    const field = findField(part, inside)
    if (!field) return [...names, part].join(' › ')
    names.push(labelOf(field, part, translate))
    inside = fieldsInside(field)
  }
  return names.filter((name) => name !== '').join(' › ')
}

function labelOf(field: ClientField, name: string, translate: (label: Label) => string): string {
  const own = 'labels' in field ? field.labels?.singular : undefined
  const label = own ?? ('label' in field ? field.label : undefined)
  if (typeof label === 'string' || (typeof label === 'object' && label !== null)) return translate(label as Label)
  return label === false ? '' : name
}

/** Rows, tabs and unnamed groups contain fields of the level that they are on. */
function findField(name: string, fields: readonly ClientField[]): ClientField | undefined {
  for (const field of fields) {
    if ('name' in field && field.name === name) return field
    const found = 'name' in field && field.name ? undefined : findField(name, fieldsInside(field))
    if (found) return found
  }
  return undefined
}

function fieldsInside(field: ClientField): readonly ClientField[] {
  if (field.type === 'tabs') return field.tabs.flatMap((tab) => tab.fields)
  if (field.type === 'blocks') return field.blocks.flatMap((block) => block.fields)
  return 'fields' in field ? field.fields : []
}
