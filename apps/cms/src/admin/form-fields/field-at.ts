import type { ClientField } from 'payload'
import { fieldsInside, findField } from './format-field-path.ts'

/**
 * The field at a path of a form, such as `blocks.1.items.0.title`.
 *
 * @param kindAt the kind of the block at a path, such as `faq` at `blocks.1`
 * @returns nothing for a path that the form does not have
 */
export function fieldAt(
  path: string,
  fields: readonly ClientField[],
  kindAt: (path: string) => string | undefined,
): ClientField | undefined {
  let field: ClientField | undefined
  let inside = fields
  const parts = path.split('.')
  for (const [place, part] of parts.entries()) {
    if (/^\d+$/.test(part)) {
      if (field?.type !== 'blocks') continue
      const kind = kindAt(parts.slice(0, place + 1).join('.'))
      inside = field.blocks.find(({ slug }) => slug === kind)?.fields ?? []
      continue
    }
    field = findField(part, inside)
    if (!field) return undefined
    inside = fieldsInside(field)
  }
  return field
}
