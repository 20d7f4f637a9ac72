import type { RichTextField, TextareaField, TextField } from 'payload'
import { COMFORTABLE } from '../length-warnings/long-text.ts'
import { validateProse } from '../validation/validate-prose.ts'

interface WordsOptions {
  readonly required?: boolean
  readonly label?: string
  readonly description?: string
}

/** One line of text with a maximum length; a title warns before it is too long. */
export function lineField(name: string, maxLength: number, options: WordsOptions = {}): TextField {
  const field: TextField = { name, type: 'text', maxLength, ...wordsOf(options) }
  if (name !== 'title' || maxLength <= COMFORTABLE) return field
  return { ...field, admin: { ...field.admin, custom: { comfortable: COMFORTABLE } } }
}

/** Text on several lines. */
export function linesField(name: string, maxLength: number, options: WordsOptions = {}): TextareaField {
  return { name, type: 'textarea', maxLength, ...wordsOf(options) }
}

/** Text with headings, lists and links. */
export function proseField(name: string, label: string): RichTextField {
  return { name, type: 'richText', label, required: true, validate: validateProse }
}

/** The title field of most blocks. */
export const titleField = lineField('title', 160, { required: true })
export const optionalTitleField = lineField('title', 160)
export const introField = linesField('intro', 600, { label: 'Introduction' })
export const textField = linesField('text', 1000)
export const contentField = proseField('content', 'Text')

function wordsOf({ required = false, label, description }: WordsOptions) {
  return { required, ...(label ? { label } : {}), ...(description ? { admin: { description } } : {}) }
}
