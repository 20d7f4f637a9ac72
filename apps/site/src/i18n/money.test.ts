import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { CURRENCY_CODES, type CurrencyCode, currencyLabel } from '@passepartout/content-model/currencies'
import { LANGUAGE_CODES, type LanguageCode } from '@passepartout/content-model/locales'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { formatMoney } from './money.ts'

const NBSP = '\u00a0'
const NNBSP = '\u202f'
const RLM = '\u200f'

describe('formatMoney', () => {
  test.each<[number, CurrencyCode, LanguageCode, string]>([
    [55, 'GBP', 'en', '£55'],
    [55.4, 'GBP', 'en', '£55.40'],
    [1234.5, 'USD', 'en', '$1,234.50'],
    [12345, 'USD', 'en', '$12,345'],
    [49, 'SGD', 'en', 'S$49'],
    [49, 'AED', 'en', `AED${NBSP}49`],
    [49.5, 'CHF', 'de', `49,50${NBSP}CHF`],
    [12345, 'EUR', 'de', `12.345${NBSP}€`],
    [12345.6, 'EUR', 'fr', `12${NNBSP}345,60${NBSP}€`],
    [1234, 'EUR', 'es', `1234${NBSP}€`],
    [1234, 'EUR', 'it', `1234${NBSP}€`],
    [1234, 'EUR', 'pl', `1234${NBSP}€`],
    [12, 'EUR', 'ar', `${RLM}12${NBSP}€`],
    [12, 'USD', 'pt', `US$${NBSP}12`],
    [12, 'CAD', 'fr', `12${NBSP}$CA`],
    [12, 'CAD', 'nl', `C$${NBSP}12`],
    [12, 'AUD', 'it', `12${NBSP}A$`],
    [9800, 'JPY', 'en', '¥9,800'],
    [12.5, 'JPY', 'en', '¥12.50'],
    [120, 'PLN', 'pl', `120${NBSP}zł`],
    [120, 'SEK', 'sv', `120${NBSP}SEK`],
    // spec: 9.price.1, 9.price.4, D.currencies.23, D.currencies.25, D.currencies.26, D.currencies.28
  ])('%d %s in %s is %s', (amount, currency, lang, text) => {
    expect(formatMoney({ amount, currency }, lang)).toBe(text)
  })

  test.each<[number, LanguageCode, string]>([
    [999, 'en', '$999'],
    [1000, 'en', '$1K'],
    [12345, 'en', '$12.3K'],
    [10_000_000, 'en', '$10M'],
    [12345, 'de', `12.345${NBSP}$`],
    [1.5, 'en', '$1.50'],
    [99.9, 'en', '$99.9'],
    // spec: 9.price.2, 9.price.3, D.currencies.19, D.currencies.27
  ])('%d truncated in %s is %s', (amount, lang, text) => {
    expect(formatMoney({ amount, currency: 'USD' }, lang, { truncate: true })).toBe(text)
  })

  // spec: 5.price.1, 5.price.3, 8.errors.16, D.currencies.18
  test.each([0, Number.NaN, Number.POSITIVE_INFINITY])('%d is an empty string', (amount) => {
    expect(formatMoney({ amount, currency: 'EUR' }, 'en')).toBe('')
  })

  test.each(['{"amount":5}', '{"amount":5,"currency":""}', '{"amount":5,"currency":"?"}'])(
    // spec: 5.price.1, 5.price.2, 5.price.3, 8.errors.16, D.currencies.18
    '%s, which no type allows, is an empty string',
    (json) => {
      expect(formatMoney(JSON.parse(json), 'en')).toBe('')
    },
  )

  // spec: D.currencies.15
  test('never throws and never shows NaN, undefined or a symbol of another currency', () => {
    const anyMoney = fc.tuple(
      fc.double(),
      fc.constantFrom(...CURRENCY_CODES),
      fc.constantFrom(...LANGUAGE_CODES),
      fc.boolean(),
    )
    fc.assert(
      fc.property(anyMoney, ([amount, currency, lang, truncate]) => {
        const text = formatMoney({ amount, currency }, lang, { truncate })
        expect(text).not.toMatch(/NaN|undefined|∞/)
        if (text) expect(text).toContain(currencyLabel(currency, lang))
      }),
    )
  })
})

// spec: D.currencies.24
test('no browser formats a number: another release of it would write another price', () => {
  const source = join(import.meta.dirname, '..')
  const files = globSync('{**/*.browser.ts,islands/**/*.{ts,tsx}}', { cwd: source })
  const formatting = files.filter((file) =>
    /\bIntl\.|toLocale\w*String|i18n\/(?:money|create-formatters)\.ts/.test(readFileSync(join(source, file), 'utf8')),
  )
  expect([files.includes('islands/runtime.ts'), formatting]).toEqual([true, []])
})
