import { PRICE_BANDS } from '@passepartout/content-model/blocks/seat-plan'
import { rowsField } from '../../fields/rows-field.ts'
import { introField, multiLineField, singleLineField, titleField } from '../../fields/text-fields.ts'
import type { BlockEntry } from '../block-entry.ts'

export const seatPlanEntry: BlockEntry<'seatPlan'> = {
  labels: { singular: 'Seat advice', plural: 'Seat advice' },
  group: 'Places and shows',
  help: 'Which seats to take, section by section: what one sees from there, how dear they are, and what you advise.',
  fields: [
    titleField,
    introField,
    rowsField('sections', { singular: 'Section', plural: 'Sections' }, { max: 40 }, [
      singleLineField('name', 120, { required: true }),
      multiLineField('sight', 600, { required: true, label: 'What one sees' }),
      { name: 'band', type: 'select', options: [...PRICE_BANDS], label: 'Price beside other sections' },
      multiLineField('advice', 600),
    ]),
  ],
}
