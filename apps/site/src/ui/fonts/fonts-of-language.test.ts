import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { CURRENCY_CODES } from '@passepartout/content-model/currencies'
import { LANGUAGE_CODES, type LanguageCode, localeOf } from '@passepartout/content-model/locales'
import { expect, test } from 'vitest'
import { FONT_FACES, type FontFace } from './font-faces.ts'
import { fontsOfLanguage, hasGlyphsFor } from './fonts-of-language.ts'

const ROOT = join(import.meta.dirname, '../../../../..')
const FILES = globSync('apps/site/src/i18n/*/*.json', { cwd: ROOT })

/** Of these no browser asks a font, or any will do: line ends, soft hyphens, marks of direction, thin spaces. */
const UNDRAWN = /[\n\u00AD\u200E\u200F\u202F\u2066-\u2069]/u
/** Signs of currencies that stand in few prices: the visitor's own fonts have them. */
const FOREIGN = ['฿', '₩', '₪', '₫', '₹', '₼']

/** All that is written in a language: the site's own words, amounts of every currency. */
function wordsOf(lang: LanguageCode): string {
  const own = FILES.filter((file) => basename(file) === `${lang}.json`)
  const { formatting } = localeOf(lang)
  const amounts = CURRENCY_CODES.map((currency) =>
    new Intl.NumberFormat(formatting, { style: 'currency', currency }).format(1234.5),
  )
  return [...own.map((file) => readFileSync(join(ROOT, file), 'utf8')), ...amounts].join('')
}

/** Which of the characters no font draws that comes with a page in the language. */
function undrawn(lang: LanguageCode, characters: Iterable<string>, families: readonly FontFace['family'][]): string[] {
  const faces = fontsOfLanguage(lang).map((name) => FONT_FACES[name])
  const drawn = new Set(
    faces.filter(({ family }) => families.includes(family)).flatMap(({ characters }) => [...characters]),
  )
  return [...new Set(characters)]
    .filter((character) => !drawn.has(character) && !UNDRAWN.test(character) && !FOREIGN.includes(character))
    .toSorted()
}

test.each(LANGUAGE_CODES)('what is written in %s is drawn by the fonts that come with its pages', (lang) => {
  expect(undrawn(lang, wordsOf(lang), ['Onest', 'Vazirmatn'])).toEqual([])
})

/** Headings in other scripts have their Latin words and figures from a font that comes later, or from the fallback. */
test.each(LANGUAGE_CODES)('so are the headings in %s', (lang) => {
  const ownScript = { ar: /\p{Script=Arabic}/u, ru: /\p{Script=Cyrillic}/u }[lang as string] ?? /./u
  const letters = [...wordsOf(lang)].filter((character) => ownScript.test(character))
  expect(undrawn(lang, letters, ['Literata', 'Vazirmatn'])).toEqual([])
})

test.each([
  ['en', 'Français', true],
  ['en', 'Русский', false],
  ['en', 'Română', false],
  ['en', '€', true],
  ['en', '₺', false],
  ['de', 'Polnischer Złoty', false],
  ['pl', 'złoty polski', true],
  ['ru', 'Русский', true],
  ['ar', 'العربية', true],
] as const)('in %s, a name such as %s is drawn: %s', (lang, text, drawn) => {
  expect(hasGlyphsFor(lang, text)).toBe(drawn)
})
