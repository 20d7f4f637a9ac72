import { withoutNulls } from '../../responses/products/parse-product.ts'
import type { MultiCurrencyPrice } from '../bulk/build-bulk-product.ts'
import type { OctoOption, OctoProduct, Pricing } from './octo-schemas.ts'

type Payment = Pick<OctoProduct, 'pricingPer'>
type UnitPricing = Pricing & { readonly unitId: string }

/** What a booking of an option costs, or one ticket: an adult's where there is one, otherwise the cheapest. */
export function buildOptionPrice(option: OctoOption, { pricingPer }: Payment): MultiCurrencyPrice {
  if (pricingPer === 'BOOKING') return lowestOf(withoutNulls(option.pricingFrom), 'group')
  const units = withoutNulls(option.units)
  const each = units.flatMap(({ id, pricingFrom }) => withoutNulls(pricingFrom).map((one) => ({ ...one, unitId: id })))
  return priceUnits(each, option)
}

/** The same of a day or a start. */
export function buildAvailabilityPrice(
  whole: Pricing | null | undefined,
  each: readonly UnitPricing[],
  option: OctoOption,
  { pricingPer }: Payment,
): MultiCurrencyPrice {
  return pricingPer === 'BOOKING' && whole ? lowestOf([whole], 'group') : priceUnits(each, option)
}

/** What each type of unit pays for a start (`ADULT`, `CHILD`), the cheapest unit of each. */
export function buildUnitTypePrices(each: readonly UnitPricing[], { units }: OctoOption) {
  const bands = Map.groupBy(withoutNulls(units), ({ type }) => type)
  bands.delete('')
  return [...bands].map(([band, ofBand]) => {
    const own = each.filter(({ unitId }) => ofBand.some(({ id }) => id === unitId))
    return { band, prices: lowestOf(own, 'person').prices }
  })
}

/** The price of the cheapest option, in each currency. */
export function buildProductPrice(product: OctoProduct): Partial<MultiCurrencyPrice> {
  const options = withoutNulls(product.options).map((option) => buildOptionPrice(option, product))
  const [first, ...others] = options
  if (!first) return {}
  const prices: Record<string, number> = {}
  const originalPrices: Record<string, number> = {}
  for (const option of options) {
    for (const [currency, amount] of Object.entries(option.prices)) {
      if (typeof amount !== 'number' || amount >= (prices[currency] ?? Number.POSITIVE_INFINITY)) continue
      prices[currency] = amount
      originalPrices[currency] = option.originalPrices?.[currency] ?? amount
    }
  }
  return { prices, originalPrices, per: first.per, isFrom: others.length > 0 || first.isFrom === true }
}

function priceUnits(each: readonly UnitPricing[], { units }: OctoOption): MultiCurrencyPrice {
  const adults = new Set(withoutNulls(units).flatMap(({ id, type }) => (type === 'ADULT' ? [id] : [])))
  const ofAdults = each.filter(({ unitId }) => adults.has(unitId))
  const priced = ofAdults.length > 0 ? lowestOf(ofAdults, 'adult') : lowestOf(each, 'person')
  const isFrom = each.some((one) => amountOf(one) !== priced.prices[one.currency])
  return { ...priced, isFrom }
}

/** In each currency, in units of it. */
function lowestOf(pricing: readonly Pricing[], per: MultiCurrencyPrice['per']): MultiCurrencyPrice {
  const prices: Record<string, number> = {}
  const originalPrices: Record<string, number> = {}
  for (const one of pricing) {
    const amount = amountOf(one)
    if (amount >= (prices[one.currency] ?? Number.POSITIVE_INFINITY)) continue
    prices[one.currency] = amount
    originalPrices[one.currency] = (one.original ?? one.retail) / 10 ** one.currencyPrecision
  }
  return { prices, originalPrices, per }
}

function amountOf({ retail, currencyPrecision }: Pricing): number {
  return retail / 10 ** currencyPrecision
}
