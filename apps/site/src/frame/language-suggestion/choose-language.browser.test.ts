import { expect, test } from 'vitest'
import { chooseLanguage } from './choose-language.browser.ts'

test.each([
  ['the browser’s language, where the page has it', 'en', ['en', 'fr'], undefined, ['fr-CA', 'en'], 'fr'],
  ['not the page’s own', 'en', ['en', 'fr'], undefined, ['en-GB', 'fr'], undefined],
  ['the next best, where the page lacks the best', 'en', ['en', 'fr'], undefined, ['ja', 'fr', 'en'], 'fr'],
  ['nothing better than the page', 'en', ['en', 'fr'], undefined, ['ja', 'en', 'fr'], undefined],
  ['nothing that the page has', 'en', ['en', 'fr'], undefined, ['ja'], undefined],
  ['what was chosen before, whatever the browser says', 'fr', ['en', 'fr', 'de'], 'de', ['fr'], 'de'],
  ['what was chosen before is the page’s own', 'fr', ['en', 'fr'], 'fr', ['en'], undefined],
  ['what was chosen before is not there', 'fr', ['en', 'fr'], 'it', ['en'], undefined],
  ['the codes that browsers give Norwegian', 'en', ['en', 'no'], undefined, ['nb-NO'], 'no'],
  ['no wishes at all', 'en', ['en', 'fr'], undefined, [], undefined],
  ['capital letters', 'en', ['en', 'pt'], undefined, ['PT-BR'], 'pt'],
])('%s', (_, current, offered, remembered, preferred, expected) => {
  expect(chooseLanguage({ current, offered, remembered, preferred })).toBe(expected)
})
