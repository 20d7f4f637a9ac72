import {
  BrokenCircuitError,
  BulkheadRejectedError,
  bulkhead,
  type CircuitBreakerPolicy,
  CircuitState,
  ConsecutiveBreaker,
  circuitBreaker,
  handleWhenResult,
  TaskCancelledError,
} from 'cockatiel'
import type { CatalogueError, Result } from '../result.ts'

/** Consecutive failures of an endpoint that open its circuit breaker. */
const FAILURES_BEFORE_REST = 5
/** Milliseconds until an open breaker lets one call through; other calls wait for its result. */
const REST = 1000
const TIMERS_DIFFER = 5

/** State of an endpoint. */
interface Endpoint {
  readonly breaker: CircuitBreakerPolicy
  /** When its breaker last opened, in milliseconds since the epoch. */
  restsSince: number
  /** It timed out: calls do not wait for it until one call has succeeded. */
  isHanging: boolean
  /** How often its breaker closed again. */
  recoveries: number
}

/**
 * Bulkhead and circuit breaker for catalogue calls: limits concurrent calls, and makes none to an endpoint that failed
 * repeatedly until one trial call has succeeded.
 */
export class CallGuard {
  readonly #bulkhead
  readonly #endpoints = new Map<string, Endpoint>()

  /** Limits on concurrent and on queued calls. */
  constructor(limits: { readonly openCalls: number; readonly waitingCalls: number }) {
    this.#bulkhead = bulkhead(limits.openCalls, limits.waitingCalls)
  }

  /**
   * @param endpoint without ids
   * @param signal if it aborts while the call is queued, the call is not made
   * @returns the result of `call`, or an error of kind `refused` when it was not made
   */
  async run<T>(endpoint: string, call: () => Promise<Result<T>>, signal: AbortSignal): Promise<Result<T>> {
    const known = this.#endpoint(endpoint)
    const { breaker } = known
    const callInTurn = () =>
      this.#bulkhead.execute(() => {
        // The breaker may have opened while the call was queued.
        if (breaker.state === CircuitState.Open) throw new BrokenCircuitError()
        return call()
      }, signal)
    await restOf(known, signal)
    const result = await orRefused(endpoint, () => breaker.execute(() => orRefused(endpoint, callInTurn), signal))
    if (result.ok || result.error.kind !== 'refused') known.isHanging = !result.ok && result.error.kind === 'timeout'
    return result
  }

  /** How often the breaker of an endpoint closed again; earlier failures of it are then void. */
  recoveriesOf(endpoint: string): number {
    return this.#endpoint(endpoint).recoveries
  }

  #endpoint(name: string): Endpoint {
    return this.#endpoints.getOrInsertComputed(name, createEndpoint)
  }
}

function createEndpoint(): Endpoint {
  const breaker = circuitBreaker(handleWhenResult(isOutage), {
    halfOpenAfter: REST,
    breaker: new ConsecutiveBreaker(FAILURES_BEFORE_REST),
  })
  const endpoint: Endpoint = { breaker, restsSince: 0, isHanging: false, recoveries: 0 }
  breaker.onBreak(() => {
    endpoint.restsSince = Date.now()
  })
  breaker.onReset(() => {
    endpoint.recoveries += 1
  })
  return endpoint
}

/**
 * Waits for the breaker of an endpoint that fails quickly, so that a page is not refused just when the endpoint is
 * back.
 */
async function restOf({ breaker, restsSince, isHanging }: Endpoint, signal: AbortSignal): Promise<void> {
  // A timer may fire slightly early.
  const left = restsSince + REST + TIMERS_DIFFER - Date.now()
  if (breaker.state !== CircuitState.Open || isHanging || left <= 0) return
  await new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, left)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      resolve()
    })
  })
}

/** A 404 is not an outage. */
function isOutage(result: unknown): boolean {
  const { ok, error } = result as { readonly ok: boolean; readonly error?: CatalogueError }
  return !ok && error?.retryable === true
}

async function orRefused<T>(source: string, call: () => Promise<Result<T>>): Promise<Result<T>> {
  try {
    return await call()
  } catch (error) {
    if (!REFUSALS.some((Refusal) => error instanceof Refusal)) throw error
    return { ok: false, error: { kind: 'refused', retryable: true, source } }
  }
}

const REFUSALS = [BrokenCircuitError, BulkheadRejectedError, TaskCancelledError]
