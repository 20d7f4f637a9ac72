import type { Field, TextareaField, TextField } from 'payload'

/** Words that are read by no visitor, or that a browser needs as they are. */
const PLAIN = new Set(['alt', 'allow', 'city'])

/** Marks the fields of letters that are translated; Payload gives every field a check of its own, so only this tells them. */
export const HOLDS_WORDS = { holdsWords: true } as const

/** The admin finds its components by path. */
const DESCRIPTION = '/src/editing/shortcodes/shortcode-description.tsx#ShortcodeDescription'

/**
 * The fields of a page, with the warnings and the form of shortcodes at all that hold words, at any depth. A field that checks
 * what it holds, an address or an id, holds none; a rich text has them from its editor.
 */
export function withShortcodes(fields: readonly Field[]): Field[] {
  return fields.map((field): Field => {
    if (field.type === 'text' || field.type === 'textarea') return mayHoldShortcodes(field) ? withTools(field) : field
    if (field.type === 'group' || field.type === 'array' || field.type === 'row') {
      return { ...field, fields: withShortcodes(field.fields) }
    }
    return field
  })
}

/** Whether a text of a page is words that visitors read. */
export function mayHoldShortcodes(field: TextField | TextareaField): boolean {
  return field.validate === undefined && !PLAIN.has(field.name)
}

function withTools<F extends TextField | TextareaField>(field: F): F {
  return {
    ...field,
    custom: HOLDS_WORDS,
    admin: { ...field.admin, components: { ...field.admin?.components, Description: DESCRIPTION } },
  }
}
