import type { DayAvailability, DaySlot } from '../../availability/day-availability.ts'
import type { PerformanceAccessibilityTrait, Price, ProductCard } from '../../catalogue/product.ts'
import { minimumSeatsOfParty } from '../../products/party/party-total.ts'
import type { Party } from '../../request/address/choices/party.ts'
import { isInPartOfDay } from './day-span.ts'
import { adultOnlyPartyTotal, lowestMainPriceOfSlots, lowestTotalOf } from './party-price.ts'

/** What can be had of a tour group on some days. */
export type DayOffer =
  | OpenDayOffer
  /** Nothing is left on any of the days. */
  | { readonly state: 'none' }
  /** No open day is known, and at least one day is unknown. */
  | { readonly state: 'unknown' }

/** The cheapest open day, else the first: with its lowest price, if that is known, and the starts that fit. */
export interface OpenDayOffer extends Pick<DayAvailability, 'day' | 'price' | 'slots'> {
  readonly state: 'open'
}

/** What is asked of the days. */
export interface DayCriteria {
  /** ISO dates in the venue's time zone, in order. */
  readonly days: readonly string[]
  /** HH:MM; only starts from then on. */
  readonly from?: string | undefined
  /** Parts of the day; empty when any will do. */
  readonly times: readonly string[]
  /** Whether there must be room for the whole party. */
  readonly needsRoom: boolean
  /** Kinds of performance that there must be on the day. */
  readonly performances: readonly PerformanceAccessibilityTrait[]
  readonly party: Party
}

/** What is known of the days of a tour group, by ISO date. */
export type DayAvailabilityLookup = (day: string) => DayAvailability | undefined

type KnownDay = Pick<DayAvailability, 'day' | 'state' | 'price' | 'slots' | 'performances'>

/** Days with starts, judged by one wish whatever its days. */
export type DayOfferCache = Map<KnownDay, DayOffer>

const NONE: DayOffer = { state: 'none' }
const UNKNOWN: DayOffer = { state: 'unknown' }

/**
 * What a tour group offers on the days of a list's choice: the one rule behind its filters, counts, order, cards and
 * strip. A day that is not known from the calendar is judged by the catalogue's next available day: those before it are
 * not on sale, and of those after it nothing is known.
 *
 * @param judged by the same wish but for its days; is added to
 */
export function offerOnDays(
  product: ProductCard,
  known: DayAvailabilityLookup,
  wish: DayCriteria,
  judged: DayOfferCache = new Map(),
): DayOffer {
  let best: OpenDayOffer | undefined
  let isUnsure = false
  for (const day of wish.days) {
    const offer = offerOnDay(known(day) ?? guessDay(product, day), wish, judged)
    if (offer.state === 'unknown') isUnsure = true
    else if (offer.state === 'open' && (!best || amountOf(offer) < amountOf(best))) best = offer
  }
  return best ?? (isUnsure ? UNKNOWN : NONE)
}

function amountOf({ price }: OpenDayOffer): number {
  return price?.display.amount ?? Number.MAX_VALUE
}

/** What the catalogue's next available day says of another. */
function guessDay({ nextAvailableDate: next }: ProductCard, day: string): KnownDay | undefined {
  if (next === undefined || day > next) return undefined
  return { day, state: day === next ? 'open' : 'closed' }
}

function offerOnDay(known: KnownDay | undefined, wish: DayCriteria, judged: DayOfferCache): DayOffer {
  if (!known) return UNKNOWN
  if (!isOpen(known)) return NONE
  const isAnyStart = wish.times.length === 0 && wish.from === undefined && !wish.needsRoom
  const isAny = wish.performances.length === 0
  if (isAnyStart && isAny) return known
  const state = isAny ? 'open' : performedOn(known, wish)
  if (state !== 'open') return state === 'none' ? NONE : UNKNOWN
  if (known.slots?.length) return judged.getOrInsertComputed(known, () => offerOfStarts(known, wish))
  return isAnyStart ? known : UNKNOWN
}

function isOpen(known: KnownDay): known is OpenDayOffer {
  return known.state === 'open'
}

/** Whether there are performances of all wished kinds; unknown where no tour is known to be of a kind. */
function performedOn({ performances = [] }: KnownDay, wish: DayCriteria): DayOffer['state'] {
  const states = wish.performances.map((wished) => {
    const ofKind = performances.filter(({ trait }) => trait === wished)
    return ofKind.length === 0 ? 'unknown' : ofKind.some(({ isOpen }) => isOpen) ? 'open' : 'none'
  })
  return states.find((state) => state === 'none') ?? states.find((state) => state === 'unknown') ?? 'open'
}

function offerOfStarts({ day, price, slots = [], performances = [] }: KnownDay, wish: DayCriteria): DayOffer {
  const isPerformed = ({ tourId }: DaySlot) =>
    wish.performances.every((wished) =>
      performances.some(({ trait, tourId: performed }) => trait === wished && performed === tourId),
    )
  const fitting = slots.filter((slot) => slot.left !== 0 && isWished(slot, wish) && isPerformed(slot))
  const lowest = lowestMainPriceOfSlots(fitting) ?? price
  return fitting.length === 0 ? NONE : { state: 'open', day, slots: fitting, ...(lowest && { price: lowest }) }
}

/** What a party pays at least on an open day; absent when the price of somebody is unknown. */
export function lowestPartyTotalOn({ price, slots = [] }: OpenDayOffer, party: Party): Price | undefined {
  if (slots.length === 0) return adultOnlyPartyTotal(price, party)
  return lowestTotalOf(
    slots.filter(({ left }) => left === undefined || hasRoomForParty(left, party)),
    party,
  )
}

function isWished({ start, left }: DaySlot, { from, times, needsRoom, party }: DayCriteria): boolean {
  if (from !== undefined && start < from) return false
  if (times.length > 0 && !times.some((part) => isInPartOfDay(start, part))) return false
  return !needsRoom || hasRoomForParty(left, party)
}

/** Whether the provider says that there is room for all. */
export function hasRoomForParty(left: DaySlot['left'], party: Party): boolean {
  return left === 'unlimited' || (left ?? 0) >= minimumSeatsOfParty(party)
}
