import { multiLineField, singleLineField } from '../../fields/text-fields.ts'
import type { BlockEntry } from '../block-entry.ts'

export const quoteEntry: BlockEntry<'quote'> = {
  labels: { singular: 'Quote', plural: 'Quotes' },
  group: 'Text',
  help: 'A sentence in large letters, with who said it and where below it.',
  fields: [
    multiLineField('text', 400, { required: true, label: 'What was said', description: 'Quotation marks are added.' }),
    singleLineField('author', 80, { label: 'Who said it' }),
    singleLineField('source', 120, { label: 'Where', description: 'A book, a newspaper, the office of who said it.' }),
  ],
}
