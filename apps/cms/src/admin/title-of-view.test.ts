import { expect, test } from 'vitest'
import { titleOfView } from './title-of-view.ts'

test.each([
  [['help', 'undo-a-mistake'], 'de', 'Hilfe'],
  [['languages'], 'ru', 'Языки'],
  [['collections', 'pages', '7', 'translate'], 'fr', 'Traduire'],
  [['collections', 'pages', 'create'], 'de', 'Eine neue Seite'],
  [['collections', 'sites', 'create'], 'de', undefined],
  [['collections', 'pages', '7'], 'fr', undefined],
  [[], 'en', undefined],
])('/admin/%j in %s', (segments, language, expected) => {
  expect(titleOfView(segments, language)).toBe(expected)
})
