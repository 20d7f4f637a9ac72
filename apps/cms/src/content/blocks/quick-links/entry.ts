import { actionField } from '../../fields/action-field.ts'
import { singleLineField } from '../../fields/text-fields.ts'
import type { BlockEntry } from '../block-entry.ts'

export const quickLinksEntry: BlockEntry<'quickLinks'> = {
  labels: { singular: 'Quick links', plural: 'Quick links' },
  group: 'Links',
  help: 'Groups of links under a title each, for those who know where they are going.',
  fields: [
    singleLineField('title', 120),
    {
      name: 'groups',
      type: 'array',
      required: true,
      minRows: 1,
      maxRows: 8,
      labels: { singular: 'Group', plural: 'Groups' },
      fields: [
        singleLineField('title', 60, { required: true }),
        {
          name: 'links',
          type: 'array',
          required: true,
          minRows: 1,
          maxRows: 12,
          labels: { singular: 'Link', plural: 'Links' },
          fields: [
            singleLineField('label', 80, { required: true, label: 'Words on the link' }),
            actionField({ withLabel: false }),
          ],
        },
      ],
    },
  ],
}
