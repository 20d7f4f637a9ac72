import type { Price } from '../../catalogue/product.ts'

/** What a card says of a day of its tour group. */
export type CardAvailability =
  /** A day that the visitor chose, with its price; absent where it is unknown. */
  | { readonly kind: 'chosen'; readonly day: string; readonly price?: Price; readonly total?: Price }
  /** The next available day, with what the party pays. */
  | { readonly kind: 'next'; readonly day: string; readonly total: Price }
  /** Whether it can be had on the chosen days, only its own page says. */
  | { readonly kind: 'unknown' }
  /** Nothing is left on the chosen days; lists by day have no such cards. */
  | { readonly kind: 'none' }

/** The ISO date that the tour group's page opens with. */
export function chosenDayOf(day: CardAvailability | undefined): string | undefined {
  return day?.kind === 'chosen' ? day.day : undefined
}
