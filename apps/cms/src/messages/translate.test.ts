import { expect, test } from 'vitest'
import { translatorFor } from './translate.ts'

test.each([
  ['en', 'Will be published: tomorrow'],
  ['de', 'Wird veröffentlicht: tomorrow'],
  ['xx', 'Will be published: tomorrow'],
])('in %s', (language, expected) => {
  expect(translatorFor(language)('releases:published', { when: 'tomorrow' })).toBe(expected)
})

test('a word without anything to fill in', () => {
  expect(translatorFor('ru')('releases:schedule')).toBe('Расписание')
})

test('a number is written as the language does, and one that is a name as it is', () => {
  const said = (language: string) => translatorFor(language)('matrix:shown', { from: 1, to: 50, total: 1078 })
  expect([said('en'), said('de')]).toEqual(['1–50 of 1,078 pages', '1–50 von 1.078 Seiten'])
  expect(translatorFor('de')('finding:tourGroup', { number: '17637' })).toContain('17637')
})
