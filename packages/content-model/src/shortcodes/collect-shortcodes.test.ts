import { expect, test } from 'vitest'
import { collectShortcodes } from './collect-shortcodes.ts'
import { attributeOf } from './shortcode-nodes.ts'

const found = (value: unknown) => collectShortcodes(value).map((node) => [node.name, attributeOf(node, 'type')])

test('in titles, lists and what encloses others, in their order', () => {
  expect(
    found({
      title: 'By [icon Bus /]',
      limit: 3,
      nothing: null,
      items: [{ question: '[callout]with [icon Train /][/callout]' }, { question: '[[icon Car /]] and [1]' }],
    }),
  ).toEqual([
    ['icon', 'Bus'],
    ['callout', undefined],
    ['icon', 'Train'],
  ])
})

test('in a line whose letters are bold from the middle of a shortcode on, and in the words of a link', () => {
  const runs = [
    { type: 'text', text: 'by [icon ty' },
    { type: 'text', text: 'pe="Bus" /]', marks: ['bold'] },
    { type: 'link', children: [{ type: 'text', text: '[icon Plane /]' }] },
  ]
  expect(found([{ type: 'paragraph', children: runs }])).toEqual([
    ['icon', 'Bus'],
    ['icon', 'Plane'],
  ])
})

test('what stands on both sides of a link is no shortcode', () => {
  const runs = [{ type: 'text', text: '[icon ' }, { type: 'lineBreak' }, { type: 'text', text: 'type="Bus" /]' }]
  expect(found(runs)).toEqual([])
})
