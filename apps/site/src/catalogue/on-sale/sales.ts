import { Memo } from '../../memo.ts'
import type { Calendar, CalendarDay, Performance, Slot, Start } from '../calendar.ts'
import type { CatalogueContext } from '../catalogue.ts'
import type { Product, ProductCard } from '../product.ts'
import {
  endOfSaleDay,
  firstSaleDay,
  isOnSale,
  lastFirstSaleDay,
  leftOf,
  mayBeFirstSaleDay,
  type SaleClock,
  saleEndOf,
} from './sale-clock.ts'

interface SalesParts {
  /** Milliseconds before a start in which a tour group is not sold. */
  readonly cutOffOf: (tgid: number) => number
  /** Milliseconds since the epoch. */
  readonly now: () => number
  /** What the catalogue says, past or not. */
  readonly starts: (tgid: number, date: string, context: CatalogueContext) => Promise<readonly Start[]>
  readonly product: (tgid: number, context: CatalogueContext) => Promise<Product | undefined>
  /** Without what is not on sale. */
  readonly calendar: (tgid: number, context: CatalogueContext) => Promise<Calendar | undefined>
}

/** The part of a card that ends when its day does. */
type NextDay = Pick<ProductCard, 'nextAvailableDate' | 'ticketsLeft'>

type Placed = Pick<ProductCard, 'tgid' | 'cityCode'>

const MOST_ZONES = 50_000
/** Cards of one list whose starts of the day are looked at; of others the catalogue's word is taken (docs/decisions/064). */
const MOST_CHECKED = 48
const NO_ZONE = 'UTC'

/**
 * Takes away what is not on sale any more from whatever the catalogue says, and notes until when the rest is true
 * (defaults, "On sale").
 */
export class Sales {
  /** By tour group and by city. */
  readonly #zones = new Memo<string>(MOST_ZONES)
  readonly #parts: SalesParts

  constructor(parts: SalesParts) {
    this.#parts = parts
  }

  /** Notes where a tour group takes place. */
  learn({ tgid, cityCode, timeZone }: Product): void {
    if (timeZone === undefined) return
    this.#zones.set(`${tgid}`, timeZone)
    if (cityCode !== undefined) this.#zones.set(`city ${cityCode}`, timeZone)
  }

  /** The first day of which anything can be had, as far as it is known where the venue is. */
  firstDayOf(tgid: number, { timeZone = NO_ZONE }: Pick<CatalogueContext, 'timeZone'>): string {
    return firstSaleDay(this.#clock(tgid, this.#zones.get(`${tgid}`) ?? timeZone))
  }

  async ofCalendar(tgid: number, calendar: Calendar, context: CatalogueContext): Promise<Calendar> {
    const [earliest] = calendar.days
    if (!earliest || this.#isFar(tgid, earliest.date, context)) return calendar
    const clock = await this.#clockOf({ tgid }, context)
    const first = firstSaleDay(clock)
    context.dependencies.lastsUntil(endOfSaleDay(clock))
    const later = calendar.days.filter(({ date }) => date > first)
    const day = calendar.days.find(({ date }) => date === first)
    if (!day || day.tourIds.length === 0) return { days: day ? [day, ...later] : later }
    const starts = await this.#parts.starts(tgid, first, context)
    const left = await this.#leftOf(tgid, day, starts, clock, context)
    return { days: left ? [left, ...later] : later }
  }

  /** @param date on which all of them begin */
  async ofSlots(tgid: number, date: string, slots: readonly Slot[], context: CatalogueContext) {
    const starts = await this.ofStarts(
      tgid,
      slots.map((slot) => ({ ...slot, date })),
      context,
    )
    const kept = new Set(starts.map(({ startTime }) => startTime))
    return slots.filter(({ startTime }) => kept.has(startTime))
  }

  async ofStarts<T extends Performance>(tgid: number, starts: readonly T[], context: CatalogueContext) {
    const [earliest] = starts
    if (!earliest || this.#isFar(tgid, earliest.date, context)) return starts
    const clock = await this.#clockOf({ tgid }, context)
    const kept = starts.filter((start) => isOnSale(start, clock))
    context.dependencies.lastsUntil(Math.min(endOfSaleDay(clock), ...kept.map((start) => saleEndOf(start, clock))))
    return kept
  }

  /**
   * What cards say of their next day, in their order; a card itself where that is still true. Else one on which it can be had, or nothing
   * where nobody can say which.
   */
  async nextDays(cards: readonly ProductCard[], context: CatalogueContext): Promise<readonly NextDay[]> {
    const due = new Set(cards.filter((card) => this.#isDue(card, context)))
    if (due.size === 0) return cards
    const checked = new Set([...due].slice(0, MOST_CHECKED))
    const clockOf = this.#sharedClocks(context)
    return Promise.all(
      cards.map(async (card) =>
        due.has(card) ? this.#nextDay(card, await clockOf(card), checked.has(card), context) : card,
      ),
    )
  }

  /** @param isChecked whether the catalogue is asked for more than the card says */
  async #nextDay(card: ProductCard, clock: SaleClock, isChecked: boolean, context: CatalogueContext): Promise<NextDay> {
    const { tgid, nextAvailableDate = '' } = card
    const first = firstSaleDay(clock)
    context.dependencies.lastsUntil(endOfSaleDay(clock))
    if (nextAvailableDate > first) return card
    if (nextAvailableDate === first) {
      if (!isChecked || (await this.#isLeft(tgid, first, clock, context))) return card
    }
    const calendar = isChecked ? await this.#parts.calendar(tgid, context) : undefined
    const next = calendar?.days.find(({ tourIds }) => tourIds.length > 0)
    return next ? { nextAvailableDate: next.date } : {}
  }

  /** Whether any tour can still be had on a day, as the calendar of the tour group would say. */
  async #isLeft(tgid: number, date: string, clock: SaleClock, context: CatalogueContext): Promise<boolean> {
    const starts = await this.#parts.starts(tgid, date, context)
    const tourIds = starts.length === 0 ? [tgid] : starts.map(({ tourId }) => tourId)
    const left = await this.#leftOf(tgid, { date, tourIds }, starts, clock, context)
    return left !== undefined && left.tourIds.length > 0
  }

  /** Where it begins at no known time, the hours say when it is over. */
  async #leftOf(
    tgid: number,
    day: CalendarDay,
    starts: readonly Start[],
    clock: SaleClock,
    context: CatalogueContext,
  ): Promise<CalendarDay | undefined> {
    const product = starts.length === 0 ? await this.#parts.product(tgid, context) : undefined
    const left = leftOf(day, starts, product?.schedule, clock)
    context.dependencies.lastsUntil(left.until)
    return left.day
  }

  #isDue({ tgid, nextAvailableDate }: ProductCard, context: CatalogueContext): boolean {
    return nextAvailableDate !== undefined && !this.#isFar(tgid, nextAvailableDate, context)
  }

  /** Whether it is on sale wherever it is, and no clock needs to be asked; noted is from when on one must be. */
  #isFar(tgid: number, date: string, { dependencies }: CatalogueContext): boolean {
    const cutOff = this.#parts.cutOffOf(tgid)
    const isFar = date > lastFirstSaleDay({ now: this.#parts.now(), cutOff })
    if (isFar) dependencies.lastsUntil(mayBeFirstSaleDay(date, cutOff))
    return isFar
  }

  /** One tour group of a city says where all of them are. */
  #sharedClocks(context: CatalogueContext): (card: Placed) => Promise<SaleClock> {
    const asked = new Map<string, Promise<SaleClock>>()
    return async (card) => {
      const key = card.cityCode ?? `${card.tgid}`
      const shared = asked.get(key) ?? this.#clockOf(card, context)
      asked.set(key, shared)
      const { timeZone } = await shared
      // Its calendar, which names no city, need not ask again.
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
