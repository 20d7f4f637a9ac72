import { expect, test } from 'vitest'
import { otherKeyboards } from './other-keyboard.ts'

test.each([
  ['kedh', 'ru', ['лувр']],
  ['Rjkbptq gfhb;', 'ru', ['колизей париж']],
  ['дщгмку', 'en', ['louvre']],
  ['лувр', 'ru', ['kedh']],
  ['louvre', 'en', []],
  ['louvre лувр', 'en', []],
  ['', 'en', []],
] as const)('%j on a page in %s may be %j', (text, lang, expected) => {
  expect(otherKeyboards(text, lang)).toEqual(expected)
})
