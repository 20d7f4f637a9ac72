import { contentField } from '../../fields/text-fields.ts'
import type { BlockEntry } from '../block-entry.ts'

export const richTextEntry: BlockEntry<'richText'> = {
  labels: { singular: 'Text', plural: 'Texts' },
  group: 'Text',
  help: 'Running text with headings, lists and links, in a column that is easy to read.',
  fields: [contentField],
}
