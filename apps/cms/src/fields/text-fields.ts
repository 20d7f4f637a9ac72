import type { Field } from 'payload'

/** The words that most blocks have, asked for in the same way everywhere. */
export const titleField: Field = { name: 'title', type: 'text', required: true }
export const optionalTitleField: Field = { name: 'title', type: 'text' }
export const introField: Field = { name: 'intro', type: 'textarea', label: 'Introduction' }
export const textField: Field = { name: 'text', type: 'textarea' }
export const contentField: Field = { name: 'content', type: 'richText', label: 'Text', required: true }
