import { cacheTag } from '@passepartout/content-model/cache-tags'
import type { CurrencyCode } from '@passepartout/content-model/currencies'
import { MAX_PRICE_AGE_MS } from '../cache/lifetime.ts'
import type { RenderDependencies } from '../cache/render-dependencies.ts'
import {
  firstSaleDay,
  isOnSale,
  latestFirstSaleDay,
  nextSaleDayChangeAt,
  restrictDayToOnSale,
  type SaleClock,
} from '../catalogue/on-sale/sale-clock.ts'
import { dayNumber, isoDate } from '../i18n/day-number.ts'
import type { DayAvailability } from './day-availability.ts'
import {
  type CalendarWithPrices,
  createLaterDayReader,
  type DaySlotsWithPrices,
  type DerivedDayAvailability,
  deriveDayAvailability,
  type NewestDayState,
  nameOfState,
  newestDayState,
} from './day-state.ts'
import { STATE_OPEN, type StoredSlot, toursAvailableOnDay } from './stored-days.ts'
import { type StoredTourGroup, slotPricesKey } from './stored-tour-group.ts'

/** The page that reads: its currency, its dependencies, and the site's time zone, used when the venue's is unknown. */
export interface AvailabilityReadContext {
  readonly currency: CurrencyCode
  readonly dependencies: Pick<RenderDependencies, 'tag' | 'pricedAt' | 'lastsUntil' | 'degrade'>
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

/** The next open day of a tour group, and for how long that is so. */
export interface NextOpenDay {
  /** ISO date; absent when a day before it is unknown. */
  readonly day?: string
  /** What a page that shows it depends on: until when it may be used, in milliseconds since the epoch, and whether it is doubtful. */
  readonly until: number
  readonly isDoubtful: boolean
  /** When it was found, and until when the answers say the same, in milliseconds since the epoch. */
  readonly foundAt: number
  readonly holdsUntil: number
}

/** Milliseconds for which an answer counts; after that its days are unknown. */
export const MAX_ANSWER_AGE = MAX_PRICE_AGE_MS
const NO_STARTS: DaySlotsWithPrices = { slots: undefined, slotPrices: undefined }
const NO_ZONE = 'UTC'
/** Days in which the next open one is looked for. */
const FURTHEST = 180

/** One read of the index by a page: what the page depends on is told once, by `tell`. */
export class IndexReader {
  readonly #settings: ReaderSettings
  readonly #reading: AvailabilityReadContext
  readonly #now: number
  /** By zone and cut-off. */
  readonly #clocks = new Map<string, VenueClock>()
  readonly #tags: string[] = []
  #oldestPrice = Number.POSITIVE_INFINITY
  #oldestAnswer = Number.POSITIVE_INFINITY
  #until = Number.POSITIVE_INFINITY
  #isDoubtful = false

  constructor(settings: ReaderSettings, reading: AvailabilityReadContext) {
    this.#settings = settings
    this.#reading = reading
    this.#now = settings.now()
  }

  /** The known days of a tour group between two days since the epoch, both included. */
  days(tgid: number, kept: StoredTourGroup | undefined, from: number, to: number): readonly DayAvailability[] {
    this.#tags.push(cacheTag.tourGroup(tgid))
    const clock = this.#clockOf(tgid, kept)
    const answers = kept && this.#answersOf(kept)
    const later = answers && createLaterDayReader(answers)
    const days: DayAvailability[] = []
    for (let day = from; day <= to; day += 1) {
      // Before the first day on sale nothing can be booked, whatever is known.
      if (day < clock.first) days.push({ day: isoDate(day), state: 'closed', readAt: this.#now })
      const known = day >= clock.first && kept && later && this.#day(kept, day, clock, answers, later)
      if (known) days.push(known)
    }
    if (from <= clock.first) this.#until = Math.min(this.#until, clock.end)
    return days
  }

  /** The first open day on sale; unknown when a day before it is. */
  nextOpenDay(tgid: number, kept: StoredTourGroup): NextOpenDay {
    const next = this.#firstOpenDay(tgid, kept)
    const [until, isDoubtful] = [this.#until, this.#isDoubtful]
    const holdsUntil = Math.min(until, this.#oldestAnswer + MAX_ANSWER_AGE)
    return { ...(next && { day: next.day }), until, isDoubtful, foundAt: this.#now, holdsUntil }
  }

  #firstOpenDay(tgid: number, kept: StoredTourGroup): DayAvailability | undefined {
    const { first } = this.#clockOf(tgid, kept)
    for (let day = first; day < first + FURTHEST; day += 1) {
      const [known] = this.days(tgid, kept, day, day)
      if (known?.state !== 'soldOut' && known?.state !== 'closed') return known
    }
    return undefined
  }

  tell(): void {
    const { dependencies } = this.#reading
    if (Number.isFinite(this.#oldestPrice)) dependencies.pricedAt(this.#oldestPrice)
    tellDependencies(dependencies, this.#tags, { until: this.#until, isDoubtful: this.#isDoubtful })
  }

  #day(
    kept: StoredTourGroup,
    day: number,
    clock: VenueClock,
    answers: CalendarWithPrices,
    later: ReturnType<typeof createLaterDayReader>,
  ): DayAvailability | undefined {
    const starts = this.#startsOf(kept, day, clock)
    const made = day === clock.first ? this.#firstDay(kept, answers, starts, clock) : later(day, starts)
    if (!made) return undefined
    const { known, pricedAt } = made
    this.#oldestPrice = Math.min(this.#oldestPrice, pricedAt)
    this.#isDoubtful ||= Math.min(known.readAt, pricedAt) < kept.changedAt
    const { slotPrices } = starts
    return known.slots && slotPrices && slotPrices.readAt < kept.changedAt
      ? { ...known, hasDoubtfulPrices: true }
      : known
  }

  #firstDay(
    kept: StoredTourGroup,
    answers: CalendarWithPrices,
    starts: DaySlotsWithPrices,
    clock: VenueClock,
  ): DerivedDayAvailability | undefined {
    const read = newestDayState(clock.first, answers, starts)
    if (!read) return undefined
    const { slots = [] } = starts.slots ?? {}
    const date = isoDate(clock.first)
    const onSale = slots.filter(({ start }) => isOnSale({ date, startTime: start }, clock))
    const state = this.#remaining(date, read, kept, slots, clock)
    return deriveDayAvailability(clock.first, answers, starts, read, { state, onSale })
  }

  #answersOf(kept: StoredTourGroup): CalendarWithPrices {
    const { currency, isUnpriced } = this.#reading
    const prices = isUnpriced ? undefined : this.#current(kept.prices.get(currency))
    return { calendar: this.#current(kept.calendar), prices, currency, performances: kept.venue?.performances }
  }

  #startsOf(kept: StoredTourGroup, day: number, clock: VenueClock): DaySlotsWithPrices {
    const slots = this.#current(kept.slots.get(day))
    // Starts near now mean nothing without the venue's time zone.
    if (!slots || (!clock.isZoneKnown && isoDate(day) <= latestFirstSaleDay(clock))) return NO_STARTS
    const { currency, isUnpriced } = this.#reading
    const key = slotPricesKey(day, currency)
    return { slots, slotPrices: isUnpriced ? undefined : this.#current(kept.slotPrices.get(key)) }
  }

  /** What is left of the first day on sale, by the same rule as on the tour group's page. */
  #remaining(
    date: string,
    { state }: NewestDayState,
    kept: StoredTourGroup,
    slots: readonly StoredSlot[],
    clock: VenueClock,
  ): DayAvailability['state'] {
    if (state !== STATE_OPEN) return nameOfState(state)
    const { calendar } = kept
    const tourIds = calendar ? toursAvailableOnDay(calendar, dayNumber(date)) : slots.map(({ tourId }) => tourId)
    const starts = slots.map(({ start, tourId, left }) => ({ date, startTime: start, tourId, isSoldOut: left === 0 }))
    const { day, until } = restrictDayToOnSale({ date, tourIds }, starts, kept.venue?.schedule, clock)
    this.#until = Math.min(this.#until, until)
    if (!day) return 'closed'
    return day.tourIds.length > 0 ? 'open' : 'soldOut'
  }

  /** An answer, as long as it counts. */
  #current<T extends { readonly readAt: number }>(kept: T | undefined): T | undefined {
    if (!kept || this.#now - kept.readAt >= MAX_ANSWER_AGE) return undefined
    this.#oldestAnswer = Math.min(this.#oldestAnswer, kept.readAt)
    return kept
  }

  #clockOf(tgid: number, kept: StoredTourGroup | undefined): VenueClock {
    const zone = kept && this.#settings.zoneOf(kept)
    const timeZone = zone ?? this.#reading.timeZone ?? NO_ZONE
    const cutOff = this.#settings.cutOffOf(tgid)
    const key = `${timeZone} ${cutOff} ${zone === undefined}`
    return this.#clocks.getOrInsertComputed(key, () => {
      const clock = { now: this.#now, timeZone, cutOff }
      const first = dayNumber(firstSaleDay(clock))
      return { ...clock, first, end: nextSaleDayChangeAt(clock), isZoneKnown: zone !== undefined }
    })
  }
}

/** Tells a page of which tour groups it depends, until when, and whether what it shows is doubtful. */
export function tellDependencies(
  dependencies: AvailabilityReadContext['dependencies'],
  tags: readonly string[],
  { until, isDoubtful }: Pick<NextOpenDay, 'until' | 'isDoubtful'>,
): void {
  dependencies.tag(...tags)
  dependencies.lastsUntil(until)
  if (isDoubtful) dependencies.degrade()
}
