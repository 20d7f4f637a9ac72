import type { Calendar, CalendarDay, Performance, Slot } from '../../catalogue/calendar.ts'
import type { Price, Product, Variant } from '../../catalogue/product.ts'
import type { OwnBooking } from '../../page-context/page-context.ts'
import type { VisitChoice } from '../../request/address/visit-choice.ts'

/** The catalogue's dates of a tour group. */
export interface VisitDates {
  /** Absent when it is unavailable. */
  readonly calendar?: Calendar | undefined
  /** The starts of the selected day; absent when no day is selected or the catalogue is unavailable. */
  readonly slots?: readonly Slot[] | undefined
  /** Performances of the coming week, for shows only; empty when the catalogue is unavailable. */
  readonly performances?: readonly Performance[] | undefined
}

/** A variant on the selected day, or on any day. */
export interface OfferedVariant {
  readonly variant: Variant
  readonly isChosen: boolean
  /** Whether it is sold out or not offered on the selected day. */
  readonly isGone: boolean
  readonly price?: Price | undefined
}

/** Available choices, the selection and its price. */
export interface VisitPlan {
  /** From today on; empty when nothing is on sale. */
  readonly days: readonly CalendarDay[]
  /** The shown month, YYYY-MM. */
  readonly month: string
  readonly day?: CalendarDay
  readonly variants: readonly OfferedVariant[]
  /** Starts of the selected day, of the selected variant or the cheapest one that has starts. */
  readonly slots: readonly Slot[]
  /** Price of the selection; without one the lowest of all days. */
  readonly price?: Price
  /** The selection for the booking link. */
  readonly booking: OwnBooking
  /** The part of the address's selection that is not available. */
  readonly missing?: 'day' | 'variant'
}

type Planned = Pick<Product, 'variants' | 'price' | 'groupSize'>

/**
 * Validates the address's selection against the catalogue: only a day with tickets, and only a variant that is
 * available on it, are selected.
 *
 * @param today ISO date in the venue's time zone
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

/** The requested month, limited to the months that have days. */
function monthWithin(asked: string | undefined, days: readonly CalendarDay[]): string | undefined {
  const month = asked?.slice(0, 7)
  const [first, last] = [days[0]?.date.slice(0, 7) ?? '', days.at(-1)?.date.slice(0, 7) ?? '']
  return month !== undefined && month >= first && month <= last ? month : undefined
}

/** A variant without tour ids is available on every day. */
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

/** The price by the starts; without starts the day's price, if it can belong to one tour only. */
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

/** Hides a number of tickets above the group size. */
function withinGroup(slot: Slot, { groupSize = Number.POSITIVE_INFINITY }: Planned): Slot {
  const { remaining = 0, ...unlimited } = slot
  return remaining > groupSize ? unlimited : slot
}

/** One start per time: the cheapest one that has tickets. */
function cheapestByTime(slots: readonly Slot[]): readonly Slot[] {
  const byTime = Map.groupBy(slots, ({ startTime }) => startTime)
  return [...byTime.values()].flatMap((same) => same.toSorted(byTickets)[0] ?? [])
}

function byTickets(one: Slot, other: Slot): number {
  const isGone = (slot: Slot) => (slot.remaining === 0 ? 1 : 0)
  const amountOf = ({ price }: Slot) => price?.display.amount ?? Number.MAX_VALUE
  return isGone(one) - isGone(other) || amountOf(one) - amountOf(other)
}

/** The booking link names a tour if the selection leaves only one. */
function bookingOf(variant: Variant | undefined, day: CalendarDay | undefined): OwnBooking {
  const tours = (variant?.tourIds ?? []).filter((tourId) => !day || day.tourIds.includes(tourId))
  return {
    ...(day ? { date: day.date } : {}),
    ...(variant ? { variantId: variant.id } : {}),
    ...(tours.length === 1 ? { tourId: tours[0] } : {}),
  }
}
