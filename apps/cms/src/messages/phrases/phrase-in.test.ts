import { expect, test } from 'vitest'
import { BLOCK_SENTENCES } from './block-sentences.ts'
import { CHOICES } from './choices.ts'
import { CODES } from './codes.ts'
import { FIELD_SENTENCES } from './field-sentences.ts'
import { LABELS } from './labels.ts'
import { payloadPhraseIn } from './payload-phrase-in.ts'
import { PAYLOAD_PHRASES } from './payload-phrases.ts'
import { codeIn, labelInEach, placeIn } from './phrase-in.ts'
import { SHORTCODE_PHRASES } from './shortcode-phrases.ts'

test.each(
  Object.entries({
    BLOCK_SENTENCES,
    CHOICES,
    CODES,
    FIELD_SENTENCES,
    LABELS,
    PAYLOAD_PHRASES,
    SHORTCODE_PHRASES,
  }),
)('of the %s every one fills in the same in each language, and none is empty', (_, phrases) => {
  const namesOf = (text: string) => [...text.matchAll(/\{\w+\}/g)].map(String).toSorted()
  const wrong = Object.entries(phrases).flatMap(([english, others]: [string, Record<string, string>]) =>
    Object.values(others).flatMap((said) =>
      said.trim() === '' || namesOf(said).join() !== namesOf(english).join() ? [said] : [],
    ),
  )
  expect(wrong).toEqual([])
})

test.each([
  ['de', 'Folders', 'Ordner'],
  ['fr', 'Successfully saved 12 files', 'Fichiers enregistrés : 12'],
  ['ru', 'Failed to save 1 files', 'Не сохранено файлов: 1'],
  ['es', 'A phrase of nobody', 'A phrase of nobody'],
  ['en', 'Failed to save 1 files', 'Failed to save 1 files'],
])('in %s Payload’s “%s” is “%s”', (language, english, expected) => {
  expect(payloadPhraseIn(language, english)).toBe(expected)
})

test('a place is named label by label', () => {
  const place = 'Block 3 (Card list), Card 1, Link, Page'
  expect(placeIn('de', place)).toBe('Baustein 3 (Kartenliste), Karte 1, Link, Seite')
  expect(placeIn('en', place)).toBe(place)
  expect(placeIn('ru', 'Block 1: Product list › Title')).toBe('Блок 1: Список товаров › Заголовок')
  expect(labelInEach('Nobody’s field')).toEqual({ en: 'Nobody’s field' })
})

test('a code says what it does, and a shortcode itself', () => {
  expect(codeIn('de', '{1} bold, struck through')).toBe('{1} fett, durchgestrichen')
  expect(codeIn('ru', '{2} [price tgid="7148"]')).toBe('{2} [price tgid="7148"]')
  expect(codeIn('en', '{3} line break')).toBe('{3} line break')
})
