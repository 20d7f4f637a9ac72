import type { Price } from './product.ts'

/** A day on which a tour group runs, in the venue's time zone. */
export interface CalendarDay {
  /** ISO date, YYYY-MM-DD. */
  readonly date: string
  /** Tours that are still available; empty on a sold-out day. */
  readonly tourIds: readonly number[]
  /** Price of the cheapest tour. */
  readonly price?: Price
}

/** The days on which a tour group can be visited; on days that are missing before the last one it is closed. */
export interface Calendar {
  /** Sorted by date, without duplicates. */
  readonly days: readonly CalendarDay[]
}

/** A performance of a show. */
export interface Performance {
  /** ISO date, YYYY-MM-DD, in the venue's time zone. */
  readonly date: string
  /** HH:MM in the venue's time zone. */
  readonly startTime: string
}

/** A start of a tour, without price. */
export interface Start extends Performance {
  readonly tourId: number
  readonly isSoldOut: boolean
}

/** One start of a tour. */
export interface Slot {
  /** HH:MM in the venue's time zone. */
  readonly startTime: string
  readonly tourId: number
  /** Tickets left; absent when there is no limit, 0 when it is sold out. */
  readonly remaining?: number
  readonly price?: Price
}
