import type { Field } from 'payload'

/** The words of a link in a menu or a list of links. */
export const label: Field = { name: 'label', type: 'text', required: true, localized: true }
