import { actionField } from '../../fields/action-field.ts'
import { layoutField } from '../../fields/layout-field.ts'
import { introField, titleField } from '../../fields/text-fields.ts'
import type { BlockEntry } from '../block-entry.ts'
import { sourceConversion, sourceField } from './source.ts'

export const productListEntry: BlockEntry<'productList'> = {
  labels: { singular: 'Product list', plural: 'Product lists' },
  group: 'Products',
  help: 'Tours and tickets of the catalogue as cards with their price; each leads to its booking page.',
  fields: [
    titleField,
    introField,
    sourceField,
    {
      type: 'row',
      fields: [
        { name: 'limit', type: 'number', min: 1, max: 100, defaultValue: 40, label: 'At most this many' },
        layoutField,
      ],
    },
    actionField({ label: 'Link to all (optional)' }),
  ],
  conversions: { source: sourceConversion },
}
