import { namedRows } from '../../admin/named-rows.ts'
import { lineField, proseField, titleField } from '../../fields/text-fields.ts'
import type { BlockEntry } from '../block-entry.ts'

export const faqEntry: BlockEntry<'faq'> = {
  labels: { singular: 'Questions and answers', plural: 'Questions and answers' },
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
      admin: namedRows,
      fields: [lineField('question', 240, { required: true }), proseField('answer', 'Answer')],
    },
  ],
}
