import { rowsField } from '../../fields/rows-field.ts'
import { contentField, singleLineField } from '../../fields/text-fields.ts'
import type { BlockEntry } from '../block-entry.ts'

export const tabsEntry: BlockEntry<'tabs'> = {
  labels: { singular: 'Tabs', plural: 'Tabs' },
  group: 'Text',
  help: 'Texts in one place of which one is seen, such as one for each season; on phones they open below each other.',
  fields: [
    singleLineField('title', 120),
    rowsField('items', { singular: 'Tab', plural: 'Tabs' }, { max: 8 }, [
      singleLineField('title', 40, { required: true, label: 'Words on the tab', description: 'One or two words.' }),
      contentField,
    ]),
  ],
}
