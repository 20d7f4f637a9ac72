import { expect, test } from 'vitest'
import { hashSample, listWriters } from './content-hash.ts'

test('a row is written again when its words change, and when what writes it does', () => {
  const same = hashSample('words', 'writer')
  expect(hashSample('words', 'writer')).toBe(same)
  expect(new Set([same, hashSample('other words', 'writer'), hashSample('words', 'other writer')]).size).toBe(3)
})

test('what makes rich text of words is among what writes it, and no test is', () => {
  expect(listWriters()).toEqual(expect.arrayContaining(['fill-block.ts', 'markdown-to-lexical.ts', 'write-content-files.ts']))
  expect(listWriters().filter((file) => file.includes('.test.'))).toEqual([])
})
