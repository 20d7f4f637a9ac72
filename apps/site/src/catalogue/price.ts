import { type CurrencyCode, isCurrencyCode } from '@passepartout/content-model/currencies'
import type { Money } from '../i18n/money.ts'
import type { CollectionAnswer, ListingPriceAnswer } from './answer-schemas.ts'
import type { Price } from './product.ts'

/**
 * One price everywhere: the final price, plus extra charges unless they are inclusive. Nothing for zero, for another
 * currency than the one asked for, or for anything that is not a number.
 */
export function buildPrice(listing: ListingPriceAnswer | null | undefined, currency: CurrencyCode): Price | undefined {
  if (!listing || listing.currencyCode !== currency) return undefined
  const extra = listing.isPricingInclusiveOfExtraCharges ? 0 : (listing.extraCharges ?? 0)
  const amount = roundMoney(listing.finalPrice + extra)
  if (!(listing.finalPrice > 0) || !Number.isFinite(amount)) return undefined
  const original = listing.originalPrice ? roundMoney(listing.originalPrice + extra) : 0
  const percent = Math.round((1 - amount / original) * 100)
  const isDiscounted = original > amount && percent >= 1
  return {
    display: { amount, currency },
    ...(isDiscounted ? { original: { amount: original, currency }, discountPercent: percent } : {}),
    per: listing.type === 'PER_GROUP' ? 'group' : 'person',
    isFrom: listing.otherPricesExist ?? true,
  }
}

/** Sums of decimal fractions leave dust: 0.1 + 0.2. */
function roundMoney(amount: number): number {
  return Math.round(amount * 100) / 100
}

/** Specification, section 9: a collection's price comes from `startingPrice.listingPrice`. */
export function buildStartingPrice(price: CollectionAnswer['startingPrice']): Money | undefined {
  const { listingPrice: amount, currency } = price ?? {}
  return amount && currency && isCurrencyCode(currency) ? { amount, currency } : undefined
}
