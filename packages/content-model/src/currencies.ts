import type { LanguageCode } from './locales.ts'

/**
 * The 32 currencies of specification section 9 in its order. `null` marks those that show no symbol: they print their code.
 */
export const CURRENCY_SYMBOLS = {
  EUR: '€',
  USD: '$',
  AED: null,
  SGD: 'S$',
  INR: '₹',
  MYR: null,
  AZN: null,
  AUD: 'AU$',
  BHD: null,
  CAD: 'CA$',
  CHF: null,
  CNY: null,
  DKK: null,
  EGP: 'E£',
  GBP: '£',
  HKD: 'HK$',
  IDR: 'Rp',
  ISK: null,
  JPY: '¥',
  KRW: '₩',
  LBP: null,
  MOP: null,
  MXN: null,
  NZD: 'NZ$',
  PLN: 'zł',
  QAR: null,
  SAR: null,
  SEK: null,
  TWD: 'NT$',
  THB: '฿',
  VND: '₫',
  ZAR: null,
} as const satisfies Readonly<Record<string, string | null>>

export type CurrencyCode = keyof typeof CURRENCY_SYMBOLS

/** The first ones of every selector. */
export const TOP_CURRENCIES = ['EUR', 'USD', 'AED', 'SGD', 'INR', 'MYR'] as const

const ALL_CURRENCIES = Object.keys(CURRENCY_SYMBOLS) as readonly CurrencyCode[]

export const OTHER_CURRENCIES = ALL_CURRENCIES.slice(TOP_CURRENCIES.length)

export const CURRENCY_CODES = [...TOP_CURRENCIES, ...OTHER_CURRENCIES] as const

export function isCurrencyCode(value: string): value is CurrencyCode {
  return Object.hasOwn(CURRENCY_SYMBOLS, value)
}

const SYMBOL_OVERRIDES: Readonly<Partial<Record<LanguageCode, Partial<Record<CurrencyCode, string>>>>> = {
  pt: { USD: 'US$' },
  fr: { SGD: '$SG', NZD: '$NZ', HKD: '$HK', TWD: '$TW', EGP: '£E', AUD: '$AU', CAD: '$CA' },
  it: { AUD: 'A$' },
  nl: { CAD: 'C$' },
}

/** The label of a currency in a language: its symbol, or its code when it has none. */
export function currencyLabel(currency: CurrencyCode, lang: LanguageCode): string {
  return SYMBOL_OVERRIDES[lang]?.[currency] ?? CURRENCY_SYMBOLS[currency] ?? currency
}
