import type { AgeBandPrice } from '../catalogue/calendar.ts'
import type { Price } from '../catalogue/product.ts'
import type { StoredSlot } from './stored-days.ts'
import type { StoredAccessibleTour } from './stored-tour-group.ts'

/** What is known of one day of a tour group. What is not known is absent: unknown is never sold out. */
export interface DayAvailability {
  /** ISO date, in the venue's time zone. */
  readonly day: string
  /** `closed`: it does not run, or everything of the day has begun or lies within the cut-off. */
  readonly state: 'open' | 'soldOut' | 'closed'
  /** The lowest price of an open day in the requested currency, charges included. */
  readonly price?: Price
  /** When the state was read, in milliseconds since the epoch. */
  readonly readAt: number
  /** Starts that are still on sale, sold-out ones included, in order of time; absent where they were not read lately. */
  readonly slots?: readonly DaySlot[]
  /** Of an open day: the tours of access performances, and whether they run then; absent where either is unknown. */
  readonly performances?: readonly DayAccessibleTour[]
  /** When `slots` were read, in milliseconds since the epoch. */
  readonly slotsReadAt?: number
  /** The prices of `slots` were read before the provider said that something of the tour group changed. */
  readonly hasDoubtfulPrices?: true
}

/** A captioned, audio-described, signed or relaxed performance of some days. */
export interface DayAccessibleTour extends StoredAccessibleTour {
  readonly isOpen: boolean
}

/** A start of a tour. */
export interface DaySlot extends StoredSlot {
  /** In the requested currency, in the provider's order; empty where they are unknown in that currency. */
  readonly prices: readonly AgeBandPrice[]
}
