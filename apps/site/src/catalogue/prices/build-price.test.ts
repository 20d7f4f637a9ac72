import { describe, expect, test } from 'vitest'
import { buildLowestPrice, buildPrice, withProvenDiscount } from './build-price.ts'

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

const limits = { currency: 'GBP', ceiling: 1000 } as const

describe('buildPrice', () => {
  // spec: 3.catalogue.3, 9.price.8
  test('the final price, what it was, and whole percent', () => {
    expect(buildPrice(listing, limits)).toEqual({
      display: { amount: 55.4, currency: 'GBP' },
      original: { amount: 58.32, currency: 'GBP' },
      discountPercent: 5,
      per: 'person',
      isFrom: true,
    })
  })

  test.each([
    // spec: D.currencies.20
    ['extra charges are added', { extraCharges: 2.1 }, 57.5],
    // spec: D.currencies.20
    ['inclusive charges are not', { extraCharges: 2.1, isPricingInclusiveOfExtraCharges: true }, 55.4],
    ['decimal dust is swept', { finalPrice: 0.1, extraCharges: 0.2, originalPrice: 0.1 }, 0.3],
  ])('%s', (_, more, amount) => {
    expect(buildPrice({ ...listing, ...more }, limits)?.display.amount).toBe(amount)
  })

  test.each([
    ['null', null],
    ['zero', { ...listing, finalPrice: 0 }],
    ['negative', { ...listing, finalPrice: -3 }],
    ['another currency', { ...listing, currencyCode: 'USD' }],
    ['infinite', { ...listing, finalPrice: Number.POSITIVE_INFINITY }],
    ['less than nothing, once charges are added', { ...listing, extraCharges: -86.09 }],
    ['nothing, once charges are added', { ...listing, extraCharges: -55.4 }],
    ['nothing, once it is rounded', { ...listing, finalPrice: 0.001 }],
    ['above the ceiling', { ...listing, finalPrice: 1000.01 }],
    ['above the ceiling, once charges are added', { ...listing, finalPrice: 999, extraCharges: 1.01 }],
    ['a number of ninety digits', { ...listing, finalPrice: 1e89 }],
    // spec: D.currencies.10, D.currencies.29
  ])('%s is no price', (_, value) => {
    expect(buildPrice(value, limits)).toBeUndefined()
  })

  test('the ceiling itself is a price', () => {
    expect(buildPrice({ ...listing, finalPrice: 1000 }, limits)?.display.amount).toBe(1000)
  })

  test.each([55.4, 55.39, 55.6, 50, 0, null, -60, 1000.01, 1e12])(
    // spec: D.currencies.30, D.display.19
    'an original of %s is no discount',
    (originalPrice) => {
      const price = buildPrice({ ...listing, originalPrice }, limits)
      expect(price).not.toHaveProperty('original')
      expect(price).not.toHaveProperty('discountPercent')
    },
  )

  test.each([
    [56, 1],
    [443, 87],
    [999, 94],
  ])('an original of %d is a discount of %d %%', (originalPrice, percent) => {
    const price = buildPrice({ ...listing, originalPrice }, limits)
    expect([price?.original, price?.discountPercent]).toEqual([{ amount: originalPrice, currency: 'GBP' }, percent])
  })

  test.each([
    [95, 0.05],
    [undefined, 0.04],
    // spec: D.currencies.30
  ])('%s percent off: one pound for %s', (percent, finalPrice) => {
    const price = buildPrice({ ...listing, finalPrice, originalPrice: 1 }, limits)
    expect([price?.display.amount, price?.original?.amount, price?.discountPercent]).toEqual([
      finalPrice,
      percent && 1,
      percent,
    ])
  })
})

describe('buildLowestPrice', () => {
  test('the listing price, in the currency that was asked for', () => {
    expect(buildLowestPrice(25.504, 'GBP', limits)).toEqual({
      display: { amount: 25.5, currency: 'GBP' },
      per: 'person',
      isFrom: true,
    })
  })

  test.each([
    [0, 'GBP'],
    [0.004, 'GBP'],
    [-1, 'GBP'],
    [1001, 'GBP'],
    [null, 'GBP'],
    [25, 'EUR'],
    [25, 'XXX'],
    [25, null],
    [undefined, undefined],
  ])('%j in %j is no price', (lowest, currency) => {
    expect(buildLowestPrice(lowest, currency, limits)).toBeUndefined()
  })
})

describe('a discount is proved by what the site itself knows', () => {
  const limits = { currency: 'EUR', ceiling: 20_000 } as const
  const euros = (amount: number) => ({ amount, currency: 'EUR' }) as const
  const claimed = { display: euros(32), original: euros(40), discountPercent: 20, per: 'person', isFrom: true } as const
  const plain = { display: euros(32), per: 'person', isFrom: true }

  test.each([
    ['nothing is known', undefined, plain],
    ['it was as much as is claimed', 40, claimed],
    ['it was more, which nobody claims', 50, claimed],
    ['it was less', 36, { ...plain, original: euros(36), discountPercent: 11 }],
    ['it was the same', 32, plain],
    ['it was cheaper', 20, plain],
  ])('%s', (_, lowest, price) => {
    expect(withProvenDiscount(claimed, lowest, limits)).toEqual(price)
  })

  test('where the catalogue claims none there is none', () => {
    const { original: _, discountPercent: __, ...unclaimed } = claimed
    expect(withProvenDiscount(unclaimed, 40, limits)).toEqual(plain)
  })
})
