import type { ProductCard } from '../catalogue/product.ts'
import type { CardAvailability } from '../products/card/card-availability.ts'
import { hasFiltersOrSort, type ListChoice, type ListParameter } from '../request/address/choices/list-choice.ts'
import { type ChosenFilterValue, choiceWithoutValue, chosenFilterValues } from './chosen-values.ts'
import { resolveCardAvailabilities } from './day-offers/card-days.ts'
import { DayOffersOfList, type ListAvailability } from './day-offers/day-offers-of-list.ts'
import { type InvalidDayReason, lastSelectableDay, validateDay } from './day-offers/validate-day.ts'
import { effectivePriceAmount, FILTERS, type Filter } from './filters/filters.ts'
import { countMatches, createFilterMatcher, type MatchVerdict } from './filters/match-filters.ts'
import { type OfferedFilter, offeredFilter } from './filters/offered-filters.ts'
import type { ProductOnListPage } from './results-map/cluster-results.ts'
import { sortProducts } from './sort-orders.ts'
import { type ZeroResultSuggestion, zeroResultSuggestions } from './zero-result-suggestions.ts'

/** Cards of one page of a list. */
export const CARDS_PER_PAGE = 24

/** A list as shown: computed from the catalogue's list and the address's selection. */
export interface ListView {
  /** The valid part of the requested selection. */
  readonly choice: ListChoice
  /** Whether filters, order or a party change the list. */
  readonly isNarrowed: boolean
  /** The cards of this page. */
  readonly products: readonly ProductCard[]
  /** Number of matches; among the known ones if the list is not known completely. */
  readonly total: number
  /** Number of those, the last ones, whose dates are known on their own pages alone. */
  readonly unsure: number
  /** What cards of this page say of their days, by tour group id. */
  readonly cardDays: ReadonlyMap<number, CardAvailability>
  /** Whether `total` is a lower bound. */
  readonly isLeast: boolean
  /** Number of tour groups in the whole list. */
  readonly ofAll: number
  readonly page: number
  readonly pages: number
  /** Number of cards on this page and those before it. */
  readonly through: number
  /** Absent until something is chosen or they are asked for, and while only the beginning of the list is known. */
  readonly filters?: readonly OfferedFilter[]
  /** Whether there is anything to filter by; unknown, so true, while only the beginning of the list is known. */
  readonly hasFilters: boolean
  readonly chosen: readonly ChosenFilterValue[]
  /** Where nothing matches: choices that something does. */
  readonly waysOut?: readonly ZeroResultSuggestion[]
  /** Lowest and highest price in whole units of the currency; absent when they are equal or unknown. */
  readonly prices?: { readonly lowest: number; readonly highest: number }
  /** Range of selectable days, ISO dates. */
  readonly days: { readonly first: string; readonly last: string }
  /** All matches in order, when a map is requested. */
  readonly mapped?: readonly ProductOnListPage[]
  /** Why the requested day is not used. */
  readonly dayFault?: InvalidDayReason
}

interface AddressRequest extends ListAvailability {
  readonly choice: ListChoice
  readonly pageSize?: number
  /** Number of tour groups in the list, when `all` is only its beginning. */
  readonly total?: number
  /** Whether `total` or the length of `all` is a lower bound. */
  readonly isLeast?: boolean
  /** Number of tour groups reachable by pagination, if more than `all`; filters are then unavailable. */
  readonly reach?: number
}

/**
 * @param all in the catalogue's order
 */
export function createListView(
  all: readonly ProductCard[],
  {
    choice: asked,
    pageSize = CARDS_PER_PAGE,
    total: ofAll = all.length,
    isLeast = false,
    reach,
    ...sources
  }: AddressRequest,
): ListView {
  const { today } = sources
  const days = new DayOffersOfList(sources)
  const choice = knownChoice(all, asked, days, today)
  const chosen = chosenFilterValues(choice)
  const ordered = matchesInOrder(all, choice, days)
  const isSieved = chosen.length > 0
  const countOf = (other: ListChoice) => countMatches(all, other, days)
  const total = isSieved ? ordered.products.length : ofAll
  const reached = isSieved ? total : (reach ?? all.length)
  const pages = Math.max(1, Math.ceil(reached / pageSize))
  const page = Math.min(pages, Number(choice.page?.[0] ?? 1))
  const products = ordered.products.slice((page - 1) * pageSize, page * pageSize)
  const { page: _page, ...first } = choice
  const here: ListChoice = page === 1 ? first : { ...choice, page: [String(page)] }
  const prices = reach === undefined ? priceRange(all.map((product) => effectivePriceAmount(product))) : undefined
  const dayFault = validateDay(asked.when?.[0] ?? '', today)
  const isNarrower = hasFiltersOrSort(here) || sources.party !== undefined
  const shown = (filter: Filter) => offeredFilter(filter, all, choice, days)
  // Counting takes as long as half of a page: not before somebody looks.
  const filters = reach === undefined && isNarrower ? FILTERS.flatMap(shown) : undefined
  return {
    choice: here,
    isNarrowed: isNarrower,
    products,
    total,
    unsure: ordered.unsure,
    cardDays: resolveCardAvailabilities(products, choice, days),
    isLeast: isLeast || (isSieved && all.length < ofAll),
    ofAll,
    page,
    pages,
    through: Math.min(page * pageSize, reached),
    ...(filters && { filters }),
    hasFilters:
      reach !== undefined ||
      prices !== undefined ||
      (filters ? filters.length > 0 : FILTERS.some((filter) => shown(filter).length > 0)),
    chosen,
    ...(total === 0 && isSieved && { waysOut: zeroResultSuggestions({ choice, chosen, today, countOf }) }),
    ...(prices ? { prices } : {}),
    days: { first: today, last: lastSelectableDay(today) },
    ...(dayFault ? { dayFault } : {}),
    ...(choice.show?.includes('map')
      ? { mapped: ordered.products.map((product, place) => ({ product, page: Math.floor(place / pageSize) + 1 })) }
      : {}),
  }
}

/** The matches in the chosen order, those whose days are unknown last. */
function matchesInOrder(all: readonly ProductCard[], choice: ListChoice, days: DayOffersOfList) {
  const judge = createFilterMatcher(choice, days)
  const judged = all.map((product) => ({ product, verdict: judge(product) }))
  const are = (wanted: MatchVerdict) => judged.flatMap(({ product, verdict }) => (verdict === wanted ? [product] : []))
  const [certain, unsure] = [are('yes'), are('unsure')].map((products) => sortProducts(products, choice, days))
  return { products: [...(certain ?? []), ...(unsure ?? [])], unsure: unsure?.length ?? 0 }
}

/**
 * Drops values that no tour group of the list has and limits that exclude nothing, so that invented values neither
 * empty the list nor create unbounded variants.
 */
function knownChoice(all: readonly ProductCard[], asked: ListChoice, days: DayOffersOfList, today: string): ListChoice {
  const known: Partial<Record<ListParameter, readonly string[]>> = { ...asked }
  for (const { name, valuesOf, isValue } of FILTERS) {
    const values = valuesOf?.(all)
    const isKnown = (value: string) =>
      values === undefined || values.includes(value) || isValue?.(value, today) === true
    const kept = asked[name]?.filter(isKnown) ?? []
    if (kept.length > 0) known[name] = kept
    else delete known[name]
  }
  const offerOf = days.offersBy(known)
  const { lowest, highest } = priceRange(all.map((product) => effectivePriceAmount(product, offerOf(product)))) ?? {
    lowest: Number.POSITIVE_INFINITY,
    highest: 0,
  }
  if (Number(known.min) <= lowest) delete known.min
  if (Number(known.max) >= highest) delete known.max
  if (known.show?.includes('map') && !hasMappableProduct(all)) return choiceWithoutValue(known, 'show', 'map')
  return known
}

/** Whether a map of the list is possible. */
export function hasMappableProduct(all: readonly ProductCard[]): boolean {
  return all.some(({ place }) => place)
}

function priceRange(amounts: readonly (number | undefined)[]): ListView['prices'] {
  const known = amounts.filter((amount) => amount !== undefined)
  const [lowest, highest] = [Math.floor(Math.min(...known)), Math.ceil(Math.max(...known))]
  return lowest < highest && Number.isFinite(highest) ? { lowest, highest } : undefined
}
