import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Metrics } from '../operations/metrics.ts'
import { reasonOf } from '../operations/reason-of.ts'
import type { Reporter } from '../operations/reporter.ts'
import type { Edge, PurgeBatch } from './edge.ts'

/** Milliseconds in which targets are collected for one request. */
const COLLECTED_FOR = 200
const FIRST_DELAY = 1000
const MAX_DELAY = 60_000
/** With these delays about eight minutes; most copies are older by then than they may be. */
const MAX_ATTEMPTS = 12
/** Milliseconds for one request. */
const TIMEOUT = 5000
/** Milliseconds for what is waiting when the process ends. */
const CLOSING_TIME = 3000
/** Targets of one edge that may wait; more are dropped, and their copies age. */
const MAX_WAITING = 20_000

export interface EdgePurgerServices {
  readonly reporter: Pick<Reporter, 'outage' | 'recovered'>
  readonly metrics: Pick<Metrics, 'edgePurges'>
  readonly now: () => number
  readonly send?: typeof fetch | undefined
  /** Resolves after some milliseconds, or when the signal aborts. */
  readonly wait?: (milliseconds: number, signal: AbortSignal) => Promise<void>
}

interface Failure {
  readonly reason: string
  readonly isRetryable: boolean
  /** Milliseconds that the edge asks to wait. */
  readonly delay?: number | undefined
}

/** Tells one edge what to forget: collects targets, sends one request at a time, and retries with growing delays. */
export class EdgePurger {
  readonly #edge: Edge
  readonly #services: EdgePurgerServices
  readonly #waiting = new Set<string>()
  readonly #closing = new AbortController()
  #work: Promise<void> | undefined

  constructor(edge: Edge, services: EdgePurgerServices) {
    this.#edge = edge
    this.#services = services
  }

  /** Targets that wait for a request. */
  get waiting(): number {
    return this.#waiting.size
  }

  /** Purges soon; nobody waits for it. */
  purge(tags: readonly string[]): void {
    const targets = new Set(tags.flatMap((tag) => this.#edge.targetsOf(tag)))
    let dropped = 0
    for (const target of targets) {
      if (this.#waiting.size < MAX_WAITING) this.#waiting.add(target)
      else dropped += 1
    }
    if (dropped > 0) this.#count('dropped', dropped)
    if (this.#waiting.size === 0) return
    this.#work ??= this.#sendAll().finally(() => {
      this.#work = undefined
    })
  }

  /** Sends what is waiting, for three seconds at most and without a retry. */
  async close(): Promise<void> {
    this.#closing.abort()
    if (this.#work) await Promise.race([this.#work, sleep(CLOSING_TIME, undefined, { ref: false })])
  }

  async #sendAll(): Promise<void> {
    await this.#pause(COLLECTED_FOR)
    while (this.#waiting.size > 0) {
      const targets = firstOf(this.#waiting, this.#edge)
      // Before the request: what is purged again while it is under way must be sent again.
      for (const target of targets) this.#waiting.delete(target)
      await this.#sendBatch({ targets, id: randomUUID(), now: this.#services.now() })
    }
  }

  async #sendBatch(batch: PurgeBatch): Promise<void> {
    const { name, at } = this.#edge
    const source = at === undefined ? `edge ${name}` : `edge ${name} ${at}`
    for (let attempt = 1; ; attempt += 1) {
      const failure = await this.#send({ ...batch, now: this.#services.now() })
      if (!failure) {
        this.#count('ok', batch.targets.length)
        this.#services.reporter.recovered(source)
        return
      }
      this.#services.reporter.outage(source, { reason: failure.reason })
      if (!failure.isRetryable || attempt === MAX_ATTEMPTS || this.#closing.signal.aborted) {
        this.#count('failed', batch.targets.length)
        return
      }
      this.#count('retried', batch.targets.length)
      await this.#pause(failure.delay ?? Math.min(FIRST_DELAY * 2 ** (attempt - 1), MAX_DELAY))
    }
  }

  async #send(batch: PurgeBatch): Promise<Failure | undefined> {
    const { send = fetch } = this.#services
    const { url, ...request } = this.#edge.buildRequest(batch)
    try {
      // A token must not follow a redirect to another host.
      const answer = await send(url, { ...request, redirect: 'error', signal: AbortSignal.timeout(TIMEOUT) })
      await answer.body?.cancel()
      if (answer.ok) return undefined
      const isRetryable = answer.status === 408 || answer.status === 429 || answer.status >= 500
      return { reason: `status ${answer.status}`, isRetryable, delay: delayOf(answer) }
    } catch (error) {
      return { reason: reasonOf(error), isRetryable: true }
    }
  }

  #pause(milliseconds: number): Promise<void> {
    const { wait = waitUntil } = this.#services
    return wait(milliseconds, this.#closing.signal)
  }

  #count(outcome: 'ok' | 'retried' | 'failed' | 'dropped', targets: number): void {
    this.#services.metrics.edgePurges.inc({ edge: this.#edge.name, outcome }, targets)
  }
}

/** As many targets as one request may have. */
function firstOf(
  waiting: ReadonlySet<string>,
  { mostTargets, mostCharacters = Number.POSITIVE_INFINITY }: Edge,
): string[] {
  const targets: string[] = []
  let characters = 0
  for (const target of waiting) {
    characters += target.length + 1
    if (targets.length === mostTargets || (targets.length > 0 && characters > mostCharacters)) break
    targets.push(target)
  }
  return targets
}

/** What `Retry-After` asks for in seconds, as far as anybody waits. */
function delayOf({ headers }: Response): number | undefined {
  const seconds = Number(headers.get('retry-after') ?? Number.NaN)
  return Number.isFinite(seconds) ? Math.min(Math.max(0, seconds * 1000), MAX_DELAY) : undefined
}

async function waitUntil(milliseconds: number, signal: AbortSignal): Promise<void> {
  await sleep(milliseconds, undefined, { signal }).catch(() => undefined)
}
