import { expect, test } from 'vitest'
import { BLOCK_SENTENCES } from './block-sentences.ts'
import { CHOICES } from './choices.ts'
import { CODES } from './codes.ts'
import { FIELD_SENTENCES } from './field-sentences.ts'
import { LABELS } from './labels.ts'
import { PAYLOAD_PHRASES } from './payload-phrases.ts'
import { codeIn, labelInEach, placeIn, sentenceIn } from './phrase-in.ts'
import { SERVER_SENTENCES } from './server-sentences.ts'
import { SHORTCODE_PHRASES } from './shortcode-phrases.ts'

test.each(
  Object.entries({
    BLOCK_SENTENCES,
    CHOICES,
    CODES,
    FIELD_SENTENCES,
    LABELS,
    PAYLOAD_PHRASES,
    SERVER_SENTENCES,
    SHORTCODE_PHRASES,
  }),
)('of the %s every one fills in the same in each language, and none is empty', (_, phrases) => {
  const namesOf = (text: string) => [...text.matchAll(/\{\w+\}/g)].map(String).toSorted()
  const wrong = Object.entries(phrases).flatMap(([english, others]) =>
    Object.values(others).flatMap((said) =>
      said.trim() === '' || namesOf(said).join() !== namesOf(english).join() ? [said] : [],
    ),
  )
  // Nobody is told the number of a document whose form is open.
  expect(wrong.filter((said) => !said.includes('«') || namesOf(said).length > 0)).toEqual(
    LOCKED.flatMap((sentence) => Object.values(SERVER_SENTENCES[sentence] ?? {})).filter((said) =>
      wrong.includes(said),
    ),
  )
})

/** Payload's three sentences of one thing. */
const LOCKED = [
  'locked by another user and cannot be modified',
  'locked and cannot be deleted',
  'locked by another user and cannot be updated',
].map((what) => `Document with ID {id} is currently ${what}.`)

test.each([
  ['en', 'There is no such page.', 'There is no such page.'],
  ['de', 'There is no such page.', 'Diese Seite gibt es nicht.'],
  ['de', 'Too many attempts. Try again in 7 minutes.', 'Zu viele Versuche. Versuchen Sie es in 7 Minuten noch einmal.'],
  [
    'fr',
    '“Paris (old)” already has this address in this language.',
    '« Paris (old) » a déjà cette adresse dans cette langue.',
  ],
  ['de', 'Line 3: <x> is nothing that a page can hold.', 'Zeile 3: <x> kann keine Seite enthalten.'],
  ['fr', 'Line 3, Title: the code {1/} is missing.', 'Ligne 3, Titre : il manque le code {1/}.'],
  [
    'de',
    'Block 1: Card list › Title: has no translation.',
    'Baustein 1: Kartenliste › Überschrift: hat keine Übersetzung.',
  ],
  ['de', 'Block 3 (Card list), Card 1, Picture: is missing.', 'Baustein 3 (Kartenliste), Karte 1, Bild: fehlt.'],
  ['ru', 'Rome at night · English: Title: is missing.', 'Rome at night · English: Заголовок: не заполнено.'],
  [
    'de',
    'Document with ID 1080 is currently locked by another user and cannot be updated.',
    'Hier schreibt gerade jemand anderes. Was Sie geschrieben haben, bleibt im Formular.',
  ],
  ['ru', 'Is not there any more (404).', 'Больше нет (404).'],
  ['es', 'A sentence that nobody has put into Spanish.', 'A sentence that nobody has put into Spanish.'],
  ['xx', 'There is no such page.', 'There is no such page.'],
])('in %s “%s” is “%s”', (language, english, expected) => {
  expect(sentenceIn(language, english)).toBe(expected)
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
