import type { LanguageCode } from '@passepartout/content-model/locales'
import { expect, test } from 'vitest'
import { namesOfPlace, placeSynonymsIn, WELL_KNOWN_PLACES, wellKnownPlacesIn } from './well-known-places.ts'

const CASES: readonly (readonly [text: string, lang: LanguageCode, which: 'titles' | 'all', ids: readonly string[]])[] =
  [
    ['Eiffel Tower summit: two lifts', 'en', 'titles', ['eiffel tower']],
    ['Auf den Eiffelturm', 'de', 'titles', ['eiffel tower']],
    ['на Эйфелевой башне', 'ru', 'titles', ['eiffel tower']],
    ['na Wieży Eiffla', 'pl', 'titles', ['eiffel tower']],
    ['Castel Sant’Angelo', 'tr', 'titles', []],
    ['tower of london and the thames', 'en', 'titles', ['tower of london', 'thames']],
    // What is within a longer name is not meant.
    ['Greenwich Village', 'en', 'titles', ['greenwich village']],
    ['crown jewels', 'en', 'titles', []],
    ['crown jewels', 'en', 'all', ['tower of london']],
    ['a walk at dawn', 'en', 'all', []],
    ['', 'en', 'all', []],
  ]

test.each(CASES)('“%s” in %s names by its %s: %j', (text, lang, which, ids) => {
  expect(wellKnownPlacesIn(text, lang, which).map(({ place }) => place.id)).toEqual(ids)
})

test('a place is in a language what its titles there say, in others what English ones say', () => {
  const [louvre] = wellKnownPlacesIn('Louvre', 'en', 'titles')
  expect(louvre && namesOfPlace(louvre.place, 'pl').titles).toEqual(['Luwr', 'Muzeum Luwr'])
  const [marken] = wellKnownPlacesIn('Marken', 'en', 'titles')
  expect(marken && namesOfPlace(marken.place, 'it').titles).toEqual(['Marken'])
})

test('the names of a place in a query stand for each other', () => {
  const sold = new Set(['tower of london'])
  expect(placeSynonymsIn('crown jewels with kids', 'en', sold)).toEqual([['crown jewels', 'Tower of London']])
  expect(placeSynonymsIn('colosseum', 'en', sold)).toEqual([])
  expect(placeSynonymsIn('something else', 'en', sold)).toEqual([])
})

test('every place has an English name that no other has', () => {
  const ids = WELL_KNOWN_PLACES.map(({ id }) => id)
  expect(ids.filter((id, place) => id === '' || ids.indexOf(id) !== place)).toEqual([])
})
