import type { DayAvailability, DaySlot } from '../../availability/day-availability.ts'
import type { Price, ProductCard } from '../../catalogue/product.ts'
import { placesFor } from '../../products/party/places-for.ts'
import type { Party } from '../../request/address/party.ts'
import { type DaySpan, daysIn, isInPart } from './day-span.ts'
import { adultsTotal, lowestPriceOf, lowestTotalOf } from './party-price.ts'

/** What can be had of a tour group on some days. */
export type DayOffer =
  | {
      readonly state: 'open'
      /** ISO date: the cheapest open day, else the first. */
      readonly day: string
      /** The lowest price of that day; absent when it is unknown. */
      readonly price?: Price
      /** What the party pays then; absent when the price of somebody is unknown. */
      readonly total?: Price
    }
  /** Nothing is left on any of the days. */
  | { readonly state: 'none' }
  /** No open day is known, and at least one day is unknown. */
  | { readonly state: 'unknown' }

/** What is asked of the days. */
export interface DayWish {
  readonly span: DaySpan
  /** Parts of the day; empty when any will do. */
  readonly times: readonly string[]
  /** Whether there must be room for the whole party. */
  readonly needsRoom: boolean
  readonly party: Party
}

/** What is known of the days of a tour group, by ISO date. */
export type KnownDays = (day: string) => DayAvailability | undefined

const NONE: DayOffer = { state: 'none' }
const UNKNOWN: DayOffer = { state: 'unknown' }

/**
 * What a tour group offers on the days of a list's choice: the one rule behind its filters, counts, order, cards and
 * strip. A day that is not known from the calendar is judged by the catalogue's next available day: those before it are
 * not on sale, and of those after it nothing is known.
 *
 * @param judged days that were judged by the same wish but for its span; is added to
 */
export function offerOnDays(
  product: ProductCard,
  known: KnownDays,
  wish: DayWish,
  judged: Map<string, DayOffer> = new Map(),
): DayOffer {
  const judge = (day: string) => offerOnDay(known(day) ?? guessDay(product, day), wish)
  const offers = daysIn(wish.span).map((day) => judged.getOrInsertComputed(day, judge))
  const open = offers.filter((offer) => offer.state === 'open')
  const [first] = open.toSorted((one, other) => amountOf(one) - amountOf(other))
  return first ?? (offers.some(({ state }) => state === 'unknown') ? UNKNOWN : NONE)
}

type OpenOffer = Extract<DayOffer, { state: 'open' }>

function amountOf({ price }: OpenOffer): number {
  return price?.display.amount ?? Number.MAX_VALUE
}

type KnownDay = Pick<DayAvailability, 'day' | 'state' | 'price' | 'slots'>

/** What the catalogue's next available day says of another. */
function guessDay({ nextAvailableDate: next }: ProductCard, day: string): KnownDay | undefined {
  if (next === undefined || day > next) return undefined
  return { day, state: day === next ? 'open' : 'closed' }
}

function offerOnDay(known: KnownDay | undefined, wish: DayWish): DayOffer {
  if (!known) return UNKNOWN
  if (known.state !== 'open') return NONE
  const isAnyStart = wish.times.length === 0 && wish.span.from === undefined && !wish.needsRoom
  const { slots = [], day } = known
  if (slots.length === 0)
    return isAnyStart ? openOffer(day, known.price, adultsTotal(known.price, wish.party)) : UNKNOWN
  const bookable = slots.filter(({ left }) => left !== 0)
  const fitting = isAnyStart ? bookable : bookable.filter((slot) => isWished(slot, wish))
  if (fitting.length === 0 && !isAnyStart) return NONE
  const price = isAnyStart ? known.price : lowestPriceOf(fitting)
  const roomy = fitting.filter(({ left }) => left === undefined || hasRoom(left, wish.party))
  return openOffer(day, price ?? known.price, lowestTotalOf(roomy, wish.party))
}

function openOffer(day: string, price: Price | undefined, total?: Price): DayOffer {
  return { state: 'open', day, ...(price && { price }), ...(total && { total }) }
}

function isWished({ start, left }: DaySlot, { span, times, needsRoom, party }: DayWish): boolean {
  if (span.from !== undefined && start < span.from) return false
  if (times.length > 0 && !times.some((part) => isInPart(start, part))) return false
  return !needsRoom || hasRoom(left, party)
}

/** Whether the provider says that there is room for all. */
function hasRoom(left: DaySlot['left'], party: Party): boolean {
  return left === 'unlimited' || (left ?? 0) >= placesFor(party)
}
