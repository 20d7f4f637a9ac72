import type { CurrencyCode } from '@passepartout/content-model/currencies'
import { tag } from '@passepartout/content-model/tags'
import type { Dependencies } from '../cache/dependencies.ts'
import { PRICE_AGE_LIMIT } from '../cache/lifetime.ts'
import {
  endOfSaleDay,
  firstSaleDay,
  isOnSale,
  lastFirstSaleDay,
  remainingOfDay,
  type SaleClock,
} from '../catalogue/on-sale/sale-clock.ts'
import { mainPrice } from '../catalogue/prices/main-price.ts'
import type { Price } from '../catalogue/product.ts'
import { dayNumber, isoDate } from '../i18n/day-number.ts'
import type { DayAvailability, DaySlot } from './day-availability.ts'
import {
  OPEN,
  priceOf,
  SOLD_OUT,
  type StoredCalendar,
  type StoredPrices,
  type StoredSlot,
  type StoredSlotPrices,
  slotKey,
  stateOf,
  toursOf,
} from './stored-days.ts'
import { type StoredTourGroup, slotPricesKey } from './stored-tour-group.ts'

/** The page that reads: its currency, its dependencies, and the site's time zone, used when the venue's is unknown. */
export interface Reading {
  readonly currency: CurrencyCode
  readonly dependencies: Pick<Dependencies, 'tag' | 'pricedAt' | 'lastsUntil' | 'degrade'>
  readonly timeZone?: string | undefined
  /** Set where no price is shown: days have none, and the page does not depend on their age. */
  readonly isUnpriced?: boolean
}

interface ReaderSettings {
  /** Milliseconds before a start at which the sale of a tour group ends. */
  readonly cutOffOf: (tgid: number) => number
  /** Time zone of a tour group's venue, if known. */
  readonly zoneOf: (kept: StoredTourGroup) => string | undefined
  readonly now: () => number
}

/** The clock of a venue, with the first day on sale in days since the epoch and the instant at which that day ends. */
interface VenueClock extends SaleClock {
  readonly first: number
  readonly end: number
  readonly isZoneKnown: boolean
}

/** What the newest answer says of a day. */
interface StateRead {
  readonly state: number
  readonly readAt: number
  /** Whether the starts say it and not the calendar. */
  readonly isOfSlots: boolean
}

/** Milliseconds for which an answer counts; after that its days are unknown. */
export const KNOWN_FOR = PRICE_AGE_LIMIT
const NO_ZONE = 'UTC'
/** Days in which the next open one is looked for. */
const FURTHEST = 180

/** One read of the index by a page: what the page depends on is told once, by `tell`. */
export class IndexReader {
  readonly #settings: ReaderSettings
  readonly #reading: Reading
  readonly #now: number
  /** By zone and cut-off. */
  readonly #clocks = new Map<string, VenueClock>()
  readonly #tags: string[] = []
  #oldestPrice = Number.POSITIVE_INFINITY
  #until = Number.POSITIVE_INFINITY
  #isDoubtful = false

  constructor(settings: ReaderSettings, reading: Reading) {
    this.#settings = settings
    this.#reading = reading
    this.#now = settings.now()
  }

  /** The known days of a tour group between two days since the epoch, both included. */
  days(tgid: number, kept: StoredTourGroup | undefined, from: number, to: number): readonly DayAvailability[] {
    this.#tags.push(tag.tourGroup(tgid))
    const clock = this.#clockOf(tgid, kept)
    const days: DayAvailability[] = []
    for (let day = from; day <= to; day += 1) {
      const known = day < clock.first ? this.#past(day) : kept && this.#day(kept, day, clock)
      if (known) days.push(known)
    }
    if (from <= clock.first) this.#until = Math.min(this.#until, clock.end)
    return days
  }

  /**
   * The first open day on sale.
   *
   * @returns `undefined` when a day before it is unknown
   */
  nextOpenDay(tgid: number, kept: StoredTourGroup): DayAvailability | undefined {
    const { first } = this.#clockOf(tgid, kept)
    for (let day = first; day < first + FURTHEST; day += 1) {
      const [known] = this.days(tgid, kept, day, day)
      if (known?.state !== 'soldOut' && known?.state !== 'closed') return known
    }
    return undefined
  }

  tell(): void {
    const { dependencies } = this.#reading
    dependencies.tag(...this.#tags)
    if (Number.isFinite(this.#oldestPrice)) dependencies.pricedAt(this.#oldestPrice)
    dependencies.lastsUntil(this.#until)
    if (this.#isDoubtful) dependencies.degrade()
  }

  /** Before the first day on sale nothing can be booked, whatever is known. */
  #past(day: number): DayAvailability {
    return { day: isoDate(day), state: 'closed', readAt: this.#now }
  }

  #day(kept: StoredTourGroup, day: number, clock: VenueClock): DayAvailability | undefined {
    if (day !== clock.first && !kept.slots.has(day)) return this.#plainDay(kept, day)
    const known = this.#slotsOf(kept, day, clock)
    const slots = known?.slots ?? []
    const read = this.#stateOf(kept, day, known)
    if (!read) return undefined
    this.#isDoubtful ||= read.readAt < kept.changedAt
    const date = isoDate(day)
    const isFirst = day === clock.first
    const onSale = isFirst ? slots.filter(({ start }) => isOnSale({ date, startTime: start }, clock)) : slots
    const state = isFirst ? this.#remaining(date, read, kept, slots, clock) : nameOfState(read.state)
    const isPricedBySlots = read.isOfSlots || onSale.length < slots.length
    const price = state === 'open' ? this.#priceOf(kept, day, isPricedBySlots ? onSale : []) : undefined
    return {
      ...{ day: date, state, readAt: read.readAt },
      ...(price && { price }),
      ...(known && { slots: this.#withPrices(kept, day, onSale), slotsReadAt: known.readAt }),
    }
  }

  /** A later day of which no starts are known: the same for every reader until another calendar comes. */
  #plainDay(kept: StoredTourGroup, day: number): DayAvailability | undefined {
    const calendar = this.#current(kept.calendar)
    const state = stateOf(calendar, day)
    if (!calendar || state === 0) return undefined
    this.#isDoubtful ||= calendar.readAt < kept.changedAt
    const { currency, isUnpriced } = this.#reading
    const prices = isUnpriced || state !== OPEN ? undefined : this.#current(kept.prices.get(currency))
    const made = plainDays(calendar, prices)
    const place = day - calendar.firstDay
    const price = made[place] ? undefined : priceOf(prices, day, currency)
    made[place] ??= { day: isoDate(day), state: nameOfState(state), readAt: calendar.readAt, ...(price && { price }) }
    return prices && made[place].price ? this.#dated(made[place], prices.readAt, kept) : made[place]
  }

  /** Starts near now mean nothing without the venue's time zone. */
  #slotsOf(kept: StoredTourGroup, day: number, clock: VenueClock) {
    const known = this.#current(kept.slots.get(day))
    if (!known || clock.isZoneKnown) return known
    return isoDate(day) > lastFirstSaleDay(clock) ? known : undefined
  }

  #stateOf(
    kept: StoredTourGroup,
    day: number,
    known: { readonly slots: readonly StoredSlot[]; readonly readAt: number } | undefined,
  ): StateRead | undefined {
    const calendar = this.#current(kept.calendar)
    const ofSlots = known && known.readAt > (calendar?.readAt ?? 0) ? stateOfSlots(known.slots) : 0
    if (known && ofSlots !== 0) return { state: ofSlots, readAt: known.readAt, isOfSlots: true }
    const state = stateOf(calendar, day)
    return calendar && state !== 0 ? { state, readAt: calendar.readAt, isOfSlots: false } : undefined
  }

  /** What is left of the first day on sale, by the same rule as on the tour group's page. */
  #remaining(
    date: string,
    { state }: StateRead,
    kept: StoredTourGroup,
    slots: readonly StoredSlot[],
    clock: VenueClock,
  ): DayAvailability['state'] {
    if (state !== OPEN) return nameOfState(state)
    const tourIds = kept.calendar ? toursOf(kept.calendar, dayNumber(date)) : slots.map(({ tourId }) => tourId)
    const starts = slots.map(({ start, tourId, left }) => ({
      ...{ date, startTime: start, tourId },
      isSoldOut: left === 0,
    }))
    const { day, until } = remainingOfDay({ date, tourIds }, starts, kept.venue?.schedule, clock)
    this.#until = Math.min(this.#until, until)
    if (!day) return 'closed'
    return day.tourIds.length > 0 ? 'open' : 'soldOut'
  }

  /** The lowest price of the given starts if it is known, otherwise that of the calendar. */
  #priceOf(kept: StoredTourGroup, day: number, slots: readonly StoredSlot[]): Price | undefined {
    const { currency, isUnpriced } = this.#reading
    if (isUnpriced) return undefined
    const ofSlots = slots.length > 0 && this.#current(kept.slotPrices.get(slotPricesKey(day, currency)))
    const lowest = ofSlots && lowestOf(slots, ofSlots)
    if (ofSlots && lowest) return this.#dated(lowest, ofSlots.readAt, kept)
    const prices = this.#current(kept.prices.get(currency))
    const price = priceOf(prices, day, currency)
    return price && prices ? this.#dated(price, prices.readAt, kept) : undefined
  }

  #withPrices(kept: StoredTourGroup, day: number, slots: readonly StoredSlot[]): readonly DaySlot[] {
    const { currency, isUnpriced } = this.#reading
    const known = isUnpriced ? undefined : this.#current(kept.slotPrices.get(slotPricesKey(day, currency)))
    return slots.map((slot) => {
      const prices = known?.prices.get(slotKey(slot))
      return { ...slot, prices: known && prices ? this.#dated(prices, known.readAt, kept) : [] }
    })
  }

  /** A price that the page shows, noted with its age. */
  #dated<T>(price: T, readAt: number, { changedAt }: StoredTourGroup): T {
    this.#oldestPrice = Math.min(this.#oldestPrice, readAt)
    this.#isDoubtful ||= readAt < changedAt
    return price
  }

  /** An answer, as long as it counts. */
  #current<T extends { readonly readAt: number }>(kept: T | undefined): T | undefined {
    return kept && this.#now - kept.readAt < KNOWN_FOR ? kept : undefined
  }

  #clockOf(tgid: number, kept: StoredTourGroup | undefined): VenueClock {
    const zone = kept && this.#settings.zoneOf(kept)
    const timeZone = zone ?? this.#reading.timeZone ?? NO_ZONE
    const cutOff = this.#settings.cutOffOf(tgid)
    const key = `${timeZone} ${cutOff} ${zone === undefined}`
    const known = this.#clocks.get(key)
    if (known) return known
    const clock = { now: this.#now, timeZone, cutOff }
    const first = dayNumber(firstSaleDay(clock))
    const made = { ...clock, first, end: endOfSaleDay(clock), isZoneKnown: zone !== undefined }
    this.#clocks.set(key, made)
    return made
  }
}

/** Days that were made of a calendar, by its prices or without any; lists read the same ones again and again. */
const daysMade = new WeakMap<StoredCalendar, WeakMap<StoredCalendar | StoredPrices, DayAvailability[]>>()

function plainDays(calendar: StoredCalendar, prices: StoredPrices | undefined): DayAvailability[] {
  const known = daysMade.get(calendar) ?? new WeakMap<StoredCalendar | StoredPrices, DayAvailability[]>()
  daysMade.set(calendar, known)
  const days = known.get(prices ?? calendar) ?? []
  known.set(prices ?? calendar, days)
  return days
}

/** @returns 0 without starts, or where the provider does not say how many are left */
function stateOfSlots(slots: readonly StoredSlot[]): number {
  if (slots.some(({ left }) => left !== undefined && left !== 0)) return OPEN
  return slots.length > 0 && slots.every(({ left }) => left === 0) ? SOLD_OUT : 0
}

function nameOfState(state: number): DayAvailability['state'] {
  return state === OPEN ? 'open' : state === SOLD_OUT ? 'soldOut' : 'closed'
}

/** What an adult or a group pays at least; nothing where the price of a start is unknown. */
function lowestOf(slots: readonly StoredSlot[], { prices }: StoredSlotPrices): Price | undefined {
  const open = slots.filter(({ left }) => left !== 0)
  const all = open.map((slot) => mainPrice(prices.get(slotKey(slot)) ?? []))
  const known = all.flatMap((price) => price ?? [])
  const [lowest] = known.toSorted((one, other) => one.display.amount - other.display.amount)
  if (!lowest || known.length < all.length) return undefined
  return { ...lowest, isFrom: lowest.isFrom || known.some(({ display }) => display.amount !== lowest.display.amount) }
}
