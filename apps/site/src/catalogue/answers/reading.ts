import type { PriceLimits } from '../prices/price.ts'

/** With what an answer is read. */
export interface Reading extends PriceLimits {
  /** When it came, in milliseconds since the epoch. */
  readonly readAt: number
}
