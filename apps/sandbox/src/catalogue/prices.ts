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

/** Ids of variants and tours are derived from the tour group's, so that the source need not list them. */
export function variantIdOf(tourGroup: Pick<TourGroup, 'id'>, index: number): number {
  return tourGroup.id * 10 + index + 1
}

/** Every variant is sold as one tour. */
export function tourIdOf(tourGroup: Pick<TourGroup, 'id'>, index: number): number {
  return tourGroup.id * 100 + index + 1
}
