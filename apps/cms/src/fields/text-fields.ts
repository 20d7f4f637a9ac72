import type { RichTextField, TextareaField, TextField } from 'payload'
import { COMFORTABLE } from '../warnings/long-text.ts'
import { validateProse } from './validate-prose.ts'

interface WordsOptions {
  readonly required?: boolean
  readonly label?: string
  readonly description?: string
  /** Characters above which it warns. */
  readonly comfortable?: number
}

/** One line of words, no longer than visitors read. */
export function lineField(name: string, maxLength: number, options: WordsOptions = {}): TextField {
  return { name, type: 'text', maxLength, ...wordsOf(options) }
}

/** Words on as many lines as their author gives them. */
export function linesField(name: string, maxLength: number, options: WordsOptions = {}): TextareaField {
  return { name, type: 'textarea', maxLength, ...wordsOf(options) }
}

/** Text with headings, lists and links. */
export function proseField(name: string, label: string): RichTextField {
  return { name, type: 'richText', label, required: true, validate: validateProse }
}

/** The words that most blocks have, asked for in the same way everywhere. */
export const titleField = lineField('title', 160, { required: true, comfortable: COMFORTABLE })
export const optionalTitleField = lineField('title', 160, { comfortable: COMFORTABLE })
export const introField = linesField('intro', 600, { label: 'Introduction' })
export const textField = linesField('text', 1000)
export const contentField = proseField('content', 'Text')

function wordsOf({ required = false, label, description, comfortable }: WordsOptions) {
  const admin = { ...(description ? { description } : {}), ...(comfortable ? { custom: { comfortable } } : {}) }
  return { required, ...(label ? { label } : {}), ...(description || comfortable ? { admin } : {}) }
}
