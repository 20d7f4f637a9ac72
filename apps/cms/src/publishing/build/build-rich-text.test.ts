import type { RichText } from '@passepartout/content-model/rich-text'
import { richTextSchema } from '@passepartout/content-model/rich-text'
import { expect, test } from 'vitest'
import { buildRichText, type LexicalLink } from './build-rich-text.ts'

const text = (words: string, format = 0) => ({
  type: 'text',
  version: 1,
  text: words,
  format,
  detail: 0,
  mode: 'normal',
})
const node = (type: string, children: unknown[], more: object = {}) => ({ type, version: 1, children, ...more })
const state = (...children: unknown[]) => ({ root: node('root', children) })

function resolveLink({ url, doc }: LexicalLink) {
  const common = { newTab: false, label: '', appearance: 'link' as const }
  if (doc?.value === 7) return { type: 'REFERENCE' as const, uid: 'www.a.example.page', ...common }
  return url ? { type: 'CUSTOM' as const, url, ...common } : undefined
}

const table: { name: string; given: unknown; expected: RichText }[] = [
  { name: 'nothing', given: null, expected: [] },
  { name: 'something else', given: { root: 'x' }, expected: [] },
  {
    name: 'a paragraph with every mark',
    given: state(node('paragraph', [text('plain '), text('all', 1 | 2 | 4 | 8 | 16)])),
    expected: [
      {
        type: 'paragraph',
        children: [
          { type: 'text', text: 'plain ' },
          { type: 'text', text: 'all', marks: ['bold', 'italic', 'underline', 'strikethrough', 'code'] },
        ],
      },
    ],
  },
  {
    name: 'headings of each level; deeper ones become the lowest',
    given: state(...['h2', 'h3', 'h4', 'h6'].map((tag) => node('heading', [text(tag)], { tag }))),
    expected: [
      { type: 'heading', level: 2, children: [{ type: 'text', text: 'h2' }] },
      { type: 'heading', level: 3, children: [{ type: 'text', text: 'h3' }] },
      { type: 'heading', level: 4, children: [{ type: 'text', text: 'h4' }] },
      { type: 'heading', level: 4, children: [{ type: 'text', text: 'h6' }] },
    ],
  },
  {
    name: 'a quote with a line break, a tab and a rule',
    given: state(node('quote', [text('a'), { type: 'linebreak' }, { type: 'tab', text: '\t' }, text('b')]), {
      type: 'horizontalrule',
      version: 1,
    }),
    expected: [
      {
        type: 'quote',
        children: [
          { type: 'text', text: 'a' },
          { type: 'lineBreak' },
          { type: 'text', text: ' ' },
          { type: 'text', text: 'b' },
        ],
      },
      { type: 'rule' },
    ],
  },
  {
    name: 'a nested list, which the editor keeps in an item of its own',
    given: state(
      node(
        'list',
        [
          node('listitem', [text('one')]),
          node('listitem', [node('list', [node('listitem', [text('inner')])], { listType: 'bullet' })]),
          node('listitem', [text('two')]),
        ],
        { listType: 'number' },
      ),
    ),
    expected: [
      {
        type: 'list',
        ordered: true,
        items: [
          {
            children: [{ type: 'text', text: 'one' }],
            sublist: { type: 'list', ordered: false, items: [{ children: [{ type: 'text', text: 'inner' }] }] },
          },
          { children: [{ type: 'text', text: 'two' }] },
        ],
      },
    ],
  },
  {
    name: 'links: to a page, to an address, and to a page that is gone',
    given: state(
      node('paragraph', [
        node('link', [text('page', 1)], { fields: { linkType: 'internal', doc: { relationTo: 'pages', value: 7 } } }),
        node('autolink', [text('address')], { fields: { linkType: 'custom', url: 'https://b.example' } }),
        node('link', [text('gone')], { fields: { linkType: 'internal', doc: { relationTo: 'pages', value: 8 } } }),
      ]),
    ),
    expected: [
      {
        type: 'paragraph',
        children: [
          {
            type: 'link',
            action: { type: 'REFERENCE', uid: 'www.a.example.page', newTab: false, label: '', appearance: 'link' },
            children: [{ type: 'text', text: 'page', marks: ['bold'] }],
          },
          {
            type: 'link',
            action: { type: 'CUSTOM', url: 'https://b.example', newTab: false, label: '', appearance: 'link' },
            children: [{ type: 'text', text: 'address' }],
          },
          { type: 'text', text: 'gone' },
        ],
      },
    ],
  },
  {
    name: 'an unknown node and the empty paragraph that the editor leaves at the end',
    given: state(node('paragraph', [text('kept')]), node('hologram', []), node('paragraph', [])),
    expected: [{ type: 'paragraph', children: [{ type: 'text', text: 'kept' }] }],
  },
]

test.each(table)('$name', ({ given, expected }) => {
  const built = buildRichText(given, resolveLink)
  expect(built).toEqual(expected)
  expect(richTextSchema.parse(built)).toEqual(expected)
})
