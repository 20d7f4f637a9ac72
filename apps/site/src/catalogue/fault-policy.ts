import { LRUCache } from 'lru-cache'
import type { Metrics } from '../operations/metrics.ts'
import type { Reporter } from '../operations/reporter.ts'
import type { CallGuard } from './call-guard.ts'
import { type CatalogueClient, endpointOf, type Query } from './client.ts'
import type { Deadline } from './deadline.ts'
import type { Kept, LastGoodAnswers } from './last-good-answers.ts'
import type { Recorded } from './price-age.ts'
import type { Result } from './result.ts'
import { SpoiledAnswers, type Weighed, type Weight } from './spoiled-answer.ts'

/** What is asked, and how its answer is understood. */
export interface Question<T> {
  readonly path: string
  readonly query: Query
  readonly parse: (value: unknown, readAt: number) => Recorded<T> | undefined
  readonly weigh: (value: Recorded<T>) => Weight
  readonly tagsOf: (value: Recorded<T>) => string[]
}

/** Who asks. */
export interface Asker {
  /** Of the page, for all that it asks together. */
  readonly deadline: Deadline
  readonly pageIdentifier: string
}

export interface Answer<T> extends Kept<T> {
  /** Better than nothing, and to be asked for again soon. */
  readonly isDoubtful?: boolean
}

interface FaultPolicyParts {
  readonly client: Pick<CatalogueClient, 'get'>
  readonly guard: CallGuard
  readonly answers: LastGoodAnswers
  readonly reporter: Reporter
  readonly metrics: Metrics
  readonly now: () => number
  /** Milliseconds that one call may take, waiting for its turn included. */
  readonly timeout: number
}

/** Milliseconds for which a failure is remembered: nobody asks again, everybody gets what stands in. */
const FAILURE_LASTS = 3000
/** Milliseconds that a fresh answer is waited for where an old one can stand in. */
const PATIENCE = 500
const MAX_MEMORIES = 20_000

/**
 * What happens when the catalogue fails, hangs or talks nonsense (docs/decisions/019): the last good answer stands in;
 * all who ask the same share one call and its failure, which is remembered for seconds; nobody waits longer than their
 * page may; an answer that lost what the last good one had is a failure too.
 */
export class FaultPolicy {
  readonly #parts: FaultPolicyParts
  readonly #flights = new Map<string, Promise<unknown>>()
  /** Questions that failed lately, with what was answered all the same. */
  readonly #failures: LRUCache<string, { readonly answer: Answer<unknown> | undefined }>
  readonly #spoiled = new SpoiledAnswers()

  constructor(parts: FaultPolicyParts) {
    this.#parts = parts
    this.#failures = new LRUCache({
      max: MAX_MEMORIES,
      ttl: FAILURE_LASTS,
      ttlResolution: 0,
      perf: { now: parts.now },
    })
  }

  /** @returns `undefined` when the catalogue cannot say, and never could */
  async ask<T>(question: Question<T>, { deadline, pageIdentifier }: Asker): Promise<Answer<T> | undefined> {
    const key = `${question.path} ${JSON.stringify(question.query)}`
    const stored = await deadline.within(this.#parts.answers.find<T>(key), undefined)
    if (!stored) return undefined
    const { answer: lastGood, isFresh } = stored
    if (isFresh) return lastGood
    const failure = this.#failures.get(key)
    if (failure) return lastGood ?? (failure.answer as Answer<T> | undefined)
    const flight = this.#share(key, () => this.#fly(key, question, lastGood, pageIdentifier))
    return deadline.within(flight, lastGood, lastGood && PATIENCE)
  }

  async purge(tags: readonly string[]): Promise<void> {
    // Whoever asks after a purge must not be handed what was asked before it.
    this.#flights.clear()
    await this.#parts.answers.purge(tags)
  }

  #share<T>(key: string, fly: () => Promise<T>): Promise<T> {
    const current = this.#flights.get(key) as Promise<T> | undefined
    if (current) return current
    const flight = fly().finally(() => {
      if (this.#flights.get(key) === flight) this.#flights.delete(key)
    })
    this.#flights.set(key, flight)
    return flight
  }

  async #fly<T>(
    key: string,
    question: Question<T>,
    lastGood: Kept<T> | undefined,
    pageIdentifier: string,
  ): Promise<Answer<T> | undefined> {
    const { answers, metrics, now } = this.#parts
    const { generation } = answers
    const started = performance.now()
    const result = await this.#call(question)
    const answer = result.ok ? { value: result.value, fetchedAt: now() } : undefined
    const isSpoiled = answer !== undefined && this.#isSpoiled(key, question, answer, lastGood)
    const outcome = result.ok ? (isSpoiled ? 'spoiled' : 'ok') : result.error.kind
    metrics.catalogueSeconds.observe(
      { endpoint: endpointOf(question.path), outcome },
      (performance.now() - started) / 1000,
    )
    this.#report(question, result, isSpoiled, lastGood, pageIdentifier)
    if (answer && !isSpoiled) {
      await answers.keep(key, answer, question.tagsOf(answer.value), generation)
      return answer
    }
    const doubtful = answer && { ...answer, isDoubtful: true }
    this.#failures.set(key, { answer: doubtful })
    return lastGood ?? doubtful
  }

  /** One call, when its turn comes, and what it says in our own types. */
  async #call<T>({ path, query, parse }: Question<T>): Promise<Result<Recorded<T>>> {
    const { client, guard, timeout, now } = this.#parts
    const source = endpointOf(path)
    const result = await withTimeout(timeout, (signal) =>
      guard.run(source, () => client.get(path, query, signal), signal),
    )
    if (!result.ok) return result
    const value = parse(result.value, now())
    return value === undefined
      ? { ok: false, error: { kind: 'unusable', retryable: true, source } }
      : { ok: true, value }
  }

  #isSpoiled<T>(key: string, { weigh }: Question<T>, answer: Kept<T>, lastGood: Kept<T> | undefined): boolean {
    const weighed = ({ value, fetchedAt }: Kept<T>): Weighed => ({ weight: weigh(value), at: fetchedAt })
    return this.#spoiled.isSpoiled(key, weighed(answer), lastGood && weighed(lastGood))
  }

  /** An endpoint that is down says so once; what it says wrongly of one thing, each thing says. */
  #report<T>(
    { path, weigh }: Question<T>,
    result: Result<Recorded<T>>,
    isSpoiled: boolean,
    lastGood: Kept<T> | undefined,
    pageIdentifier: string,
  ): void {
    const { reporter } = this.#parts
    const source = endpointOf(path)
    const isUnusable = !result.ok && result.error.kind === 'unusable'
    if (!result.ok && !isUnusable) {
      const { kind, status } = result.error
      reporter.outage(source, { kind, status, pageIdentifier })
      return
    }
    reporter.recovered(source)
    if (!isUnusable && !isSpoiled) return
    const had = lastGood && weigh(lastGood.value)
    reporter.warning('Answer spoiled', { path, pageIdentifier, had, has: result.ok && weigh(result.value) })
  }
}

async function withTimeout<T>(milliseconds: number, work: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const late = new AbortController()
  const timer = setTimeout(() => late.abort(new DOMException('too late', 'TimeoutError')), milliseconds)
  try {
    return await work(late.signal)
  } finally {
    clearTimeout(timer)
  }
}
