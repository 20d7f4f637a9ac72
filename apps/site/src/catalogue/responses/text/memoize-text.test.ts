import { expect, test, vi } from 'vitest'
import { memoizeText } from './memoize-text.ts'

test('a text is made once, empty ones too, and others stay apart', () => {
  const convert = vi.fn((text: string) => text.trim())
  const trim = memoizeText(convert)
  expect([' a ', ' a ', ' b ', '  ', '  '].map(trim)).toEqual(['a', 'a', 'b', '', ''])
  expect(convert.mock.calls).toEqual([[' a '], [' b '], ['  ']])
})

test('what was not used for longest is forgotten, and what is too long is not kept', () => {
  const convert = vi.fn((text: string) => text)
  const same = memoizeText(convert)
  const texts = ['a', 'b', 'c', 'd'].map((letter) => letter.repeat(600_000))
  for (const text of [...texts, texts[0] ?? '', 'x'.repeat(3_000_000), 'x'.repeat(3_000_000)]) same(text)
  expect(convert.mock.calls.map(([text]) => text[0])).toEqual(['a', 'b', 'c', 'd', 'a', 'x', 'x'])
})
