import type { Price } from '../../catalogue/product.ts'

/** What a card says of a day of its tour group. */
export type CardDay =
  /** A day that the visitor chose, with its price; absent where it is unknown. */
  | { readonly kind: 'chosen'; readonly day: string; readonly price?: Price; readonly total?: Price }
  /** The next available day, with what the party pays. */
  | { readonly kind: 'next'; readonly day: string; readonly total: Price }
  /** Whether it can be had on the chosen days, only its own page says. */
  | { readonly kind: 'unknown' }
