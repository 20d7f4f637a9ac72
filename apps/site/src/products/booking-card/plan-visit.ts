import type { Calendar, CalendarDay, Performance, Slot } from '../../catalogue/calendar.ts'
import type { Price, Product, Variant } from '../../catalogue/product.ts'
import type { OwnBooking } from '../../page-context/page-context.ts'
import type { VisitChoice } from '../../request/address/visit-choice.ts'

/** What the catalogue says of the days of a tour group. */
export interface VisitDates {
  /** Absent when it cannot say. */
  readonly calendar?: Calendar | undefined
  /** The starts of the chosen day; absent when none is chosen or the catalogue cannot say. */
  readonly slots?: readonly Slot[] | undefined
  /** Of the coming week, where the page is about a show; empty when the catalogue cannot say. */
  readonly performances?: readonly Performance[] | undefined
}

/** A variant as it can be had on the chosen day, or on any. */
export interface OfferedVariant {
  readonly variant: Variant
  readonly isChosen: boolean
  /** On the chosen day it is sold out or not offered. */
  readonly isGone: boolean
  readonly price?: Price | undefined
}

/** What can be chosen, what is chosen, and what that costs. */
export interface VisitPlan {
  /** From today on; none where nothing is on sale. */
  readonly days: readonly CalendarDay[]
  /** YYYY-MM, that is shown. */
  readonly month: string
  readonly day?: CalendarDay
  readonly variants: readonly OfferedVariant[]
  /** With a chosen day: its starts, of the chosen variant or the cheapest that has one. */
  readonly slots: readonly Slot[]
  /** Of the choice; without one the lowest of all days. */
  readonly price?: Price
  /** What the booking link takes along. */
  readonly booking: OwnBooking
  /** The address asks for what cannot be had (any more). */
  readonly missing?: 'day' | 'variant'
}

type Planned = Pick<Product, 'variants' | 'price' | 'groupSize'>

/**
 * Holds what an address asks for against what the catalogue says: only a day with tickets is chosen, and only a variant
 * that can be had on it.
 *
 * @param today ISO date where the venue is
 */
export function planVisit(
  product: Planned,
  { calendar, slots = [] }: VisitDates,
  choice: VisitChoice,
  today: string,
): VisitPlan {
  const days = calendar?.days.filter(({ date }) => date >= today) ?? []
  const day = choice.day === undefined ? undefined : days.find(({ date, tourIds }) => date === choice.day && tourIds[0])
  const asked = product.variants.find(({ id }) => id === choice.variantId)
  const variant = asked && isOffered(asked, day) ? asked : undefined
  const starts = day ? slots.filter(({ tourId }) => !variant || isOf(variant, tourId)) : []
  const price = priceOf(product, variant, day, slots)
  const missing =
    choice.day !== undefined && !day ? 'day' : choice.variantId !== undefined && !variant ? 'variant' : undefined
  return {
    days,
    month: (day?.date ?? monthWithin(choice.month ?? choice.day, days) ?? days[0]?.date ?? today).slice(0, 7),
    ...(day ? { day } : {}),
    variants: product.variants.map((one) => offer(one, one === variant, day, slots)),
    slots: cheapestByTime(starts).map((slot) => withinGroup(slot, product)),
    ...(price ? { price } : {}),
    booking: bookingOf(variant, day),
    ...(missing ? { missing } : {}),
  }
}

/** A month that is asked for, where there are days to show in it or around it. */
function monthWithin(asked: string | undefined, days: readonly CalendarDay[]): string | undefined {
  const month = asked?.slice(0, 7)
  const [first, last] = [days[0]?.date.slice(0, 7) ?? '', days.at(-1)?.date.slice(0, 7) ?? '']
  return month !== undefined && month >= first && month <= last ? month : undefined
}

/** A variant of which the catalogue names no tours is offered whenever anything is. */
function isOf({ tourIds }: Variant, tourId: number): boolean {
  return tourIds.length === 0 || tourIds.includes(tourId)
}

function isOffered(variant: Variant, day: CalendarDay | undefined): boolean {
  return !day || day.tourIds.some((tourId) => isOf(variant, tourId))
}

function offer(
  variant: Variant,
  isChosen: boolean,
  day: CalendarDay | undefined,
  slots: readonly Slot[],
): OfferedVariant {
  const isGone = !isOffered(variant, day)
  return { variant, isChosen, isGone, price: day ? priceOnDay(variant, day, slots) : variant.price }
}

function priceOf(
  product: Planned,
  variant: Variant | undefined,
  day: CalendarDay | undefined,
  slots: readonly Slot[],
): Price | undefined {
  if (day) return variant ? priceOnDay(variant, day, slots) : day.price
  return variant ? variant.price : product.price
}

/** By the starts; where the catalogue cannot say them, the day's own price as long as only one tour can be meant. */
function priceOnDay(variant: Variant, day: CalendarDay, slots: readonly Slot[]): Price | undefined {
  const prices = slots.flatMap(({ tourId, remaining, price }) =>
    price && remaining !== 0 && isOf(variant, tourId) ? price : [],
  )
  const [lowest] = prices.toSorted(byAmount)
  if (lowest) return { ...lowest, isFrom: prices.some((price) => byAmount(price, lowest) !== 0) }
  const [only, another] = day.tourIds
  return only !== undefined && another === undefined && isOf(variant, only) ? day.price : undefined
}

function byAmount(one: Price, other: Price): number {
  return one.display.amount - other.display.amount
}

/** More left than the group takes is no number to tell. */
function withinGroup(slot: Slot, { groupSize = Number.POSITIVE_INFINITY }: Planned): Slot {
  const { remaining = 0, ...unlimited } = slot
  return remaining > groupSize ? unlimited : slot
}

/** One start a time: of several that begin together the cheapest that has tickets. */
function cheapestByTime(slots: readonly Slot[]): readonly Slot[] {
  const byTime = Map.groupBy(slots, ({ startTime }) => startTime)
  return [...byTime.values()].flatMap((same) => same.toSorted(byTickets)[0] ?? [])
}

function byTickets(one: Slot, other: Slot): number {
  const isGone = (slot: Slot) => (slot.remaining === 0 ? 1 : 0)
  const amountOf = ({ price }: Slot) => price?.display.amount ?? Number.MAX_VALUE
  return isGone(one) - isGone(other) || amountOf(one) - amountOf(other)
}

/** A tour is named where the choice leaves only one. */
function bookingOf(variant: Variant | undefined, day: CalendarDay | undefined): OwnBooking {
  const tours = (variant?.tourIds ?? []).filter((tourId) => !day || day.tourIds.includes(tourId))
  return {
    ...(day ? { date: day.date } : {}),
    ...(variant ? { variantId: variant.id } : {}),
    ...(tours.length === 1 ? { tourId: tours[0] } : {}),
  }
}
