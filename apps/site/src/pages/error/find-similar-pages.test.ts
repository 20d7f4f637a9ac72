import { expect, test } from 'vitest'
import { wordsOfLastPathSegment } from './find-similar-pages.ts'

test.each([
  ['the last step first', '/travel-guide/three-days-in-pari/', 'en', 'three days in pari travel guide'],
  ['no language, no number', '/fr/que-faire-a-pari-2/', 'fr', 'que faire a pari'],
  ['a tour group that is gone', '/louvre-by-night-t7111/', 'en', 'louvre by night t'],
  ['any script', '/ru/колизей_билеты/', 'ru', 'колизей билеты'],
  ['no file', '/wp-login.php', 'en', ''],
  ['nothing but signs', '/--/42/', 'en', ''],
  ['nobody writes so much', `/${'paris-'.repeat(60)}/`, 'en', ''],
] as const)('words of an address: %s', (_, path, lang, words) => {
  expect(wordsOfLastPathSegment({ path, lang })).toBe(words)
})
