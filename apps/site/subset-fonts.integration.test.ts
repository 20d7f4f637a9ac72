import { LANGUAGE_CODES, type LanguageCode } from '@passepartout/content-model/locales'
import { beforeAll, expect, test } from 'vitest'
import { fontsOfLanguage } from './src/ui/fonts/fonts-of-language.ts'
import { createFontSubsets, type FontSubset } from './subset-fonts.ts'

/** Bytes of the fonts that come with a page, before its largest picture. */
const BUDGET = 45_000
/** Two scripts in two families. */
const LARGER: Readonly<Partial<Record<LanguageCode, number>>> = { pl: 62_000, ro: 62_000, tr: 62_000 }

let fonts: readonly FontSubset[]
beforeAll(async () => {
  fonts = await createFontSubsets()
})

test.each(LANGUAGE_CODES)('the fonts of a page in %s are within the budget', (lang) => {
  const bytes = fontsOfLanguage(lang).map(
    (name) => fonts.find((font) => font.name === name)?.bytes.byteLength ?? Infinity,
  )
  expect(bytes.reduce((sum, next) => sum + next)).toBeLessThanOrEqual(LARGER[lang] ?? BUDGET)
})

test('titles get their font however late it comes; body text has it at the first paint or not at all', () => {
  const rules = fonts.map(({ name, rule }) => [name, /font-display:(\w+)/.exec(rule)?.[1]])
  expect(rules).toEqual(fonts.map(({ name }) => [name, name.startsWith('display') ? 'swap' : 'optional']))
})

test('a rule names the file and exactly the characters that were cut', () => {
  const cyrillic = fonts.find(({ name }) => name === 'textCyrillic')
  expect(cyrillic?.rule).toBe(
    `@font-face{font-family:Onest;font-display:optional;font-weight:400 500;src:url(${cyrillic?.address}) format("woff2");unicode-range:U+401,U+404,U+406-407,U+410-44F,U+451,U+454,U+456-457,U+490-491,U+2116}`,
  )
  expect(cyrillic?.address).toBe(`/assets/${cyrillic?.file}`)
  expect(cyrillic?.file).toMatch(/^textCyrillic-[0-9a-f]{8}\.woff2$/)
})
