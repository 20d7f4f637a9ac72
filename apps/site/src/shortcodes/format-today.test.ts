import { LANGUAGE_CODES, type LanguageCode } from '@passepartout/content-model/locales'
import { describe, expect, test } from 'vitest'
import { isoToday } from '../i18n/zoned-time.ts'
import { formatToday } from './format-today.ts'

/** Late in the evening of 4 March in London; already the 5th in Dubai, still the afternoon of the 4th in New York. */
const now = Date.UTC(2027, 2, 4, 23, 30)
const london = { now, timeZone: 'Europe/London' }

test.each<readonly [LanguageCode, string]>([
  ['en', 'March 4, 2027'],
  ['de', '4. März 2027'],
  ['fr', '4 mars 2027'],
  ['es', '4 de marzo de 2027'],
  ['it', '4 marzo 2027'],
  ['nl', '4 maart 2027'],
  ['pt', '4 de março de 2027'],
  ['pl', '4 marca 2027'],
  ['ru', '4 марта 2027 г.'],
  ['da', '4. marts 2027'],
  ['no', '4. mars 2027'],
  ['ro', '4 martie 2027'],
  ['sv', '4 mars 2027'],
  ['tr', '4 Mart 2027'],
])('the long date in %s', (lang, expected) => {
  expect(formatToday(london, lang, undefined)).toBe(expected)
})

test('the long date in British English', () => {
  expect(formatToday(london, 'en', undefined, 'en-GB')).toBe('4 March 2027')
  expect(formatToday(london, 'en', 'PPP', 'en-GB')).toBe('4 March 2027')
  expect(formatToday(london, 'de', undefined, 'en-GB')).toBe('4. März 2027')
})

test('no language lacks a date', () => {
  expect(LANGUAGE_CODES.map((lang) => formatToday(london, lang, 'd.M.yyyy'))).toEqual(
    LANGUAGE_CODES.map(() => '4.3.2027'),
  )
})

// spec: 3.shortcodes.7
describe('patterns of the CLDR', () => {
  test.each<readonly [LanguageCode, string, string]>([
    ['en', 'd MMMM yyyy', '4 March 2027'],
    ['ru', 'd MMMM yyyy', '4 марта 2027'],
    ['ru', 'LLLL yyyy', 'март 2027'],
    ['pl', 'LLLL', 'marzec'],
    ['de', 'EEEE, d. MMMM', 'Donnerstag, 4. März'],
    ['en', "'the' d 'of' MMM", 'the 4 of Mar'],
    ['en', 'yyyy-MM-dd', '2027-03-04'],
    ['en', 'QQQ yyyy', 'Q1 2027'],
    ['en', 'YYYY DD', '2027 63'],
  ])('%s %s: %s', (lang, pattern, expected) => {
    expect(formatToday(london, lang, pattern)).toBe(expected)
  })
})

test.each(['nonsense', 'yyyy JJJ', 'd'.repeat(200), '', '  '])('%j is no pattern: the long date', (pattern) => {
  expect(formatToday(london, 'en', pattern)).toBe('March 4, 2027')
})

test('today is the day where the site is', () => {
  const days = ['Asia/Dubai', 'America/New_York'].map((timeZone) => isoToday({ now, timeZone }))
  expect(days).toEqual(['2027-03-05', '2027-03-04'])
})
