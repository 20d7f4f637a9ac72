import type { DaySlot } from '../../availability/day-availability.ts'
import type { AgeBandPrice } from '../../catalogue/calendar.ts'
import { cheapestOf, mainPrice } from '../../catalogue/prices/main-price.ts'
import type { Price } from '../../catalogue/product.ts'
import { partyTotalOf } from '../../products/party/party-total.ts'
import type { Party } from '../../request/address/choices/party.ts'

/** The lowest main price among the starts of a day. */
export function lowestMainPriceOfSlots(slots: readonly DaySlot[]): Price | undefined {
  const prices = slots.flatMap(({ prices }) => mainPrice(prices) ?? [])
  const lowest = cheapestOf(prices)
  const isFrom = prices.some(({ display }) => display.amount !== lowest?.display.amount)
  return lowest && { ...lowest, isFrom: lowest.isFrom || isFrom }
}

/**
 * The lowest sum that a party pays at one of the starts.
 *
 * @returns `undefined` unless the price of everybody is known
 */
export function lowestTotalOf(slots: readonly DaySlot[], party: Party): Price | undefined {
  return cheapestOf(slots.flatMap(({ prices }) => wholeTotalOf(prices, party) ?? []))
}

/** What adults pay at least by the price of a day; `undefined` unless it is the price of an adult, or others come too. */
export function adultOnlyPartyTotal(price: Price | undefined, party: Party): Price | undefined {
  if (price?.per !== 'adult') return undefined
  const total = wholeTotalOf([{ band: 'ADULT', price }], party)
  return total && { ...total, isFrom: price.isFrom }
}

function wholeTotalOf(prices: readonly AgeBandPrice[], party: Party): Price | undefined {
  const { total, unpriced = [] } = partyTotalOf(prices, party) ?? {}
  return total && unpriced.length === 0 ? { display: total, per: 'group', isFrom: false } : undefined
}
