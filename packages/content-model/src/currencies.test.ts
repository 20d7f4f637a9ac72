import { expect, test } from 'vitest'
import {
  CURRENCY_CODES,
  CURRENCY_SYMBOLS,
  currencyLabel,
  isCurrencyCode,
  OTHER_CURRENCIES,
  TOP_CURRENCIES,
} from './currencies.ts'
import { LANGUAGE_CODES } from './locales.ts'

// spec: 9.currencies.1, 9.currencies.2
test('the top currencies, then the others in their order', () => {
  expect(TOP_CURRENCIES.join(' ')).toBe('EUR USD AED SGD INR MYR')
  expect(OTHER_CURRENCIES.join(' ')).toBe(
    'AZN AUD BHD CAD CHF CNY DKK EGP GBP HKD IDR ISK JPY KRW LBP MOP MXN NZD PLN QAR SAR SEK TWD THB VND ZAR',
  )
  expect(CURRENCY_CODES).toEqual([...TOP_CURRENCIES, ...OTHER_CURRENCIES])
  expect(isCurrencyCode('BTC')).toBe(false)
})

// spec: 9.currencies.3, 9.currencies.5
test('32 currencies, 15 of which show no symbol', () => {
  expect(Object.keys(CURRENCY_SYMBOLS)).toHaveLength(32)
  const withoutSymbol = CURRENCY_CODES.filter((code) => CURRENCY_SYMBOLS[code] === null)
  expect(withoutSymbol.toSorted()).toEqual('AED AZN BHD CHF CNY DKK ISK LBP MOP MXN MYR QAR SAR SEK ZAR'.split(' '))
})

// spec: 3.shared.1, 9.currencies.4, D.currencies.1, D.currencies.2
test('symbols, and the code of a currency that shows none', () => {
  const labels = CURRENCY_CODES.map((code) => `${code} ${currencyLabel(code, 'en')}`).toSorted()
  expect(labels).toEqual([
    ...'AED AED,AUD AU$,AZN AZN,BHD BHD,CAD CA$,CHF CHF,CNY CNY,DKK DKK,EGP E£,EUR €,GBP £,HKD HK$,IDR Rp'.split(','),
    ...'INR ₹,ISK ISK,JPY ¥,KRW ₩,LBP LBP,MOP MOP,MXN MXN,MYR MYR,NZD NZ$,PLN zł,QAR QAR,SAR SAR,SEK SEK'.split(','),
    ...'SGD S$,THB ฿,TWD NT$,USD $,VND ₫,ZAR ZAR'.split(','),
  ])
})

// spec: 9.currencies.6, 9.currencies.7, 9.currencies.8, 9.currencies.9, D.currencies.3, D.currencies.4
test('symbols that differ by language, and no others', () => {
  const overrides = LANGUAGE_CODES.flatMap((lang) =>
    CURRENCY_CODES.filter((code) => currencyLabel(code, lang) !== currencyLabel(code, 'en')).map(
      (code) => `${lang} ${code} ${currencyLabel(code, lang)}`,
    ),
  )
  expect(overrides.toSorted()).toEqual([
    'fr AUD $AU',
    'fr CAD $CA',
    'fr EGP £E',
    'fr HKD $HK',
    'fr NZD $NZ',
    'fr SGD $SG',
    'fr TWD $TW',
    'it AUD A$',
    'nl CAD C$',
    'pt USD US$',
  ])
})
