import { CURRENCY_CODES, CURRENCY_SYMBOLS, type CurrencyCode } from '@passepartout/content-model/currencies'
import { type LanguageCode, localeOf } from '@passepartout/content-model/locales'
import { expect, test } from 'vitest'
import type { FoundEntity } from '../named-entity.ts'
import { QUERY_VOCABULARIES, splitPhrases } from '../query-vocabulary.ts'
import { understandQuery } from '../understand-query.ts'

const TODAY = '2026-11-26'
const LANGUAGES = Object.keys(QUERY_VOCABULARIES) as LanguageCode[]

const city = (key: string, id: string): FoundEntity => ({ key, lang: 'en', kind: 'city', id, name: key, city: id })
const CITIES = [city('copenhagen', 'COPENHAGEN'), city('stockholm', 'STOCKHOLM'), city('rome', 'ROME')]

function priceIn(text: string, lang: LanguageCode): string {
  const { choice, currency, rest } = understandQuery(text, lang, CITIES, TODAY)
  return [choice.max?.[0], currency, rest].filter((part) => part !== undefined && part !== '').join(' ')
}

/** "under {n}" in a language. */
const belowIn = (lang: LanguageCode, amount: string) =>
  (splitPhrases(QUERY_VOCABULARIES[lang]?.price.below ?? '')[0] ?? '').replace('{n}', amount)

function nameOf(currency: CurrencyCode, lang: LanguageCode, amount: number): string {
  const options = { style: 'currency', currency, currencyDisplay: 'name', maximumFractionDigits: 0 } as const
  const parts = new Intl.NumberFormat(localeOf(lang).formatting, options).formatToParts(amount)
  return parts.find(({ type }) => type === 'currency')?.value ?? ''
}

test.each(LANGUAGES)('every currency is understood by its code, sign and full name in %s', (lang) => {
  const faults = CURRENCY_CODES.flatMap((code) => {
    const sign = CURRENCY_SYMBOLS[code]
    const amounts = [
      `30 ${code}`,
      `${code.toLowerCase()} 30`,
      ...(sign === null ? [] : [`30${sign}`, `${sign.toLowerCase()}30`]),
      ...[1, 3, 20].map((amount) => `30 ${nameOf(code, lang, amount)}`),
    ]
    return amounts.flatMap((amount) => {
      const said = priceIn(belowIn(lang, amount), lang)
      return said === `30 ${code}` ? [] : [`${belowIn(lang, amount)}: ${said}, not ${code}`]
    })
  })
  expect(faults).toEqual([])
})

test.each([
  // Signs with the letters of a country.
  ['en', 's$30', '30 SGD'],
  ['fr', 'moins de 30 $us', '30 USD'],
  ['en', 'hk$300 nz$20', '300 HKD'],
  ['en', 'under r200', '200 ZAR'],
  ['en', 'under ¥2000', '2000 JPY'],
  ['ar', 'أقل من 30 د.إ', '30 AED'],
  ['ar', '30 ر.ق.', '30 QAR'],
  // Alone they are what somebody wants to pay at the most.
  ['de', '30€', '30 EUR'],
  ['en', '100 baht', '100 THB'],
  ['en', 'a $30', '30 USD'],
  // Names that are said.
  ['en', 'under 20 quid', '20 GBP'],
  ['ru', 'до 50 баксов', '50 USD'],
  ['pl', 'do 100 zlotych', '100 PLN'],
  ['ro', 'sub 25 de euro', '25 EUR'],
  ['es', 'menos de 50 dolares', '50 USD'],
  // Crowns are those of the place, else of the language.
  ['en', 'copenhagen 200 kr', '200 DKK copenhagen'],
  ['sv', 'copenhagen under 200 kr', '200 DKK copenhagen'],
  ['no', 'stockholm under 200 kroner', '200 SEK stockholm'],
  ['sv', 'rome under 200 kr', '200 SEK rome'],
  ['da', 'rome under 200 kr.', '200 DKK rome'],
  ['ru', 'copenhagen до 150 крон', '150 DKK copenhagen'],
  // What no site shows limits nothing.
  ['no', 'rome under 200 kr', 'rome'],
  ['tr', 'rome 500 tl altı', 'rome'],
  ['tr', 'rome 500₺ altı', 'rome'],
  ['pt', 'rome até R$ 200', 'rome'],
  ['ro', 'rome sub 100 de lei', 'rome'],
  // Large amounts, and digits of another script.
  ['id', 'di bawah rp 500.000', '500000 IDR'],
  ['id', 'di bawah 500 ribu rupiah', '500000 IDR'],
  ['sv', 'under 1 000 kr', '1000 SEK'],
  ['en', 'under $1,250', '1250 USD'],
  ['de', 'unter 12,50 €', '13 EUR'],
  ['ar', 'أقل من ٣٠ يورو', '30 EUR'],
  // The next word is no currency.
  ['en', 'under 30 new york', '30 new york'],
  ['en', 'r 2', 'r 2'],
] as const)('%s: %s is at most %s', (lang, text, expected) => {
  expect(priceIn(text, lang)).toBe(expected)
})
