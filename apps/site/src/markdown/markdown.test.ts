import type { RichText } from '@passepartout/content-model/rich-text'
import type { RootContent } from 'mdast'
import { describe, expect, test } from 'vitest'
import { htmlMarkdown } from './html-markdown.ts'
import { bullets, joinPieces, link, paragraph } from './nodes.ts'
import { richTextMarkdown } from './rich-text-markdown.ts'
import { writeMarkdown } from './write-markdown.ts'

const write = (...pieces: readonly RootContent[]) => writeMarkdown(pieces)

describe('text stays text', () => {
  test.each([
    ['a * b_c [d] `e` <f> ~g~ h|i', 'a \\* b_c \\[d] \\`e\\` \\<f> \\~g\\~ h|i'],
    ['# no heading', '\\# no heading'],
    ['1. no list', '1\\. no list'],
    ['- no item', '\\- no item'],
    ['€40–€60, 4.5 of 5 (1,200)!', '€40–€60, 4.5 of 5 (1,200)!'],
    ['AT&T &amp; co', 'AT\\&T \\&amp; co'],
    ['#1 in Paris', '\\#1 in Paris'],
    ['one\n- two', 'one - two'],
  ])('%s', (words, expected) => {
    expect(write(paragraph(words))).toBe(expected)
  })
})

test('a link keeps its words on one line, and its address in one piece with a bare &', () => {
  expect(write(paragraph(link('See\n[all]', 'https://x.example/a (b)/?c=<d>&copy;=1&e=f')))).toBe(
    '[See \\[all\\]](https://x.example/a%20%28b%29/?c=%3Cd%3E&copy%3B=1&e=f)',
  )
})

test('a picture has its description and its address', () => {
  expect(write({ type: 'image', url: '/a b.jpg', alt: 'A [dome]' })).toBe('![A \\[dome\\]](/a%20b.jpg)')
})

test('pieces that say nothing are left out, and two lists stay two', () => {
  const pieces = joinPieces([
    undefined,
    '',
    paragraph(' '),
    bullets([]),
    bullets(['one', [link('two', '/2/'), ': too']]),
  ])
  expect(write(...pieces, bullets(['three']))).toBe('- one\n- [two](/2/): too\n\n* three')
})

describe('rich text', () => {
  const page = {
    link: ({ type }: { type: string }) => (type === 'CUSTOM' ? { href: 'https://x.example/' } : undefined),
  }
  const text = (words: string, ...marks: ('bold' | 'italic' | 'underline' | 'strikethrough' | 'code')[]) => ({
    type: 'text' as const,
    text: words,
    marks,
  })
  const action = { newTab: false, label: '', appearance: 'link' } as const
  const content: RichText = [
    { type: 'heading', level: 2, children: [text('The *Louvre*')] },
    {
      type: 'paragraph',
      children: [
        text('Come '),
        text(' early ', 'bold'),
        text('or'),
        text(' late', 'italic', 'strikethrough'),
        { type: 'lineBreak' },
        text('a_b', 'code'),
        text(' under', 'underline'),
      ],
    },
    {
      type: 'list',
      ordered: true,
      items: [
        { children: [text('one')], sublist: { type: 'list', ordered: false, items: [{ children: [text('within')] }] } },
        { children: [text('two')] },
      ],
    },
    { type: 'quote', children: [text('said'), { type: 'lineBreak' }, text('twice')] },
    { type: 'rule' },
    {
      type: 'paragraph',
      children: [
        { type: 'link', action: { type: 'CUSTOM', url: 'https://x.example/', ...action }, children: [text('here')] },
        { type: 'link', action: { type: 'REFERENCE', uid: 'gone', ...action }, children: [text(' nowhere')] },
      ],
    },
  ]

  test('every kind of node and mark', () => {
    expect(write(...richTextMarkdown(content, page))).toBe(
      [
        '## The \\*Louvre\\*',
        'Come  **early** or *~~late~~*\\\n`a_b` under',
        '1. one\n   - within\n2. two',
        '> said\\\n> twice',
        '---',
        '[here](https://x.example/) nowhere',
      ].join('\n\n'),
    )
  })
})

describe('HTML of the catalogue', () => {
  test.each([
    ['<p>Bright &amp; <strong>early</strong>.</p><p>Then <em>tea</em></p>', 'Bright & **early**.\n\nThen *tea*'],
    ['<ul><li>One</li><li>Two<ul><li>Within</li></ul></li></ul><p>End</p>', '- One\n- Two\n  - Within\n\nEnd'],
    ['<ol><li>A</li><li>B</li></ol>', '1. A\n2. B'],
    ['<h3>Seats</h3><p>a<br />b</p>', '### Seats\n\na\\\nb'],
    ['2 &lt; 3 &#8364; &#x20AC; *', '2 < 3 € € \\*'],
    ['', ''],
  ])('%s', (html, expected) => {
    expect(write(...htmlMarkdown(html))).toBe(expected)
  })
})
