import type { BandPrice } from '../calendar.ts'
import type { Price } from '../product.ts'

/** What an adult or a group pays, as in the calendar; where neither is named, the lowest price that anybody pays. */
export function mainPrice(prices: readonly BandPrice[]): Price | undefined {
  const paid = prices.filter(({ price }) => price.display.amount > 0)
  const [cheapest] = paid.toSorted((one, other) => one.price.display.amount - other.price.display.amount)
  return (paid.find(({ band }) => band === 'ADULT') ?? cheapest)?.price
}
