import type { DayAvailability, DaySlot } from '../availability/day-availability.ts'
import type { Calendar, CalendarDay } from '../catalogue/calendar.ts'
import { mainPrice } from '../catalogue/prices/main-price.ts'
import type { Price, Product } from '../catalogue/product.ts'
import { payingUnitId, toPricing, unitIdOf } from './octo-prices.ts'
import { isTourSoldAsOption, type SellableOption } from './octo-product.ts'
import type { OctoDay } from './octo-response-schemas.ts'

/** What is known of the days of a product. */
export interface OctoDayFacts {
  /** As the page has it, from today on. */
  readonly calendar: Calendar
  /** As the index of availability has it: closed days, and starts that were read lately. */
  readonly indexed: ReadonlyMap<string, DayAvailability>
  /** Largest group; more places than that are not told. */
  readonly groupSize: Product['groupSize']
  /** Places from which on a day or a start is said to be nearly full. */
  readonly few: number
}

/**
 * The known days of an option, in order; section "Availability calendar" of docs.octo.travel. A day of which it is unknown whether the
 * option can be had is absent.
 *
 * @param unitIds of the option
 */
export function buildOctoDays(sold: SellableOption, unitIds: readonly string[], known: OctoDayFacts): OctoDay[] {
  const { calendar, indexed } = known
  const byDate = new Map(calendar.days.map((day) => [day.date, day]))
  const dates = [...new Set([...byDate.keys(), ...indexed.keys()])].toSorted()
  return dates.flatMap((date) => {
    const [day, index] = [byDate.get(date), indexed.get(date)]
    if (!day) return index?.state === 'closed' ? [buildUnavailableDay(date, 'CLOSED')] : []
    return dayOf(day, index, sold, unitIds, known) ?? []
  })
}

/** A day on which an option cannot be had. */
export function buildUnavailableDay(localDate: string, status: 'CLOSED' | 'SOLD_OUT'): OctoDay {
  return { localDate, available: false, status, vacancies: 0, capacity: null, openingHours: [] }
}

function dayOf(
  day: CalendarDay,
  index: DayAvailability | undefined,
  sold: SellableOption,
  unitIds: readonly string[],
  known: OctoDayFacts,
): OctoDay | undefined {
  const { date, tourIds } = day
  const { slots, hasDoubtfulPrices } = index ?? {}
  if (tourIds.length === 0) return buildUnavailableDay(date, 'SOLD_OUT')
  const own = slots?.filter(({ tourId }) => isTourSoldAsOption(sold, tourId))
  if (!tourIds.some((tourId) => isTourSoldAsOption(sold, tourId))) {
    return own && buildUnavailableDay(date, own.length > 0 ? 'SOLD_OUT' : 'CLOSED')
  }
  const open = own?.filter(({ left }) => left !== 0) ?? []
  const ofIndex = hasDoubtfulPrices ? undefined : indexedPrice(day, slots, open)
  const price = tourIds.every((tourId) => isTourSoldAsOption(sold, tourId)) ? day.price : ofIndex
  return {
    localDate: date,
    available: true,
    ...placesOf(open, known),
    capacity: null,
    openingHours: [],
    ...(price && pricingOf(price, unitIds, open)),
  }
}

/**
 * The lowest price of an option's starts in the index. After a change of prices the index may be older than the page's calendar, which has the
 * price of the cheapest start of all options: where both say something else, the index is not believed. That the price of a dearer option
 * changed is known only where the provider said so (`hasDoubtfulPrices`).
 */
function indexedPrice(
  day: CalendarDay,
  all: readonly DaySlot[] | undefined,
  own: readonly DaySlot[],
): Price | undefined {
  const cheapest = lowestOf((all ?? []).filter(({ left }) => left !== 0))
  return cheapest?.display.amount === day.price?.display.amount ? lowestOf(own) : undefined
}

/** The same rule as the page's for a ticket of a day. */
function lowestOf(slots: readonly DaySlot[]): Price | undefined {
  const prices = slots.flatMap((slot) => mainPrice(slot.prices) ?? [])
  return prices.toSorted((one, other) => one.display.amount - other.display.amount)[0]
}

/** Of the day's adults, or of whom the page says it. */
function pricingOf(
  price: Price,
  unitIds: readonly string[],
  slots: readonly DaySlot[],
): Pick<OctoDay, 'pricingFrom' | 'unitPricingFrom'> {
  const pricing = toPricing(price)
  if (price.per === 'group') return { pricingFrom: pricing }
  const named = [...new Set(slots.flatMap(({ prices }) => prices.map(unitIdOf)))]
  const unitId = payingUnitId(price, named.length > 0 ? named : unitIds)
  return unitId === undefined ? {} : { unitPricingFrom: [{ ...pricing, unitId }] }
}

function placesOf(open: readonly DaySlot[], { groupSize, few }: OctoDayFacts): Pick<OctoDay, 'status' | 'vacancies'> {
  if (open.some(({ left }) => left === 'unlimited')) return { status: 'FREESALE', vacancies: null }
  const counted = open.map(({ left }) => left).filter((left) => typeof left === 'number')
  if (counted.length === 0 || counted.length < open.length) return { status: 'AVAILABLE', vacancies: null }
  return vacancyStatus(Math.max(...counted), { groupSize, few })
}

/** @param left at least one */
export function vacancyStatus(
  left: number,
  { groupSize = Number.POSITIVE_INFINITY, few }: Pick<OctoDayFacts, 'groupSize' | 'few'>,
): Pick<OctoDay, 'status' | 'vacancies'> {
  return { status: left <= few ? 'LIMITED' : 'AVAILABLE', vacancies: left > groupSize ? null : left }
}
