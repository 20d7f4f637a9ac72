import { expect, test } from 'vitest'
import { listQueryString } from './list-query-string.ts'

const CASES = [
  ['', true, '?languages=each'],
  ['', false, '?'],
  ['page=3&search=rome&languages=each', false, '?search=rome'],
  [
    'page=3&where[or][0][and][0][lang][equals]=de',
    true,
    '?where%5Bor%5D%5B0%5D%5Band%5D%5B0%5D%5Blang%5D%5Bequals%5D=de&languages=each',
  ],
] as const

// spec: D.admin.pages-once
test.each(CASES)('the list of %s with each language on its own (%s) has the address %s', (search, isEach, address) => {
  expect(listQueryString(search, isEach)).toBe(address)
})
