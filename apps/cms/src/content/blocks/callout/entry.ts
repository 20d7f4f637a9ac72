import { CALLOUT_TONES } from '@passepartout/content-model/blocks/callout'
import { labelledOptions } from '../../fields/labelled-options.ts'
import { contentField, optionalTitleField } from '../../fields/text-fields.ts'
import type { BlockEntry } from '../block-entry.ts'

export const calloutEntry: BlockEntry<'callout'> = {
  labels: { singular: 'Tip or warning', plural: 'Tips and warnings' },
  group: 'Text',
  help: 'A box in the colour of a tip, a note or a warning, with a title of your own.',
  fields: [
    {
      name: 'tone',
      type: 'select',
      defaultValue: 'note',
      options: labelledOptions(CALLOUT_TONES, { tip: 'Tip', note: 'Note', warning: 'Warning' }),
    },
    optionalTitleField,
    contentField,
  ],
}
