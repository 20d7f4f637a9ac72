import { cacheTag } from '@passepartout/content-model/cache-tags'
import type { CurrencyCode } from '@passepartout/content-model/currencies'
import type { AvailabilityRecorder } from '../catalogue/availability-recorder.ts'
import type { Slot, TourStart } from '../catalogue/calendar.ts'
import type { WithTimedPrices } from '../catalogue/prices/price-age.ts'
import type { OpeningHours } from '../catalogue/product.ts'
import { dayNumber, isoDate } from '../i18n/day-number.ts'
import { isoToday } from '../i18n/zoned-time.ts'
import type { RetentionCutoffs } from './availability-store.ts'
import type { DayAvailability } from './day-availability.ts'
import {
  type AvailabilityReadContext,
  IndexReader,
  MAX_ANSWER_AGE,
  type NextOpenDay,
  tellDependencies,
} from './index-reader.ts'
import {
  addDayToHistory,
  type DaySlotsAnswer,
  MAX_PAST_DAYS,
  type SoldOutFrequency,
  type SoldOutHistory,
  soldOutFrequenciesByWeekday,
} from './sold-out-history.ts'
import {
  type AnswerRejectionReason,
  toStoredCalendar,
  toStoredCalendarPrices,
  toStoredSlot,
  toStoredSlotPrices,
} from './stored-days.ts'
import {
  type AvailabilityRecord,
  createEmptyTourGroup,
  forgetBefore,
  mergeRecord,
  type StoredTourGroup,
} from './stored-tour-group.ts'

/** ISO dates; `to` is included. */
export interface DayRange {
  readonly from: string
  readonly to: string
}

interface IndexSettings {
  /** Milliseconds before a start at which the sale of a tour group ends. */
  readonly cutOffOf: (tgid: number) => number
  /** Called for each answer that is not believed. */
  readonly onRefused?: (reason: AnswerRejectionReason, tgid: number) => void
  /** Milliseconds since the epoch. */
  readonly now: () => number
}

/** Hears what the index learns. */
export interface IndexListener {
  /** A part of an answer that is newer than what was known. */
  readonly onPart?: (tgid: number, part: AvailabilityRecord) => void
  /** The first calendar that was read after the provider said that the tour group changed. */
  readonly onSettled?: (tgid: number) => void
}

/** What pages asked for, with the time in milliseconds since the epoch. */
export interface AvailabilityRequestTimes {
  readonly currencies: Map<CurrencyCode, number>
  /** By ISO date and the currency in which prices were to be said. */
  readonly days: Map<string, Map<CurrencyCode, number>>
}

/** The earliest zone: the day of an answer is there never later than at the venue. */
const EARLIEST_ZONE = 'Etc/GMT+12'
/** Days of one wish whose starts are read; for more a calendar must do. */
const MAX_WANTED_DAYS = 3
/** Tour groups of which is kept how they sold out: twenty megabytes at most. */
const MAX_HISTORIES = 1000
const A_DAY = 86_400_000

/**
 * What the catalogue said about the days of each tour group, in memory: whole lists are read without a call. The newest
 * answer about a day counts, whatever the order in which answers are recorded; what nobody said is unknown
 * (docs/decisions/076).
 */
export class AvailabilityIndex implements AvailabilityRecorder {
  readonly #settings: IndexSettings
  readonly #tourGroups = new Map<number, StoredTourGroup>()
  readonly #zonesOfCities = new Map<string, string>()
  readonly #asked = new Map<number, AvailabilityRequestTimes>()
  readonly #views = new Map<number, number>()
  /** For as long as they hold: lists ask for that of each card. */
  readonly #nextOpenDays = new Map<number, NextOpenDay>()
  readonly #listeners = new Set<IndexListener>()
  #histories = 0
  #remembers = false

  constructor(settings: IndexSettings) {
    this.#settings = settings
  }

  /**
   * The known days of tour groups. A day that is absent is unknown, and so is a tour group. The page depends on all of
   * them: on their changes, on the age of the prices, and on the next start that goes off sale. The currency is kept
   * fresh in the background for a while.
   *
   * @returns by id, each in order of its days
   */
  read(
    tgids: readonly number[],
    { from, to }: DayRange,
    reading: AvailabilityReadContext,
  ): ReadonlyMap<number, readonly DayAvailability[]> {
    const reader = this.#reader(reading)
    const [first, last] = [dayNumber(from), dayNumber(to)]
    const found = new Map<number, readonly DayAvailability[]>()
    for (const tgid of tgids) {
      const days = reader.days(tgid, this.#tourGroups.get(tgid), first, last)
      if (days.length > 0) found.set(tgid, days)
      this.#asks(tgid).currencies.set(reading.currency, this.#settings.now())
    }
    reader.tell()
    return found
  }

  /** The next open day on sale as an ISO date, if all days before it are known; the page depends on it, whatever its prices are. */
  nextOpenDay(tgid: number, reading: AvailabilityReadContext): string | undefined {
    const kept = this.#tourGroups.get(tgid)
    if (!kept) return undefined
    const now = this.#settings.now()
    const known = this.#nextOpenDays.get(tgid)
    const holds = known && now >= known.foundAt && now < known.holdsUntil
    const next = holds ? known : this.#findNextOpenDay(tgid, kept, reading)
    if (next.day !== undefined) tellDependencies(reading.dependencies, [cacheTag.tourGroup(tgid)], next)
    return next.day
  }

  #findNextOpenDay(tgid: number, kept: StoredTourGroup, reading: AvailabilityReadContext): NextOpenDay {
    const next = this.#reader({ ...reading, isUnpriced: true }).nextOpenDay(tgid, kept)
    // Otherwise it depends on the time zone of the site.
    if (this.zoneOf(kept) !== undefined) this.#nextOpenDays.set(tgid, next)
    return next
  }

  #reader(reading: AvailabilityReadContext): IndexReader {
    return new IndexReader({ ...this.#settings, zoneOf: (kept) => this.zoneOf(kept) }, reading)
  }

  /** Has the starts of some days read in the background for a while, with prices in that currency; of a longer range those of its first days. */
  wantStarts(tgids: readonly number[], { from, to }: DayRange, currency: CurrencyCode): void {
    const now = this.#settings.now()
    const first = dayNumber(from)
    const last = Math.min(dayNumber(to), first + MAX_WANTED_DAYS - 1)
    for (const tgid of tgids) {
      const { days } = this.#asks(tgid)
      for (let day = first; day <= last; day += 1) {
        days.getOrInsertComputed(isoDate(day), () => new Map()).set(currency, now)
      }
    }
  }

  recordCalendar: AvailabilityRecorder['recordCalendar'] = (tgid, currency, calendar, readAt) => {
    const kept = this.#tourGroup(tgid)
    if (readAt <= (kept.prices.get(currency)?.readAt ?? 0) && readAt <= (kept.calendar?.readAt ?? 0)) return
    const today = dayNumber(isoToday({ now: readAt, timeZone: this.zoneOf(kept) ?? EARLIEST_ZONE }))
    const { value, refused } = toStoredCalendar(calendar, readAt, today)
    if (this.merge(tgid, { kind: 'calendar', value }) && refused !== undefined)
      this.#settings.onRefused?.(refused, tgid)
    const prices = toStoredCalendarPrices(calendar, today)
    if (prices) this.merge(tgid, { kind: 'prices', currency, value: prices })
  }

  recordSlots: AvailabilityRecorder['recordSlots'] = (tgid, date, currency, slots, readAt) => {
    const day = dayNumber(date)
    this.#rememberSoldOut(tgid, this.#mergeSlots(tgid, day, slots, readAt))
    const value = toStoredSlotPrices(slots, readAt)
    if (value) this.merge(tgid, { kind: 'slotPrices', day, currency, value })
  }

  recordStarts: AvailabilityRecorder['recordStarts'] = (tgid, { from, to }, starts, readAt) => {
    const byDay = Map.groupBy(starts, ({ date }) => date)
    const answers: DaySlotsAnswer[] = []
    for (let day = dayNumber(from); day <= dayNumber(to); day += 1) {
      answers.push(...this.#mergeSlots(tgid, day, byDay.get(isoDate(day)) ?? [], readAt))
    }
    this.#rememberSoldOut(tgid, answers)
  }

  recordVenue: AvailabilityRecorder['recordVenue'] = ({ tgid, timeZone, schedule, cityCode, accessTours }) => {
    const { venue } = this.#tourGroup(tgid)
    const known = { timeZone: timeZone ?? venue?.timeZone, schedule: schedule ?? venue?.schedule }
    const told = accessTours?.map(({ tourId, trait }) => ({ tourId, trait }))
    // In some languages none is recognised.
    const performances = told?.length ? told : (venue?.performances ?? told)
    const next = { ...known, cityCode: cityCode ?? venue?.cityCode, performances }
    if (venue && JSON.stringify(next) === JSON.stringify({ ...venue, readAt: undefined })) return
    const readAt = Math.max(this.#settings.now(), (venue?.readAt ?? 0) + 1)
    this.merge(tgid, { kind: 'venue', value: { ...next, readAt } })
  }

  /** Remembers from now on how days sell out: once it is known what was stored of that, which would be replaced. */
  startRemembering(): void {
    this.#remembers = true
  }

  /** How the starts of a tour group sold out on the last days of each weekday, from Sunday on; empty where nothing is known. */
  soldOutByWeekday(tgid: number): readonly (readonly SoldOutFrequency[])[] {
    const history = this.#tourGroups.get(tgid)?.soldOut
    return history ? soldOutFrequenciesByWeekday(history) : []
  }

  hoursOf(tgid: number): OpeningHours | undefined {
    return this.#tourGroups.get(tgid)?.venue?.schedule
  }

  /** Time zone of a tour group's venue, if it or that of its city is known. */
  timeZoneOf(tgid: number): string | undefined {
    const kept = this.#tourGroups.get(tgid)
    return kept && this.zoneOf(kept)
  }

  /**
   * Takes over a part of an answer, of this process or of another, if it is newer than what is known.
   *
   * @returns whether it was newer
   */
  merge(tgid: number, part: AvailabilityRecord): boolean {
    const kept = this.#tourGroup(tgid)
    const isAwaited = part.kind === 'calendar' && (kept.calendar?.readAt ?? 0) <= kept.changedAt
    const hadHistory = kept.soldOut !== undefined
    if (!mergeRecord(kept, part)) return false
    this.#nextOpenDays.delete(tgid)
    if (!hadHistory && kept.soldOut) this.#histories += 1
    if (part.kind === 'venue') this.#learnZone(kept)
    for (const { onPart } of this.#listeners) onPart?.(tgid, part)
    if (isAwaited && kept.changedAt > 0 && part.value.readAt > kept.changedAt) {
      for (const { onSettled } of this.#listeners) onSettled?.(tgid)
    }
    return true
  }

  /** Marks what is known of tour groups as doubtful, because the provider said that they changed. */
  markStale(tgids: readonly number[]): void {
    for (const tgid of tgids) {
      this.#tourGroup(tgid).changedAt = this.#settings.now()
      this.#nextOpenDays.delete(tgid)
    }
  }

  listen(listener: IndexListener): void {
    this.#listeners.add(listener)
  }

  known(tgid: number): StoredTourGroup | undefined {
    return this.#tourGroups.get(tgid)
  }

  /** What pages asked for of a tour group since the process started. */
  askedOf(tgid: number): AvailabilityRequestTimes | undefined {
    return this.#asked.get(tgid)
  }

  /** Counts a view of the tour group's page: what is viewed most is refreshed first. */
  view(tgid: number): void {
    this.#views.set(tgid, this.viewsOf(tgid) + 1)
  }

  /** Views in this process; older ones count less. */
  viewsOf(tgid: number): number {
    return this.#views.get(tgid) ?? 0
  }

  halveViews(): void {
    for (const [tgid, views] of this.#views) {
      if (views < 1) this.#views.delete(tgid)
      else this.#views.set(tgid, views / 2)
    }
  }

  /** Ids of the tour groups of which anything is known. */
  tgids(): Iterable<number> {
    return this.#tourGroups.keys()
  }

  /** Time zone of the venue: its own, or that of its city; `undefined` while both are unknown. */
  zoneOf({ venue }: StoredTourGroup): string | undefined {
    return venue?.timeZone ?? this.#zonesOfCities.get(venue?.cityCode ?? '')
  }

  /** Forgets what no longer counts. @returns the times of the oldest that does */
  forget(): RetentionCutoffs {
    const now = this.#settings.now()
    const before = now - MAX_ANSWER_AGE
    const historiesBefore = now - MAX_PAST_DAYS * A_DAY
    const yesterday = Math.floor(now / A_DAY) - 1
    for (const kept of this.#tourGroups.values()) {
      forgetBefore(kept, before, yesterday)
      if (!kept.soldOut || kept.soldOut.readAt >= historiesBefore) continue
      delete kept.soldOut
      this.#histories -= 1
    }
    for (const [tgid, { currencies, days }] of this.#asked) {
      dropBefore(currencies, before)
      for (const [day, inCurrencies] of days) {
        dropBefore(inCurrencies, before)
        if (inCurrencies.size === 0) days.delete(day)
      }
      if (currencies.size + days.size === 0) this.#asked.delete(tgid)
    }
    return { before, historiesBefore }
  }

  /** @returns the answer, if it was newer than what is known of the day */
  #mergeSlots(
    tgid: number,
    day: number,
    slots: readonly (WithTimedPrices<Slot> | TourStart)[],
    readAt: number,
  ): readonly DaySlotsAnswer[] {
    const value = { readAt, slots: slots.map(toStoredSlot) }
    if (!this.merge(tgid, { kind: 'slots', day, value })) return []
    if (slots.length > 0 && this.zoneOf(this.#tourGroup(tgid)) === undefined) {
      this.#settings.onRefused?.('noTimeZone', tgid)
    }
    return [{ day, ...value }]
  }

  /** @param answers of one time, each about another day */
  #rememberSoldOut(tgid: number, answers: readonly DaySlotsAnswer[]): void {
    const kept = this.#tourGroup(tgid)
    const timeZone = this.zoneOf(kept)
    const [first] = answers
    if (!first || !this.#remembers || timeZone === undefined) return
    if (!kept.soldOut && this.#histories >= MAX_HISTORIES) return
    const today = dayNumber(isoToday({ now: first.readAt, timeZone }))
    const venue = { timeZone, today, cutOff: this.#settings.cutOffOf(tgid) }
    const before = kept.soldOut
    const value = answers.reduce<SoldOutHistory | undefined>(
      (history, answer) => addDayToHistory(history, answer, venue),
      before,
    )
    if (!value || value === before) return
    // An older answer about another day adds to it, too.
    const readAt = before ? Math.max(value.readAt, before.readAt + 1) : value.readAt
    this.merge(tgid, { kind: 'soldOut', value: { ...value, readAt } })
  }

  #learnZone({ venue }: StoredTourGroup): void {
    if (venue?.timeZone === undefined || venue.cityCode === undefined) return
    if (this.#zonesOfCities.get(venue.cityCode) === venue.timeZone) return
    this.#zonesOfCities.set(venue.cityCode, venue.timeZone)
    this.#nextOpenDays.clear()
  }

  #asks(tgid: number): AvailabilityRequestTimes {
    return this.#asked.getOrInsertComputed(tgid, () => ({ currencies: new Map(), days: new Map() }))
  }

  #tourGroup(tgid: number): StoredTourGroup {
    return this.#tourGroups.getOrInsertComputed(tgid, createEmptyTourGroup)
  }
}

function dropBefore<K>(times: Map<K, number>, before: number): void {
  for (const [key, at] of times) if (at < before) times.delete(key)
}
