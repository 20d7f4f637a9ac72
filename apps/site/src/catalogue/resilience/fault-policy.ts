import { LRUCache } from 'lru-cache'
import type { Metrics } from '../../operations/metrics.ts'
import type { Reporter } from '../../operations/reporter.ts'
import type { Tracer } from '../../tracing/tracing.ts'
import type { CatalogueQuery } from '../adapters/catalogue-query-builder.ts'
import { endpointTemplate, type QueryParams } from '../catalogue-client.ts'
import type { CookieValues, VisitorCookies } from '../forwarded-cookies.ts'
import type { WithTimedPrices } from '../prices/price-age.ts'
import type { PriceTrace } from '../prices/price-trace.ts'
import type { CatalogueError } from '../result.ts'
import type { CallGuard } from './call-guard.ts'
import { type ContentCounts, ContentLossDetector, lacksPrices } from './content-loss-detector.ts'
import type { Deadline } from './deadline.ts'
import type { LastGoodResponseCache, TimedResponse } from './last-good-response-cache.ts'

/** A catalogue request and how to parse its answer. */
export interface CatalogueRequest<T> extends Omit<CatalogueQuery<T>, 'parse'> {
  /** Name of the parser. Part of the cache key: one path and query parsed in two ways gives two entries. */
  readonly as: string
  /** Cookies to forward; they repeat values of the query. */
  readonly cookies?: CookieValues
  readonly parse: (value: unknown, readAt: number) => WithTimedPrices<T> | undefined
  readonly weigh: (value: WithTimedPrices<T>) => ContentCounts
  readonly tagsOf: (value: WithTimedPrices<T>) => readonly string[]
  /** Called with each answer that is believed, also when no page waits for it any more. */
  readonly record?: (value: WithTimedPrices<T>, readAt: number) => void
}

/** Who makes the request. */
export interface RequestContext {
  /** Deadline of the page, shared by all of its calls. */
  readonly deadline: Deadline
  readonly pageIdentifier: string
  /** Told how the answer was come by; absent for pages. */
  readonly trace?: PriceTrace | undefined
}

export interface CatalogueResponse<T> extends TimedResponse<T> {
  /** A provisional answer that should be refreshed soon. */
  readonly isDoubtful?: boolean
  /** Requested before a purge: it may say what was true before it. */
  readonly isOutdated?: boolean
}

/** Answers catalogue requests. */
export interface CatalogueRequester {
  /** @returns `undefined` when the catalogue is unavailable and no earlier answer is cached */
  ask<T>(question: CatalogueRequest<T>, asker: RequestContext): Promise<CatalogueResponse<T> | undefined>
  /**
   * Makes a call for background work, whatever is cached, under the same guard and the same doubts.
   *
   * @returns `undefined` without a believed answer to this call
   */
  refresh<T>(question: CatalogueRequest<T>, pageIdentifier: string): Promise<CatalogueResponse<T> | undefined>
  /** Makes requests with one visitor's cookies, without any cache. */
  forVisitor(cookies: VisitorCookies): CatalogueRequester
}

interface FaultPolicyParts {
  readonly guard: CallGuard
  readonly answers: LastGoodResponseCache
  readonly reporter: Reporter
  readonly metrics: Metrics
  readonly tracer: Tracer
  readonly now: () => number
  /** Milliseconds that one call may take, time in the queue included. */
  readonly timeout: number
}

/** A request in flight. */
interface AddressRequest<T> {
  readonly key: string
  readonly question: CatalogueRequest<T>
  readonly lastGood: TimedResponse<T> | undefined
  readonly pageIdentifier: string
  /** Whether no page asked: then the answer only replaces one that is cached already. */
  readonly isBackground?: boolean
  /** It failed before. */
  readonly isRetry?: boolean
  readonly trace?: PriceTrace | undefined
}

/**
 * Outcome of a call: `unusable` is JSON that no schema accepts, `spoiled` an answer that must not replace the last good
 * one, `absent` a 404.
 */
interface Outcome<T> {
  readonly kind: 'ok' | 'spoiled' | 'unusable' | 'absent' | CatalogueError['kind']
  readonly status?: number | undefined
  readonly answer?: TimedResponse<T>
  /** The answer as the catalogue gave it. */
  readonly said?: unknown
}

/** A failed request, with the answer that was served instead, and the endpoint's recovery count at that time. */
interface Failure {
  readonly answer: CatalogueResponse<unknown> | undefined
  readonly recoveries: number
}

/** Milliseconds for which a failure is cached: requests get the fallback answer without a call. */
const FAILURE_LASTS = 3000
/** Milliseconds to wait for a fresh answer when one is available that is stale by its age, and not known to be wrong. */
const TIMEOUT = 500
const MAX_FAILURES = 2000
/** Milliseconds between two removals of expired failures. */
const FORGOTTEN_EVERY = 500
/** Milliseconds for which the last good answer is preferred to a 404, which may be a fault. */
const ABSENCE_BELIEVED_AFTER = 24 * 3_600_000

/**
 * Policy for catalogue failures (docs/decisions/019): serve the last good answer; share one call, and its failure for
 * some seconds, between equal requests (single-flight); never wait beyond the page's deadline; treat an answer that
 * lost most of its content as a failure.
 */
export class FaultPolicy implements CatalogueRequester {
  readonly #parts: FaultPolicyParts
  readonly #flights = new Map<string, Promise<unknown>>()
  /** Recently failed requests, with the answers that were served instead. */
  readonly #failures: LRUCache<string, Failure>
  readonly #spoiled = new ContentLossDetector()
  #forgottenAt = 0

  constructor(parts: FaultPolicyParts) {
    this.#parts = parts
    const expiry = { ttl: FAILURE_LASTS, ttlResolution: 0, perf: { now: parts.now } }
    this.#failures = new LRUCache({ max: MAX_FAILURES, ...expiry })
  }

  async ask<T>(
    question: CatalogueRequest<T>,
    { deadline, pageIdentifier, trace }: RequestContext,
  ): Promise<CatalogueResponse<T> | undefined> {
    const key = keyOf(question)
    const stored = await deadline.within(this.#parts.answers.find<T>(key, question), undefined)
    if (!stored) return undefined
    const { answer: lastGood, isFresh, isPurged } = stored
    if (lastGood)
      trace?.note(isFresh ? 'Pages show a kept answer' : 'A kept answer is to be renewed', this.#ageOf(lastGood))
    if (isFresh) {
      if (!trace) return lastGood
      // A kept answer is what was made of the figures: they are asked for once more.
      trace.note('What follows is what the catalogue says now')
      const { kind, status } = await this.#fetch(question)
      trace.note('It was asked', { outcome: kind, status })
      return lastGood
    }
    // Reading an expired failure removes it.
    const isRetry = this.#failures.peek(key, { allowStale: true }) !== undefined
    const failure = this.#failures.get(key)
    if (failure && failure.recoveries === this.#recoveriesOf(question)) {
      trace?.note('The call failed a moment ago, and is not repeated yet')
      return lastGood ?? (failure.answer as CatalogueResponse<T> | undefined)
    }
    const flight = this.#share(key, () => this.#fly({ key, question, lastGood, pageIdentifier, isRetry, trace }))
    const answer: CatalogueResponse<T> | undefined = await deadline.within(
      flight,
      lastGood,
      lastGood && !isPurged ? TIMEOUT : undefined,
    )
    if (answer && answer === lastGood) trace?.note('The last good answer stands in', this.#ageOf(answer))
    if (answer?.isDoubtful) trace?.note('A doubtful answer is shown, for want of a better one')
    return answer
  }

  #ageOf({ fetchedAt }: TimedResponse<unknown>) {
    return { readAt: new Date(fetchedAt).toISOString(), seconds: Math.round((this.#parts.now() - fetchedAt) / 1000) }
  }

  async refresh<T>(question: CatalogueRequest<T>, pageIdentifier: string): Promise<CatalogueResponse<T> | undefined> {
    const key = keyOf(question)
    const lastGood = this.#parts.answers.peek<T>(key)
    const flight = this.#share(key, () => this.#fly({ key, question, lastGood, pageIdentifier, isBackground: true }))
    const answer = await flight
    return answer?.isDoubtful || answer?.isOutdated || answer === lastGood ? undefined : answer
  }

  forVisitor(cookies: VisitorCookies): CatalogueRequester {
    const askFor = async <T>(question: CatalogueRequest<T>, pageIdentifier: string) => {
      const outcome = await this.#trace(question, false, () => this.#fetch(question, cookies))
      this.#report({ question, lastGood: undefined, pageIdentifier }, outcome)
      return outcome.answer
    }
    return {
      refresh: async () => undefined,
      ask: (question, { deadline, pageIdentifier }) => deadline.within(askFor(question, pageIdentifier), undefined),
      forVisitor: (others) => this.forVisitor(others),
    }
  }

  #recoveriesOf({ path }: Pick<CatalogueRequest<unknown>, 'path'>): number {
    return this.#parts.guard.recoveriesOf(endpointTemplate(path))
  }

  async purge(tags: readonly string[]): Promise<void> {
    // A request after a purge must not share a call from before it.
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

  async #fly<T>(asked: AddressRequest<T>): Promise<CatalogueResponse<T> | undefined> {
    const { key, question, lastGood, isBackground = false } = asked
    const { answers, metrics } = this.#parts
    const generation = answers.generations.current
    const started = performance.now()
    const outcome = await this.#call(asked)
    asked.trace?.note('It was asked', { outcome: outcome.kind, status: outcome.status })
    const seconds = (performance.now() - started) / 1000
    metrics.catalogueSeconds.observe({ endpoint: endpointTemplate(question.path), outcome: outcome.kind }, seconds)
    this.#report(asked, outcome)
    const { kind, answer, said } = outcome
    if (answer && kind === 'ok') {
      const tags = question.tagsOf(answer.value)
      const isBrief = lacksPrices(question.weigh(answer.value))
      // Ten thousand calendars that no page asked for must not evict the lists that pages show.
      const isWanted = !isBackground || lastGood !== undefined
      const isStored = isWanted
        ? await answers.keep(key, answer, { said, tags, generation, isBrief })
        : !answers.generations.isPurgedSince(generation, tags)
      if (!isStored) return { ...answer, isOutdated: true }
      question.record?.(answer.value, answer.fetchedAt)
      return answer
    }
    const doubtful = answer && { ...answer, isDoubtful: true }
    // Fallback answers may be large: drop them as soon as they expire.
    this.#forgetFailures()
    // A refused call made no request, so there is no failure to remember.
    if (kind !== 'refused') this.#failures.set(key, { answer: doubtful, recoveries: this.#recoveriesOf(question) })
    const isGone = kind === 'absent' && lastGood && this.#parts.now() - lastGood.fetchedAt > ABSENCE_BELIEVED_AFTER
    return isGone ? doubtful : (lastGood ?? doubtful)
  }

  /** Throttled, because it visits all entries. */
  #forgetFailures(): void {
    const now = this.#parts.now()
    if (Math.abs(now - this.#forgottenAt) < FORGOTTEN_EVERY) return
    this.#forgottenAt = now
    this.#failures.purgeStale()
  }

  /** Makes the call when the queue allows it, and classifies the answer. */
  async #call<T>({ key, question, lastGood, isRetry = false }: AddressRequest<T>): Promise<Outcome<T>> {
    const outcome = await this.#trace(question, isRetry, () => this.#fetch(question))
    const { kind, answer } = outcome
    if (kind !== 'ok' || !answer) return outcome
    const weighed = ({ value, fetchedAt }: TimedResponse<T>) => ({ weight: question.weigh(value), at: fetchedAt })
    const isSpoiled = this.#spoiled.isSpoiled(key, weighed(answer), lastGood && weighed(lastGood))
    return { ...outcome, kind: isSpoiled ? 'spoiled' : 'ok' }
  }

  #trace<T>({ path, query }: CatalogueRequest<T>, isRetry: boolean, call: () => Promise<Outcome<T>>) {
    const attributes = { 'catalogue.tour_group': tourGroupOf(path, query), 'catalogue.retry': isRetry }
    return this.#parts.tracer.span(
      endpointTemplate(path),
      attributes,
      async (span) => {
        const outcome = await call()
        const { kind, status = kind === 'ok' ? 200 : undefined } = outcome
        span.set({ 'catalogue.outcome': kind, 'http.response.status_code': status })
        if (kind !== 'ok' && kind !== 'absent') span.fail(kind)
        return outcome
      },
      { kind: 'client' },
    )
  }

  /** @param visitor the visitor's own cookies, of a call that is made for one visitor */
  async #fetch<T>(question: CatalogueRequest<T>, visitor?: VisitorCookies): Promise<Outcome<T>> {
    const { guard, timeout, now } = this.#parts
    const { path, cookies, parse, read } = question
    const result = await withTimeout(timeout, (signal) =>
      guard.run(endpointTemplate(path), () => read({ signal, cookies, visitor }), signal),
    )
    const fetchedAt = (result.ok && result.readAt) || now()
    if (!result.ok) {
      const { kind, status, retryable } = result.error
      const isAbsent = question.absent !== undefined && !retryable
      return isAbsent ? { kind: 'absent', answer: { value: question.absent, fetchedAt } } : { kind, status }
    }
    const value = parse(result.value, fetchedAt)
    if (value === undefined) return { kind: 'unusable' }
    return { kind: 'ok', answer: { value, fetchedAt }, said: result.value }
  }

  /** Logs an outage once, and invalid answers once a minute. */
  #report<T>(
    { question, lastGood, pageIdentifier }: Omit<AddressRequest<T>, 'key'>,
    { kind, status, answer }: Outcome<T>,
  ): void {
    const { reporter } = this.#parts
    const { path, weigh } = question
    const source = endpointTemplate(path)
    if (kind !== 'ok' && kind !== 'spoiled' && kind !== 'unusable' && kind !== 'absent') {
      reporter.outage(source, { kind, status, pageIdentifier })
      return
    }
    reporter.recovered(source)
    if (kind === 'ok' || kind === 'absent') return
    const [had, has] = [lastGood, answer].map((one) => one && weigh(one.value))
    reporter.warning('Answer spoiled', { path, pageIdentifier, had, has }, source)
  }
}

function keyOf({ as, path, query }: Pick<CatalogueRequest<unknown>, 'as' | 'path' | 'query'>): string {
  return `${as} ${path} ${JSON.stringify(query)}`
}

/** The tour group that is asked for by its path, or alone by its number. */
function tourGroupOf(path: string, query: QueryParams): number | undefined {
  const ids = query['ids[]']
  const [id] = Array.isArray(ids) && ids.length === 1 ? ids : (/\/tour-groups\/(\d+)\//.exec(path)?.slice(1) ?? [])
  return id === undefined ? undefined : Number(id)
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
