import type { RichText } from '@passepartout/content-model/rich-text'
import type { BlockFixturesOf } from '../block.ts'

const words = (text: string): RichText => [{ type: 'paragraph', children: [{ type: 'text', text }] }]

export const calloutFixtures: BlockFixturesOf<'callout'> = {
  usual: {
    block: { id: 'late', type: 'callout', tone: 'tip', content: words('The Louvre stays open until nine on Fridays.') },
    data: undefined,
  },
  note: {
    block: { id: 'late', type: 'callout', tone: 'note', title: 'Access & steps', content: words('Lifts on the left.') },
    data: undefined,
  },
  warning: {
    block: { id: 'late', type: 'callout', tone: 'warning', content: words('Closed on Tuesdays.') },
    data: undefined,
  },
  empty: { block: { id: 'late', type: 'callout', tone: 'note', content: [] }, data: undefined },
  long: {
    block: {
      id: 'late',
      type: 'callout',
      tone: 'tip',
      title: 'Sommeröffnungszeitenverlängerung '.repeat(5),
      content: words('Geöffnet. '.repeat(120)),
    },
    data: undefined,
  },
  rightToLeft: {
    block: {
      id: 'late',
      type: 'callout',
      tone: 'tip',
      title: 'نصيحة',
      content: words('يبقى المتحف مفتوحًا حتى التاسعة.'),
    },
    data: undefined,
  },
}
