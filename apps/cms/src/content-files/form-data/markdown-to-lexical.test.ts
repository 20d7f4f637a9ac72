import { expect, test } from 'vitest'
import { buildRichText } from '../../publishing/build/build-rich-text.ts'
import { markdownToLexical } from './markdown-to-lexical.ts'

const common = { newTab: false, label: '', appearance: 'link' as const }

/** Markdown through the editor's format to the published one: what the seed and the publisher do together. */
function publish(markdown: string) {
  const state = markdownToLexical(markdown, (href) => (href.startsWith('page:') ? { page: 7 } : { url: href }))
  return buildRichText(state, ({ url, doc }) =>
    doc ? { type: 'REFERENCE', uid: `uid-${doc.value}`, ...common } : { type: 'CUSTOM', url: url ?? '', ...common },
  )
}

test('paragraphs, headings, marks, quotes and rules', () => {
  expect(
    publish('## A & “b”\n\nPlain **bold *both*** ~~gone~~ `a < b`\nsame line\n\n> Said.\n>\n> Twice.\n\n---'),
  ).toEqual([
    { type: 'heading', level: 2, children: [{ type: 'text', text: 'A & “b”' }] },
    {
      type: 'paragraph',
      children: [
        { type: 'text', text: 'Plain ' },
        { type: 'text', text: 'bold ', marks: ['bold'] },
        { type: 'text', text: 'both', marks: ['bold', 'italic'] },
        { type: 'text', text: ' ' },
        { type: 'text', text: 'gone', marks: ['strikethrough'] },
        { type: 'text', text: ' ' },
        { type: 'text', text: 'a < b', marks: ['code'] },
        { type: 'text', text: ' same line' },
      ],
    },
    {
      type: 'quote',
      children: [{ type: 'text', text: 'Said.' }, { type: 'lineBreak' }, { type: 'text', text: 'Twice.' }],
    },
    { type: 'rule' },
  ])
})

test('links to pages and addresses', () => {
  expect(publish('[In](page:wayfare/home), [out](https://b.example)')).toMatchObject([
    {
      children: [
        { type: 'link', action: { type: 'REFERENCE', uid: 'uid-7' }, children: [{ text: 'In' }] },
        { text: ', ' },
        { type: 'link', action: { type: 'CUSTOM', url: 'https://b.example' } },
      ],
    },
  ])
})

test('nested lists', () => {
  expect(publish('1. one\n   - inner\n2. two')).toEqual([
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
  ])
})

test.each(['| a |\n|---|\n| b |', '```\ncode\n```', '<div>x</div>', 'a ![x](y.png)'])('%j is refused', (markdown) => {
  expect(() => publish(markdown)).toThrow(/has no place in our texts/)
})

test('an address that is only named is no link', () => {
  const resolve = () => ({ url: 'https://never.example' })
  const text = JSON.stringify(markdownToLexical('Website: www.a.example and www.b.example', resolve))
  expect(text).toContain('www.a.example')
  expect(text).not.toContain('"link"')
})

test('spaces that hold words together stay, line ends become spaces', () => {
  expect(publish('Où\u202f?\nÀ 45\u00a0minutes, «\u00a0là\u00a0».')).toEqual([
    { type: 'paragraph', children: [{ type: 'text', text: 'Où\u202f? À 45\u00a0minutes, «\u00a0là\u00a0».' }] },
  ])
})
