import { expect, test } from 'vitest'
import { convertKeyboardLayout } from './convert-keyboard-layout.ts'

test.each([
  ['kedh', 'ru', ['лувр']],
  ['Rjkbptq gfhb;', 'ru', ['колизей париж']],
  ['дщгмку', 'en', ['louvre']],
  ['лувр', 'ru', ['kedh']],
  ['louvre', 'en', []],
  ['louvre лувр', 'en', []],
  ['', 'en', []],
] as const)('%j on a page in %s may be %j', (text, lang, expected) => {
  expect(convertKeyboardLayout(text, lang)).toEqual(expected)
})
