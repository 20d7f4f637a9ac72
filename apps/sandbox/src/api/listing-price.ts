import { priceFactorRangeOf } from '../catalogue/calendar.ts'
import { cityOf, type ResponseContext, todayInCity } from '../catalogue/catalogue.ts'
import { roundToCurrency, tourIdOf } from '../catalogue/prices.ts'
import type { TourGroup } from '../catalogue-schema.ts'

/** The price in the requested currency on the cheapest day with tickets, of one variant or of the cheapest. */
export function buildLowestListingPrice(tourGroup: TourGroup, context: ResponseContext, variantIndex = 0) {
  const today = todayInCity(context.catalogue, tourGroup.cityCode)
  const { lowest, isWide } = priceFactorRangeOf(tourGroup, today)
  const price = buildListingPriceOfDay(tourGroup, context, variantIndex, lowest)
  return { ...price, otherPricesExist: price.otherPricesExist || isWide }
}

/** The lowest final price of a list; null for an empty list. */
export function lowestPrice(tourGroups: readonly TourGroup[], context: ResponseContext): number | null {
  const prices = tourGroups.map((tourGroup) => buildLowestListingPrice(tourGroup, context).finalPrice)
  return prices.length === 0 ? null : Math.min(...prices)
}

/**
 * The price of one variant as in cards and products.
 *
 * @param dayFactor price factor of the selected day
 */
export function buildListingPriceOfDay(
  tourGroup: TourGroup,
  { catalogue, currency: requested }: ResponseContext,
  variantIndex: number,
  dayFactor: number,
) {
  const homeCurrency = cityOf(catalogue, tourGroup.cityCode).country.currency
  const currency = requested ?? homeCurrency
  const convert = (amount: number) => catalogue.convert(amount, homeCurrency, currency)
  const factor = (tourGroup.variants[variantIndex]?.priceFactor ?? 1) * dayFactor
  const finalPrice = convert(tourGroup.price * factor)
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
    cashbackValue: type === 'ABSOLUTE' ? convert(value) : value,
    cashbackType: type,
    groupSize: tourGroup.groupSize ?? (tourGroup.priceType === 'PER_GROUP' ? 6 : null),
    extraCharges: convert(tourGroup.extraCharges ?? 0),
    isPricingInclusiveOfExtraCharges: false,
    tourId: tourIdOf(tourGroup, variantIndex),
  }
}
