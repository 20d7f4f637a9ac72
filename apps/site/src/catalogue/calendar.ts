import type { Price } from './product.ts'

/** A day on which a tour group runs, in the venue's own calendar. */
export interface CalendarDay {
  /** ISO date, YYYY-MM-DD. */
  readonly date: string
  /** Tours that can still be had; none on a day that is sold out. */
  readonly tourIds: readonly number[]
  /** Of the cheapest of them. */
  readonly price?: Price
}

/** When a tour group can be visited: a day that is missing before the last one is a day on which it is closed. */
export interface Calendar {
  /** In order of time, each once. */
  readonly days: readonly CalendarDay[]
}

/** When a show is on. */
export interface Performance {
  /** ISO date, YYYY-MM-DD, where the venue is. */
  readonly date: string
  /** HH:MM where the venue is. */
  readonly startTime: string
}

/** A start of a tour, whatever it costs. */
export interface Start extends Performance {
  readonly tourId: number
  readonly isSoldOut: boolean
}

/** One start of a tour. */
export interface Slot {
  /** HH:MM where the venue is. */
  readonly startTime: string
  readonly tourId: number
  /** Tickets left; absent when there is no limit, 0 when it is sold out. */
  readonly remaining?: number
  readonly price?: Price
}
