import { FACT_ICONS } from '@passepartout/content-model/blocks/facts'
import { rowsField } from '../../fields/rows-field.ts'
import { optionalTitleField, singleLineField, titleField } from '../../fields/text-fields.ts'
import type { BlockEntry } from '../block-entry.ts'

export const factsEntry: BlockEntry<'facts'> = {
  labels: { singular: 'Facts', plural: 'Facts' },
  group: 'Text',
  help: 'Short facts beside each other, each with an icon: opening hours, how long it takes, what it costs.',
  fields: [
    optionalTitleField,
    rowsField('items', { singular: 'Fact', plural: 'Facts' }, { max: 12 }, [
      { name: 'icon', type: 'select', options: [...FACT_ICONS] },
      titleField,
      singleLineField('text', 400),
    ]),
  ],
}
