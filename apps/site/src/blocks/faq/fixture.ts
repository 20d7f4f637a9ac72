import type { RichText } from '@passepartout/content-model/rich-text'
import type { BlockFixturesOf } from '../block.ts'

const answer = (text: string): RichText => [{ type: 'paragraph', children: [{ type: 'text', text }] }]

export const faqFixtures: BlockFixturesOf<'faq'> = {
  usual: {
    block: {
      id: 'faq',
      type: 'faq',
      title: 'Good to know before you book',
      items: [
        { question: 'Can I cancel?', answer: answer('Most tickets, up to 24 hours before.') },
        { question: 'Do I need paper & ink?', answer: answer('No: your phone is enough.') },
      ],
    },
    data: undefined,
  },
  empty: {
    block: { id: 'faq', type: 'faq', title: 'Questions', items: [{ question: 'Why?', answer: [] }] },
    data: undefined,
  },
  long: {
    block: {
      id: 'faq',
      type: 'faq',
      title: 'Fragen',
      items: [{ question: 'Rückerstattungsbedingungen? '.repeat(12), answer: answer('Ja. '.repeat(200)) }],
    },
    data: undefined,
  },
  rightToLeft: {
    block: {
      id: 'faq',
      type: 'faq',
      title: 'أسئلة شائعة',
      items: [{ question: 'هل يمكنني الإلغاء؟', answer: answer('نعم، حتى 24 ساعة قبل الموعد.') }],
    },
    data: undefined,
  },
}
