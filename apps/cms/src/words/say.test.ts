import { expect, test } from 'vitest'
import { sayIn } from './say.ts'

test.each([
  ['en', 'Will be published: tomorrow'],
  ['de', 'Wird veröffentlicht: tomorrow'],
  ['xx', 'Will be published: tomorrow'],
])('in %s', (language, expected) => {
  expect(sayIn(language)('releases:published', { when: 'tomorrow' })).toBe(expected)
})

test('a word without anything to fill in', () => {
  expect(sayIn('ru')('releases:schedule')).toBe('Расписание')
})
