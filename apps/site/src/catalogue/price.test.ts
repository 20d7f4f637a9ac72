import { describe, expect, test } from 'vitest'
import { buildPrice } from './price.ts'

const listing = {
  currencyCode: 'GBP',
  originalPrice: 58.32,
  finalPrice: 55.4,
  type: 'PER_PERSON',
  otherPricesExist: true,
  bestDiscount: 5,
  extraCharges: 0,
  isPricingInclusiveOfExtraCharges: false,
}

describe('buildPrice', () => {
  test('the final price, what it was, and whole percent', () => {
    expect(buildPrice(listing, 'GBP')).toEqual({
      display: { amount: 55.4, currency: 'GBP' },
      original: { amount: 58.32, currency: 'GBP' },
      discountPercent: 5,
      per: 'person',
      isFrom: true,
    })
  })

  test.each([
    ['extra charges are added', { extraCharges: 2.1 }, 57.5],
    ['inclusive charges are not', { extraCharges: 2.1, isPricingInclusiveOfExtraCharges: true }, 55.4],
    ['decimal dust is swept', { finalPrice: 0.1, extraCharges: 0.2, originalPrice: 0.1 }, 0.3],
  ])('%s', (_, more, amount) => {
    expect(buildPrice({ ...listing, ...more }, 'GBP')?.display.amount).toBe(amount)
  })

  test.each([
    ['null', null],
    ['zero', { ...listing, finalPrice: 0 }],
    ['negative', { ...listing, finalPrice: -3 }],
    ['another currency', { ...listing, currencyCode: 'USD' }],
    ['infinite', { ...listing, finalPrice: Number.POSITIVE_INFINITY }],
  ])('%s is no price', (_, value) => {
    expect(buildPrice(value, 'GBP')).toBeUndefined()
  })

  test.each([55.4, 55.39, 50, 0, null])('an original of %s is no discount', (originalPrice) => {
    const price = buildPrice({ ...listing, originalPrice }, 'GBP')
    expect(price).not.toHaveProperty('original')
    expect(price).not.toHaveProperty('discountPercent')
  })
})
