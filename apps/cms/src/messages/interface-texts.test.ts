import { expect, test } from 'vitest'
import { INTERFACE_TEXTS } from './dictionaries.ts'

/** `group:key` with the values that are filled in, in the order of the alphabet. */
function shapeOf(words: object): Record<string, string[]> {
  return Object.fromEntries(
    Object.entries(words).flatMap(([group, entries]: [string, Record<string, string>]) =>
      Object.entries(entries).map(([key, text]) => [
        `${group}:${key}`,
        [...text.matchAll(/\{\w+\}/g)].map(String).toSorted(),
      ]),
    ),
  )
}

const OTHERS = ['de', 'fr', 'es', 'ru'] as const

// spec: D.admin.words
test.each(OTHERS)('%s has every text that English has, with the same values, and no other', (language) => {
  expect(shapeOf(INTERFACE_TEXTS[language])).toEqual(shapeOf(INTERFACE_TEXTS.en))
})

test.each(OTHERS)('%s leaves no text empty and says nothing of more than two words as English does', (language) => {
  const english = new Set<string>(Object.values(INTERFACE_TEXTS.en).flatMap((group) => Object.values(group)))
  const texts = Object.values(INTERFACE_TEXTS[language]).flatMap((group) => Object.values(group))
  expect(texts.filter((text) => text.trim() === '' || (english.has(text) && text.split(' ').length > 2))).toEqual([])
})
