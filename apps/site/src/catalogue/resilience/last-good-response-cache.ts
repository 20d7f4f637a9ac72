import { LRUCache } from 'lru-cache'
import { PurgeGenerations } from '../../cache/purge-generations.ts'
import type { WithTimedPrices } from '../prices/price-age.ts'
import { lacksPrices } from './content-loss-detector.ts'
import { estimateMemorySize } from './estimate-memory-size.ts'
import type { CatalogueRequest } from './fault-policy.ts'
import type { RawResponse, SharedResponseCache } from './shared-response-cache.ts'

/** A cached answer and when it was received, in milliseconds since the epoch. */
export interface TimedResponse<T> {
  readonly value: WithTimedPrices<T>
  readonly fetchedAt: number
}

/** Cache state of a request: nothing, a fresh answer, or a stale one for fallback. */
export interface CacheLookupResult<T> {
  readonly answer?: TimedResponse<T> | undefined
  readonly isFresh: boolean
  /** Somebody told that it changed. */
  readonly isPurged?: boolean
}

/** How to parse an answer, from the network or from the shared cache alike. */
type ResponseParser<T> = Pick<CatalogueRequest<T>, 'parse' | 'tagsOf' | 'weigh'>

interface KeepOptions {
  /** The catalogue's JSON, for other processes. */
  readonly said: unknown
  readonly tags: readonly string[]
  /** Purge generation at the time of the request. */
  readonly generation: number
  /** May be incomplete, so it is fresh for a short time only. */
  readonly isBrief: boolean
}

interface Entry {
  readonly kept: TimedResponse<unknown>
  readonly tags: readonly string[]
  /** Milliseconds for which it counts as fresh. */
  readonly freshFor: number
  isPurged: boolean
}

/** Milliseconds for which an answer counts as fresh. */
export const FRESH_FOR_MS = 5 * 60_000
/** The same for an answer without any price, so that prices reappear within a minute. */
const FRESH_WITHOUT_PRICES = 25_000
/** Milliseconds for which a stale answer may be served; prices have a shorter limit. */
export const MAX_STALE_AGE_MS = 7 * 86_400_000
/**
 * Bytes that the answers of a process take in memory: of a list of forty products 40 KB, of half a year of days 70. What has prices is there a second
 * time, as it is shown (price-age.ts).
 */
const MAX_BYTES = 64_000_000

/**
 * The last good answer to each request, parsed and indexed by tag: in memory, with Redis as a second tier shared by
 * processes. A purge makes entries stale; they can still be served as fallback.
 */
export class LastGoodResponseCache {
  readonly #own = new LRUCache<string, Entry>({
    maxSize: MAX_BYTES,
    sizeCalculation: (entry) => 1 + estimateMemorySize(entry),
  })
  readonly #shared: SharedResponseCache | undefined
  readonly #now: () => number
  /** Counts purges: an answer requested before a purge of one of its tags is not cached. */
  readonly generations = new PurgeGenerations()

  constructor(shared?: SharedResponseCache, now: () => number = Date.now) {
    this.#shared = shared
    this.#now = now
  }

  async find<T>(key: string, reading: ResponseParser<T>): Promise<CacheLookupResult<T>> {
    const own = this.#findOwn(key)
    if (own && this.#isFresh(own)) return storedOf<T>(own, true)
    const newest = (await this.#findShared(key, reading, own)) ?? own
    return newest ? storedOf<T>(newest, this.#isFresh(newest)) : { isFresh: false }
  }

  /** The answer that this process has, however old; not counted as a use of it. */
  peek<T>(key: string): TimedResponse<T> | undefined {
    return this.#own.peek(key)?.kept as TimedResponse<T> | undefined
  }

  /** @returns whether it is kept: not when it was requested before a purge */
  async keep<T>(
    key: string,
    answer: TimedResponse<T>,
    { said, tags, generation, isBrief }: KeepOptions,
  ): Promise<boolean> {
    if (this.generations.isPurgedSince(generation, tags)) return false
    this.#own.set(key, { kept: answer, tags, freshFor: freshness(isBrief), isPurged: false })
    await this.#shared?.keep(key, { said, fetchedAt: answer.fetchedAt })
    return true
  }

  async purge(tags: readonly string[]): Promise<void> {
    this.generations.purge(tags)
    const purged = new Set(tags)
    for (const entry of this.#own.values()) if (entry.tags.some((tag) => purged.has(tag))) entry.isPurged = true
    await this.#shared?.purge(tags)
  }

  close(): void {
    this.#shared?.close()
  }

  #findOwn(key: string): Entry | undefined {
    const own = this.#own.get(key)
    if (!own || this.#now() - own.kept.fetchedAt <= MAX_STALE_AGE_MS) return own
    this.#own.delete(key)
    return undefined
  }

  /** @returns the shared entry if it is newer than `own`, which it then replaces */
  async #findShared<T>(key: string, reading: ResponseParser<T>, own: Entry | undefined): Promise<Entry | undefined> {
    const generation = this.generations.current
    const found = await this.#shared?.find(key)
    if (!this.#shared || !found || (own && found.fetchedAt <= own.kept.fetchedAt)) return undefined
    const value = readSaid(found, reading)
    if (value === undefined) {
      this.#shared.discard(key)
      return undefined
    }
    const tags = reading.tagsOf(value)
    const isPurged =
      (await this.#shared.isPurgedSince(found.fetchedAt, tags)) || this.generations.isPurgedSince(generation, tags)
    const freshFor = freshness(lacksPrices(reading.weigh(value)))
    const entry: Entry = { kept: { value, fetchedAt: found.fetchedAt }, tags, freshFor, isPurged }
    this.#own.set(key, entry)
    return entry
  }

  #isFresh({ isPurged, kept, freshFor }: Entry): boolean {
    return !isPurged && this.#now() - kept.fetchedAt < freshFor
  }
}

function freshness(isBrief: boolean): number {
  return isBrief ? FRESH_WITHOUT_PRICES : FRESH_FOR_MS
}

/** Guards against exceptions of a schema, for example from very deep nesting. */
function readSaid<T>({ said, fetchedAt }: RawResponse, { parse }: ResponseParser<T>): WithTimedPrices<T> | undefined {
  try {
    return parse(said, fetchedAt)
  } catch {
    return undefined
  }
}

/** The cast is safe because the key contains the parser's name. */
function storedOf<T>({ kept, isPurged }: Entry, isFresh: boolean): CacheLookupResult<T> {
  return { answer: kept as TimedResponse<T>, isFresh, isPurged }
}
