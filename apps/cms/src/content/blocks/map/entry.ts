import { optionalTitleField, singleLineField } from '../../fields/text-fields.ts'
import type { BlockEntry } from '../block-entry.ts'

export const mapEntry: BlockEntry<'map'> = {
  labels: { singular: 'Map', plural: 'Maps' },
  group: 'Places and shows',
  help: 'A drawing of places with their names; each opens in the visitor’s own maps app.',
  fields: [
    optionalTitleField,
    {
      name: 'tgid',
      type: 'number',
      min: 1,
      label: 'Number of the experience',
      admin: { description: 'Adds the point where this experience meets, as the catalogue knows it.' },
    },
    {
      name: 'points',
      type: 'array',
      maxRows: 30,
      labels: { singular: 'Place', plural: 'Places' },
      fields: [
        singleLineField('name', 160, { required: true }),
        singleLineField('text', 300, { label: 'Line below the name' }),
        {
          type: 'row',
          fields: [
            { name: 'latitude', type: 'number', required: true, min: -90, max: 90 },
            { name: 'longitude', type: 'number', required: true, min: -180, max: 180 },
          ],
        },
      ],
    },
  ],
}
