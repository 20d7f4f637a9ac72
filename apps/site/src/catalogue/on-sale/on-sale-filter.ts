import { isoToday } from '../../i18n/zoned-time.ts'
import { Memo } from '../../memo/memo.ts'
import type { Calendar, CalendarDay, Slot, StartDateTime, TourStart } from '../calendar.ts'
import type { CatalogueContext } from '../catalogue.ts'
import { withLowestStartPrice } from '../prices/price-reconciler.ts'
import type { Product, ProductCard } from '../product.ts'
import {
  earliestInstantOfSaleDay,
  firstSaleDay,
  isOnSale,
  latestFirstSaleDay,
  nextSaleDayChangeAt,
  restrictDayToOnSale,
  type SaleClock,
  saleEndOf,
} from './sale-clock.ts'

interface SalesParts {
  /** Milliseconds before a start at which the sale of a tour group ends. */
  readonly cutOffOf: (tgid: number) => number
  /** Milliseconds since the epoch. */
  readonly now: () => number
  /** All starts in the catalogue, past ones included. */
  readonly starts: (tgid: number, date: string, context: CatalogueContext) => Promise<readonly TourStart[]>
  /** The starts of a day that are on sale, with their prices. */
  readonly slots: (tgid: number, date: string, context: CatalogueContext) => Promise<readonly Slot[] | undefined>
  readonly product: (tgid: number, context: CatalogueContext) => Promise<Product | undefined>
  /** Only what is on sale. */
  readonly calendar: (tgid: number, context: CatalogueContext) => Promise<Calendar | undefined>
  /** ISO date, from what is known without a call. */
  readonly nextOpenDay: (tgid: number, context: CatalogueContext) => string | undefined
}

/** The fields of a card that depend on its next day. */
export type NextAvailability = Pick<ProductCard, 'nextAvailableDate' | 'ticketsLeft'>

type Placed = Pick<ProductCard, 'tgid' | 'cityCode'>

const MAX_ZONES = 50_000
/** Cards per list whose starts of the day are checked; others keep the catalogue's date (docs/decisions/064). */
const MAX_CHECKED = 48
const NO_ZONE = 'UTC'

/**
 * Removes what is no longer on sale from the catalogue's answers, and records until when the rest is valid
 * (defaults, "On sale").
 */
export class OnSaleFilter {
  /** Time zones by tour group and by city. */
  readonly #zones = new Memo<string>(MAX_ZONES)
  readonly #parts: SalesParts

  constructor(parts: SalesParts) {
    this.#parts = parts
  }

  /** Remembers the time zone of a tour group and its city. */
  learn({ tgid, cityCode, timeZone }: Product): void {
    if (timeZone === undefined) return
    this.#zones.set(`${tgid}`, timeZone)
    if (cityCode !== undefined) this.#zones.set(`city ${cityCode}`, timeZone)
  }

  /** The first day that may be on sale, in the venue's time zone if known. */
  firstDayOf(tgid: number, { timeZone = NO_ZONE }: Pick<CatalogueContext, 'timeZone'>): string {
    return firstSaleDay(this.#clock(tgid, this.#zones.get(`${tgid}`) ?? timeZone))
  }

  /** Today in the venue's time zone if known; unlike the first day on sale it does not end before midnight. */
  todayOf({ tgid, cityCode }: Placed, { timeZone = NO_ZONE }: Pick<CatalogueContext, 'timeZone'>): string {
    const known = this.#zones.get(`${tgid}`) ?? this.#zones.get(`city ${cityCode}`)
    return isoToday({ now: this.#parts.now(), timeZone: known ?? timeZone })
  }

  async ofCalendar(tgid: number, calendar: Calendar, context: CatalogueContext): Promise<Calendar> {
    const [earliest] = calendar.days
    if (!earliest || this.#isFar(tgid, earliest.date, context)) return calendar
    const clock = await this.#clockOf({ tgid }, context)
    const first = firstSaleDay(clock)
    context.dependencies.lastsUntil(nextSaleDayChangeAt(clock))
    const later = calendar.days.filter(({ date }) => date > first)
    const day = calendar.days.find(({ date }) => date === first)
    if (!day || day.tourIds.length === 0) return { days: day ? [day, ...later] : later }
    const starts = await this.#parts.starts(tgid, first, context)
    const left = await this.#remainingOfDay(tgid, day, starts, clock, context)
    if (!left) return { days: later }
    const isPartlyOver = starts.some((start) => !isOnSale(start, clock))
    return { days: [isPartlyOver ? await this.#priceByStarts(tgid, left, context) : left, ...later] }
  }

  /** The calendar's price of a day may be that of a start that is over. */
  async #priceByStarts(tgid: number, day: CalendarDay, context: CatalogueContext): Promise<CalendarDay> {
    if (!day.price || day.tourIds.length === 0) return day
    const slots = await this.#parts.slots(tgid, day.date, context)
    return slots ? withLowestStartPrice(day, slots) : day
  }

  /** @param date of all slots */
  async ofSlots(tgid: number, date: string, slots: readonly Slot[], context: CatalogueContext) {
    const dated = slots.map((slot) => ({ ...slot, date }))
    const starts = await this.ofStarts(tgid, dated, context)
    const kept = new Set(starts.map(({ startTime }) => startTime))
    return slots.filter(({ startTime }) => kept.has(startTime))
  }

  async ofStarts<T extends StartDateTime>(tgid: number, starts: readonly T[], context: CatalogueContext) {
    const [earliest] = starts
    if (!earliest || this.#isFar(tgid, earliest.date, context)) return starts
    const clock = await this.#clockOf({ tgid }, context)
    const kept = starts.filter((start) => isOnSale(start, clock))
    const ends = kept.map((start) => saleEndOf(start, clock))
    context.dependencies.lastsUntil(Math.min(nextSaleDayChangeAt(clock), ...ends))
    return kept
  }

  /**
   * The next day of each card, in order: the first open one where all days before it are known; otherwise the card's own
   * while it is still on sale, the next one of its calendar, or nothing when that is unknown.
   */
  async nextDays(cards: readonly ProductCard[], context: CatalogueContext): Promise<readonly NextAvailability[]> {
    const known = cards.map((card) => this.#knownNextDay(card, context))
    const others = cards.filter((_, place) => known[place] === undefined)
    const checked = await this.#checkedNextDays(others, context)
    const days = checked.values()
    return known.map((day) => day ?? days.next().value ?? {})
  }

  #knownNextDay(card: ProductCard, context: CatalogueContext): NextAvailability | undefined {
    const nextAvailableDate = this.#parts.nextOpenDay(card.tgid, context)
    if (nextAvailableDate === undefined) return undefined
    return nextAvailableDate === card.nextAvailableDate ? card : { nextAvailableDate }
  }

  async #checkedNextDays(cards: readonly ProductCard[], context: CatalogueContext) {
    const due = new Set(cards.filter(({ tgid, nextAvailableDate: day }) => day && !this.#isFar(tgid, day, context)))
    if (due.size === 0) return cards
    const checked = new Set([...due].slice(0, MAX_CHECKED))
    const clockOf = this.#sharedClocks(context)
    const nextDayOf = async (card: ProductCard): Promise<NextAvailability> =>
      due.has(card) ? this.#nextDay(card, await clockOf(card), checked.has(card), context) : card
    return Promise.all(cards.map(nextDayOf))
  }

  /** @param isChecked whether starts and calendar may be requested */
  async #nextDay(
    card: ProductCard,
    clock: SaleClock,
    isChecked: boolean,
    context: CatalogueContext,
  ): Promise<NextAvailability> {
    const { tgid, nextAvailableDate = '' } = card
    const first = firstSaleDay(clock)
    context.dependencies.lastsUntil(nextSaleDayChangeAt(clock))
    if (nextAvailableDate > first) return card
    if (nextAvailableDate === first && (!isChecked || (await this.#isLeft(tgid, first, clock, context)))) return card
    const calendar = isChecked ? await this.#parts.calendar(tgid, context) : undefined
    const next = calendar?.days.find(({ tourIds }) => tourIds.length > 0)
    return next ? { nextAvailableDate: next.date } : {}
  }

  /** Whether any tour of the day is still on sale. */
  async #isLeft(tgid: number, date: string, clock: SaleClock, context: CatalogueContext): Promise<boolean> {
    const starts = await this.#parts.starts(tgid, date, context)
    const tourIds = starts.length === 0 ? [tgid] : starts.map(({ tourId }) => tourId)
    const left = await this.#remainingOfDay(tgid, { date, tourIds }, starts, clock, context)
    return left !== undefined && left.tourIds.length > 0
  }

  /** Without known start times, opening hours decide when the day ends. */
  async #remainingOfDay(
    tgid: number,
    day: CalendarDay,
    starts: readonly TourStart[],
    clock: SaleClock,
    context: CatalogueContext,
  ): Promise<CalendarDay | undefined> {
    const product = starts.length === 0 ? await this.#parts.product(tgid, context) : undefined
    const left = restrictDayToOnSale(day, starts, product?.schedule, clock)
    context.dependencies.lastsUntil(left.until)
    return left.day
  }

  /** Whether the date is on sale in every time zone; records when this may change. */
  #isFar(tgid: number, date: string, { dependencies }: CatalogueContext): boolean {
    const cutOff = this.#parts.cutOffOf(tgid)
    const isFar = date > latestFirstSaleDay({ now: this.#parts.now(), cutOff })
    if (isFar) dependencies.lastsUntil(earliestInstantOfSaleDay(date, cutOff))
    return isFar
  }

  /** Clocks by city: one tour group's time zone serves all of its city. */
  #sharedClocks(context: CatalogueContext): (card: Placed) => Promise<SaleClock> {
    const asked = new Map<string, Promise<SaleClock>>()
    return async (card) => {
      const key = card.cityCode ?? `${card.tgid}`
      const { timeZone } = await asked.getOrInsertComputed(key, () => this.#clockOf(card, context))
      // The calendar answer names no city, so remember the zone for the tour group too.
      if (this.#zones.get(`city ${card.cityCode}`) === timeZone) this.#zones.set(`${card.tgid}`, timeZone)
      return this.#clock(card.tgid, timeZone)
    }
  }

  async #clockOf({ tgid, cityCode }: Placed, context: CatalogueContext): Promise<SaleClock> {
    const known = this.#zones.get(`${tgid}`) ?? this.#zones.get(`city ${cityCode}`)
    const zone = known ?? (await this.#parts.product(tgid, context))?.timeZone ?? context.timeZone ?? NO_ZONE
    return this.#clock(tgid, zone)
  }

  #clock(tgid: number, timeZone: string): SaleClock {
    return { now: this.#parts.now(), timeZone, cutOff: this.#parts.cutOffOf(tgid) }
  }
}
