import { FACT_ICONS } from '@passepartout/content-model/blocks/facts'
import { optionalTitleField, singleLineField, titleField } from '../../fields/text-fields.ts'
import type { BlockEntry } from '../block-entry.ts'

export const factsEntry: BlockEntry<'facts'> = {
  labels: { singular: 'Facts', plural: 'Facts' },
  group: 'Text',
  help: 'Short facts beside each other, each with an icon: opening hours, how long it takes, what it costs.',
  fields: [
    optionalTitleField,
    {
      name: 'items',
      type: 'array',
      required: true,
      minRows: 1,
      maxRows: 12,
      labels: { singular: 'Fact', plural: 'Facts' },
      fields: [{ name: 'icon', type: 'select', options: [...FACT_ICONS] }, titleField, singleLineField('text', 400)],
    },
  ],
}
