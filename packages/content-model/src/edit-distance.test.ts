import { expect, test } from 'vitest'
import { editDistance } from './edit-distance.ts'

test.each([
  ['louvre', 'louvre', 0],
  ['luvre', 'louvre', 1],
  ['lovure', 'louvre', 1],
  ['louvree', 'louvre', 1],
  ['loxvre', 'louvre', 1],
  ['coliseum', 'colosseum', 2],
  ['kolosium', 'kolosseum', 2],
  ['rome', 'louvre', 3],
  ['a', 'abcdef', 3],
  ['', '', 0],
])('%j and %j are %i apart, or more than two', (one, other, distance) => {
  expect(editDistance(one, other, 2)).toBe(distance)
  expect(editDistance(other, one, 2)).toBe(distance)
})
