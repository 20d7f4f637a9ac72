import type { CurrencyCode } from '@passepartout/content-model/currencies'
import type { AccessiblePerformanceTour, OpeningHours } from '../catalogue/product.ts'
import type { SoldOutHistory } from './sold-out-history.ts'
import type { StoredCalendar, StoredCalendarPrices, StoredSlotPrices, StoredSlots } from './stored-days.ts'

/** Where a tour group runs and when it is open. */
export interface StoredVenue {
  /** Milliseconds since the epoch. */
  readonly readAt: number
  /** IANA name. */
  readonly timeZone?: string | undefined
  /** The catalogue's code, such as ROME. */
  readonly cityCode?: string | undefined
  readonly schedule?: OpeningHours | undefined
  /** Tours of access performances; absent until its page was read. */
  readonly performances?: readonly StoredAccessibleTour[] | undefined
}

export type StoredAccessibleTour = Pick<AccessiblePerformanceTour, 'tourId' | 'trait'>

/** Everything that is known of a tour group. */
export interface StoredTourGroup {
  venue?: StoredVenue
  calendar?: StoredCalendar
  /** Absent as long as nothing was seen sold out. */
  soldOut?: SoldOutHistory
  readonly prices: Map<CurrencyCode, StoredCalendarPrices>
  /** By days since the epoch. */
  readonly slots: Map<number, StoredSlots>
  /** By `slotPricesKey`. */
  readonly slotPrices: Map<string, StoredSlotPrices>
  /** When the provider last said that it changed; what was read before is doubtful. 0 when it never did. */
  changedAt: number
}

/** One answer about a tour group: what is recorded, stored and merged at a time. */
export type AvailabilityRecord =
  | { readonly kind: 'venue'; readonly value: StoredVenue }
  | { readonly kind: 'calendar'; readonly value: StoredCalendar }
  | { readonly kind: 'soldOut'; readonly value: SoldOutHistory }
  | { readonly kind: 'prices'; readonly currency: CurrencyCode; readonly value: StoredCalendarPrices }
  | { readonly kind: 'slots'; readonly day: number; readonly value: StoredSlots }
  | {
      readonly kind: 'slotPrices'
      readonly day: number
      readonly currency: CurrencyCode
      readonly value: StoredSlotPrices
    }

export function createEmptyTourGroup(): StoredTourGroup {
  return { prices: new Map(), slots: new Map(), slotPrices: new Map(), changedAt: 0 }
}

export function slotPricesKey(day: number, currency: CurrencyCode): string {
  return `${day} ${currency}`
}

/**
 * Takes over a part that is newer than what is kept; so the order in which parts come does not matter.
 *
 * @returns whether it was newer
 */
export function mergeRecord(kept: StoredTourGroup, part: AvailabilityRecord): boolean {
  switch (part.kind) {
    case 'venue':
    case 'calendar':
    case 'soldOut':
      if (!isNewer(part.value, kept[part.kind])) return false
      Object.assign(kept, { [part.kind]: part.value })
      return true
    case 'prices':
      return mergeEntry(kept.prices, part.currency, part.value)
    case 'slots':
      return mergeEntry(kept.slots, part.day, part.value)
    case 'slotPrices':
      return mergeEntry(kept.slotPrices, slotPricesKey(part.day, part.currency), part.value)
  }
}

function mergeEntry<K, V extends { readonly readAt: number }>(entries: Map<K, V>, key: K, next: V): boolean {
  if (!isNewer(next, entries.get(key))) return false
  entries.set(key, next)
  return true
}

/** Of two answers of equal age the one counts that is stored already. */
function isNewer(next: { readonly readAt: number }, kept: { readonly readAt: number } | undefined): boolean {
  return !kept || next.readAt > kept.readAt
}

/** Forgets answers of before a time, and the starts of days before a day. */
export function forgetBefore(kept: StoredTourGroup, readAt: number, day: number): void {
  if (kept.calendar && kept.calendar.readAt < readAt) delete kept.calendar
  for (const [currency, prices] of kept.prices) if (prices.readAt < readAt) kept.prices.delete(currency)
  for (const [key, slots] of kept.slots) if (slots.readAt < readAt || key < day) kept.slots.delete(key)
  for (const [key, prices] of kept.slotPrices) {
    if (prices.readAt < readAt || Number.parseInt(key, 10) < day) kept.slotPrices.delete(key)
  }
}
