import { expect, test } from 'vitest'
import { foldLoneLinks } from './fold-lone-links.ts'

const columns = (...all: readonly string[]) => all.map((links, index) => ({ title: `${index}`, links: [...links] }))
const folded = (...all: readonly string[]) =>
  foldLoneLinks<string, { title: string; links: string[] }>(columns(...all)).map(
    ({ title, links }) => `${title} ${links.join('')}`,
  )

test.each([
  ['columns of several links stay', ['ab', 'cd'], ['0 ab', '1 cd']],
  ['a lone link goes into the column before it', ['ab', 'c', 'de'], ['0 abc', '2 de']],
  ['the first into the one behind it', ['a', 'bc', 'de'], ['1 abc', '2 de']],
  ['two lone ones are a column', ['a', 'b', 'cd'], ['0 ab', '2 cd']],
  ['the last one too', ['ab', 'c', 'd'], ['0 abcd']],
  ['the only column of a block stays', ['a'], ['0 a']],
  ['none is none', [], []],
])('%s', (_, given, expected) => {
  expect(folded(...given)).toEqual(expected)
})
