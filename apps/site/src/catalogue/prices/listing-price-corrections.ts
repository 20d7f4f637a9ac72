import { MAX_PRICE_AGE_MS } from '../../cache/lifetime.ts'
import type { Money } from '../../i18n/money.ts'
import type { Price } from '../product.ts'

/** A listing price that the calendar contradicts, and the price that replaces it. */
export interface ListingPriceCorrection {
  /** What was listed, in units of the currency. */
  readonly listed: number
  readonly price: Price
  /** When the replacing price was read, in milliseconds since the epoch. */
  readonly readAt: number
}

/** The replaced prices of tour groups, each for as long as the replacing price may be shown: a day after it was read. */
export class ListingPriceCorrections {
  /** In the order in which they were added. */
  readonly #byKey = new Map<string, ListingPriceCorrection>()
  readonly #now: () => number

  constructor(now: () => number) {
    this.#now = now
  }

  get size(): number {
    return this.#byKey.size
  }

  /** @param replaced nothing when the listing price is right */
  set(tgid: number, currency: Money['currency'], replaced: ListingPriceCorrection | undefined): void {
    const key = keyOf(tgid, currency)
    this.#byKey.delete(key)
    if (replaced) this.#byKey.set(key, replaced)
    this.#removeExpired()
  }

  /** @param listed the price in a list, with its currency */
  get(tgid: number, { amount, currency }: Money): ListingPriceCorrection | undefined {
    const replaced = this.#byKey.get(keyOf(tgid, currency))
    return replaced?.listed === amount && this.#isYoung(replaced) ? replaced : undefined
  }

  /** Stops at the first that is valid: no price is read after it is added, so each is removed a day after that. */
  #removeExpired(): void {
    for (const [key, replaced] of this.#byKey) {
      if (this.#isYoung(replaced)) return
      this.#byKey.delete(key)
    }
  }

  #isYoung({ readAt }: ListingPriceCorrection): boolean {
    return this.#now() - readAt < MAX_PRICE_AGE_MS
  }
}

function keyOf(tgid: number, currency: Money['currency']): string {
  return `${tgid} ${currency}`
}
