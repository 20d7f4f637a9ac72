import type { CurrencyCode } from '@passepartout/content-model/currencies'
import { lowestPriceOf, mainPrice } from '../catalogue/prices/main-price.ts'
import type { Price } from '../catalogue/product.ts'
import { isoDate } from '../i18n/day-number.ts'
import type { DayAccessibleTour, DayAvailability, DaySlot } from './day-availability.ts'
import {
  dayStateInCalendar,
  lowestPriceOnDay,
  STATE_OPEN,
  STATE_SOLD_OUT,
  type StoredCalendar,
  type StoredCalendarPrices,
  type StoredSlot,
  type StoredSlotPrices,
  type StoredSlots,
  slotKey,
  toursAvailableOnDay,
} from './stored-days.ts'
import type { StoredAccessibleTour } from './stored-tour-group.ts'

/** The answers of which the days of a tour group are made: those that count, with prices of one currency or none. */
export interface CalendarWithPrices {
  readonly calendar: StoredCalendar | undefined
  readonly prices: StoredCalendarPrices | undefined
  readonly currency: CurrencyCode
  readonly performances: readonly StoredAccessibleTour[] | undefined
}

/** The answers about the starts of one day. */
export interface DaySlotsWithPrices {
  readonly slots: StoredSlots | undefined
  readonly slotPrices: StoredSlotPrices | undefined
}

/** What the newest answer says of a day. */
export interface NewestDayState {
  readonly state: number
  readonly readAt: number
  /** Whether the starts say it and not the calendar. */
  readonly isOfSlots: boolean
}

/** A day, with the time of its oldest price; infinite without prices. */
export interface DerivedDayAvailability {
  readonly known: DayAvailability
  readonly pricedAt: number
}

/** @returns `undefined` where the day is unknown */
export function newestDayState(
  day: number,
  { calendar }: CalendarWithPrices,
  { slots }: Pick<DaySlotsWithPrices, 'slots'>,
): NewestDayState | undefined {
  const ofSlots = slots && slots.readAt > (calendar?.readAt ?? 0) ? stateOfSlots(slots.slots) : 0
  if (slots && ofSlots !== 0) return { state: ofSlots, readAt: slots.readAt, isOfSlots: true }
  const state = dayStateInCalendar(calendar, day)
  return calendar && state !== 0 ? { state, readAt: calendar.readAt, isOfSlots: false } : undefined
}

/** @returns 0 without starts, or where the provider does not say how many are left */
function stateOfSlots(slots: readonly StoredSlot[]): number {
  if (slots.some(({ left }) => left !== undefined && left !== 0)) return STATE_OPEN
  return slots.length > 0 && slots.every(({ left }) => left === 0) ? STATE_SOLD_OUT : 0
}

export function nameOfState(state: number): DayAvailability['state'] {
  return state === STATE_OPEN ? 'open' : state === STATE_SOLD_OUT ? 'soldOut' : 'closed'
}

/** With the answers that it is made of. */
interface LaterDay
  extends DerivedDayAvailability,
    DaySlotsWithPrices,
    Omit<CalendarWithPrices, 'prices' | 'currency'> {}

/** By the answer with the prices, or without any by the calendar; each by days since the epoch. */
const daysMade = new WeakMap<object, Map<number, LaterDay>>()

/**
 * Days after the first on sale are the same for every reader until another answer comes; lists read them all the time.
 *
 * @returns what derives a day; it returns `undefined` where the day is unknown
 */
export function createLaterDayReader(answers: CalendarWithPrices) {
  const { calendar, performances } = answers
  const key = answers.prices ?? calendar
  const made = key ? daysMade.getOrInsertComputed(key, () => new Map()) : new Map<number, LaterDay>()
  return (day: number, starts: DaySlotsWithPrices): DerivedDayAvailability | undefined => {
    const before = made.get(day)
    const isSame =
      before?.calendar === calendar &&
      before?.performances === performances &&
      before?.slots === starts.slots &&
      before?.slotPrices === starts.slotPrices
    if (before && isSame) return before
    const read = newestDayState(day, answers, starts)
    if (!read) return undefined
    const left = { state: nameOfState(read.state), onSale: starts.slots?.slots ?? [] }
    const derived = deriveDayAvailability(day, answers, starts, read, left)
    made.set(day, { ...derived, ...starts, calendar, performances })
    return derived
  }
}

/** @param onSale those of `starts.slots` that are still on sale */
export function deriveDayAvailability(
  day: number,
  answers: CalendarWithPrices,
  starts: DaySlotsWithPrices,
  { readAt, isOfSlots }: NewestDayState,
  { state, onSale }: { readonly state: DayAvailability['state']; readonly onSale: readonly StoredSlot[] },
): DerivedDayAvailability {
  const isPricedBySlots = isOfSlots || onSale.length < (starts.slots?.slots.length ?? 0)
  const lowest = state === 'open' ? lowestPrice(day, answers, starts, isPricedBySlots ? onSale : []) : undefined
  const slots = onSale.map((slot): DaySlot => ({ ...slot, prices: starts.slotPrices?.prices.get(slotKey(slot)) ?? [] }))
  const performances = state === 'open' ? performancesOn(day, answers, starts.slots ? onSale : undefined) : undefined
  const isPriced = slots.some(({ prices }) => prices.length > 0)
  return {
    known: {
      ...{ day: isoDate(day), state, readAt },
      ...(lowest && { price: lowest.price }),
      ...(performances && { performances }),
      ...(starts.slots && { slots, slotsReadAt: starts.slots.readAt }),
    },
    pricedAt: Math.min(
      lowest?.readAt ?? Number.POSITIVE_INFINITY,
      (isPriced && starts.slotPrices?.readAt) || Number.POSITIVE_INFINITY,
    ),
  }
}

/** @param onSale starts of the day, if they are known */
function performancesOn(
  day: number,
  { calendar, performances }: CalendarWithPrices,
  onSale: readonly StoredSlot[] | undefined,
): readonly DayAccessibleTour[] | undefined {
  const open =
    onSale?.filter(({ left }) => left !== 0).map(({ tourId }) => tourId) ??
    (calendar && toursAvailableOnDay(calendar, day))
  if (!performances?.length || !open || open.includes(0)) return undefined
  return performances.map((performance) => ({ ...performance, isOpen: open.includes(performance.tourId) }))
}

/** The lowest price of the given starts if it is known, otherwise that of the calendar. */
function lowestPrice(
  day: number,
  { prices, currency }: CalendarWithPrices,
  { slotPrices }: DaySlotsWithPrices,
  slots: readonly StoredSlot[],
): { readonly price: Price; readonly readAt: number } | undefined {
  const lowest = slotPrices && lowestOf(slots, slotPrices)
  if (lowest) return { price: lowest, readAt: slotPrices.readAt }
  const price = lowestPriceOnDay(prices, day, currency)
  return price && prices && { price, readAt: prices.readAt }
}

/** What an adult or a group pays at least; nothing where the price of a start is unknown. */
function lowestOf(slots: readonly StoredSlot[], { prices }: StoredSlotPrices): Price | undefined {
  const open = slots.filter(({ left }) => left !== 0)
  const all = open.map((slot) => mainPrice(prices.get(slotKey(slot)) ?? []))
  const known = all.flatMap((price) => price ?? [])
  return known.length < all.length ? undefined : lowestPriceOf(known)
}
