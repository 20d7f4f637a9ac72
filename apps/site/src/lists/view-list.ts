import type { ProductCard } from '../catalogue/product.ts'
import type { CardDay } from '../products/card/card-day.ts'
import { isNarrowed, type ListChoice, type ListOrder, type ListParameter } from '../request/address/list-choice.ts'
import { USUAL_PARTY } from '../request/address/party.ts'
import { amountOf, FILTERS, type Filter } from './filters.ts'
import { type DaySources, DaysOfList } from './on-days/days-of-list.ts'
import type { DayOffer } from './on-days/offer-on-days.ts'
import { type DayFault, faultOfDay, lastKnownDay } from './on-days/own-day.ts'
import type { MappedProduct } from './results-map/place-results.ts'

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
  const chosen = FILTERS.flatMap((filter) => (choice[filter.name] ?? []).map((value) => ({ filter, value })))
  const ordered = fittingInOrder(all, choice, days)
  const isSieved = chosen.length > 0
  const total = isSieved ? ordered.products.length : ofAll
  const reached = isSieved ? total : (reach ?? all.length)
  const pages = Math.max(1, Math.ceil(reached / pageSize))
  const page = Math.min(pages, Number(choice.page?.[0] ?? 1))
  const products = ordered.products.slice((page - 1) * pageSize, page * pageSize)
  const here: ListChoice = page === 1 ? withoutPage(choice) : { ...choice, page: [String(page)] }
  const prices = reach === undefined ? priceRange(all.map((product) => amountOf(product))) : undefined
  const dayFault = faultOfDay(asked.when?.[0] ?? '', today)
  return {
    choice: here,
    isNarrowed: isNarrowed(here) || sources.party !== undefined,
    products,
    total,
    unsure: ordered.unsure,
    cardDays: cardDaysOf(products, choice, days),
    isLeast: isLeast || (isSieved && all.length < ofAll),
    ofAll,
    page,
    pages,
    through: Math.min(page * pageSize, reached),
    ...(reach === undefined && { filters: FILTERS.flatMap((filter) => shownFilter(filter, all, choice, days)) }),
    chosen: chosen.map(({ filter, value }) => {
      const without = withoutValue(choice, filter.name, value)
      const { count, unsure } = countFitting(all, without, days)
      return { filter, value, without, count: count + unsure }
    }),
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

/** What cards say of the chosen days; without any, of the next available one if the address names a party. */
function cardDaysOf(products: readonly ProductCard[], choice: ListChoice, days: DaysOfList) {
  return new Map(
    products.flatMap((product) => {
      const offer = days.offer(product, choice)
      const cardDay = offer ? chosenDay(offer) : days.party === USUAL_PARTY ? undefined : nextDay(days.next(product))
      return cardDay ? [[product.tgid, cardDay] as const] : []
    }),
  )
}

function chosenDay(offer: DayOffer): CardDay {
  if (offer.state !== 'open') return { kind: 'unknown' }
  const { state: _state, ...day } = offer
  return { kind: 'chosen', ...day }
}

function nextDay(offer: DayOffer | undefined): CardDay | undefined {
  if (offer?.state !== 'open' || !offer.total) return undefined
  return { kind: 'next', day: offer.day, total: offer.total }
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
  const { lowest, highest } = priceRange(all.map((product) => amountOf(product, days.offer(product, known)))) ?? {
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
  return (product) => {
    const offer = days.offer(product, choice)
    const isUnsure = offer?.state === 'unknown'
    if (offer?.state === 'none' || (isUnsure && choice.when === undefined)) return 'no'
    for (const { mode, has, values } of chosen) {
      const fits = (value: string) => has(product, value, offer)
      if (!(mode === 'any' ? values.some(fits) : values.every(fits))) return 'no'
    }
    return isUnsure ? 'unsure' : 'yes'
  }
}

interface Counted {
  /** Those that match for certain. */
  readonly count: number
  readonly unsure: number
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
  const sum = ({ count, unsure }: Counted) => count + unsure
  const known = values
    .map((value) => ({ value, ofAll: sum(countFitting(all, { [name]: [value] }, days)) }))
    .filter(({ value, ofAll }, place, each) => {
      // Skip a limit with the same result as an earlier one.
      const isAnother = !isLimit || each.findIndex((other) => other.ofAll === ofAll) === place
      return ofAll > 0 && (isAnother || chosen.includes(value))
    })
  const isChoice = name === 'when' || known.some(({ ofAll }) => ofAll < all.length)
  if (!isChoice && chosen.length === 0) return []
  const options = known.map(({ value }) => ({
    value,
    // In mode `all` another value can only narrow the matches; in the others it is counted instead of the chosen ones.
    ...countFitting(all, { ...choice, [name]: mode === 'all' ? [...chosen, value] : [value] }, days),
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
  const keyed = products.map((product) => {
    const offer = days.offer(product, choice)
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
