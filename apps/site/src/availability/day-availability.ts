import type { BandPrice } from '../catalogue/calendar.ts'
import type { PerformanceAccessibilityTrait, Price } from '../catalogue/product.ts'

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
export interface DayAccessibleTour {
  readonly tourId: number
  readonly trait: PerformanceAccessibilityTrait
  readonly isOpen: boolean
}

/** A start of a tour. */
export interface DaySlot {
  /** HH:MM in the venue's time zone. */
  readonly start: string
  /** HH:MM; after midnight if it is not later than `start`. */
  readonly end?: string
  readonly tourId: number
  /** In the requested currency, in the provider's order; empty where they are unknown in that currency. */
  readonly prices: readonly BandPrice[]
  /** 0 when it is sold out; absent when the provider does not say. */
  readonly left?: number | 'unlimited'
}
