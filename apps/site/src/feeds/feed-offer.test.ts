import { expect, test } from 'vitest'
import { moneyText, priceFields, shorten } from './feed-offer.ts'

test.each([
  [29.5, 'EUR', '29.50 EUR'],
  [4800, 'JPY', '4800 JPY'],
  [4800.5, 'JPY', '4800.5 JPY'],
  [1.234, 'BHD', '1.234 BHD'],
] as const)('%d %s is written %s', (amount, currency, text) => {
  expect(moneyText({ amount, currency })).toBe(text)
})

test('a discount is the price before it and what is paid', () => {
  const price = { amount: 40, currency: 'EUR', per: 'adult', isFrom: true } as const
  expect(priceFields(price)).toEqual({ price: '40.00 EUR' })
  expect(priceFields({ ...price, originalAmount: 50 })).toEqual({ price: '50.00 EUR', sale: '40.00 EUR' })
})

test('long texts are cut between characters', () => {
  expect(shorten('12345', 5)).toBe('12345')
  expect(shorten('𝄞𝄞𝄞𝄞', 3)).toBe('𝄞𝄞…')
})
