import { rowsField } from '../../fields/rows-field.ts'
import { introField, singleLineField, titleField } from '../../fields/text-fields.ts'
import { tourGroupField } from '../../fields/tour-group-field.ts'
import type { BlockEntry } from '../block-entry.ts'

export const ticketMatrixEntry: BlockEntry<'ticketMatrix'> = {
  labels: { singular: 'Which ticket?', plural: 'Which ticket?' },
  group: 'Products',
  help: 'Tickets for one place side by side: what each opens in your words, guide, length and price by the catalogue.',
  fields: [
    titleField,
    introField,
    rowsField('tickets', { singular: 'Ticket', plural: 'Tickets' }, { min: 2, max: 8 }, [
      tourGroupField('One that the catalogue does not know is left out; of fewer than two visitors see nothing.'),
      singleLineField('opens', 160, {
        required: true,
        label: 'What it opens',
        description: 'Levels, gates, rooms: what one sees with it and not with the others.',
      }),
    ]),
  ],
}
