import { expect, test } from 'vitest'
import { MAX_PRICE_AGE_MS } from '../../cache/lifetime.ts'
import { RenderDependencies } from '../../cache/render-dependencies.ts'
import type { Price } from '../product.ts'
import { dropExpiredPrices, toTimedPrice, type WithTimedPrices } from './price-age.ts'

const price: Price = { display: { amount: 40, currency: 'EUR' }, per: 'person', isFrom: true }

interface Nested {
  readonly name: string
  readonly price?: Price
  readonly below: readonly { readonly id: number; readonly price?: Price }[]
  readonly days: { readonly [date: string]: { readonly price?: Price; readonly isSoldOut: boolean } }
}

const kept: WithTimedPrices<Nested> = {
  name: 'Louvre',
  price: { price, readAt: 1000 },
  below: [{ id: 1, price: { price, readAt: 2000 } }, { id: 2 }],
  days: { '2026-12-01': { price: { price, readAt: 3000 }, isSoldOut: false } },
}

test('young prices are shown wherever they stand, and the page is as old as the oldest', () => {
  const dependencies = new RenderDependencies()
  expect(dropExpiredPrices<Nested>(kept, 1000 + MAX_PRICE_AGE_MS - 1, dependencies)).toEqual({
    name: 'Louvre',
    price,
    below: [{ id: 1, price }, { id: 2 }],
    days: { '2026-12-01': { price, isSoldOut: false } },
  })
  expect([dependencies.oldestPrice, dependencies.isDegraded]).toEqual([1000, false])
})

test('what was shown before is shown again as long as it holds, and no longer', () => {
  const [first, again, late] = [new RenderDependencies(), new RenderDependencies(), new RenderDependencies()]
  const young = dropExpiredPrices<Nested>(kept, 5000, first)
  expect(dropExpiredPrices<Nested>(kept, 6000, again)).toBe(young)
  expect([again.oldestPrice, again.isDegraded]).toEqual([1000, false])
  expect(dropExpiredPrices<Nested>(kept, 1000 + MAX_PRICE_AGE_MS, late)).not.toHaveProperty('price')
  expect([late.oldestPrice, late.isDegraded]).toEqual([2000, true])
})

test('each price goes when it is a day old, whatever else stays', () => {
  const dependencies = new RenderDependencies()
  expect(dropExpiredPrices<Nested>(kept, 2000 + MAX_PRICE_AGE_MS, dependencies)).toEqual({
    name: 'Louvre',
    below: [{ id: 1 }, { id: 2 }],
    days: { '2026-12-01': { price, isSoldOut: false } },
  })
  expect([dependencies.oldestPrice, dependencies.isDegraded]).toEqual([3000, true])
})

test('without a price there is nothing to keep, and nothing that ages', () => {
  const dependencies = new RenderDependencies()
  expect(toTimedPrice(undefined, 5)).toBeUndefined()
  expect(dropExpiredPrices<Nested>({ name: 'Louvre', below: [], days: {} }, 5, dependencies)).toEqual({
    name: 'Louvre',
    below: [],
    days: {},
  })
  expect([dependencies.oldestPrice, dependencies.isDegraded]).toEqual([Number.POSITIVE_INFINITY, false])
})

test('what has no price is the very part that is kept, and what has one is not changed', () => {
  const before = structuredClone(kept)
  const shown = dropExpiredPrices<Nested>(kept, 5000, new RenderDependencies())
  expect(shown.below[1]).toBe(kept.below[1])
  expect(shown.below).not.toBe(kept.below)
  expect(kept).toEqual(before)
})
