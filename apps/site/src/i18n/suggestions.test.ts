import { LANGUAGE_CODES } from '@passepartout/content-model/locales'
import { expect, test } from 'vitest'

const files = import.meta.glob<{ text: string; dismiss: string }>('./suggestions/*.json', {
  eager: true,
  import: 'default',
})

test('every language offers a page in its own words, and no other does', () => {
  expect(Object.keys(files).toSorted()).toEqual(LANGUAGE_CODES.map((code) => `./suggestions/${code}.json`).toSorted())
  const texts = Object.values(files).flatMap(({ text, dismiss }) => [text, dismiss])
  expect(texts.filter((text) => text.trim() === '')).toEqual([])
  const offers = Object.values(files).map(({ text }) => text)
  expect(new Set(offers).size).toBe(offers.length)
})
