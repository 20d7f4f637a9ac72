import { createHmac } from 'node:crypto'
import type { Metrics } from '../../operations/metrics.ts'
import type { Reporter } from '../../operations/reporter.ts'
import { countableQuery } from './countable-query.ts'
import type { MissStore } from './miss-store.ts'
import type { DailyMissCount, MissedQuery, MissOutcome, MissRemedy, ReportedMiss } from './search-miss.ts'

interface MissParts {
  readonly store: MissStore
  /** A secret that all processes of an installation share. */
  readonly secret: string
  readonly metrics: Pick<Metrics, 'searchMisses'>
  readonly reporter: Pick<Reporter, 'outage' | 'recovered'>
  readonly now: () => number
}

/** A search that found nothing. */
export interface SearchMiss extends MissedQuery {
  /** The query as typed. */
  readonly query: string
  readonly outcome: MissOutcome
  /** ISO date in the site's time zone. */
  readonly day: string
  /** The client's address; never stored. */
  readonly client: string
}

/** The name of the store in log lines about its outages. */
const STORE = 'search misses'
/** Milliseconds between two writes; a killed process loses as much. */
const WRITE_EVERY = 10_000
const SWEEP_EVERY = 3_600_000
const DAY = 86_400_000
/** Days for which searches are counted, and for which remedies are remembered. */
const COUNTED_DAYS = 28
const REMEMBERED_DAYS = 365
/** Most queries that wait to be written; further ones are dropped until then. */
const MOST_WAITING = 2000
/** Most rows of the store: a query and a day each. */
const MOST_ROWS = 50_000
/** Visitors are told apart by as many groups, so that a group names nobody; the sign bit is left out. */
const GROUPS = 31

/** Counts searches that found nothing, for editors (docs/decisions/087-what-editors-see-of-search.md). */
export class SearchMissCounter {
  readonly #parts: MissParts
  readonly #key: Buffer
  #waiting = new Map<string, DailyMissCount>()
  #timer: NodeJS.Timeout | undefined
  #sweptAt = 0
  #work: Promise<void> = Promise.resolve()

  constructor(parts: MissParts) {
    this.#parts = parts
    this.#key = createHmac('sha256', parts.secret).update(STORE).digest()
  }

  /** Counts a search, unless its words may name a person. */
  note({ site, lang, query: typed, outcome, day, client }: SearchMiss): void {
    const { metrics } = this.#parts
    const query = countableQuery(typed)
    if (query === undefined) {
      metrics.searchMisses.inc({ outcome: 'withheld' })
      return
    }
    const digest = this.#digestOf({ site, lang, query })
    const key = `${digest} ${day}`
    const before = this.#waiting.get(key)
    if (!before && this.#waiting.size >= MOST_WAITING) {
      metrics.searchMisses.inc({ outcome: 'dropped' })
      return
    }
    metrics.searchMisses.inc({ outcome })
    const visitors = (before?.visitors ?? 0) | this.#bitOf(client)
    this.#waiting.set(key, { site, lang, query, digest, outcome, day, asked: (before?.asked ?? 0) + 1, visitors })
    this.#timer ??= setTimeout(() => void this.write(), WRITE_EVERY).unref()
  }

  /** Writes what was counted; what cannot be written waits. */
  write(): Promise<void> {
    clearTimeout(this.#timer)
    this.#timer = undefined
    this.#work = this.#work.then(() => this.#write())
    return this.#work
  }

  /** What enough visitors asked, those asked most first. @throws when the store is unavailable */
  async list(): Promise<readonly ReportedMiss[]> {
    await this.write()
    return this.#parts.store.list(this.#dayBefore(COUNTED_DAYS))
  }

  /** Remembers what was done about a query. @throws when the store is unavailable */
  settle(query: MissedQuery, remedy: MissRemedy): Promise<void> {
    return this.#parts.store.settle(this.#digestOf(query), remedy, this.#dayBefore(0))
  }

  async close(): Promise<void> {
    await this.write()
    clearTimeout(this.#timer)
    await this.#parts.store.close()
  }

  async #write(): Promise<void> {
    const { store, reporter, now } = this.#parts
    const misses = this.#waiting
    if (misses.size === 0) return
    this.#waiting = new Map()
    try {
      await store.add([...misses.values()])
      reporter.recovered(STORE)
    } catch (error) {
      reporter.outage(STORE, { reason: String(error) })
      this.#waitAgain(misses)
      return
    }
    if (now() - this.#sweptAt < SWEEP_EVERY) return
    this.#sweptAt = now()
    await store
      .sweep(this.#dayBefore(COUNTED_DAYS), this.#dayBefore(REMEMBERED_DAYS), MOST_ROWS)
      .catch((error: unknown) => reporter.outage(STORE, { reason: String(error) }))
  }

  /** Keeps what could not be written, with what was counted meanwhile. */
  #waitAgain(misses: ReadonlyMap<string, DailyMissCount>): void {
    for (const [key, miss] of misses) {
      const newer = this.#waiting.get(key)
      if (!newer && this.#waiting.size >= MOST_WAITING) this.#parts.metrics.searchMisses.inc({ outcome: 'dropped' })
      else
        this.#waiting.set(key, {
          ...miss,
          asked: miss.asked + (newer?.asked ?? 0),
          visitors: miss.visitors | (newer?.visitors ?? 0),
        })
    }
    this.#timer ??= setTimeout(() => void this.write(), WRITE_EVERY).unref()
  }

  #digestOf({ site, lang, query }: MissedQuery): string {
    return createHmac('sha256', this.#key).update(`${site}\n${lang}\n${query}`).digest('base64url').slice(0, 22)
  }

  #bitOf(client: string): number {
    return 1 << (createHmac('sha256', this.#key).update(client).digest().readUInt32BE() % GROUPS)
  }

  #dayBefore(days: number): string {
    return new Date(this.#parts.now() - days * DAY).toISOString().slice(0, 10)
  }
}
