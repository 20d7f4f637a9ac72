import { Redis } from 'ioredis'
import { z } from 'zod'
import { parseSharedJson, type RefusalReason, type ReportRefusal } from '../../cache/parse-shared-json.ts'

/** The catalogue's JSON and when it was received, in milliseconds since the epoch. */
export interface RawResponse {
  readonly said: unknown
  readonly fetchedAt: number
}

interface SharedResponseCacheParts {
  readonly redisUrl: string
  /** Part of every key, so that installations can share a Redis. */
  readonly installation: string
  /** Bytes; longer answers are neither written nor read. */
  readonly maxBytes: number
  /** Milliseconds for which an answer may be used at all, and for which it is fresh. */
  readonly lifetime: number
  readonly freshFor: number
  readonly onRefused: ReportRefusal
  /** Milliseconds since the epoch. */
  readonly now: () => number
}

/** Version of the stored format; other versions are not read. */
const FORM = 5
const answerSchema = z.object({ fetchedAt: z.int().positive(), said: z.unknown() })
const timeSchema = z.int().positive()
/** Upper limit on the bytes of a timestamp. */
const MAX_TIME = 20
/** Bytes of the envelope around an answer. */
const ENVELOPE = 100
/** Milliseconds by which the clock of another machine may be ahead. */
const CLOCK_TOLERANCE = 60_000
/** Milliseconds for which Redis is not used after a failure. */
const PAUSE = 5000
/** Milliseconds. */
const CONNECT_WITHIN = 2000
const ANSWER_WITHIN = 1000

/**
 * Catalogue answers in Redis, shared by the processes of the site
 * (docs/decisions/062-shared-services-are-untrusted.md). Stores the catalogue's JSON, which readers parse with the same
 * schemas and limits as an answer from the network. Unreadable entries are counted and removed. An outage of Redis is a
 * cache miss, never an error.
 */
export class SharedResponseCache {
  readonly #parts: SharedResponseCacheParts
  readonly #redis: Redis
  #pausedUntil = 0

  constructor(parts: SharedResponseCacheParts) {
    this.#parts = parts
    const limits = { maxRetriesPerRequest: 1, connectTimeout: CONNECT_WITHIN, commandTimeout: ANSWER_WITHIN }
    this.#redis = new Redis(parts.redisUrl, limits)
    this.#redis.on('error', () => {})
  }

  /** Never rejects; an invalid or expired entry gives `undefined`. */
  async find(key: string): Promise<RawResponse | undefined> {
    const { maxBytes, lifetime, now } = this.#parts
    const name = this.#answerKey(key)
    const bytes = await this.#try(name, 'kept answer', () => this.#redis.getrangeBuffer(name, 0, maxBytes + ENVELOPE))
    if (bytes === undefined || bytes.length === 0) return undefined
    const read = parseSharedJson(bytes, answerSchema, maxBytes + ENVELOPE)
    if (!read.ok) return this.#refuse(name, 'kept answer', read.reason)
    const age = now() - read.value.fetchedAt
    if (age < -CLOCK_TOLERANCE || age > lifetime) return this.#refuse(name, 'kept answer', 'wrong time')
    return { said: read.value.said, fetchedAt: Math.min(read.value.fetchedAt, now()) }
  }

  /** Whether one of the tags was purged at the time or later; true when that is unknown. */
  async isPurgedSince(time: number, tags: readonly string[]): Promise<boolean> {
    if (tags.length === 0) return false
    const marks = await Promise.all([...new Set(tags)].map((tag) => this.#purgedAt(tag)))
    return marks.some((mark) => mark >= time)
  }

  async keep(key: string, answer: RawResponse): Promise<void> {
    const text = JSON.stringify(answer)
    if (Buffer.byteLength(text) > this.#parts.maxBytes + ENVELOPE) return
    const name = this.#answerKey(key)
    await this.#try(name, 'kept answer', () => this.#redis.set(name, text, 'PX', this.#parts.lifetime))
  }

  /** Marks entries with one of the tags stale for all readers. */
  async purge(tags: readonly string[]): Promise<void> {
    const { freshFor, now } = this.#parts
    // When this mark expires, entries that were fresh at the purge have expired too.
    const expiry = freshFor + 2 * CLOCK_TOLERANCE
    const marks = tags.map((tag) =>
      this.#try(this.#markKey(tag), 'purge mark', () => this.#redis.set(this.#markKey(tag), now(), 'PX', expiry)),
    )
    await Promise.all(marks)
  }

  /** Removes an entry that its reader could not parse. */
  discard(key: string): void {
    this.#refuse(this.#answerKey(key), 'kept answer', 'wrong shape')
  }

  close(): void {
    this.#redis.disconnect()
  }

  #answerKey(key: string): string {
    return `passepartout:${this.#parts.installation}:answers:${FORM}:${key}`
  }

  #markKey(tag: string): string {
    return `passepartout:${this.#parts.installation}:purged:${tag}`
  }

  async #purgedAt(tag: string): Promise<number> {
    const { now } = this.#parts
    const name = this.#markKey(tag)
    const bytes = await this.#try(name, 'purge mark', () => this.#redis.getrangeBuffer(name, 0, MAX_TIME))
    if (bytes === undefined) return Number.POSITIVE_INFINITY
    if (bytes.length === 0) return 0
    const read = parseSharedJson(bytes, timeSchema, MAX_TIME)
    if (read.ok && read.value <= now() + CLOCK_TOLERANCE) return read.value
    this.#refuse(name, 'purge mark', read.ok ? 'wrong time' : read.reason)
    return Number.POSITIVE_INFINITY
  }

  /** Removes and counts an invalid entry. */
  #refuse(name: string, source: string, reason: RefusalReason): undefined {
    this.#parts.onRefused(source, reason)
    void this.#redis.del(name).catch(() => undefined)
  }

  async #try<T>(name: string, source: string, ask: () => Promise<T>): Promise<T | undefined> {
    if (this.#parts.now() < this.#pausedUntil) return undefined
    try {
      return await ask()
    } catch (error) {
      if (error instanceof Error && error.message.startsWith('WRONGTYPE')) this.#refuse(name, source, 'wrong type')
      else this.#pausedUntil = this.#parts.now() + PAUSE
      return undefined
    }
  }
}
