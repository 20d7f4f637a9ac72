import { Memo } from '../../memo.ts'
import type { Calendar, Performance, Slot, Start } from '../calendar.ts'
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
    // Where it begins at no known time, the hours say when it is over.
    const product = starts.length === 0 ? await this.#parts.product(tgid, context) : undefined
    const left = leftOf(day, starts, product?.schedule, clock)
    context.dependencies.lastsUntil(left.until)
    return { days: left.day ? [left.day, ...later] : later }
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

  /** Cards whose next day is one on which they can still be had; without one where nobody can say which it is. */
  async ofCards<T extends ProductCard>(cards: readonly T[], context: CatalogueContext): Promise<readonly T[]> {
    const due = new Set(cards.filter((card) => this.#isDue(card, context)))
    if (due.size === 0) return cards
    const clockOf = this.#sharedClocks(context)
    const checked = new Set([...due].slice(0, MOST_CHECKED))
    return Promise.all(
      cards.map(async (card) =>
        due.has(card)
          ? this.#ofCard(card, await clockOf(card), checked.has(card) ? context : undefined, context)
          : card,
      ),
    )
  }

  async #ofCard<T extends ProductCard>(
    card: T,
    clock: SaleClock,
    asked: CatalogueContext | undefined,
    { dependencies }: CatalogueContext,
  ): Promise<T> {
    const { tgid, nextAvailableDate = '' } = card
    const first = firstSaleDay(clock)
    dependencies.lastsUntil(endOfSaleDay(clock))
    if (nextAvailableDate > first) return card
    if (nextAvailableDate === first) {
      const starts = asked ? await this.#parts.starts(tgid, first, asked) : []
      const hours = asked && starts.length === 0 ? (await this.#parts.product(tgid, asked))?.schedule : undefined
      const left = leftOf({ date: first, tourIds: [tgid] }, starts, hours, clock)
      dependencies.lastsUntil(left.until)
      if (left.day) return card
    }
    const calendar = asked && (await this.#parts.calendar(tgid, asked))
    const next = calendar?.days.find(({ tourIds }) => tourIds.length > 0)?.date
    const { nextAvailableDate: _over, ticketsLeft: _ofIt, ...rest } = card
    return { ...rest, ...(next === undefined ? {} : { nextAvailableDate: next }) } as T
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
