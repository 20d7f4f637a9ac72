import type { CurrencyCode } from '@passepartout/content-model/currencies'
import type { Result } from '../../result.ts'
import type { Entry } from './item-schema.ts'
import type { Shelves } from './shelves.ts'

/** Which starts are wanted, in the venue's time zone. */
export interface StartsAsked {
  /** ISO dates, both included. */
  readonly from: string
  readonly to: string
  /** In which prices are wanted; none of a start when absent. */
  readonly currency?: CurrencyCode | undefined
}

/** A catalogue that gives all of its products at once, so that the site makes the lists itself. */
export interface HeldSource {
  readonly shelves: (signal: AbortSignal) => Promise<Result<Shelves>>
  /** Rows of availability (`availability.ts`), one a day and option, from today on. */
  readonly days: (entry: Entry, currency: CurrencyCode, signal: AbortSignal) => Promise<Result<readonly unknown[]>>
  /** Rows of availability, one a start. */
  readonly starts: (entry: Entry, asked: StartsAsked, signal: AbortSignal) => Promise<Result<readonly unknown[]>>
  /** Reviews of a product, as `parseHeldReviews` reads them, where the source has any. */
  readonly reviews?: (entry: Entry, signal: AbortSignal) => Promise<Result<readonly unknown[]>>
}
