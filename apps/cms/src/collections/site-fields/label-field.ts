import type { Field } from 'payload'

/** The label of a link in a menu or a list. */
export const labelField: Field = { name: 'label', type: 'text', required: true, localized: true }
