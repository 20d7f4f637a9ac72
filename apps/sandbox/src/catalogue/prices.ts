import type { TourGroup } from '../catalogue-schema.ts'
import { CURRENCIES } from './currencies.ts'

/** Converts an amount between currencies, rounded to the decimals of the target. */
export type CurrencyConverter = (amount: number, from: string, to: string) => number

export function createCurrencyConverter(rates: ReadonlyMap<string, number>): CurrencyConverter {
  return (amount, from, to) => {
    const source = rates.get(from)
    const target = rates.get(to)
    if (source === undefined || target === undefined) throw new RangeError(`no rate from ${from} to ${to}`)
    return roundToCurrency((amount / source) * target, to)
  }
}

/** Rounds to the currency's decimals. */
export function roundToCurrency(amount: number, currencyCode: string): number {
  const precision = CURRENCIES.find((currency) => currency.code === currencyCode)?.precision ?? 2
  const factor = 10 ** precision
  return Math.round(amount * factor) / factor
}

export interface ListingPrice {
  readonly currencyCode: string
  readonly originalPrice: number
  readonly finalPrice: number
  readonly minimumPayablePrice: number
  readonly type: 'PER_PERSON' | 'PER_GROUP'
  readonly otherPricesExist: boolean
  readonly bestDiscount: number
  readonly cashbackValue: number
  readonly cashbackType: 'PERCENTAGE' | 'ABSOLUTE'
  readonly groupSize: number | null
  readonly extraCharges: number
  readonly isPricingInclusiveOfExtraCharges: boolean
  readonly tourId: number
}

interface PriceContext {
  readonly convert: CurrencyConverter
  /** The currency of the price in the source. */
  readonly homeCurrency: string
  readonly currency: string
}

/**
 * The price of one variant (the cheapest by default) as in cards and products.
 *
 * @param dayFactor price factor of the selected day
 */
export function buildListingPrice(
  tourGroup: TourGroup,
  context: PriceContext,
  variantIndex: number,
  dayFactor: number,
): ListingPrice {
  const { convert, homeCurrency, currency } = context
  const factor = (tourGroup.variants[variantIndex]?.priceFactor ?? 1) * dayFactor
  const finalPrice = convert(tourGroup.price * factor, homeCurrency, currency)
  const discount = tourGroup.discountPercent ?? 0
  const originalPrice = discount === 0 ? finalPrice : roundToCurrency(finalPrice / (1 - discount / 100), currency)
  const { type, value } = tourGroup.cashback ?? { type: 'PERCENTAGE', value: 0 }
  return {
    currencyCode: currency,
    originalPrice,
    finalPrice,
    minimumPayablePrice: finalPrice,
    type: tourGroup.priceType,
    otherPricesExist: tourGroup.variants.some((variant) => variant.priceFactor !== 1),
    bestDiscount: discount,
    cashbackValue: type === 'ABSOLUTE' ? convert(value, homeCurrency, currency) : value,
    cashbackType: type,
    groupSize: tourGroup.groupSize ?? (tourGroup.priceType === 'PER_GROUP' ? 6 : null),
    extraCharges: convert(tourGroup.extraCharges ?? 0, homeCurrency, currency),
    isPricingInclusiveOfExtraCharges: false,
    tourId: tourIdOf(tourGroup, variantIndex),
  }
}

/** Ids of variants and tours are derived from the tour group's, so that the source need not list them. */
export function variantIdOf(tourGroup: Pick<TourGroup, 'id'>, index: number): number {
  return tourGroup.id * 10 + index + 1
}

/** Every variant is sold as one tour. */
export function tourIdOf(tourGroup: Pick<TourGroup, 'id'>, index: number): number {
  return tourGroup.id * 100 + index + 1
}
