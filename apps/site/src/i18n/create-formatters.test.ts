import { expect, test } from 'vitest'
import { formattersOf } from './create-formatters.ts'

test('a month has its year, a country its name', () => {
  expect(formattersOf('en').month('2026-11-22')).toBe('November 2026')
  expect(formattersOf('pl').month('2026-11-22')).toBe('listopad 2026')
  expect(formattersOf('en').month('soon')).toBe('')
  expect(formattersOf('de').regionName('NL')).toBe('Niederlande')
  expect(formattersOf('de').regionName('not a country')).toBe('not a country')
})

test('a rating has one decimal, in the notation of the language', () => {
  expect(formattersOf('en').rating(4)).toBe('4.0')
  expect(formattersOf('en').rating(4.64)).toBe('4.6')
  expect(formattersOf('de').rating(4.6)).toBe('4,6')
})
