import { namedRows } from '../../admin/named-rows.ts'
import { titleField } from '../../fields/text-fields.ts'
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
      labels: { singular: 'Question', plural: 'Questions' },
      admin: namedRows,
      fields: [
        { name: 'question', type: 'text', required: true },
        { name: 'answer', type: 'richText', required: true },
      ],
    },
  ],
}
