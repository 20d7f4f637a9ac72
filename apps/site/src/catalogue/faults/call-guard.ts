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

/** So many failures of an endpoint, one after the other, and nobody asks it for a while. */
const FAILURES_BEFORE_REST = 5
/** Milliseconds after which one call tries whether it answers again; whoever comes meanwhile waits for what it finds. */
const REST = 3000

export interface GuardSettings {
  /** Calls that may be under way at once. */
  readonly openCalls: number
  /** Calls that may wait for one of those to end. */
  readonly waitingCalls: number
}

/**
 * Keeps the site from leaning on a catalogue that is down: so many calls at once and no more, and none at all to an
 * endpoint that failed again and again, until one call has found that it answers.
 */
export class CallGuard {
  readonly #bulkhead
  readonly #breakers = new Map<string, CircuitBreakerPolicy>()

  constructor({ openCalls, waitingCalls }: GuardSettings) {
    this.#bulkhead = bulkhead(openCalls, waitingCalls)
  }

  /**
   * @param endpoint without ids
   * @param signal when it comes before the call's turn does, the call is not made
   * @returns what `call` gives, or a failure of the kind `refused` when it was not made
   */
  async run<T>(endpoint: string, call: () => Promise<Result<T>>, signal: AbortSignal): Promise<Result<T>> {
    const breaker = this.#breakerOf(endpoint)
    const callInTurn = () =>
      this.#bulkhead.execute(() => {
        // The endpoint may have begun to rest while the call waited for its turn.
        if (breaker.state === CircuitState.Open) throw new BrokenCircuitError()
        return call()
      }, signal)
    return orRefused(endpoint, () => breaker.execute(() => orRefused(endpoint, callInTurn), signal))
  }

  #breakerOf(endpoint: string): CircuitBreakerPolicy {
    let breaker = this.#breakers.get(endpoint)
    if (!breaker) {
      breaker = circuitBreaker(handleWhenResult(isOutage), {
        halfOpenAfter: REST,
        breaker: new ConsecutiveBreaker(FAILURES_BEFORE_REST),
      })
      this.#breakers.set(endpoint, breaker)
    }
    return breaker
  }
}

/** An endpoint that says there is no such tour group is in order. */
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
