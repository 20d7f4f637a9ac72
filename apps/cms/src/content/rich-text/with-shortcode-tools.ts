import type { Field, TextareaField, TextField } from 'payload'

/** Texts that visitors do not read, or that browsers need unchanged. */
const PLAIN = new Set(['alt', 'allow', 'city'])

/** Marks translatable text fields; Payload adds a check to every field, so this is the only difference. */
export const TRANSLATABLE_TEXT_MARK = { holdsWords: true } as const

/** The admin finds its components by path. */
const DESCRIPTION = '/src/editing/shortcodes/description-with-shortcode-tools.tsx#DescriptionWithShortcodeTools'

/**
 * Adds warnings and the form of shortcodes to all translatable text fields of a page, at any depth. A field with a check of its
 * own, such as an address or an id, is none; a rich text has them from its editor.
 */
export function withShortcodeTools(fields: readonly Field[]): Field[] {
  return fields.map((field): Field => {
    if (field.type === 'text' || field.type === 'textarea')
      return isTranslatableTextField(field) ? withTools(field) : field
    if (field.type === 'group' || field.type === 'array' || field.type === 'row') {
      return { ...field, fields: withShortcodeTools(field.fields) }
    }
    return field
  })
}

/** Whether visitors read the text of a page's field. */
export function isTranslatableTextField(field: TextField | TextareaField): boolean {
  return field.validate === undefined && !PLAIN.has(field.name)
}

function withTools<F extends TextField | TextareaField>(field: F): F {
  return {
    ...field,
    custom: TRANSLATABLE_TEXT_MARK,
    admin: { ...field.admin, components: { ...field.admin?.components, Description: DESCRIPTION } },
  }
}
