import { actionField } from '../../fields/action-field.ts'
import { dayField, dayPublishingConversion } from '../../fields/day-field.ts'
import { pictureField } from '../../fields/picture-field.ts'
import { multiLineField, singleLineField } from '../../fields/text-fields.ts'
import type { BlockEntry } from '../block-entry.ts'

export const bannerEntry: BlockEntry<'banner'> = {
  labels: { singular: 'Banner', plural: 'Banners' },
  group: 'Pictures and media',
  help: 'A band with a picture and a link, shown by itself from one day to another, such as for an exhibition.',
  fields: [
    pictureField('image'),
    singleLineField('title', 100, { required: true }),
    multiLineField('text', 300),
    actionField({ label: 'Button' }),
    {
      type: 'row',
      fields: [
        dayField('from', 'First day', 'Before it, visitors see nothing. Empty: from the start.'),
        dayField('until', 'Last day', 'After it, visitors see nothing. Empty: for good.'),
      ],
    },
  ],
  conversions: { from: dayPublishingConversion, until: dayPublishingConversion },
}
