import type { CurrencyCode } from '@passepartout/content-model/currencies'

/** An amount in units of its currency (pounds, not pence). */
export interface Money {
  readonly amount: number
  readonly currency: CurrencyCode
}
