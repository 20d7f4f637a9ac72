import { linesField } from '../../fields/text-fields.ts'
import type { BlockEntry } from '../block-entry.ts'

export const notesEntry: BlockEntry<'notes'> = {
  labels: { singular: 'Note', plural: 'Notes' },
  group: 'Text',
  help: 'A few plain sentences in a box, under the words “Good to know” of the page’s language.',
  fields: [linesField('text', 1200, { required: true })],
}
