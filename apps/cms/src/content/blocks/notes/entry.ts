import { multiLineField } from '../../fields/text-fields.ts'
import type { BlockEntry } from '../block-entry.ts'

export const notesEntry: BlockEntry<'notes'> = {
  labels: { singular: 'Good to know', plural: 'Good to know' },
  group: 'Text',
  help: 'A few plain sentences in a box, always under the words “Good to know” of the page’s language.',
  fields: [multiLineField('text', 1200, { required: true })],
}
