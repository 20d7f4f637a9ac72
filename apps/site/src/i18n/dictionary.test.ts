import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isLanguageCode, localeOf } from '@passepartout/content-model/locales'
import { IntlMessageFormat } from 'intl-messageformat'
import { describe, expect, test, vi } from 'vitest'
import { createTranslator, DICTIONARIES } from './dictionary.ts'
import { withoutMarks } from './mark-fallbacks.ts'
import en from './messages/en.json'

const source = join(import.meta.dirname, '..')
/** An installed brand may have words of its own for a wrong address. */
const installedBrands = join(import.meta.dirname, '../../test/brands')
const code = [source, installedBrands].flatMap(readCode).join('\n')

function readCode(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !file.includes('.test.'))
    .map((file) => readFileSync(join(folder, file), 'utf8'))
}

/** The names of a message's values, plural and select branches included. */
function placeholders(message: string): string[] {
  return [...new Set([...message.matchAll(/\{(\w+)[,}]/g)].map((match) => match[1] ?? ''))].toSorted()
}

test('every key of English is used, as a literal', () => {
  const unused = Object.keys(en).filter((key) => !code.includes(`'${key}'`))
  expect(unused).toEqual([])
})

// spec: 9.languages.5
test('there is a dictionary for each of the sixteen languages', () => {
  const languages = 'en it fr de es nl pt pl id ar ru da no ro sv tr'.split(' ')
  expect(Object.keys(DICTIONARIES).toSorted()).toEqual(languages.toSorted())
})

describe.each(Object.entries(DICTIONARIES))('%s', (lang, dictionary) => {
  test('has the keys of English, no more and no fewer', () => {
    expect(Object.keys(dictionary).toSorted()).toEqual(Object.keys(en).toSorted())
  })

  test.each(Object.entries(en))('%s takes the same values and can be formatted', (key, english) => {
    const message = dictionary[key] ?? ''
    expect(message.trim()).not.toBe('')
    expect(placeholders(message)).toEqual(placeholders(english))
    if (!isLanguageCode(lang)) throw new Error(`messages/${lang}.json is of no known language`)
    const format = new IntlMessageFormat(message, localeOf(lang).formatting, undefined, { ignoreTag: true })
    for (const count of [0, 1, 2, 3, 5, 11, 21, 100]) {
      const values = Object.fromEntries(placeholders(message).map((name) => [name, count]))
      expect(format.format(values)).toEqual(expect.any(String))
    }
  })
})

describe.each(Object.keys(DICTIONARIES).filter(isLanguageCode))('plurals of %s', (lang) => {
  const categories = new Intl.PluralRules(localeOf(lang).formatting).resolvedOptions().pluralCategories
  const plurals = Object.entries(DICTIONARIES[lang] ?? {}).filter(([, message]) => message.includes(', plural,'))

  test.each(plurals)('%s has a form for each number that the language tells apart', (_key, message) => {
    for (const [plural] of message.matchAll(/\{\w+, plural,(?:[^{}]*\{[^{}]*\})+/g)) {
      const forms = [...plural.matchAll(/(\w+) \{/g)].map((match) => match[1])
      expect(forms.toSorted()).toEqual(categories.toSorted())
    }
  })
})

/** Words that no number changes. */
const AFTER_ANY_NUMBER: ReadonlySet<string> = new Set(['din', 'z', 'из', 'من'])

/** What a number counts takes a form of its own for each kind of number: "24 de recenzii", where three are "3 recenzii". */
test.each(
  Object.keys(DICTIONARIES)
    .filter(isLanguageCode)
    .filter((lang) => new Intl.PluralRules(lang).resolvedOptions().pluralCategories.includes('few')),
)('in %s what is counted stands in a plural, or apart from its number', (lang) => {
  const counted = Object.entries(DICTIONARIES[lang] ?? {}).filter(([, message]) =>
    [...message.matchAll(/\{(?:count|shown|total|position)\}[ \u00a0](\p{L}+)/gu)].some(
      ([, word = '']) => !AFTER_ANY_NUMBER.has(word),
    ),
  )
  expect(counted).toEqual([])
})

describe('createTranslator', () => {
  // spec: D.languages.20
  test('a missing key is English, and reported once', () => {
    const onMissing = vi.fn()
    const translate = createTranslator('fr', { 'price.from': 'à partir de' }, onMissing)
    expect(translate('price.from')).toBe('à partir de')
    expect(withoutMarks(translate('header.menu'))).toBe(en['header.menu'])
    expect(withoutMarks(translate('header.menu'))).toBe(en['header.menu'])
    expect(onMissing).toHaveBeenCalledExactlyOnceWith('fr', 'header.menu')
  })

  // spec: 8.errors.10
  test('a language without a dictionary is English', async () => {
    vi.resetModules()
    vi.doMock('./messages/id.json', () => ({ default: undefined }))
    const { translatorOf } = await import('./dictionary.ts')
    const onMissing = vi.fn()
    expect(withoutMarks(translatorOf('id', onMissing)('header.tickets'))).toBe(en['header.tickets'])
    expect(onMissing).toHaveBeenCalledExactlyOnceWith('id', 'header.tickets')
    expect(translatorOf('fr', vi.fn())('header.tickets')).toBe(DICTIONARIES.fr?.['header.tickets'])
    vi.doUnmock('./messages/id.json')
  })

  test('plurals follow the language', () => {
    const translate = createTranslator('en', en, vi.fn())
    expect(translate('collection.experiences', { count: 1 })).toBe('1 experience')
    expect(translate('collection.experiences', { count: 40 })).toBe('40 experiences')
  })
})
