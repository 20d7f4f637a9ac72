import { contentField, singleLineField } from '../../fields/text-fields.ts'
import type { BlockEntry } from '../block-entry.ts'

export const accordionEntry: BlockEntry<'accordion'> = {
  labels: { singular: 'Accordion', plural: 'Accordions' },
  group: 'Text',
  help: 'Headings that open a text below them, one at a time; search engines are told nothing of it.',
  fields: [
    singleLineField('title', 120),
    {
      name: 'items',
      type: 'array',
      required: true,
      minRows: 1,
      maxRows: 30,
      labels: { singular: 'Panel', plural: 'Panels' },
      fields: [singleLineField('title', 160, { required: true }), contentField],
    },
  ],
}
