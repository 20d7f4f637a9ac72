import type { ProductCard } from '../../catalogue/product.ts'
import type { ListChoice } from '../../request/address/choices/list-choice.ts'
import type { DayOffersOfList } from '../day-offers/day-offers-of-list.ts'
import type { MatchCount } from '../zero-result-suggestions.ts'
import { FILTERS, type Filter } from './filters.ts'
import { countMatches } from './match-filters.ts'

export interface FilterOption {
  readonly value: string
  /** Number of results with this value, given all other filters. */
  readonly count: number
  /** Number of further ones whose days are unknown. */
  readonly unsure: number
  readonly isChosen: boolean
}

export interface OfferedFilter {
  readonly filter: Filter
  readonly options: readonly FilterOption[]
}

/**
 * A filter is offered if the list has different values of it, or if it is in use; days always, where any are known.
 *
 * @returns nothing, or the filter with its options
 */
export function offeredFilter(
  filter: Filter,
  all: readonly ProductCard[],
  choice: ListChoice,
  days: DayOffersOfList,
): OfferedFilter[] {
  const { name, mode, isLimit = false } = filter
  const chosen = choice[name] ?? []
  const offered = filter.valuesOf?.(all)
  const values = offered ? [...offered, ...chosen.filter((value) => !offered.includes(value))] : []
  const known = values
    .map((value) => ({ value, alone: countMatches(all, { [name]: [value] }, days) }))
    .filter(({ value, alone }, place, each) => {
      // Skip a limit with the same result as an earlier one.
      const isAnother = !isLimit || each.findIndex((other) => sum(other.alone) === sum(alone)) === place
      const isChosenDay = name === 'when' && chosen.includes(value)
      return isChosenDay || (sum(alone) > 0 && (isAnother || chosen.includes(value)))
    })
  const isChoice = name === 'when' || known.some(({ alone }) => sum(alone) < all.length)
  if (!isChoice && chosen.length === 0) return []
  const isAlone = !FILTERS.some((other) => other.name !== name && choice[other.name])
  const options = known.map(({ value, alone }) => ({
    value,
    // In mode `all` another value can only narrow the matches; in the others it is counted instead of the chosen ones.
    ...(isAlone && (mode !== 'all' || chosen.length === 0)
      ? alone
      : countMatches(all, { ...choice, [name]: mode === 'all' ? [...chosen, value] : [value] }, days)),
    isChosen: chosen.includes(value),
  }))
  return options.length === 0 ? [] : [{ filter, options }]
}

function sum({ count, unsure }: MatchCount): number {
  return count + unsure
}
