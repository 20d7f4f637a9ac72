import type { ProductCard } from '../../catalogue/product.ts'
import type { ListChoice } from '../../request/address/choices/list-choice.ts'
import type { DayOffersOfList } from '../day-offers/day-offers-of-list.ts'
import type { MatchCount } from '../zero-result-suggestions.ts'
import { FILTERS } from './filters.ts'

/** Whether a tour group matches a choice: `unsure` when its days are known on its own page alone. */
export type MatchVerdict = 'yes' | 'no' | 'unsure'
type Judge = (product: ProductCard) => MatchVerdict

/** Judges tour groups by one choice: each filter by itself, and all that is asked of the days together. */
export function createFilterMatcher(choice: ListChoice, days: DayOffersOfList): Judge {
  const chosen = FILTERS.flatMap(({ name, mode, has }) => {
    const values = choice[name] ?? []
    return has && values.length > 0 ? [{ mode, has, values }] : []
  })
  const offerOf = days.offersBy(choice)
  return (product) => {
    const offer = offerOf(product)
    const isUnsure = offer?.state === 'unknown'
    if (offer?.state === 'none' || (isUnsure && choice.when === undefined)) return 'no'
    for (const { mode, has, values } of chosen) {
      const fits = (value: string) => has(product, value, offer)
      if (!(mode === 'any' ? values.some(fits) : values.every(fits))) return 'no'
    }
    return isUnsure ? 'unsure' : 'yes'
  }
}

/** How many tour groups of a list match a choice. */
export function countMatches(all: readonly ProductCard[], choice: ListChoice, days: DayOffersOfList): MatchCount {
  const judge = createFilterMatcher(choice, days)
  let [count, unsure] = [0, 0]
  for (const product of all) {
    const verdict = judge(product)
    if (verdict === 'yes') count += 1
    else if (verdict === 'unsure') unsure += 1
  }
  return { count, unsure }
}
