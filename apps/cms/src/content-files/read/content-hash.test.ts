import { expect, test } from 'vitest'
import { hashContentAndModules, listHashedModules } from './content-hash.ts'

test('a row is written again when its words change, and when what writes it does', () => {
  const same = hashContentAndModules('words', 'writer')
  expect(hashContentAndModules('words', 'writer')).toBe(same)
  expect(
    new Set([same, hashContentAndModules('other words', 'writer'), hashContentAndModules('words', 'other writer')])
      .size,
  ).toBe(3)
})

test('what makes rich text of words is among what writes it, and no test is', () => {
  expect(listHashedModules()).toEqual(
    expect.arrayContaining([
      'form-data/block-data.ts',
      'form-data/markdown-to-lexical.ts',
      'import/import-content-files.ts',
    ]),
  )
  expect(listHashedModules().filter((file) => file.includes('.test.'))).toEqual([])
})
