import type { AgeBandPrice } from '../calendar.ts'
import type { Price } from '../product.ts'
import { findBandPrice } from './age-bands.ts'

/** What an adult or a group pays, as in the calendar; where neither is named, the lowest price that anybody pays. */
export function mainPrice(prices: readonly AgeBandPrice[]): Price | undefined {
  const paid = prices.filter(({ price }) => price.display.amount > 0)
  return findBandPrice(paid, 'adults')?.price ?? cheapestOf(paid.map(({ price }) => price))
}

/** The lowest of several prices; `isFrom` when another one is higher. */
export function lowestPriceOf(prices: readonly Price[]): Price | undefined {
  const lowest = cheapestOf(prices)
  if (!lowest) return undefined
  return { ...lowest, isFrom: lowest.isFrom || prices.some(({ display }) => display.amount !== lowest.display.amount) }
}

export function cheapestOf(prices: readonly Price[]): Price | undefined {
  let lowest = prices[0]
  for (const price of prices) if (lowest && price.display.amount < lowest.display.amount) lowest = price
  return lowest
}
