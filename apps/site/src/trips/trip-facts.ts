import type { Coordinates, OpeningHours } from '../catalogue/product.ts'
import type { PartyTotal } from '../products/party/party-total.ts'

/** A start of a day, as the party can have it. */
export interface TripStart {
  /** HH:MM at the venue. */
  readonly time: string
  /** HH:MM; after midnight if it is not later than `time`. */
  readonly endTime?: string | undefined
  readonly tourId: number
  /** Whether there are places for the party; a sold-out start has too few. */
  readonly hasRoom: boolean
  /** Absent when the catalogue does not say what the party pays. */
  readonly total?: PartyTotal | undefined
}

/** What is known of a tour group on a day. */
export type TripDayFacts =
  | { readonly kind: 'closed' | 'soldOut' | 'unknown' }
  /** Without starts visitors come when they like. */
  | { readonly kind: 'open'; readonly starts: readonly TripStart[]; readonly total?: PartyTotal | undefined }

/** What is known of a tour group of a trip; an absent part is unknown. */
export interface TourGroupFacts {
  /** IANA name, of the venue. */
  readonly timeZone: string
  readonly begins?: Coordinates | undefined
  /** Where it ends, if elsewhere. */
  readonly ends?: Coordinates | undefined
  /** Milliseconds. */
  readonly duration?: { readonly min: number; readonly max?: number } | undefined
  readonly schedule?: Pick<OpeningHours, 'opens' | 'closes'> | undefined
  /** ISO dates with tickets, in order. */
  readonly openDates: readonly string[]
  /** @param date ISO date at the venue */
  readonly onDay: (date: string) => TripDayFacts
}

/** All that a trip is planned from. */
export interface TripFacts {
  /** @returns `undefined` for an unknown tour group, or when the catalogue is unavailable */
  readonly ofTourGroup: (tgid: number) => TourGroupFacts | undefined
  /** Milliseconds since the epoch. */
  readonly now: number
}
