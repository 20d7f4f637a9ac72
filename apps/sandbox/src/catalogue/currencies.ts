export interface Currency {
  readonly code: string
  readonly symbol: string
  /** The symbol used in its own country. */
  readonly localSymbol: string
  /** Number of decimals of the provider's prices. */
  readonly precision: number
}

/** The provider's 32 currencies (specification, section 9). */
export const CURRENCIES: readonly Currency[] = [
  { code: 'EUR', symbol: '€', localSymbol: '€', precision: 2 },
  { code: 'USD', symbol: '$', localSymbol: '$', precision: 2 },
  { code: 'AED', symbol: 'AED', localSymbol: 'د.إ', precision: 2 },
  { code: 'SGD', symbol: 'S$', localSymbol: '$', precision: 2 },
  { code: 'INR', symbol: '₹', localSymbol: '₹', precision: 0 },
  { code: 'MYR', symbol: 'MYR', localSymbol: 'RM', precision: 2 },
  { code: 'AZN', symbol: 'AZN', localSymbol: '₼', precision: 2 },
  { code: 'AUD', symbol: 'AU$', localSymbol: '$', precision: 2 },
  { code: 'BHD', symbol: 'BHD', localSymbol: '.د.ب', precision: 2 },
  { code: 'CAD', symbol: 'CA$', localSymbol: '$', precision: 2 },
  { code: 'CHF', symbol: 'CHF', localSymbol: 'CHF', precision: 2 },
  { code: 'CNY', symbol: 'CNY', localSymbol: '¥', precision: 2 },
  { code: 'DKK', symbol: 'DKK', localSymbol: 'kr', precision: 2 },
  { code: 'EGP', symbol: 'E£', localSymbol: 'ج.م', precision: 0 },
  { code: 'GBP', symbol: '£', localSymbol: '£', precision: 2 },
  { code: 'HKD', symbol: 'HK$', localSymbol: '$', precision: 2 },
  { code: 'IDR', symbol: 'Rp', localSymbol: 'Rp', precision: 0 },
  { code: 'ISK', symbol: 'ISK', localSymbol: 'kr', precision: 0 },
  { code: 'JPY', symbol: '¥', localSymbol: '¥', precision: 0 },
  { code: 'KRW', symbol: '₩', localSymbol: '₩', precision: 0 },
  { code: 'LBP', symbol: 'LBP', localSymbol: 'ل.ل', precision: 0 },
  { code: 'MOP', symbol: 'MOP', localSymbol: 'MOP$', precision: 2 },
  { code: 'MXN', symbol: 'MXN', localSymbol: '$', precision: 2 },
  { code: 'NZD', symbol: 'NZ$', localSymbol: '$', precision: 2 },
  { code: 'PLN', symbol: 'zł', localSymbol: 'zł', precision: 2 },
  { code: 'QAR', symbol: 'QAR', localSymbol: 'ر.ق', precision: 2 },
  { code: 'SAR', symbol: 'SAR', localSymbol: 'ر.س', precision: 2 },
  { code: 'SEK', symbol: 'SEK', localSymbol: 'kr', precision: 2 },
  { code: 'TWD', symbol: 'NT$', localSymbol: 'NT$', precision: 0 },
  { code: 'THB', symbol: '฿', localSymbol: '฿', precision: 0 },
  { code: 'VND', symbol: '₫', localSymbol: '₫', precision: 0 },
  { code: 'ZAR', symbol: 'ZAR', localSymbol: 'R', precision: 2 },
]
