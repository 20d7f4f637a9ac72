import { rowsField } from '../../fields/rows-field.ts'
import { richTextField, singleLineField, titleField } from '../../fields/text-fields.ts'
import type { BlockEntry } from '../block-entry.ts'

export const faqEntry: BlockEntry<'faq'> = {
  labels: { singular: 'Questions and answers', plural: 'Questions and answers' },
  group: 'Text',
  help: 'Questions that open their answer; search engines are told of them, too.',
  fields: [
    titleField,
    rowsField('items', { singular: 'Question', plural: 'Questions' }, { max: 40 }, [
      singleLineField('question', 240, { required: true }),
      richTextField('answer', 'Answer'),
    ]),
  ],
}
