import { CURRENCY_CODES } from '@passepartout/content-model/currencies'
import { expect, test } from 'vitest'
import { DEFAULT_PRICE_CEILINGS, priceCeilingsSchema } from './price-ceilings.ts'

test('every currency has a ceiling', () => {
  expect(Object.keys(DEFAULT_PRICE_CEILINGS).toSorted()).toEqual([...CURRENCY_CODES].toSorted())
})

test('a setting replaces those that it names', () => {
  expect(priceCeilingsSchema.parse('EUR=5000, JPY=800000')).toEqual({
    ...DEFAULT_PRICE_CEILINGS,
    EUR: 5000,
    JPY: 800_000,
  })
  expect(priceCeilingsSchema.parse(undefined)).toEqual(DEFAULT_PRICE_CEILINGS)
})

test.each(['EUR', 'EUR=', 'EUR=0', 'EUR=-5', 'EUR=much', 'XXX=5', '=5'])('%j is a mistake', (text) => {
  expect(priceCeilingsSchema.safeParse(text).success).toBe(false)
})
