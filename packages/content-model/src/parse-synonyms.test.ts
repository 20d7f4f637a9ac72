import { expect, test } from 'vitest'
import { addSynonym, parseSynonyms } from './parse-synonyms.ts'

// spec: D.find.4
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
  ['alone', [{ kind: 'tooFew', values: { line: 1 } }]],
  [`a, b\n${'x, '.repeat(3)}`, [{ kind: 'tooFew', values: { line: 2 } }]],
  [Array.from({ length: 21 }, (_, index) => `w${index}`).join(), [{ kind: 'tooMany', values: { line: 1, most: 20 } }]],
  [`a, ${'b'.repeat(61)}`, [{ kind: 'tooLong', values: { line: 1, most: 60 } }]],
])('%j is told as %j', (text, faults) => {
  expect(parseSynonyms(text).faults).toEqual(faults)
})

test('too many lines are said to be, and the first of them are read', () => {
  const parsed = parseSynonyms(Array.from({ length: 501 }, (_, index) => `a${index}, b${index}`).join('\n'))
  expect(parsed.faults).toEqual([{ kind: 'tooManyLines', values: { count: 501, most: 500 } }])
  expect(parsed.sets.at(-1)).toEqual(['a499', 'b499'])
  expect(parsed.sets.length).toBe(500)
})

test.each([
  ['', 'mona lisa', 'Louvre', 'Louvre, mona lisa'],
  ['theatre, theater', 'mona lisa', 'Louvre', 'theatre, theater\nLouvre, mona lisa'],
  ['louvre, palace\n\na, b', 'mona lisa', 'Louvre', 'louvre, palace, mona lisa\na, b'],
  ['louvre, Mona Lisa', 'mona lisa', 'Louvre', 'louvre, Mona Lisa'],
])('to %j the word %j is added for %j', (text, word, other, expected) => {
  expect(addSynonym(text, word, other)).toBe(expected)
})
