import type { CurrencyCode } from '@passepartout/content-model/currencies'
import { tag } from '@passepartout/content-model/tags'
import type { Dependencies } from '../cache/dependencies.ts'
import { PRICE_AGE_LIMIT } from '../cache/lifetime.ts'
import type { Calendar, Slot, Start } from '../catalogue/calendar.ts'
import type { CatalogueRecords } from '../catalogue/catalogue-records.ts'
import {
  endOfSaleDay,
  firstSaleDay,
  isOnSale,
  lastFirstSaleDay,
  remainingOfDay,
  type SaleClock,
} from '../catalogue/on-sale/sale-clock.ts'
import type { Recorded } from '../catalogue/prices/price-age.ts'
import type { Price, Product, Schedule } from '../catalogue/product.ts'
import { isoToday } from '../i18n/moment.ts'
import type { DayAvailability, DaySlot } from './day-availability.ts'
import {
  dayNumber,
  isoDate,
  type KeptCalendar,
  type KeptPrices,
  type KeptSlot,
  type KeptSlotPrices,
  type KeptSlots,
  keepCalendar,
  keepPrices,
  keepSlot,
  keepSlotPrices,
  newer,
  OPEN,
  priceOf,
  SOLD_OUT,
  slotKey,
  stateOf,
  toursOf,
} from './kept-days.ts'

interface IndexSettings {
  /** Milliseconds before a start at which the sale of a tour group ends. */
  readonly cutOffOf: (tgid: number) => number
  /** Milliseconds since the epoch. */
  readonly now: () => number
}

/** The page that reads: its currency, its dependencies, and the site's time zone, used when the venue's is unknown. */
interface Reading {
  readonly currency: CurrencyCode
  readonly dependencies: Pick<Dependencies, 'tag' | 'pricedAt' | 'lastsUntil' | 'degrade'>
  readonly timeZone?: string | undefined
}

/** ISO dates; `to` is included. */
export interface DayRange {
  readonly from: string
  readonly to: string
}

/** Everything that is known of a tour group. */
interface KeptTourGroup {
  calendar?: KeptCalendar
  readonly prices: Map<CurrencyCode, KeptPrices>
  readonly days: Map<number, KeptDay>
  timeZone?: string
  schedule?: Schedule
  /** When the provider last said that it changed; what was read before is doubtful. */
  changedAt: number
}

interface KeptDay {
  slots: KeptSlots
  readonly prices: Map<CurrencyCode, KeptSlotPrices>
}

/** Milliseconds for which an answer counts; after that its days are unknown. */
const KNOWN_FOR = PRICE_AGE_LIMIT
const NO_ZONE = 'UTC'
/** The earliest zone: the day of an answer is there never later than at the venue. */
const EARLIEST_ZONE = 'Etc/GMT+12'

/**
 * What the catalogue said about the days of each tour group, in memory: read by whole lists without a call. The newest
 * answer about a day counts, whatever the order in which answers are recorded.
 */
export class AvailabilityIndex implements CatalogueRecords {
  readonly #settings: IndexSettings
  readonly #tourGroups = new Map<number, KeptTourGroup>()

  constructor(settings: IndexSettings) {
    this.#settings = settings
  }

  /**
   * The known days of tour groups. A day that is absent is unknown, and so is a tour group. The page depends on all of
   * them: on their changes, on the age of the prices, and on the next start that goes off sale.
   *
   * @returns by id, each in order of its days
   */
  read(
    tgids: readonly number[],
    { from, to }: DayRange,
    reading: Reading,
  ): ReadonlyMap<number, readonly DayAvailability[]> {
    const reader = new IndexReader(this.#settings, reading)
    const [first, last] = [dayNumber(from), dayNumber(to)]
    const found = new Map<number, readonly DayAvailability[]>()
    for (const tgid of tgids) {
      const days = reader.days(tgid, this.#tourGroups.get(tgid), first, last)
      if (days.length > 0) found.set(tgid, days)
    }
    reader.tell()
    return found
  }

  recordCalendar(tgid: number, currency: CurrencyCode, calendar: Recorded<Calendar>, readAt: number): void {
    const kept = this.#tourGroup(tgid)
    if (readAt <= (kept.prices.get(currency)?.readAt ?? 0) && readAt <= (kept.calendar?.readAt ?? 0)) return
    const today = dayNumber(isoToday({ now: readAt, timeZone: kept.timeZone ?? EARLIEST_ZONE }))
    const next = newer(kept.calendar, keepCalendar(calendar, readAt, today))
    if (next) kept.calendar = next
    const prices = newer(kept.prices.get(currency), keepPrices(calendar, today))
    if (prices) kept.prices.set(currency, prices)
  }

  recordSlots(
    tgid: number,
    date: string,
    currency: CurrencyCode,
    slots: readonly Recorded<Slot>[],
    readAt: number,
  ): void {
    const day = this.#recordDay(tgid, date, { readAt, slots: slots.map(keepSlot) })
    const prices = newer(day.prices.get(currency), keepSlotPrices(slots, readAt))
    if (prices) day.prices.set(currency, prices)
  }

  recordStarts(tgid: number, { from, to }: DayRange, starts: readonly Start[], readAt: number): void {
    const byDay = Map.groupBy(starts, ({ date }) => date)
    for (let day = dayNumber(from); day <= dayNumber(to); day += 1) {
      this.#recordDay(tgid, isoDate(day), { readAt, slots: (byDay.get(isoDate(day)) ?? []).map(keepSlot) })
    }
  }

  recordVenue({ tgid, timeZone, schedule }: Pick<Product, 'tgid' | 'timeZone' | 'schedule'>): void {
    const kept = this.#tourGroup(tgid)
    if (timeZone !== undefined) kept.timeZone = timeZone
    if (schedule) kept.schedule = schedule
  }

  /** Marks what is known of tour groups as doubtful, because the provider said that they changed. */
  markStale(tgids: readonly number[]): void {
    for (const tgid of tgids) {
      const kept = this.#tourGroups.get(tgid)
      if (kept) kept.changedAt = this.#settings.now()
    }
  }

  #tourGroup(tgid: number): KeptTourGroup {
    const kept = this.#tourGroups.get(tgid) ?? { prices: new Map(), days: new Map(), changedAt: 0 }
    this.#tourGroups.set(tgid, kept)
    return kept
  }

  #recordDay(tgid: number, date: string, slots: KeptSlots): KeptDay {
    const { days } = this.#tourGroup(tgid)
    const day = dayNumber(date)
    const kept = days.get(day) ?? { slots, prices: new Map() }
    days.set(day, kept)
    kept.slots = newer(kept.slots, slots) ?? slots
    return kept
  }
}

/** One read of the index: what it depends on is told once. */
class IndexReader {
  readonly #settings: IndexSettings
  readonly #reading: Reading
  readonly #now: number
  /** By zone and cut-off. */
  readonly #clocks = new Map<string, SaleClock & { readonly first: number; readonly end: number }>()
  readonly #tags: string[] = []
  #oldestPrice = Number.POSITIVE_INFINITY
  #until = Number.POSITIVE_INFINITY
  #isDoubtful = false

  constructor(settings: IndexSettings, reading: Reading) {
    this.#settings = settings
    this.#reading = reading
    this.#now = settings.now()
  }

  days(tgid: number, kept: KeptTourGroup | undefined, from: number, to: number): readonly DayAvailability[] {
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

  tell(): void {
    const { dependencies } = this.#reading
    dependencies.tag(...this.#tags)
    dependencies.pricedAt(this.#oldestPrice)
    dependencies.lastsUntil(this.#until)
    if (this.#isDoubtful) dependencies.degrade()
  }

  #past(day: number): DayAvailability {
    return { day: isoDate(day), state: 'closed', readAt: this.#now }
  }

  #day(kept: KeptTourGroup, day: number, clock: SaleClock & { readonly first: number }): DayAvailability | undefined {
    const calendar = this.#current(kept.calendar)
    const starts = this.#startsOf(kept, day)
    const slots = starts?.slots.slots ?? []
    const isSlotsNewer = starts !== undefined && starts.slots.readAt > (calendar?.readAt ?? 0)
    const state = (isSlotsNewer && stateOfSlots(slots)) || stateOf(calendar, day)
    const readAt = isSlotsNewer && stateOfSlots(slots) ? starts.slots.readAt : calendar?.readAt
    if (state === 0 || readAt === undefined) return undefined
    if (Math.max(readAt, 0) < kept.changedAt) this.#isDoubtful = true
    const date = isoDate(day)
    const isToday = day === clock.first
    const onSale = isToday ? slots.filter(({ start }) => isOnSale({ date, startTime: start }, clock)) : slots
    const left = isToday ? this.#leftToday(date, state, kept, slots, clock) : nameOfState(state)
    const priced =
      left === 'open' ? this.#price(kept, day, onSale, isSlotsNewer || onSale.length < slots.length) : undefined
    return {
      day: date,
      state: left,
      readAt,
      ...(priced && { price: priced }),
      ...(starts && { slots: this.#withPrices(onSale, starts), slotsReadAt: starts.slots.readAt }),
    }
  }

  #leftToday(
    date: string,
    state: number,
    kept: KeptTourGroup,
    slots: readonly KeptSlot[],
    clock: SaleClock,
  ): DayAvailability['state'] {
    if (state !== OPEN) return nameOfState(state)
    const tourIds = kept.calendar ? toursOf(kept.calendar, dayNumber(date)) : slots.map(({ tourId }) => tourId)
    const starts = slots.map(({ start, tourId, left }) => ({
      ...{ date, startTime: start, tourId },
      isSoldOut: left === 0,
    }))
    const { day, until } = remainingOfDay({ date, tourIds }, starts, kept.schedule, clock)
    this.#until = Math.min(this.#until, until)
    if (!day) return 'closed'
    return day.tourIds.length > 0 ? 'open' : 'soldOut'
  }

  /** The lowest price of the starts where they are newer than the calendar or some have begun; else the calendar's. */
  #price(kept: KeptTourGroup, day: number, onSale: readonly KeptSlot[], isBySlots: boolean): Price | undefined {
    const { currency } = this.#reading
    const ofCalendar = this.#current(kept.prices.get(currency))
    const ofSlots = isBySlots ? this.#current(kept.days.get(day)?.prices.get(currency)) : undefined
    const lowest = ofSlots && lowestOf(onSale, ofSlots)
    const price = lowest ?? priceOf(ofCalendar, day, currency)
    const readAt = lowest ? ofSlots?.readAt : ofCalendar?.readAt
    if (price && readAt !== undefined) this.#oldestPrice = Math.min(this.#oldestPrice, readAt)
    return price
  }

  #withPrices(slots: readonly KeptSlot[], { prices }: KeptDay): readonly DaySlot[] {
    const known = this.#current(prices.get(this.#reading.currency))
    if (known && slots.length > 0) this.#oldestPrice = Math.min(this.#oldestPrice, known.readAt)
    return slots.map((slot) => ({ ...slot, prices: known?.prices.get(slotKey(slot)) ?? [] }))
  }

  /** Starts near now mean nothing without the venue's time zone. */
  #startsOf(kept: KeptTourGroup, day: number): KeptDay | undefined {
    const starts = kept.days.get(day)
    if (!starts || !this.#current(starts.slots)) return undefined
    const isNear = isoDate(day) <= lastFirstSaleDay({ now: this.#now, cutOff: 0 })
    return kept.timeZone === undefined && isNear ? undefined : starts
  }

  /** An answer, as long as it counts. */
  #current<T extends { readonly readAt: number }>(kept: T | undefined): T | undefined {
    return kept && this.#now - kept.readAt < KNOWN_FOR ? kept : undefined
  }

  #clockOf(tgid: number, kept: KeptTourGroup | undefined) {
    const timeZone = kept?.timeZone ?? this.#reading.timeZone ?? NO_ZONE
    const cutOff = this.#settings.cutOffOf(tgid)
    const key = `${timeZone} ${cutOff}`
    const known = this.#clocks.get(key)
    if (known) return known
    const clock = { now: this.#now, timeZone, cutOff }
    const made = { ...clock, first: dayNumber(firstSaleDay(clock)), end: endOfSaleDay(clock) }
    this.#clocks.set(key, made)
    return made
  }
}

/** @returns 0 without starts, or where the provider does not say how many are left */
function stateOfSlots(slots: readonly KeptSlot[]): number {
  if (slots.some(({ left }) => left !== undefined && left !== 0)) return OPEN
  return slots.length > 0 && slots.every(({ left }) => left === 0) ? SOLD_OUT : 0
}

function nameOfState(state: number): DayAvailability['state'] {
  return state === OPEN ? 'open' : state === SOLD_OUT ? 'soldOut' : 'closed'
}

/** What an adult or a group pays at least; nothing where the price of a start is unknown. */
function lowestOf(slots: readonly KeptSlot[], { prices }: KeptSlotPrices): Price | undefined {
  const open = slots.filter(({ left }) => left !== 0)
  const all = open.map((slot) => mainPrice(prices.get(slotKey(slot)) ?? []))
  const known = all.flatMap((price) => price ?? [])
  const [lowest] = known.toSorted((one, other) => one.display.amount - other.display.amount)
  if (!lowest || known.length < all.length) return undefined
  return { ...lowest, isFrom: lowest.isFrom || known.some(({ display }) => display.amount !== lowest.display.amount) }
}

function mainPrice(bands: readonly { readonly band: string; readonly price: Price }[]): Price | undefined {
  const paid = bands.filter(({ price }) => price.display.amount > 0)
  const [cheapest] = paid.toSorted((one, other) => one.price.display.amount - other.price.display.amount)
  return (paid.find(({ band }) => band === 'ADULT') ?? cheapest)?.price
}
