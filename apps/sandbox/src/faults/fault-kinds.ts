import { z } from 'zod'

/** The simulated faults (catalogue API, "Traps"), each with a description. */
export const FAULT_KINDS = {
  delay: 'answers late, by the given milliseconds',
  'not-found': 'answers 404',
  'rate-limited': 'answers 429 with Retry-After',
  'server-error': 'answers 500',
  'truncated-json': 'sends the first half of the answer',
  oversized: 'sends eight megabytes behind the answer',
  'null-price': 'answers with every price null',
  'higher-price': 'answers with every price a quarter higher, as after a change of prices',
  'wrong-currency': 'answers in another currency than the requested one',
  'closed-connection': 'closes the connection without an answer',
  redirect: 'answers 302 to the same address, which then works',
} as const

export type FaultKind = keyof typeof FAULT_KINDS

const MAX_MILLISECONDS = 120_000

/** A fault as requested by a caller. */
export const faultRequestSchema = z.object({
  /** Affected paths; `*` matches any characters, e.g. `/api/v7/tour-groups/*` or `/images/*`. */
  path: z.string().trim().regex(/^[/*]/, 'must start with / or *').max(300),
  kind: z.enum(Object.keys(FAULT_KINDS) as FaultKind[], `must be one of ${Object.keys(FAULT_KINDS).join(', ')}`),
  /** For `delay`. */
  milliseconds: z.coerce.number('must be a number').int().min(0).max(MAX_MILLISECONDS).default(3000),
  /** The number of requests that it affects; until it is removed when absent. */
  count: z.coerce.number('must be a number').int().min(1).max(1_000_000).optional(),
})
export type FaultRequest = z.infer<typeof faultRequestSchema>

export interface Fault extends FaultRequest {
  readonly id: number
  /** Number of requests affected so far. */
  readonly hits: number
}
