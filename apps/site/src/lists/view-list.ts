import type { ProductCard } from '../catalogue/product.ts'
import { isNarrowed, type ListChoice, type ListOrder, type ListParameter } from '../request/address/list-choice.ts'
import { FILTERS, type Filter } from './filters.ts'
import { type DayFault, faultOfDay, lastKnownDay } from './own-day.ts'
import type { MappedProduct } from './results-map/place-results.ts'

/** Cards of one page of a list. */
export const PAGE_SIZE = 24

export interface FilterOption {
  readonly value: string
  /** Number of results with this value, given all other filters. */
  readonly count: number
  readonly isChosen: boolean
}

export interface ShownFilter {
  readonly filter: Filter
  readonly options: readonly FilterOption[]
}

/** An active value and the number of results without it. */
export interface ChosenValue {
  readonly filter: Filter
  readonly value: string
  /** The selection without it, on the first page. */
  readonly without: ListChoice
  readonly count: number
}

/** A list as shown: computed from the catalogue's list and the address's selection. */
export interface ListView {
  /** The valid part of the requested selection. */
  readonly choice: ListChoice
  /** Whether filters or order change the list. */
  readonly isNarrowed: boolean
  /** The cards of this page. */
  readonly products: readonly ProductCard[]
  /** Number of matches; among the known ones if the list is not known completely. */
  readonly total: number
  /** Whether `total` is a lower bound. */
  readonly isLeast: boolean
  /** Number of tour groups in the whole list. */
  readonly ofAll: number
  readonly page: number
  readonly pages: number
  /** Number of cards on this page and those before it. */
  readonly through: number
  /** Absent when only the beginning of the list is known. */
  readonly filters?: readonly ShownFilter[]
  readonly chosen: readonly ChosenValue[]
  /** Lowest and highest price in whole units of the currency; absent when they are equal or unknown. */
  readonly prices?: { readonly lowest: number; readonly highest: number }
  /** Range of selectable days, ISO dates. */
  readonly days: { readonly first: string; readonly last: string }
  /** All matches in order, when a map is requested. */
  readonly mapped?: readonly MappedProduct[]
  /** Why the requested day is not used. */
  readonly dayFault?: DayFault
}

interface AddressRequest {
  readonly choice: ListChoice
  /** ISO date in the site's time zone. */
  readonly today: string
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
export function viewList(
  all: readonly ProductCard[],
  { choice: asked, today, pageSize = PAGE_SIZE, total: ofAll = all.length, isLeast = false, reach }: AddressRequest,
): ListView {
  const choice = knownChoice(all, asked, today)
  const conditions = conditionsOf(choice, today)
  const { fitting, pools } = sieve(all, conditions)
  const isSieved = conditions.length > 0
  const total = isSieved ? fitting.length : ofAll
  const reached = isSieved ? fitting.length : (reach ?? all.length)
  const pages = Math.max(1, Math.ceil(reached / pageSize))
  const page = Math.min(pages, Number(choice.page?.[0] ?? 1))
  const ordered = orderBy(choice.sort?.[0] as ListOrder | undefined, fitting)
  const here: ListChoice = page === 1 ? withoutPage(choice) : { ...choice, page: [String(page)] }
  const prices = reach === undefined ? priceRange(all) : undefined
  const dayFault = faultOfDay(asked.when?.[0] ?? '', today)
  return {
    choice: here,
    isNarrowed: isNarrowed(here),
    products: ordered.slice((page - 1) * pageSize, page * pageSize),
    total,
    isLeast: isLeast || (isSieved && all.length < ofAll),
    ofAll,
    page,
    pages,
    through: Math.min(page * pageSize, reached),
    ...(reach === undefined && {
      filters: FILTERS.flatMap((filter) =>
        shownFilter(filter, all, fitting, pools.get(filter) ?? [], { choice, today }),
      ),
    }),
    chosen: conditions.map(({ filter, value }) => {
      const without = withoutValue(choice, filter.name, value)
      return { filter, value, without, count: sieve(all, conditionsOf(without, today)).fitting.length }
    }),
    ...(prices ? { prices } : {}),
    days: { first: today, last: lastKnownDay(today) },
    ...(dayFault ? { dayFault } : {}),
    ...(choice.show?.includes('map')
      ? { mapped: ordered.map((product, place) => ({ product, page: Math.floor(place / pageSize) + 1 })) }
      : {}),
  }
}

/**
 * Drops values that no tour group of the list has and limits that exclude nothing, so that invented values neither
 * empty the list nor create unbounded variants.
 */
function knownChoice(all: readonly ProductCard[], asked: ListChoice, today: string): ListChoice {
  const known: Partial<Record<ListParameter, readonly string[]>> = { ...asked }
  for (const { name, valuesOf, isValue } of FILTERS) {
    const values = valuesOf?.(all)
    const isKnown = (value: string) =>
      values === undefined || values.includes(value) || isValue?.(value, today) === true
    const kept = asked[name]?.filter(isKnown) ?? []
    if (kept.length > 0) known[name] = kept
    else delete known[name]
  }
  const { lowest, highest } = priceRange(all) ?? { lowest: Number.POSITIVE_INFINITY, highest: 0 }
  if (Number(known.min) <= lowest) delete known.min
  if (Number(known.max) >= highest) delete known.max
  if (known.show?.includes('map') && !hasPlaces(all)) return withoutValue(known, 'show', 'map')
  return known
}

/** Whether a map of the list is possible. */
export function hasPlaces(all: readonly ProductCard[]): boolean {
  return all.some(({ place }) => place)
}

interface Condition {
  readonly filter: Filter
  readonly value: string
  readonly fits: (product: ProductCard) => boolean
}

/** One condition per selected value. */
function conditionsOf(choice: ListChoice, today: string): Condition[] {
  return FILTERS.flatMap((filter) =>
    (choice[filter.name] ?? []).map((value) => ({
      filter,
      value,
      fits: (product: ProductCard) => filter.has(product, value, today),
    })),
  )
}

interface Sieved {
  readonly fitting: ProductCard[]
  /** By filter: tour groups that match all conditions except this filter's. */
  readonly pools: ReadonlyMap<Filter, ProductCard[]>
}

/** One pass over the list: the matches, and for each filter what would match without it. */
function sieve(all: readonly ProductCard[], conditions: readonly Condition[]): Sieved {
  const groups = Map.groupBy(conditions, ({ filter }) => filter)
  const fitting: ProductCard[] = []
  const pools = new Map<Filter, ProductCard[]>()
  for (const product of all) {
    const failing: Filter[] = []
    for (const [filter, own] of groups) {
      const fits = filter.mode === 'any' ? own.some((one) => one.fits(product)) : own.every((one) => one.fits(product))
      if (!fits && failing.push(filter) > 1) break
    }
    const [only] = failing
    if (only === undefined) fitting.push(product)
    else if (failing.length === 1) pools.getOrInsertComputed(only, () => []).push(product)
  }
  return { fitting, pools }
}

/** A filter is shown if the list has different values of it, or if it is in use. */
function shownFilter(
  filter: Filter,
  all: readonly ProductCard[],
  fitting: readonly ProductCard[],
  pool: readonly ProductCard[],
  { choice, today }: Pick<AddressRequest, 'choice' | 'today'>,
): ShownFilter[] {
  const chosen = choice[filter.name] ?? []
  const offered = filter.valuesOf?.(all)
  const values = offered ? [...offered, ...chosen.filter((value) => !offered.includes(value))] : []
  // In mode `all` another value can only narrow the matches.
  const candidates = filter.mode === 'all' ? fitting : [...fitting, ...pool]
  const count = (products: readonly ProductCard[], value: string) =>
    products.reduce((sum, product) => sum + (filter.has(product, value, today) ? 1 : 0), 0)
  const known = values
    .map((value) => ({ value, ofAll: count(all, value) }))
    .filter(({ value, ofAll }, place, each) => {
      // Skip a limit with the same result as an earlier one.
      const isAnother = filter.mode !== 'one' || each.findIndex((other) => other.ofAll === ofAll) === place
      return ofAll > 0 && (isAnother || chosen.includes(value))
    })
  const isChoice = known.some(({ ofAll }) => ofAll < all.length)
  if (!isChoice && chosen.length === 0) return []
  const options = known.map(({ value }) => ({
    value,
    count: count(candidates, value),
    isChosen: chosen.includes(value),
  }))
  return options.length === 0 ? [] : [{ filter, options }]
}

/** The selection without one of its values, on its first page. */
export function withoutValue(choice: ListChoice, name: ListParameter, value: string): ListChoice {
  const { [name]: values = [], page: _page, ...rest } = choice
  const left = values.filter((other) => other !== value)
  return left.length === 0 ? rest : { ...rest, [name]: left }
}

function withoutPage({ page: _page, ...choice }: ListChoice): ListChoice {
  return choice
}

type Order = (one: ProductCard, other: ProductCard) => number

const ORDERS: Readonly<Record<ListOrder, Order>> = {
  price: by(({ price }) => price?.display.amount),
  rating: (one, other) =>
    by(({ rating }) => rating && -rating.average)(one, other) ||
    by(({ rating }) => rating && -rating.count)(one, other),
  duration: by(({ duration }) => duration?.min),
  soonest: by(({ nextAvailableDate }) => nextAvailableDate && Date.parse(nextAvailableDate)),
}

/** Ascending, unknown values last; ties keep the catalogue's order. */
function by(numberOf: (product: ProductCard) => number | '' | undefined): Order {
  return (one, other) => {
    const [first, second] = [numberOf(one) ?? '', numberOf(other) ?? '']
    if (first === '' || second === '') return Number(first === '') - Number(second === '')
    return first - second
  }
}

function orderBy(order: ListOrder | undefined, products: readonly ProductCard[]): readonly ProductCard[] {
  return order === undefined ? products : products.toSorted(ORDERS[order])
}

function priceRange(all: readonly ProductCard[]): ListView['prices'] {
  const amounts = all.flatMap(({ price }) => price?.display.amount ?? [])
  const [lowest, highest] = [Math.floor(Math.min(...amounts)), Math.ceil(Math.max(...amounts))]
  return lowest < highest && Number.isFinite(highest) ? { lowest, highest } : undefined
}
