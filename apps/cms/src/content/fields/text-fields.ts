import type { RichTextField, TextareaField, TextField } from 'payload'
import { COMFORTABLE_HEADING_LENGTH } from '../length-warnings/heading-length.ts'
import { validateRichText } from '../validation/validate-rich-text.ts'

interface WordsOptions {
  readonly required?: boolean
  readonly label?: string
  readonly description?: string
}

/** One line of text with a maximum length; a title warns before it is too long. */
export function singleLineField(name: string, maxLength: number, options: WordsOptions = {}): TextField {
  const field: TextField = { name, type: 'text', maxLength, ...wordsOf(options) }
  if (name !== 'title' || maxLength <= COMFORTABLE_HEADING_LENGTH) return field
  return { ...field, admin: { ...field.admin, custom: { comfortable: COMFORTABLE_HEADING_LENGTH } } }
}

/** Text on several lines. */
export function multiLineField(name: string, maxLength: number, options: WordsOptions = {}): TextareaField {
  return { name, type: 'textarea', maxLength, ...wordsOf(options) }
}

/** Text with headings, lists and links. */
export function richTextField(name: string, label: string): RichTextField {
  return { name, type: 'richText', label, required: true, validate: validateRichText }
}

/** The title field of most blocks. */
export const titleField = singleLineField('title', 160, { required: true })
export const optionalTitleField = singleLineField('title', 160)
export const introField = multiLineField('intro', 600, { label: 'Introduction' })
export const bodyTextField = multiLineField('text', 1000)
export const contentField = richTextField('content', 'Text')

function wordsOf({ required = false, label, description }: WordsOptions) {
  return { required, ...(label ? { label } : {}), ...(description ? { admin: { description } } : {}) }
}
