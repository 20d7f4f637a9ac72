import { optionalTitleField } from '../../fields/text-fields.ts'
import { tourGroupField } from '../../fields/tour-group-field.ts'
import type { BlockEntry } from '../block-entry.ts'

export const reviewsEntry: BlockEntry<'reviews'> = {
  labels: { singular: 'Reviews', plural: 'Reviews' },
  group: 'Products',
  help: 'What visitors wrote of one experience, with its average; what is not in the page’s language is translated.',
  fields: [
    tourGroupField('Its reviews come from the catalogue; without any, visitors see nothing here.'),
    optionalTitleField,
    {
      name: 'pinned',
      type: 'array',
      maxRows: 5,
      label: 'Shown first',
      labels: { singular: 'Review', plural: 'Reviews' },
      admin: { description: 'By the catalogue’s number of the review; visitors are told that editors chose them.' },
      fields: [{ name: 'reviewId', type: 'number', min: 1, required: true, label: 'Review number' }],
    },
    { name: 'limit', type: 'number', min: 1, max: 24, defaultValue: 6, label: 'At most this many' },
  ],
}
