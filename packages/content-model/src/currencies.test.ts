import { expect, test } from 'vitest'
import { CURRENCY_CODES, isCurrencyCode, OTHER_CURRENCIES, TOP_CURRENCIES } from './currencies.ts'

test('the top currencies, then the others in their order', () => {
  expect(TOP_CURRENCIES.join(' ')).toBe('EUR USD AED SGD INR MYR')
  expect(OTHER_CURRENCIES.join(' ')).toBe(
    'AZN AUD BHD CAD CHF CNY DKK EGP GBP HKD IDR ISK JPY KRW LBP MOP MXN NZD PLN QAR SAR SEK TWD THB VND ZAR',
  )
  expect(CURRENCY_CODES.slice(0, 7)).toEqual([...TOP_CURRENCIES, 'AZN'])
  expect(isCurrencyCode('BTC')).toBe(false)
})
