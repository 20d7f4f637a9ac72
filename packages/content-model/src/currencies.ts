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
