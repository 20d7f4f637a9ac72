import type { LanguageCode } from './locales.ts'

/** The 32 currencies of specification section 9: the six top ones first, then the given order. */
export const TOP_CURRENCIES = ['EUR', 'USD', 'AED', 'SGD', 'INR', 'MYR'] as const

export const OTHER_CURRENCIES = [
  'AZN',
  'AUD',
  'BHD',
  'CAD',
  'CHF',
  'CNY',
  'DKK',
  'EGP',
  'GBP',
  'HKD',
  'IDR',
  'ISK',
  'JPY',
  'KRW',
  'LBP',
  'MOP',
  'MXN',
  'NZD',
  'PLN',
  'QAR',
  'SAR',
  'SEK',
  'TWD',
  'THB',
  'VND',
  'ZAR',
] as const

export const CURRENCY_CODES = [...TOP_CURRENCIES, ...OTHER_CURRENCIES] as const

export type CurrencyCode = (typeof CURRENCY_CODES)[number]

const KNOWN = new Set<string>(CURRENCY_CODES)

export function isCurrencyCode(value: string): value is CurrencyCode {
  return KNOWN.has(value)
}

/** `null` marks the currencies that show no symbol: they print their code (specification, section 9). */
export const CURRENCY_SYMBOLS: Readonly<Record<CurrencyCode, string | null>> = {
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
