import { BUTTON_TYPES } from '@passepartout/content-model/blocks/cta'
import { actionField } from '../../fields/action-field.ts'
import { labelledOptions } from '../../fields/labelled-options.ts'
import { bodyTextField, titleField } from '../../fields/text-fields.ts'
import type { BlockEntry } from '../block-entry.ts'

export const ctaEntry: BlockEntry<'cta'> = {
  labels: { singular: 'Call to action', plural: 'Calls to action' },
  group: 'Links',
  help: 'A coloured band with a sentence and one button: what a visitor should do next.',
  fields: [
    titleField,
    bodyTextField,
    actionField({ label: 'Button', appearance: 'primary' }),
    {
      name: 'buttonType',
      type: 'select',
      label: 'What the button does',
      defaultValue: 'Link',
      options: labelledOptions(BUTTON_TYPES, { Link: 'Leads to a page', Download: 'Saves a file' }),
    },
  ],
}
