import { expect, test } from 'vitest'
import { parseSynonyms } from './synonyms.ts'

test('a set on each line, with commas between its words; empty lines and repeated words are nothing', () => {
  expect(parseSynonyms('Colosseum, Flavian amphitheatre\n\n theatre ,theater,, theatre\r\n')).toEqual({
    sets: [
      ['Colosseum', 'Flavian amphitheatre'],
      ['theatre', 'theater'],
    ],
    faults: [],
  })
})

test.each([
  ['', []],
  ['alone', ['Line 1: words that mean the same are two or more, with commas between them.']],
  [`a, b\n${'x, '.repeat(3)}`, ['Line 2: words that mean the same are two or more, with commas between them.']],
  [Array.from({ length: 21 }, (_, index) => `w${index}`).join(), ['Line 1: at most 20 words.']],
  [`a, ${'b'.repeat(61)}`, ['Line 1: a word has at most 60 characters.']],
])('%j is told as %j', (text, faults) => {
  expect(parseSynonyms(text).faults).toEqual(faults)
})

test('too many lines are said to be, and the first of them are read', () => {
  const parsed = parseSynonyms(Array.from({ length: 501 }, (_, index) => `a${index}, b${index}`).join('\n'))
  expect(parsed.faults).toEqual(['There are 501 lines; at most 500 are read.'])
  expect(parsed.sets.at(-1)).toEqual(['a499', 'b499'])
  expect(parsed.sets.length).toBe(500)
})
