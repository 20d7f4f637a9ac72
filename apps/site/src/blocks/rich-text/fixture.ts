import type { RichText, RichTextNode } from '@passepartout/content-model/rich-text'
import type { BlockFixturesOf } from '../block.ts'

const paragraph = (text: string): RichTextNode => ({ type: 'paragraph', children: [{ type: 'text', text }] })

const everything: RichText = [
  { type: 'heading', level: 2, children: [{ type: 'text', text: 'Day one: the islands & the palace' }] },
  {
    type: 'paragraph',
    children: [
      { type: 'text', text: 'Be at the gate of ' },
      { type: 'text', text: 'Sainte-Chapelle', marks: ['bold', 'italic'] },
      { type: 'text', text: ' when it opens. ' },
      {
        type: 'link',
        action: {
          type: 'CUSTOM',
          url: 'https://museum.example/hours/?a=1&b=2',
          newTab: true,
          label: '',
          appearance: 'link',
        },
        children: [{ type: 'text', text: 'Opening hours' }],
      },
      { type: 'lineBreak' },
      { type: 'text', text: 'Bring <nothing> large.', marks: ['underline', 'code', 'strikethrough'] },
    ],
  },
  { type: 'heading', level: 3, children: [{ type: 'text', text: 'Morning' }] },
  {
    type: 'list',
    ordered: true,
    items: [
      {
        children: [{ type: 'text', text: 'The upper chapel' }],
        sublist: { type: 'list', ordered: false, items: [{ children: [{ type: 'text', text: 'The rose window' }] }] },
      },
      { children: [{ type: 'text', text: 'The quays' }] },
    ],
  },
  { type: 'quote', children: [{ type: 'text', text: 'The light does the talking.' }] },
  { type: 'heading', level: 4, children: [{ type: 'text', text: 'Later' }] },
  { type: 'rule' },
]

export const richTextFixtures: BlockFixturesOf<'richText'> = {
  usual: { block: { id: 'text', type: 'richText', content: everything }, data: undefined },
  empty: { block: { id: 'text', type: 'richText', content: [] }, data: undefined },
  long: {
    block: {
      id: 'text',
      type: 'richText',
      content: [paragraph('Donaudampfschifffahrtsgesellschaftskapitänsmütze '.repeat(40))],
    },
    data: undefined,
  },
  rightToLeft: {
    block: { id: 'text', type: 'richText', content: [paragraph('تصل إلى بوابة سانت شابيل عند التاسعة، قبل الزحام.')] },
    data: undefined,
  },
}
