import { expect, test } from 'vitest'
import { cleanBookingCode, cleanExtraBookingParameters, isValidIsoDate } from './booking-options.ts'

test.each([
  ['SUMMER-10', 'SUMMER-10'],
  [' early_bird.2 ', 'early_bird.2'],
  ['two words', undefined],
  ['a&b=c', undefined],
  ['', undefined],
  ['x'.repeat(101), undefined],
])('the code %j is %j', (text, code) => {
  expect(cleanBookingCode(text)).toBe(code)
})

test.each([
  ['?a=1&b=2', 'a=1&b=2'],
  [' a=1&a=2&flag ', 'a=1&a=2&flag'],
  ['to=%2Fparis%2F', 'to=%2Fparis%2F'],
  ['https://elsewhere.example/?a=1', undefined],
  ['/book/?a=1', undefined],
  ['a=1#b', undefined],
  ['a=1 2', undefined],
  ['=1', undefined],
  ['?', undefined],
  ['', undefined],
])('the suffix %j is %j', (text, suffix) => {
  expect(cleanExtraBookingParameters(text)).toBe(suffix)
})

test.each([
  ['2028-02-29', true],
  ['2026-02-29', false],
  ['2026-13-01', false],
  ['2026-1-1', false],
  ['', false],
])('the calendar has %j: %j', (text, has) => {
  expect(isValidIsoDate(text)).toBe(has)
})
