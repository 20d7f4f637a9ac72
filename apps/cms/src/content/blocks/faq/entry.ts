import { richTextField, singleLineField, titleField } from '../../fields/text-fields.ts'
import type { BlockEntry } from '../block-entry.ts'

export const faqEntry: BlockEntry<'faq'> = {
  labels: { singular: 'Questions and answers', plural: 'Questions and answers' },
  group: 'Text',
  help: 'Questions that open their answer; search engines are told of them, too.',
  fields: [
    titleField,
    {
      name: 'items',
      type: 'array',
      required: true,
      minRows: 1,
      maxRows: 40,
      labels: { singular: 'Question', plural: 'Questions' },
      fields: [singleLineField('question', 240, { required: true }), richTextField('answer', 'Answer')],
    },
  ],
}
