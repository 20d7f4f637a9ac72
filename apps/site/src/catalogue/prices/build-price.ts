import type { CurrencyCode } from '@passepartout/content-model/currencies'
import type { Price } from '../product.ts'
import type { ListingPriceResponse } from '../responses/response-schemas.ts'
import type { PriceTrace } from './price-trace.ts'

/** What decides whether an amount of an answer is a price at all. */
export interface PriceLimits {
  /** The one that was asked for. */
  readonly currency: CurrencyCode
  /** In units of the currency: nothing costs more, so that whatever claims to is a mistake. */
  readonly ceiling: number
  /** Told of each rule that applied. */
  readonly trace?: PriceTrace | undefined
}

/** Calendars and inventories use `ADULT` for the price of a person. */
const PAYERS: Readonly<Record<string, Price['per']>> = { PER_GROUP: 'group', ADULT: 'adult' }

/** Whole percent; discounts outside these limits are not shown. */
const SMALLEST_DISCOUNT = 1
const LARGEST_DISCOUNT = 95

/**
 * The price to show: the final price, plus extra charges unless they are inclusive. Nothing for zero, for another
 * currency than requested, or for a sum beyond the limits.
 */
export function buildPrice(listing: ListingPriceResponse | null | undefined, limits: PriceLimits): Price | undefined {
  const { currency, ceiling, trace } = limits
  trace?.note('The catalogue says', { listing })
  if (!listing) return undefined
  if (listing.currencyCode !== currency)
    return void trace?.note('No price: it is in another currency than was asked for', { asked: currency })
  if (!(listing.finalPrice > 0)) return void trace?.note('No price: it is not above zero')
  const extra = listing.isPricingInclusiveOfExtraCharges ? 0 : (listing.extraCharges ?? 0)
  const amount = roundMoney(listing.finalPrice + extra)
  if (extra !== 0) trace?.note('Extra charges are added', { extra, amount })
  if (!isPossible(amount, limits)) return void trace?.note('No price: it is impossible', { amount, ceiling })
  trace?.note('Price', { amount, currency })
  return {
    display: { amount, currency },
    ...buildDiscount(amount, listing.originalPrice ? roundMoney(listing.originalPrice + extra) : 0, limits),
    per: PAYERS[listing.type ?? ''] ?? 'person',
    isFrom: listing.otherPricesExist ?? true,
  }
}

/** The lowest of several prices, when the catalogue gives only this one. */
export function buildLowestPrice(
  lowest: number | null | undefined,
  currencyCode: string | null | undefined,
  limits: PriceLimits,
): Price | undefined {
  const { currency } = limits
  const amount = roundMoney(lowest ?? 0)
  if (currencyCode !== currency || !isPossible(amount, limits)) return undefined
  return { display: { amount, currency }, per: 'person', isFrom: true }
}

/**
 * Adds a discount that the price history proves: from the lowest price of the last thirty days, if the catalogue claims
 * one.
 *
 * @param lowest price of those days; without it no discount is shown
 */
export function withProvenDiscount(price: Price, lowest: number | undefined, limits: PriceLimits): Price {
  const { original, discountPercent: _, ...plain } = price
  if (!original) return plain
  if (lowest === undefined) {
    limits.trace?.note('No discount: what it cost in the thirty days before is not known', { claimed: original.amount })
    return plain
  }
  const proved = buildDiscount(price.display.amount, Math.min(original.amount, lowest), limits)
  const { discountPercent } = proved
  const rule = discountPercent === undefined ? 'No discount: it is none of the recorded prices' : 'Discount'
  limits.trace?.note(rule, { claimed: original.amount, lowest, discountPercent })
  return { ...plain, ...proved }
}

function buildDiscount(
  amount: number,
  original: number,
  limits: PriceLimits,
): Pick<Price, 'original' | 'discountPercent'> {
  const discountPercent = Math.round((1 - amount / original) * 100)
  const isDiscount = discountPercent >= SMALLEST_DISCOUNT && discountPercent <= LARGEST_DISCOUNT
  if (!isDiscount || !isPossible(original, limits)) return {}
  return { original: { amount: original, currency: limits.currency }, discountPercent }
}

function isPossible(amount: number, { ceiling }: PriceLimits): boolean {
  return amount > 0 && amount <= ceiling
}

/** Removes floating-point errors, as in 0.1 + 0.2. */
function roundMoney(amount: number): number {
  return Math.round(amount * 100) / 100
}
