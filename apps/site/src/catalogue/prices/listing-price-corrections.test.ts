import { expect, test } from 'vitest'
import { MAX_PRICE_AGE_MS } from '../../cache/lifetime.ts'
import type { Price } from '../product.ts'
import { ListingPriceCorrections } from './listing-price-corrections.ts'

const LISTED = { amount: 25, currency: 'EUR' } as const
const PRICE: Price = { display: { amount: 30, currency: 'EUR' }, per: 'person', isFrom: true }

function startClock() {
  const clock = { now: 0 }
  const prices = new ListingPriceCorrections(() => clock.now)
  const add = (tgid: number, readAt = clock.now) => prices.set(tgid, 'EUR', { listed: 25, price: PRICE, readAt })
  return { clock, prices, add }
}

test('however many tour groups follow, a replaced price lasts a day', () => {
  const { clock, prices, add } = startClock()
  add(1)
  for (let tgid = 2; tgid <= 60_000; tgid += 1) add(tgid)
  clock.now = MAX_PRICE_AGE_MS - 1
  expect(prices.get(1, LISTED)?.price).toBe(PRICE)
  clock.now = MAX_PRICE_AGE_MS
  expect(prices.get(1, LISTED)).toBeUndefined()
})

test('another listing price or currency is not replaced', () => {
  const { prices, add } = startClock()
  add(1)
  expect(prices.get(1, { ...LISTED, amount: 26 })).toBeUndefined()
  expect(prices.get(1, { ...LISTED, currency: 'USD' })).toBeUndefined()
})

test('a tour group whose listing price is right again is removed, and takes no memory', () => {
  const { prices, add } = startClock()
  add(1)
  prices.set(1, 'EUR', undefined)
  expect(prices.get(1, LISTED)).toBeUndefined()
  for (let tgid = 2; tgid <= 100; tgid += 1) prices.set(tgid, 'EUR', undefined)
  expect(prices.size).toBe(0)
})

test('a day after they were added, all are removed', () => {
  const { clock, prices, add } = startClock()
  clock.now = MAX_PRICE_AGE_MS
  add(1)
  // Read before the first, and expired before it.
  add(2, 1)
  clock.now = MAX_PRICE_AGE_MS + 1
  add(3)
  expect(prices.size).toBe(3)
  clock.now = 2 * MAX_PRICE_AGE_MS
  add(4)
  expect(prices.size).toBe(2)
})
