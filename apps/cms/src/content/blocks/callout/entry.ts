import { CALLOUT_TONES } from '@passepartout/content-model/blocks/callout'
import { contentField, optionalTitleField } from '../../fields/text-fields.ts'
import type { BlockEntry } from '../block-entry.ts'

export const calloutEntry: BlockEntry<'callout'> = {
  labels: { singular: 'Callout', plural: 'Callouts' },
  group: 'Text',
  help: 'A tip, a note or a warning, set apart from the text around it.',
  fields: [
    {
      name: 'tone',
      type: 'select',
      defaultValue: 'note',
      options: CALLOUT_TONES.map((value) => ({
        value,
        label: { tip: 'Tip', note: 'Note', warning: 'Warning' }[value],
      })),
    },
    optionalTitleField,
    contentField,
  ],
}
