import { LRUCache } from 'lru-cache'
import { PurgeGenerations } from '../../cache/purge-generations.ts'
import type { Recorded } from '../prices/price-age.ts'
import type { SaidAnswer, SharedAnswers } from './shared-answers.ts'
import { lacksPrices, type Weight } from './spoiled-answer.ts'

/** An answer as it is kept, and when it came, in milliseconds since the epoch. */
export interface TimedAnswer<T> {
  readonly value: Recorded<T>
  readonly fetchedAt: number
}

/** What is kept of a question: nothing, an answer that is still fresh, or one that may only stand in. */
export interface Stored<T> {
  readonly answer?: TimedAnswer<T> | undefined
  readonly isFresh: boolean
}

/** How what the catalogue said is understood: the same whether it came over the network or from another process. */
export interface AnswerReading<T> {
  readonly parse: (value: unknown, readAt: number) => Recorded<T> | undefined
  readonly tagsOf: (value: Recorded<T>) => string[]
  readonly weigh: (value: Recorded<T>) => Weight
}

interface KeepOptions {
  /** What the catalogue answered, for other processes. */
  readonly said: unknown
  readonly tags: string[]
  /** As it was when the answer was asked for. */
  readonly generation: number
  /** It may be incomplete: it is asked for again soon. */
  readonly isBrief: boolean
}

interface Entry {
  readonly kept: TimedAnswer<unknown>
  readonly tags: readonly string[]
  /** Milliseconds for which it is not asked for again. */
  readonly freshFor: number
  isPurged: boolean
}

/** Milliseconds for which an answer is not asked for again. */
export const FRESH_FOR = 5 * 60_000
/** The same of an answer without a single price, so that prices that are back are seen within a minute. */
const FRESH_WITHOUT_PRICES = 25_000
/** Milliseconds for which it may stand in for one that cannot be had; prices have a shorter limit of their own. */
export const STANDS_IN_FOR = 7 * 86_400_000
/** A list of forty products is some 40 KB of objects, so these are about as much as the process has beside its pages. */
const MAX_ITEMS = 2500

/**
 * The last good answer to each question, in our own types and by tag: in memory, and with Redis what other processes were
 * answered. What a purge reaches is not fresh any more, and may still stand in.
 */
export class LastGoodAnswers {
  readonly #own = new LRUCache<string, Entry>({ max: MAX_ITEMS })
  readonly #shared: SharedAnswers | undefined
  readonly #now: () => number
  readonly #generations = new PurgeGenerations()

  constructor(shared?: SharedAnswers, now: () => number = Date.now) {
    this.#shared = shared
    this.#now = now
  }

  /** Counts purges: an answer that was asked for before one of its tags was purged is not kept. */
  get generation(): number {
    return this.#generations.current
  }

  async find<T>(key: string, reading: AnswerReading<T>): Promise<Stored<T>> {
    const own = this.#findOwn(key)
    if (own && this.#isFresh(own)) return storedOf<T>(own, true)
    const newest = (await this.#findShared(key, reading, own)) ?? own
    return newest ? storedOf<T>(newest, this.#isFresh(newest)) : { isFresh: false }
  }

  async keep<T>(key: string, answer: TimedAnswer<T>, { said, tags, generation, isBrief }: KeepOptions): Promise<void> {
    if (this.#generations.isPurgedSince(generation, tags)) return
    this.#own.set(key, { kept: answer, tags, freshFor: freshness(isBrief), isPurged: false })
    await this.#shared?.keep(key, { said, fetchedAt: answer.fetchedAt })
  }

  async purge(tags: readonly string[]): Promise<void> {
    this.#generations.purge(tags)
    const purged = new Set(tags)
    for (const entry of this.#own.values()) if (entry.tags.some((tag) => purged.has(tag))) entry.isPurged = true
    await this.#shared?.purge(tags)
  }

  close(): void {
    this.#shared?.close()
  }

  #findOwn(key: string): Entry | undefined {
    const own = this.#own.get(key)
    if (!own || this.#now() - own.kept.fetchedAt <= STANDS_IN_FOR) return own
    this.#own.delete(key)
    return undefined
  }

  /** @returns what another process was answered, where it is newer than `own`, which it then replaces */
  async #findShared<T>(key: string, reading: AnswerReading<T>, own: Entry | undefined): Promise<Entry | undefined> {
    const { generation } = this
    const found = await this.#shared?.find(key)
    if (!this.#shared || !found || (own && found.fetchedAt <= own.kept.fetchedAt)) return undefined
    const value = readSaid(found, reading)
    if (value === undefined) {
      this.#shared.discard(key)
      return undefined
    }
    const tags = reading.tagsOf(value)
    const isPurged =
      (await this.#shared.isPurgedSince(found.fetchedAt, tags)) || this.#generations.isPurgedSince(generation, tags)
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
  return isBrief ? FRESH_WITHOUT_PRICES : FRESH_FOR
}

/** A schema may meet what it was not made for: nesting without end. */
function readSaid<T>({ said, fetchedAt }: SaidAnswer, { parse }: AnswerReading<T>): Recorded<T> | undefined {
  try {
    return parse(said, fetchedAt)
  } catch {
    return undefined
  }
}

/** A key says how its answer is read, so that what lies under it is of the question's type. */
function storedOf<T>({ kept }: Entry, isFresh: boolean): Stored<T> {
  return { answer: kept as TimedAnswer<T>, isFresh }
}
