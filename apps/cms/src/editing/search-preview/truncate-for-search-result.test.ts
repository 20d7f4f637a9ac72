import { expect, test } from 'vitest'
import { truncateForSearchResult } from './truncate-for-search-result.ts'

test.each([
  ['', 10, { count: 0, shown: '', isCut: false }],
  ['  Two\n words ', 10, { count: 9, shown: 'Two words', isCut: false }],
  ['Ten letter', 10, { count: 10, shown: 'Ten letter', isCut: false }],
  ['Eleven letters', 10, { count: 14, shown: 'Eleven …', isCut: true }],
  ['Unbreakable', 10, { count: 11, shown: 'Unbreakabl …', isCut: true }],
  ['🗼🗼🗼', 3, { count: 3, shown: '🗼🗼🗼', isCut: false }],
  // spec: D.admin.search-result
])('%j within %i characters', (words, most, expected) => {
  expect(truncateForSearchResult(words, most)).toEqual(expected)
})
