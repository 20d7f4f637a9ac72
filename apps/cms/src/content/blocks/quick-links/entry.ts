import { actionField } from '../../fields/action-field.ts'
import { rowsField } from '../../fields/rows-field.ts'
import { singleLineField } from '../../fields/text-fields.ts'
import type { BlockEntry } from '../block-entry.ts'

export const quickLinksEntry: BlockEntry<'quickLinks'> = {
  labels: { singular: 'Quick links', plural: 'Quick links' },
  group: 'Links',
  help: 'Groups of links under a title each, for those who know where they are going.',
  fields: [
    singleLineField('title', 120),
    rowsField('groups', { singular: 'Group', plural: 'Groups' }, { max: 8 }, [
      singleLineField('title', 60, { required: true }),
      rowsField('links', { singular: 'Link', plural: 'Links' }, { max: 12 }, [
        singleLineField('label', 80, { required: true, label: 'Words on the link' }),
        actionField({ withLabel: false }),
      ]),
    ]),
  ],
}
