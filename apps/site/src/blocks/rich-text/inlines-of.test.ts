import { expect, test } from 'vitest'
import { inlinesOf } from './inlines-of.ts'

const text = (words: string) => ({ type: 'text' as const, text: words })
const lineBreak = { type: 'lineBreak' as const }

test('paragraphs, headings and points are lines, rules are nothing', () => {
  const sublist = { type: 'list' as const, ordered: true, items: [{ children: [text('c')] }] }
  expect(
    inlinesOf([
      { type: 'rule' },
      { type: 'paragraph', children: [text('a'), text('b')] },
      { type: 'list', ordered: false, items: [{ children: [text('1')], sublist }, { children: [text('2')] }] },
      { type: 'heading', level: 2, children: [text('d')] },
    ]),
  ).toEqual([
    text('a'),
    text('b'),
    lineBreak,
    text('1'),
    lineBreak,
    text('c'),
    lineBreak,
    text('2'),
    lineBreak,
    text('d'),
  ])
})

test('nothing has no line', () => {
  expect(inlinesOf([])).toEqual([])
})
