import type { Field, TextareaField, TextField } from 'payload'

/** The words that most blocks have, asked for in the same way everywhere. */
export const titleField: Field = { name: 'title', type: 'text', required: true }
export const optionalTitleField: Field = { name: 'title', type: 'text' }
export const introField: Field = { name: 'intro', type: 'textarea', label: 'Introduction' }
export const textField: Field = { name: 'text', type: 'textarea' }
export const contentField: Field = { name: 'content', type: 'richText', label: 'Text', required: true }

interface WordsOptions {
  readonly required?: boolean
  readonly label?: string
  readonly description?: string
}

/** One line of words, no longer than visitors read. */
export function lineField(name: string, maxLength: number, options: WordsOptions = {}): TextField {
  return { name, type: 'text', maxLength, ...wordsOf(options) }
}

/** Words on as many lines as their author gives them. */
export function linesField(name: string, maxLength: number, options: WordsOptions = {}): TextareaField {
  return { name, type: 'textarea', maxLength, ...wordsOf(options) }
}

function wordsOf({ required = false, label, description }: WordsOptions) {
  return { required, ...(label ? { label } : {}), ...(description ? { admin: { description } } : {}) }
}
