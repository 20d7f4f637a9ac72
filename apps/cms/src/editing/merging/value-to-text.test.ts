import { expect, test } from 'vitest'
import { valueToText } from './value-to-text.ts'

const paragraph = (...words: string[]) => ({
  type: 'paragraph',
  children: words.map((text) => ({ type: 'text', text })),
})

test.each([
  [undefined, ''],
  [null, ''],
  ['Words', 'Words'],
  [7, '7'],
  [true, 'yes'],
  [false, 'no'],
  [['a', 'b'], 'a\nb'],
  [{ relationTo: 'pages', value: 3 }, 'pages 3'],
  [{ root: { children: [paragraph('One ', 'two'), paragraph(), paragraph('Three')] } }, 'One two\nThree'],
  [
    {
      id: 'x',
      blockType: 'cta',
      title: 'Go',
      action: { label: 'Now', url: '/now/' },
      items: [{ id: 'y', text: 'Row' }],
    },
    'Go\nNow\n/now/\nRow',
  ],
])('%j reads “%s”', (value, text) => expect(valueToText(value, (isTrue) => (isTrue ? 'yes' : 'no'))).toBe(text))
