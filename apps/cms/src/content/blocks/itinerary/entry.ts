import { optionalTitleField } from '../../fields/text-fields.ts'
import { tourGroupField } from '../../fields/tour-group-field.ts'
import type { BlockEntry } from '../block-entry.ts'

export const itineraryEntry: BlockEntry<'itinerary'> = {
  labels: { singular: 'Itinerary', plural: 'Itineraries' },
  group: 'Places and shows',
  help: 'The stops of one experience in their order, with the time between them and a drawing of the way.',
  fields: [
    tourGroupField('Its stops come from the catalogue; without any, visitors see nothing here.'),
    optionalTitleField,
  ],
}
