import { rowsField } from '../../fields/rows-field.ts'
import { contentField, singleLineField } from '../../fields/text-fields.ts'
import type { BlockEntry } from '../block-entry.ts'

export const accordionEntry: BlockEntry<'accordion'> = {
  labels: { singular: 'Accordion', plural: 'Accordions' },
  group: 'Text',
  help: 'Headings that open a text below them, one at a time; search engines are told nothing of it.',
  fields: [
    singleLineField('title', 120),
    rowsField('items', { singular: 'Panel', plural: 'Panels' }, { max: 30 }, [
      singleLineField('title', 160, { required: true }),
      contentField,
    ]),
  ],
}
