import { lineField, linesField } from '../../fields/text-fields.ts'
import type { BlockEntry } from '../block-entry.ts'

export const quoteEntry: BlockEntry<'quote'> = {
  labels: { singular: 'Quote', plural: 'Quotes' },
  group: 'Text',
  help: 'A sentence in large letters, with who said it and where below it.',
  fields: [
    linesField('text', 400, { required: true, label: 'What was said', description: 'Quotation marks are added.' }),
    lineField('author', 80, { label: 'Who said it' }),
    lineField('source', 120, { label: 'Where', description: 'A book, a newspaper, the office of who said it.' }),
  ],
}
