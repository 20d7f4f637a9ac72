import type { CurrencyCode } from '@passepartout/content-model/currencies'
import type { AgeBandPrice, Calendar, Slot, TourStart } from '../catalogue/calendar.ts'
import type { WithTimedPrices } from '../catalogue/prices/price-age.ts'
import type { Price } from '../catalogue/product.ts'
import { dayNumber } from '../i18n/day-number.ts'

/** Days that are stored, from the day of the answer on. */
export const DAYS_STORED = 120

/** States of a day in `StoredCalendar.states`; 0 is unknown. */
export const STATE_OPEN = 1
export const STATE_SOLD_OUT = 2
export const STATE_CLOSED = 3

/** The days of a calendar, in arrays: ten thousand tour groups fit into a few megabytes. */
export interface StoredCalendar {
  /** Milliseconds since the epoch. */
  readonly readAt: number
  /** Days since the epoch of the first entry of the arrays. */
  readonly firstDay: number
  readonly states: Uint8Array
  /** Tours of all days; empty when there are more than the bits of `tours`. */
  readonly tourIds: readonly number[]
  /** Per day a bit for each of `tourIds` that is available. */
  readonly tours: Uint32Array
}

/** Lowest prices of the days of a calendar in one currency. */
export interface StoredCalendarPrices {
  readonly readAt: number
  readonly firstDay: number
  /** Not a number where the price is unknown. */
  readonly amounts: Float64Array
  /** Per day: who pays, and whether the price is a lowest one. */
  readonly kinds: Uint8Array
}

/** A start without its prices, which are stored by currency. */
export interface StoredSlot {
  /** HH:MM in the venue's time zone. */
  readonly start: string
  /** HH:MM; after midnight if it is not later than `start`. */
  readonly end?: string
  readonly tourId: number
  /** 0 when it is sold out; absent when the provider does not say. */
  readonly left?: number | 'unlimited'
}

/** The starts of a day. */
export interface StoredSlots {
  readonly readAt: number
  readonly slots: readonly StoredSlot[]
}

/** Prices of the starts of a day in one currency, by start and tour. */
export interface StoredSlotPrices {
  readonly readAt: number
  readonly prices: ReadonlyMap<string, readonly AgeBandPrice[]>
}

const MAX_TOURS = 32
const PAYERS = ['person', 'adult', 'group'] as const
const IS_FROM = 4

/**
 * Why an answer is not believed: it names no day to come; or it says for months on end that nothing is left, which is
 * a fault more often than the truth; or it names times of an unknown time zone.
 */
export type AnswerRejectionReason = 'noDays' | 'soldOutForMonths' | 'noTimeZone'

/** A calendar of so many days without an open one is not believed. */
const MAX_SOLD_OUT = 60

/**
 * The states of a calendar's days. Days that are missing before its last one are closed; after it nothing is known. A
 * calendar that is refused makes all days unknown: neither what it says nor what was said before is certain.
 *
 * @param today of the venue, in days since the epoch
 */
export function toStoredCalendar(
  calendar: WithTimedPrices<Calendar>,
  readAt: number,
  today: number,
): { readonly value: StoredCalendar; readonly refused?: AnswerRejectionReason } {
  const nothing = { readAt, firstDay: today, states: new Uint8Array(0), tourIds: [], tours: new Uint32Array(0) }
  const last = calendar.days.at(-1)
  const length = last ? Math.min(DAYS_STORED, dayNumber(last.date) - today + 1) : 0
  if (length <= 0) return { value: nothing, refused: 'noDays' }
  const states = new Uint8Array(length).fill(STATE_CLOSED)
  const tours = new Uint32Array(length)
  const tourIds = [...new Set(calendar.days.flatMap((day) => day.tourIds))]
  const known = tourIds.length > MAX_TOURS ? [] : tourIds
  for (const { date, tourIds: available } of calendar.days) {
    const place = dayNumber(date) - today
    if (place < 0 || place >= length) continue
    states[place] = available.length > 0 ? STATE_OPEN : STATE_SOLD_OUT
    tours[place] = available.reduce((bits, id) => (known.includes(id) ? bits | (1 << known.indexOf(id)) : bits), 0)
  }
  const soldOut = states.filter((state) => state === STATE_SOLD_OUT).length
  if (soldOut >= MAX_SOLD_OUT && tourIds.length === 0) return { value: nothing, refused: 'soldOutForMonths' }
  return { value: { readAt, firstDay: today, states, tourIds: known, tours } }
}

/**
 * The lowest prices of a calendar's days in the currency of the answer.
 *
 * @param today of the venue, in days since the epoch
 * @returns `undefined` when no day has a price
 */
export function toStoredCalendarPrices(
  calendar: WithTimedPrices<Calendar>,
  today: number,
): StoredCalendarPrices | undefined {
  const priced = calendar.days.flatMap(({ date, price }) =>
    price ? [{ place: dayNumber(date) - today, ...price }] : [],
  )
  const kept = priced.filter(({ place }) => place >= 0 && place < DAYS_STORED)
  const last = kept.at(-1)
  if (!last) return undefined
  const amounts = new Float64Array(last.place + 1).fill(Number.NaN)
  const kinds = new Uint8Array(last.place + 1)
  for (const { place, price } of kept) {
    amounts[place] = price.display.amount
    kinds[place] = encodePriceKind(price)
  }
  return { readAt: last.readAt, firstDay: today, amounts, kinds }
}

/** The state of a day; 0 where it is unknown. */
export function dayStateInCalendar(calendar: StoredCalendar | undefined, day: number): number {
  return calendar?.states[day - calendar.firstDay] ?? 0
}

/** Tours that are available on a day; one without a number stands for those that are not told apart. */
export function toursAvailableOnDay({ tourIds, tours, firstDay }: StoredCalendar, day: number): readonly number[] {
  const bits = tours[day - firstDay] ?? 0
  const known = tourIds.filter((_, place) => (bits & (1 << place)) !== 0)
  return known.length > 0 ? known : [0]
}

/** The lowest price of a day, counted since the epoch; `undefined` where it is unknown. */
export function lowestPriceOnDay(
  kept: StoredCalendarPrices | undefined,
  day: number,
  currency: CurrencyCode,
): Price | undefined {
  const place = day - (kept?.firstDay ?? 0)
  const amount = kept?.amounts[place] ?? Number.NaN
  if (!kept || Number.isNaN(amount)) return undefined
  return decodePrice(amount, kept.kinds[place] ?? 0, currency)
}

/** Who pays, and whether it is a lowest price, as a number from 0 to 7. */
export function encodePriceKind({ per, isFrom }: Price): number {
  return PAYERS.indexOf(per) + (isFrom ? IS_FROM : 0)
}

/** The price of an amount and a number of `encodePriceKind`. */
export function decodePrice(amount: number, kind: number, currency: CurrencyCode): Price {
  return { display: { amount, currency }, per: PAYERS[kind % IS_FROM] ?? 'person', isFrom: kind >= IS_FROM }
}

/** A start as it is stored: without prices, and without the count that pages derive from `left`. */
export function toStoredSlot({ startTime, endTime, tourId, left }: WithTimedPrices<Slot> | TourStart): StoredSlot {
  return {
    start: startTime,
    ...(endTime !== undefined && { end: endTime }),
    tourId,
    ...(left !== undefined && { left }),
  }
}

/**
 * The prices of a day's starts by age band or group, in the currency of the answer.
 *
 * @returns `undefined` when no start has a price
 */
export function toStoredSlotPrices(
  slots: readonly WithTimedPrices<Slot>[],
  readAt: number,
): StoredSlotPrices | undefined {
  const prices = new Map<string, readonly AgeBandPrice[]>()
  for (const slot of slots) {
    const bands = (slot.prices ?? []).map((band) => ({ ...band, price: band.price.price }))
    if (bands.length > 0) prices.set(slotKey({ start: slot.startTime, tourId: slot.tourId }), bands)
  }
  return prices.size === 0 ? undefined : { readAt, prices }
}

/** Key of a start among those of its day, such as `09:30 7`. */
export function slotKey({ start, tourId }: Pick<StoredSlot, 'start' | 'tourId'>): string {
  return `${start} ${tourId}`
}
