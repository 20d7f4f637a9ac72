import { expect, test } from 'vitest'
import { buildAvailabilityPrice, buildOptionPrice, buildProductPrice, buildUnitTypePrices } from './octo-prices.ts'
import { productSchema } from './octo-schemas.ts'

const price = (retail: number, currency = 'EUR', currencyPrecision = 2, original = retail) => ({
  ...{ original, retail, net: null, currency, currencyPrecision, includedTaxes: [] },
})
const unit = (type: string, ...pricingFrom: ReturnType<typeof price>[]) => ({
  id: type.toLowerCase(),
  type,
  pricingFrom,
})
const productOf = (pricingPer: string, ...options: object[]) => productSchema.parse({ id: 'a', pricingPer, options })

test.each<[string, ReturnType<typeof productOf>, object]>([
  [
    'an adult’s, though a child’s is lower',
    productOf('UNIT', { id: '1', units: [unit('CHILD', price(900)), unit('ADULT', price(2950))] }),
    { prices: { EUR: 29.5 }, originalPrices: { EUR: 29.5 }, per: 'adult', isFrom: true },
  ],
  [
    'the cheapest, where no unit is an adult’s',
    productOf('UNIT', { id: '1', units: [unit('SENIOR', price(1200)), unit('OTHER', price(1100))] }),
    { prices: { EUR: 11 }, originalPrices: { EUR: 11 }, per: 'person', isFrom: true },
  ],
  [
    'in each currency with its own precision, and the one before a discount',
    productOf('UNIT', {
      id: '1',
      units: [unit('ADULT', price(2950, 'EUR', 2, 4000), price(4800, 'JPY', 0), price(12_345, 'BHD', 3))],
    }),
    {
      prices: { EUR: 29.5, JPY: 4800, BHD: 12.345 },
      originalPrices: { EUR: 40, JPY: 4800, BHD: 12.345 },
      per: 'adult',
      isFrom: false,
    },
  ],
  [
    'of a booking',
    productOf('BOOKING', { id: '1', units: [], pricingFrom: [price(31_000)] }),
    { prices: { EUR: 310 }, originalPrices: { EUR: 310 }, per: 'group', isFrom: false },
  ],
  [
    'of the cheapest option',
    productOf(
      'UNIT',
      { id: '1', units: [unit('ADULT', price(4500))] },
      { id: '2', units: [unit('ADULT', price(2950), price(9900, 'USD'))] },
    ),
    { prices: { EUR: 29.5, USD: 99 }, originalPrices: { EUR: 29.5, USD: 99 }, per: 'adult', isFrom: true },
  ],
  ['none without options', productOf('UNIT'), {}],
  [
    'none without a precision, of which 2950 may be anything',
    productOf('UNIT', {
      id: '1',
      units: [{ id: 'adult', type: 'ADULT', pricingFrom: [{ retail: 2950, currency: 'EUR' }] }],
    }),
    { prices: {}, originalPrices: {}, per: 'person', isFrom: false },
  ],
])('a price %s', (_, product, expected) => {
  expect(buildProductPrice(product)).toEqual(expected)
})

test('a day has the price of its adults, and a start one for each age', () => {
  const product = productOf('UNIT', { id: '1', units: [unit('ADULT', price(2950)), unit('CHILD'), unit('INFANT')] })
  const [option] = product.options
  if (!option) throw new Error('It has an option.')
  const each = [
    { ...price(900), unitId: 'child' },
    { ...price(3300), unitId: 'adult' },
    { ...price(0), unitId: 'infant' },
    { ...price(100), unitId: 'of another option' },
  ]
  const [day, start] = [{ EUR: 29.5 }, { EUR: 33 }]
  expect(buildAvailabilityPrice(undefined, each, option, product)).toEqual({
    ...{ prices: start, originalPrices: start, per: 'adult', isFrom: true },
  })
  expect(buildUnitTypePrices(each, option)).toEqual([
    { band: 'ADULT', prices: { EUR: 33 } },
    { band: 'CHILD', prices: { EUR: 9 } },
    { band: 'INFANT', prices: { EUR: 0 } },
  ])
  expect(buildOptionPrice(option, product)).toEqual({ prices: day, originalPrices: day, per: 'adult', isFrom: false })
})
