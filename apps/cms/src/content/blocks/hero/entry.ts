import { actionField } from '../../fields/action-field.ts'
import { pictureField } from '../../fields/picture-field.ts'
import { multiLineField, singleLineField } from '../../fields/text-fields.ts'
import type { BlockEntry } from '../block-entry.ts'

export const heroEntry: BlockEntry<'hero'> = {
  labels: { singular: 'Large picture with a title', plural: 'Large pictures with a title' },
  group: 'Pictures and media',
  help: 'A picture from edge to edge with a title and a button on a card over it: a new chapter of the page.',
  fields: [
    pictureField('image', { description: 'It is cut around its focal point, upright on phones.' }),
    singleLineField('kicker', 60, { label: 'Line above the title' }),
    singleLineField('title', 100, { required: true }),
    multiLineField('text', 300),
    actionField({ label: 'Button (optional)' }),
  ],
}
