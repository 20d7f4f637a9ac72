/** What a page is judged by (https://web.dev/articles/vitals): three times in milliseconds, and how far its parts moved. */
export const VITALS = ['LCP', 'INP', 'TTFB', 'CLS'] as const
export type Vital = (typeof VITALS)[number]

/** An error that nobody caught, and a promise of which nobody heard. */
export const FAULTS = ['error', 'rejection'] as const
export type Fault = (typeof FAULTS)[number]

/** Of one page; the others are not told. */
export const MOST_FAULTS = 10

/** Where a browser says it, once for a page. */
export const VITALS_ADDRESS = '/_vitals'

/** What a browser says there. Nothing of it tells one visitor from another. */
export interface VitalsReport {
  /** The type of the page; `other` where it has none. */
  readonly page: string
  readonly isMobile: boolean
  readonly vitals: readonly (readonly [Vital, number])[]
  readonly faults: readonly Fault[]
}
