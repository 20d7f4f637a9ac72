import type { ProductCard } from '../catalogue/product.ts'
import type { CardDay } from '../products/card/card-day.ts'
import {
  isNarrowed,
  type ListChoice,
  type ListOrder,
  type ListParameter,
} from '../request/address/choices/list-choice.ts'
import { type ChosenValue, chosenValues, withoutValue } from './chosen-values.ts'
import { amountOf, FILTERS, type Filter } from './filters/filters.ts'
import { cardDaysOf } from './on-days/card-days.ts'
import { type DaySources, DaysOfList } from './on-days/days-of-list.ts'
import type { DayOffer } from './on-days/offer-on-days.ts'
import { type DayFault, faultOfDay, lastKnownDay } from './on-days/own-day.ts'
import type { MappedProduct } from './results-map/place-results.ts'
import { type Counted, type WayOut, waysOut } from './ways-out.ts'

/** Cards of one page of a list. */
export const PAGE_SIZE = 24

export interface FilterOption {
  readonly value: string
  /** Number of results with this value, given all other filters. */
  readonly count: number
  /** Number of further ones whose days are unknown. */
  readonly unsure: number
  readonly isChosen: boolean
}

export interface ShownFilter {
  readonly filter: Filter
  readonly options: readonly FilterOption[]
}

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
  readonly cardDays: ReadonlyMap<number, CardDay>
  /** Whether `total` is a lower bound. */
  readonly isLeast: boolean
  /** Number of tour groups in the whole list. */
  readonly ofAll: number
  readonly page: number
  readonly pages: number
  /** Number of cards on this page and those before it. */
  readonly through: number
  /** Absent until something is chosen or they are asked for, and while only the beginning of the list is known. */
  readonly filters?: readonly ShownFilter[]
  /** Whether there is anything to filter by; unknown, so true, while only the beginning of the list is known. */
  readonly hasFilters: boolean
  readonly chosen: readonly ChosenValue[]
  /** Where nothing matches: choices that something does. */
  readonly waysOut?: readonly WayOut[]
  /** Lowest and highest price in whole units of the currency; absent when they are equal or unknown. */
  readonly prices?: { readonly lowest: number; readonly highest: number }
  /** Range of selectable days, ISO dates. */
  readonly days: { readonly first: string; readonly last: string }
  /** All matches in order, when a map is requested. */
  readonly mapped?: readonly MappedProduct[]
  /** Why the requested day is not used. */
  readonly dayFault?: DayFault
}

interface AddressRequest extends DaySources {
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
export function viewList(
  all: readonly ProductCard[],
  {
    choice: asked,
    pageSize = PAGE_SIZE,
    total: ofAll = all.length,
    isLeast = false,
    reach,
    ...sources
  }: AddressRequest,
): ListView {
  const { today } = sources
  const days = new DaysOfList(sources)
  const choice = knownChoice(all, asked, days, today)
  const chosen = chosenValues(choice)
  const ordered = fittingInOrder(all, choice, days)
  const isSieved = chosen.length > 0
  const countOf = (other: ListChoice) => countFitting(all, other, days)
  const total = isSieved ? ordered.products.length : ofAll
  const reached = isSieved ? total : (reach ?? all.length)
  const pages = Math.max(1, Math.ceil(reached / pageSize))
  const page = Math.min(pages, Number(choice.page?.[0] ?? 1))
  const products = ordered.products.slice((page - 1) * pageSize, page * pageSize)
  const here: ListChoice = page === 1 ? withoutPage(choice) : { ...choice, page: [String(page)] }
  const prices = reach === undefined ? priceRange(all.map((product) => amountOf(product))) : undefined
  const dayFault = faultOfDay(asked.when?.[0] ?? '', today)
  const isNarrower = isNarrowed(here) || sources.party !== undefined
  const shown = (filter: Filter) => shownFilter(filter, all, choice, days)
  // Counting takes as long as half of a page: not before somebody looks.
  const filters = reach === undefined && isNarrower ? FILTERS.flatMap(shown) : undefined
  return {
    choice: here,
    isNarrowed: isNarrower,
    products,
    total,
    unsure: ordered.unsure,
    cardDays: cardDaysOf(products, choice, days),
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
    ...(total === 0 && isSieved && { waysOut: waysOut({ choice, chosen, today, countOf }) }),
    ...(prices ? { prices } : {}),
    days: { first: today, last: lastKnownDay(today) },
    ...(dayFault ? { dayFault } : {}),
    ...(choice.show?.includes('map')
      ? { mapped: ordered.products.map((product, place) => ({ product, page: Math.floor(place / pageSize) + 1 })) }
      : {}),
  }
}

/** The matches in the chosen order, those whose days are unknown last. */
function fittingInOrder(all: readonly ProductCard[], choice: ListChoice, days: DaysOfList) {
  const judge = judgeOf(choice, days)
  const judged = all.map((product) => ({ product, verdict: judge(product) }))
  const are = (wanted: Verdict) => judged.flatMap(({ product, verdict }) => (verdict === wanted ? [product] : []))
  const [certain, unsure] = [are('yes'), are('unsure')].map((products) => orderBy(products, choice, days))
  return { products: [...(certain ?? []), ...(unsure ?? [])], unsure: unsure?.length ?? 0 }
}

/**
 * Drops values that no tour group of the list has and limits that exclude nothing, so that invented values neither
 * empty the list nor create unbounded variants.
 */
function knownChoice(all: readonly ProductCard[], asked: ListChoice, days: DaysOfList, today: string): ListChoice {
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
  const { lowest, highest } = priceRange(all.map((product) => amountOf(product, offerOf(product)))) ?? {
    lowest: Number.POSITIVE_INFINITY,
    highest: 0,
  }
  if (Number(known.min) <= lowest) delete known.min
  if (Number(known.max) >= highest) delete known.max
  if (known.show?.includes('map') && !hasPlaces(all)) return withoutValue(known, 'show', 'map')
  return known
}

/** Whether a map of the list is possible. */
export function hasPlaces(all: readonly ProductCard[]): boolean {
  return all.some(({ place }) => place)
}

/** Whether a tour group matches a choice: `unsure` when its days are known on its own page alone. */
type Verdict = 'yes' | 'no' | 'unsure'
type Judge = (product: ProductCard) => Verdict

/** The judge of one choice: each filter by itself, and all that is asked of the days together. */
function judgeOf(choice: ListChoice, days: DaysOfList): Judge {
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

function countFitting(all: readonly ProductCard[], choice: ListChoice, days: DaysOfList): Counted {
  const judge = judgeOf(choice, days)
  let [count, unsure] = [0, 0]
  for (const product of all) {
    const verdict = judge(product)
    if (verdict === 'yes') count += 1
    else if (verdict === 'unsure') unsure += 1
  }
  return { count, unsure }
}

/** A filter is shown if the list has different values of it, or if it is in use; days always, where any are known. */
function shownFilter(filter: Filter, all: readonly ProductCard[], choice: ListChoice, days: DaysOfList): ShownFilter[] {
  const { name, mode, isLimit = false } = filter
  const chosen = choice[name] ?? []
  const offered = filter.valuesOf?.(all)
  const values = offered ? [...offered, ...chosen.filter((value) => !offered.includes(value))] : []
  const known = values
    .map((value) => ({ value, alone: countFitting(all, { [name]: [value] }, days) }))
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
      : countFitting(all, { ...choice, [name]: mode === 'all' ? [...chosen, value] : [value] }, days)),
    isChosen: chosen.includes(value),
  }))
  return options.length === 0 ? [] : [{ filter, options }]
}

function sum({ count, unsure }: Counted): number {
  return count + unsure
}

function withoutPage({ page: _page, ...choice }: ListChoice): ListChoice {
  return choice
}

type NumberOf = (product: ProductCard, offer: DayOffer | undefined) => number | undefined

/** Each order by its numbers, lowest first; the second decides between equals of the first. */
const ORDERS: Readonly<Record<ListOrder, readonly NumberOf[]>> = {
  price: [amountOf],
  rating: [({ rating }) => rating && -rating.average, ({ rating }) => rating && -rating.count],
  duration: [({ duration }) => duration?.min],
  soonest: [
    ({ nextAvailableDate }, offer) => {
      const day = offer?.state === 'open' ? offer.day : nextAvailableDate
      return day === undefined ? undefined : Date.parse(day)
    },
  ],
}

/** Ascending, unknown values last; ties keep the catalogue's order. */
function orderBy(products: readonly ProductCard[], choice: ListChoice, days: DaysOfList): readonly ProductCard[] {
  const numbers = ORDERS[choice.sort?.[0] as ListOrder]
  if (numbers === undefined) return products
  const offerOf = days.offersBy(choice)
  const keyed = products.map((product) => {
    const offer = offerOf(product)
    return { product, keys: numbers.map((numberOf) => numberOf(product, offer) ?? Number.POSITIVE_INFINITY) }
  })
  return keyed.toSorted((one, other) => compare(one.keys, other.keys)).map(({ product }) => product)
}

function compare(one: readonly number[], other: readonly number[]): number {
  const place = one.findIndex((key, index) => key !== other[index])
  return place < 0 ? 0 : (one[place] ?? 0) < (other[place] ?? 0) ? -1 : 1
}

function priceRange(amounts: readonly (number | undefined)[]): ListView['prices'] {
  const known = amounts.filter((amount) => amount !== undefined)
  const [lowest, highest] = [Math.floor(Math.min(...known)), Math.ceil(Math.max(...known))]
  return lowest < highest && Number.isFinite(highest) ? { lowest, highest } : undefined
}
