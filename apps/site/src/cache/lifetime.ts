import type { RenderDependencies } from './render-dependencies.ts'

const SECOND = 1000
const HOUR = 3_600_000
const DAY = 24 * HOUR

/** Milliseconds: a price older than this is not shown any more. */
export const MAX_PRICE_AGE_MS = DAY

const FRESH_WITH_PRICES = 60 * SECOND
const FRESH_WITHOUT_PRICES = HOUR
/** Together with the time for which the catalogue's answer is kept (last-good-response-cache.ts) less than a minute. */
const FRESH_WHEN_PRICES_LACK = 25 * SECOND
/** Something is missing that may be back soon. */
const FRESH_WHEN_DEGRADED = 3.5 * SECOND

/** Maximum seconds for which shared caches may use a copy without revalidation, stale or not: with prices, and without. */
export const MAX_SHARED_AGE = { price: 300, words: 4200 } as const

/** The same for degraded pages, such as those with missing prices. */
export const MAX_SHARED_AGE_DEGRADED = 60

/** Both in milliseconds from now. */
export interface Lifetime {
  /** Until a fresh rendering is wanted. */
  readonly freshFor: number
  /** Until it must not be shown at all; ends when its oldest price does. */
  readonly usableFor: number
}

/**
 * Of an answer that nothing is there: it may be published any moment, and shows within two seconds also where an edge has a copy
 * that no tag finds. No old one stands in for a new one.
 */
export const ERROR_LIFETIME: Lifetime = { freshFor: 2 * SECOND, usableFor: 2 * SECOND }

/**
 * How long a rendering lasts: as long as what it depends on.
 *
 * @param now milliseconds since the epoch
 */
export function lifetimeOf({ oldestPrice, isDegraded, lacksPrices, end }: RenderDependencies, now: number): Lifetime {
  const lastsFor = Math.max(0, end - now)
  const pricesLastFor = MAX_PRICE_AGE_MS - (now - oldestPrice)
  const usableFor = Math.max(0, Math.min(DAY, pricesLastFor, lastsFor))
  const hasPrices = Number.isFinite(oldestPrice)
  const freshFor = hasPrices ? Math.min(FRESH_WITH_PRICES, pricesLastFor) : FRESH_WITHOUT_PRICES
  const most = isDegraded ? FRESH_WHEN_DEGRADED : lacksPrices ? FRESH_WHEN_PRICES_LACK : freshFor
  return { freshFor: Math.min(most, freshFor, lastsFor), usableFor }
}
