import { describe, expect, test } from 'vitest'
import { BLOCK_HELP } from './block-help.ts'
import { CHOICE_TRANSLATIONS, DESCRIPTION_TRANSLATIONS, labelInEachLanguage } from './field-texts.ts'
import { LABEL_TRANSLATIONS, translateLabelPath } from './labels.ts'
import { PAYLOAD_TEXTS, translatePayloadText } from './payload-texts.ts'
import { SHORTCODE_TEXTS } from './shortcode-texts.ts'
import { TRANSLATION_CODE_HELP, translateCodeHelp } from './translation-codes.ts'

const parametersOf = (text: string) => [...text.matchAll(/\{\w+\}/g)].map(String).toSorted()

describe.each(
  Object.entries({
    BLOCK_HELP,
    CHOICES: CHOICE_TRANSLATIONS,
    DESCRIPTIONS: DESCRIPTION_TRANSLATIONS,
    LABELS: LABEL_TRANSLATIONS,
    PAYLOAD_TEXTS,
    SHORTCODE_TEXTS,
    TRANSLATION_CODES: TRANSLATION_CODE_HELP,
  }),
)('%s', (_, texts) => {
  test.each(['fr', 'es', 'ru'] as const)('%s has every text that German has, and no other', (language) => {
    expect(Object.keys(texts[language])).toEqual(Object.keys(texts.de))
  })

  test.each(['de', 'fr', 'es', 'ru'] as const)('%s has the parameters of English, and no text is empty', (language) => {
    const wrong = Object.entries(texts[language]).filter(
      ([english, text]) => text.trim() === '' || `${parametersOf(text)}` !== `${parametersOf(english)}`,
    )
    expect(wrong).toEqual([])
  })
})

test.each([
  ['de', 'Folders', 'Ordner'],
  ['fr', 'Successfully saved 12 files', 'Fichiers enregistrés : 12'],
  ['ru', 'Failed to save 1 files', 'Не сохранено файлов: 1'],
  ['es', 'A phrase of nobody', 'A phrase of nobody'],
  ['en', 'Failed to save 1 files', 'Failed to save 1 files'],
])('in %s Payload’s “%s” is “%s”', (language, english, expected) => {
  expect(translatePayloadText(language, english)).toBe(expected)
})

test('a place is named label by label', () => {
  const place = 'Block 3 (Card list), Card 1, Link, Page'
  expect(translateLabelPath('de', place)).toBe('Baustein 3 (Kartenliste), Karte 1, Link, Seite')
  expect(translateLabelPath('en', place)).toBe(place)
  expect(translateLabelPath('ru', 'Block 1: Product list › Title')).toBe('Блок 1: Список товаров › Заголовок')
  expect(translateLabelPath('de', 'City code, such as PARIS')).toBe('Kürzel der Stadt, etwa PARIS')
  expect(translateLabelPath('de', 'Block 1 (Quote), City code, such as PARIS › Page')).toBe(
    'Baustein 1 (Zitat), Kürzel der Stadt, etwa PARIS › Seite',
  )
  expect(labelInEachLanguage('Nobody’s field')).toEqual({ en: 'Nobody’s field' })
})

test('a code says what it does, and a shortcode itself', () => {
  expect(translateCodeHelp('de', '{1} bold, struck through')).toBe('{1} fett, durchgestrichen')
  expect(translateCodeHelp('ru', '{2} [price tgid="7148"]')).toBe('{2} [price tgid="7148"]')
  expect(translateCodeHelp('en', '{3} line break')).toBe('{3} line break')
})
