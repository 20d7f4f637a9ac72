import { expect, test } from 'vitest'
import { formattersOf } from './create-formatters.ts'

test('a rating has one decimal, in the notation of the language', () => {
  expect(formattersOf('en').rating(4)).toBe('4.0')
  expect(formattersOf('en').rating(4.64)).toBe('4.6')
  expect(formattersOf('de').rating(4.6)).toBe('4,6')
})
