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
const REST = 1000
const TIMERS_DIFFER = 5

export interface GuardSettings {
  /** Calls that may be under way at once. */
  readonly openCalls: number
  /** Calls that may wait for one of those to end. */
  readonly waitingCalls: number
}

/** What is known of an endpoint. */
interface Endpoint {
  readonly breaker: CircuitBreakerPolicy
  /** When it last began to rest, in milliseconds since the epoch. */
  restsSince: number
  /** It did not even fail in time: nobody waits for it again before it is known to answer. */
  isHanging: boolean
  /** How often it answered again after a rest. */
  recoveries: number
}

/**
 * Keeps the site from leaning on a catalogue that is down: so many calls at once and no more, and none at all to an
 * endpoint that failed again and again, until one call has found that it answers.
 */
export class CallGuard {
  readonly #bulkhead
  readonly #endpoints = new Map<string, Endpoint>()

  constructor({ openCalls, waitingCalls }: GuardSettings) {
    this.#bulkhead = bulkhead(openCalls, waitingCalls)
  }

  /**
   * @param endpoint without ids
   * @param signal when it comes before the call's turn does, the call is not made
   * @returns what `call` gives, or a failure of the kind `refused` when it was not made
   */
  async run<T>(endpoint: string, call: () => Promise<Result<T>>, signal: AbortSignal): Promise<Result<T>> {
    const known = this.#endpoint(endpoint)
    const { breaker } = known
    const callInTurn = () =>
      this.#bulkhead.execute(() => {
        // The endpoint may have begun to rest while the call waited for its turn.
        if (breaker.state === CircuitState.Open) throw new BrokenCircuitError()
        return call()
      }, signal)
    await restOf(known, signal)
    const result = await orRefused(endpoint, () => breaker.execute(() => orRefused(endpoint, callInTurn), signal))
    if (result.ok || result.error.kind !== 'refused') known.isHanging = !result.ok && result.error.kind === 'timeout'
    return result
  }

  /** Counts how often an endpoint answered again after a rest: what failed before may be asked at once. */
  recoveriesOf(endpoint: string): number {
    return this.#endpoint(endpoint).recoveries
  }

  #endpoint(name: string): Endpoint {
    let known = this.#endpoints.get(name)
    if (!known) {
      known = createEndpoint()
      this.#endpoints.set(name, known)
    }
    return known
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
 * The rest of an endpoint that fails quickly is short enough to be waited for, so that a page that comes when the source is
 * back is not refused.
 */
async function restOf({ breaker, restsSince, isHanging }: Endpoint, signal: AbortSignal): Promise<void> {
  // A timer may ring a little before its time.
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
