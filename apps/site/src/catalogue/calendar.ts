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
export interface StartDateTime {
  /** ISO date, YYYY-MM-DD, in the venue's time zone. */
  readonly date: string
  /** HH:MM in the venue's time zone. */
  readonly startTime: string
}

/** A start of a tour group, of one or several tours. */
export interface TourGroupStart extends StartDateTime {
  readonly tourIds: readonly number[]
  /** Whether nothing is left of any of them. */
  readonly isSoldOut: boolean
}

/** Starts of many days. */
export interface UpcomingStarts {
  /** Of the days of `dates`. */
  readonly starts: readonly TourGroupStart[]
  /** ISO dates of which all starts are known. */
  readonly dates: ReadonlySet<string>
}

/** A start of a tour, without price. */
export interface TourStart extends StartDateTime {
  /** As of a slot. */
  readonly endTime?: string
  readonly tourId: number
  readonly isSoldOut: boolean
  /** As of a slot. */
  readonly left?: number | 'unlimited'
}

/** One start of a tour. */
export interface Slot {
  /** HH:MM in the venue's time zone. */
  readonly startTime: string
  /** HH:MM; after midnight if it is not later than `startTime`. */
  readonly endTime?: string
  readonly tourId: number
  /** Tickets left as the provider counts them; absent when it does not say, 0 when it is sold out. */
  readonly left?: number | 'unlimited'
  /** Tickets left; absent when there is no limit, 0 when it is sold out. */
  readonly remaining?: number
  /** What an adult or a group pays. */
  readonly price?: Price
  /** By age band or group, in the provider's order; absent when there are none in the requested currency. */
  readonly prices?: readonly AgeBandPrice[]
}

/** The price of an age band, or of a group. */
export interface AgeBandPrice {
  /** The provider's name, such as ADULT, CHILD, INFANT or GROUP. */
  readonly band: string
  /** Zero for a band that is free beside others that pay. */
  readonly price: Price
  /** Smallest and largest group that pays it, if the provider says. */
  readonly sizes?: { readonly min: number; readonly max: number }
}
