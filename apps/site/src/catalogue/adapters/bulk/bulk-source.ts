import type { CurrencyCode } from '@passepartout/content-model/currencies'
import type { Result } from '../../result.ts'
import type { CatalogueSnapshot } from './catalogue-snapshot.ts'
import type { ClassifiedProduct } from './neutral-product-schema.ts'

/** Which starts are wanted, in the venue's time zone. */
export interface StartsQuery {
  /** ISO dates, both included. */
  readonly from: string
  readonly to: string
  /** In which prices are wanted; none of a start when absent. */
  readonly currency?: CurrencyCode | undefined
}

/** A catalogue that gives all of its products at once, so that the site makes the lists itself. */
export interface BulkSource {
  readonly snapshot: (signal: AbortSignal) => Promise<Result<CatalogueSnapshot>>
  /** Rows of availability (`availability.ts`), one a day and option, from today on. */
  readonly days: (
    entry: ClassifiedProduct,
    currency: CurrencyCode,
    signal: AbortSignal,
  ) => Promise<Result<readonly unknown[]>>
  /** Rows of availability, one a start. */
  readonly starts: (
    entry: ClassifiedProduct,
    asked: StartsQuery,
    signal: AbortSignal,
  ) => Promise<Result<readonly unknown[]>>
  /** Reviews of a product, as `parseBulkReviews` reads them, where the source has any. */
  readonly reviews?: (entry: ClassifiedProduct, signal: AbortSignal) => Promise<Result<readonly unknown[]>>
}
