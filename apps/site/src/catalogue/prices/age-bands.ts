import type { AgeBandPrice } from '../calendar.ts'

export type VisitorAgeGroup = 'adults' | 'children' | 'infants'

/** The provider's names of the bands of each, the usual one first. Others, such as SENIOR, are of nobody in particular. */
const OWN_BANDS: Readonly<Record<VisitorAgeGroup, readonly string[]>> = {
  adults: ['ADULT'],
  children: ['CHILD', 'YOUTH'],
  infants: ['INFANT', 'TODDLER', 'BABY'],
}
/** Bands of everybody who needs a place; whether an infant does, no provider says. */
const EVERYBODY = ['PERSON', 'GENERAL']
const BANDS: Readonly<Record<VisitorAgeGroup, readonly string[]>> = {
  adults: [...OWN_BANDS.adults, ...EVERYBODY],
  children: [...OWN_BANDS.children, ...EVERYBODY],
  infants: OWN_BANDS.infants,
}

/** Bands that may be free. */
export const POSSIBLY_FREE_BANDS: ReadonlySet<string> = new Set([...OWN_BANDS.children, ...OWN_BANDS.infants])

/** The price of an adult, a child or an infant ("Inventories"); `undefined` where there is none. */
export function findBandPrice(prices: readonly AgeBandPrice[], payer: VisitorAgeGroup): AgeBandPrice | undefined {
  for (const name of BANDS[payer]) {
    const found = prices.find(({ band }) => band === name)
    if (found) return found
  }
  return undefined
}
