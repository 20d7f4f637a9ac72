import { createValueValidator, messageUnless } from '../../../messages/create-validator.ts'
import { titleField } from '../../fields/text-fields.ts'
import type { BlockEntry } from '../block-entry.ts'

export const jumpLinkEntry: BlockEntry<'jumpLink'> = {
  labels: { singular: 'Jump link', plural: 'Jump links' },
  group: 'Links',
  help: 'A line that leads to another block of the same page, with an arrow.',
  fields: [
    titleField,
    {
      name: 'targetBlockId',
      type: 'text',
      required: true,
      label: 'Block that it leads to',
      validate: createValueValidator((value) => messageUnless(!value || /^\S{1,200}$/.test(String(value)), 'block.id')),
      admin: { description: 'The id of the block: in the preview, what stands behind id= where it begins.' },
    },
  ],
}
