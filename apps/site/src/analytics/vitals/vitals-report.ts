/** Web vitals (https://web.dev/articles/vitals): three times in milliseconds and the layout shift score. */
export const VITALS = ['LCP', 'INP', 'TTFB', 'CLS'] as const
export type Vital = (typeof VITALS)[number]

/** Uncaught errors and unhandled rejections. */
export const ERROR_KINDS = ['error', 'rejection'] as const
export type ErrorKind = (typeof ERROR_KINDS)[number]

/** Upper limit per page. */
export const MAX_REPORTED_ERRORS = 10

/** Address of the report, sent once per page. */
export const VITALS_ADDRESS = '/_vitals'

/** The report. It contains nothing that identifies a visitor. */
export interface VitalsReport {
  /** Page type; `other` without one. */
  readonly page: string
  readonly isMobile: boolean
  readonly vitals: readonly (readonly [Vital, number])[]
  readonly faults: readonly ErrorKind[]
}
