import { PRICE_BANDS } from '@passepartout/content-model/blocks/seat-plan'
import { namedRows } from '../../admin/named-rows.ts'
import { introField, titleField } from '../../fields/text-fields.ts'
import type { BlockEntry } from '../block-entry.ts'

export const seatPlanEntry: BlockEntry<'seatPlan'> = {
  labels: { singular: 'Seat advice', plural: 'Seat advice' },
  help: 'Which seats to take, section by section: what one sees from there, how dear they are, and what you advise.',
  fields: [
    titleField,
    introField,
    {
      name: 'sections',
      type: 'array',
      required: true,
      minRows: 1,
      labels: { singular: 'Section', plural: 'Sections' },
      admin: namedRows,
      fields: [
        { name: 'name', type: 'text', required: true },
        { name: 'sight', type: 'textarea', required: true, label: 'What one sees' },
        { name: 'band', type: 'select', options: [...PRICE_BANDS], label: 'Price beside other sections' },
        { name: 'advice', type: 'textarea' },
      ],
    },
  ],
}
