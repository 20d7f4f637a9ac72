import { LRUCache } from 'lru-cache'
import type { Metrics } from '../../operations/metrics.ts'
import type { Reporter } from '../../operations/reporter.ts'
import { type CatalogueClient, endpointOf, type Query } from '../client.ts'
import type { CookieValues, VisitorCookies } from '../forwarded-cookies.ts'
import type { Recorded } from '../prices/price-age.ts'
import type { CatalogueError } from '../result.ts'
import type { CallGuard } from './call-guard.ts'
import type { Deadline } from './deadline.ts'
import type { LastGoodAnswers, TimedAnswer } from './last-good-answers.ts'
import { lacksPrices, SpoiledAnswers, type Weighed, type Weight } from './spoiled-answer.ts'

/** What is asked, and how its answer is understood. */
export interface Question<T> {
  /** What it is read as. Two readings of the same path and query are two answers, and neither is ever taken for the other. */
  readonly as: string
  readonly path: string
  readonly query: Query
  /** What the catalogue may be told of the visit beside the query, which says the same. */
  readonly cookies?: CookieValues
  readonly parse: (value: unknown, readAt: number) => Recorded<T> | undefined
  /** What it means when the catalogue answers that there is no such thing; without it that is a failure like any other. */
  readonly absent?: Recorded<T>
  readonly weigh: (value: Recorded<T>) => Weight
  readonly tagsOf: (value: Recorded<T>) => string[]
}

/** Who asks. */
export interface Asker {
  /** Of the page, for all that it asks together. */
  readonly deadline: Deadline
  readonly pageIdentifier: string
}

export interface Answer<T> extends TimedAnswer<T> {
  /** Better than nothing, and to be asked for again soon. */
  readonly isDoubtful?: boolean
}

/** Where a catalogue's questions go. */
export interface Answerer {
  /** @returns `undefined` when the catalogue cannot say, and never could */
  ask<T>(question: Question<T>, asker: Asker): Promise<Answer<T> | undefined>
  /** Asks for one visitor, with the visitor's own cookies: nothing is kept, shared, or taken from what was kept. */
  forVisitor(cookies: VisitorCookies): Answerer
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

/** A question on its way. */
interface Asked<T> {
  readonly key: string
  readonly question: Question<T>
  readonly lastGood: TimedAnswer<T> | undefined
  readonly pageIdentifier: string
}

/**
 * What came of it: `unusable` is JSON of which nothing fits, `spoiled` what may not take the last good one's place, `absent`
 * that there is no such thing.
 */
interface Outcome<T> {
  readonly kind: 'ok' | 'spoiled' | 'unusable' | 'absent' | CatalogueError['kind']
  readonly status?: number | undefined
  readonly answer?: TimedAnswer<T>
  /** The answer as the catalogue gave it. */
  readonly said?: unknown
}

/** A question that failed, with what was answered all the same, and how often its endpoint had recovered by then. */
interface Failure {
  readonly answer: Answer<unknown> | undefined
  readonly recoveries: number
}

/** Milliseconds for which a failure is remembered: nobody asks again, everybody gets what stands in. */
const FAILURE_LASTS = 3000
/** Milliseconds that a fresh answer is waited for where an old one can stand in. */
const PATIENCE = 500
const MAX_FAILURES = 2000
/** Milliseconds between two looks for failures that are over. */
const FORGOTTEN_EVERY = 500
/** Milliseconds for which the last good answer outlives the word that there is no such thing, which may be a fault. */
const ABSENCE_BELIEVED_AFTER = 24 * 3_600_000

/**
 * What happens when the catalogue fails, hangs or talks nonsense (docs/decisions/019): the last good answer stands in;
 * all who ask the same share one call and its failure, which is remembered for seconds; nobody waits longer than their
 * page may; an answer that lost what the last good one had is a failure too.
 */
export class FaultPolicy implements Answerer {
  readonly #parts: FaultPolicyParts
  readonly #flights = new Map<string, Promise<unknown>>()
  /** Questions that failed lately, with what was answered all the same. */
  readonly #failures: LRUCache<string, Failure>
  readonly #spoiled = new SpoiledAnswers()
  #forgottenAt = 0

  constructor(parts: FaultPolicyParts) {
    this.#parts = parts
    this.#failures = new LRUCache({
      max: MAX_FAILURES,
      ttl: FAILURE_LASTS,
      ttlResolution: 0,
      perf: { now: parts.now },
    })
  }

  async ask<T>(question: Question<T>, { deadline, pageIdentifier }: Asker): Promise<Answer<T> | undefined> {
    const key = `${question.as} ${question.path} ${JSON.stringify(question.query)}`
    const stored = await deadline.within(this.#parts.answers.find<T>(key, question), undefined)
    if (!stored) return undefined
    const { answer: lastGood, isFresh } = stored
    if (isFresh) return lastGood
    const failure = this.#failures.get(key)
    if (failure && failure.recoveries === this.#recoveriesOf(question)) {
      return lastGood ?? (failure.answer as Answer<T> | undefined)
    }
    const flight = this.#share(key, () => this.#fly({ key, question, lastGood, pageIdentifier }))
    return deadline.within(flight, lastGood, lastGood && PATIENCE)
  }

  forVisitor(cookies: VisitorCookies): Answerer {
    return {
      ask: (question, asker) => asker.deadline.within(this.#askFor(cookies, question, asker.pageIdentifier), undefined),
      forVisitor: (others) => this.forVisitor(others),
    }
  }

  async #askFor<T>(
    cookies: VisitorCookies,
    question: Question<T>,
    pageIdentifier: string,
  ): Promise<Answer<T> | undefined> {
    const outcome = await this.#fetch(question, cookies)
    this.#report({ question, lastGood: undefined, pageIdentifier }, outcome)
    return outcome.answer
  }

  #recoveriesOf({ path }: Pick<Question<unknown>, 'path'>): number {
    return this.#parts.guard.recoveriesOf(endpointOf(path))
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

  async #fly<T>(asked: Asked<T>): Promise<Answer<T> | undefined> {
    const { key, question, lastGood } = asked
    const { answers, metrics } = this.#parts
    const { generation } = answers
    const started = performance.now()
    const outcome = await this.#call(asked)
    const seconds = (performance.now() - started) / 1000
    metrics.catalogueSeconds.observe({ endpoint: endpointOf(question.path), outcome: outcome.kind }, seconds)
    this.#report(asked, outcome)
    const { kind, answer, said } = outcome
    if (answer && kind === 'ok') {
      const tags = question.tagsOf(answer.value)
      const isBrief = lacksPrices(question.weigh(answer.value))
      await answers.keep(key, answer, { said, tags, generation, isBrief })
      return answer
    }
    const doubtful = answer && { ...answer, isDoubtful: true }
    // What was answered all the same may be long: it is kept no longer than it serves.
    this.#forgetFailures()
    // A call that was not made found nothing out, and asking whether it may be made costs nothing.
    if (kind !== 'refused') this.#failures.set(key, { answer: doubtful, recoveries: this.#recoveriesOf(question) })
    const isGone = kind === 'absent' && lastGood && this.#parts.now() - lastGood.fetchedAt > ABSENCE_BELIEVED_AFTER
    return isGone ? doubtful : (lastGood ?? doubtful)
  }

  /** Looks through all of them, so not for each of many at once. */
  #forgetFailures(): void {
    const now = this.#parts.now()
    if (Math.abs(now - this.#forgottenAt) < FORGOTTEN_EVERY) return
    this.#forgottenAt = now
    this.#failures.purgeStale()
  }

  /** One call, when its turn comes, and what is to be thought of its answer. */
  async #call<T>({ key, question, lastGood }: Asked<T>): Promise<Outcome<T>> {
    const outcome = await this.#fetch(question)
    const { kind, answer } = outcome
    if (kind !== 'ok' || !answer) return outcome
    const weighed = (one: TimedAnswer<T>): Weighed => ({ weight: question.weigh(one.value), at: one.fetchedAt })
    const isSpoiled = this.#spoiled.isSpoiled(key, weighed(answer), lastGood && weighed(lastGood))
    return { ...outcome, kind: isSpoiled ? 'spoiled' : 'ok' }
  }

  /** @param visitor the visitor's own cookies, of a call that is made for one visitor */
  async #fetch<T>(question: Question<T>, visitor?: VisitorCookies): Promise<Outcome<T>> {
    const { client, guard, timeout, now } = this.#parts
    const { path, query, cookies, parse } = question
    const result = await withTimeout(timeout, (signal) =>
      guard.run(endpointOf(path), () => client.get(path, query, signal, cookies, visitor), signal),
    )
    const fetchedAt = now()
    if (!result.ok) {
      const { kind, status, retryable } = result.error
      const { absent } = question
      return absent !== undefined && !retryable
        ? { kind: 'absent', answer: { value: absent, fetchedAt } }
        : { kind, status }
    }
    const value = parse(result.value, fetchedAt)
    if (value === undefined) return { kind: 'unusable' }
    return { kind: 'ok', answer: { value, fetchedAt }, said: result.value }
  }

  /** An endpoint that is down says so once, one that talks nonsense once a minute. */
  #report<T>(
    { question, lastGood, pageIdentifier }: Omit<Asked<T>, 'key'>,
    { kind, status, answer }: Outcome<T>,
  ): void {
    const { reporter } = this.#parts
    const { path, weigh } = question
    const source = endpointOf(path)
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

async function withTimeout<T>(milliseconds: number, work: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const late = new AbortController()
  const timer = setTimeout(() => late.abort(new DOMException('too late', 'TimeoutError')), milliseconds)
  try {
    return await work(late.signal)
  } finally {
    clearTimeout(timer)
  }
}
