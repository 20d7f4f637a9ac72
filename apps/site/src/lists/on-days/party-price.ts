import type { DaySlot } from '../../availability/day-availability.ts'
import type { BandPrice } from '../../catalogue/calendar.ts'
import type { Price } from '../../catalogue/product.ts'
import { groupFor } from '../../products/party/party-total.ts'
import { PARTY_PARTS, type Party, type PartyPart } from '../../request/address/party.ts'

/** The provider's names of the age bands of each part of a party, the usual one first. */
const BANDS: Readonly<Record<PartyPart, readonly string[]>> = {
  adults: ['ADULT', 'PERSON', 'GENERAL'],
  children: ['CHILD', 'YOUTH', 'PERSON', 'GENERAL'],
  infants: ['INFANT', 'TODDLER', 'BABY'],
}

/** The lowest price of an adult, or of a group, among the starts of a day. */
export function lowestPriceOf(slots: readonly DaySlot[]): Price | undefined {
  const prices = slots.flatMap(({ prices }) => bandOf(prices, 'adults')?.price ?? cheapestGroup(prices) ?? [])
  const lowest = cheapest(prices)
  const isFrom = prices.some(({ display }) => display.amount !== lowest?.display.amount)
  return lowest && { ...lowest, isFrom: lowest.isFrom || isFrom }
}

/**
 * The lowest sum that a party pays at one of the starts.
 *
 * @returns `undefined` unless the price of everybody is known
 */
export function lowestTotalOf(slots: readonly DaySlot[], party: Party): Price | undefined {
  return cheapest(slots.flatMap(({ prices }) => totalOf(prices, party) ?? []))
}

/** What adults pay at least by the price of a day; `undefined` unless it is the price of an adult, or others come too. */
export function adultsTotal(price: Price | undefined, { adults, children, infants }: Party): Price | undefined {
  if (price?.per !== 'adult' || children + infants > 0) return undefined
  return { display: times(price, adults), per: 'group', isFrom: price.isFrom }
}

function times({ display: { amount, currency } }: Price, count: number): Price['display'] {
  return { amount: Math.round(amount * count * 100) / 100, currency }
}

function totalOf(prices: readonly BandPrice[], party: Party): Price | undefined {
  if (prices.some(isOfGroup)) return groupTotal(prices, party)
  let sum = 0
  for (const part of PARTY_PARTS) {
    if (party[part] === 0) continue
    const band = bandOf(prices, part)
    if (!band) return undefined
    sum += party[part] * band.price.display.amount
  }
  const [first] = prices
  if (!first) return undefined
  const { currency } = first.price.display
  return { display: { amount: Math.round(sum * 100) / 100, currency }, per: 'group', isFrom: false }
}

function bandOf(prices: readonly BandPrice[], part: PartyPart): BandPrice | undefined {
  for (const name of BANDS[part]) {
    const found = prices.find(({ band }) => band === name)
    if (found) return found
  }
  return undefined
}

/** The price of a group of the party's size; where the provider names no sizes, the lowest price of a group. */
function groupTotal(prices: readonly BandPrice[], party: Party): Price | undefined {
  if (!prices.some(({ sizes }) => sizes)) return cheapestGroup(prices)
  const group = groupFor(prices, party)
  return group && { ...group.price, isFrom: false }
}

function cheapestGroup(prices: readonly BandPrice[]): Price | undefined {
  return cheapest(prices.filter(isOfGroup).map(({ price }) => price))
}

function isOfGroup({ price }: BandPrice): boolean {
  return price.per === 'group'
}

function cheapest(prices: readonly Price[]): Price | undefined {
  return prices.toSorted((one, other) => one.display.amount - other.display.amount)[0]
}
