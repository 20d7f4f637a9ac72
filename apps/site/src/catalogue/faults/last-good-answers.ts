import { BentoCache, bentostore } from 'bentocache'
import { memoryDriver } from 'bentocache/drivers/memory'
import { redisBusDriver, redisDriver } from 'bentocache/drivers/redis'
import { Redis } from 'ioredis'
import { PurgeGenerations } from '../../cache/purge-generations.ts'
import type { Recorded } from '../prices/price-age.ts'

/** An answer as it is kept, and when it came, in milliseconds since the epoch. */
export interface Kept<T> {
  readonly value: Recorded<T>
  readonly fetchedAt: number
}

/** What is kept of a question: nothing, an answer that is still fresh, or one that may only stand in. */
export interface Stored<T> {
  readonly answer?: Kept<T> | undefined
  readonly isFresh: boolean
}

const FRESH_FOR = '5m'
/** How long an answer may stand in for one that cannot be had; prices have a shorter limit of their own. */
const GRACE = '7d'
/** A list of forty products is some 40 KB of objects, so these are about as much as the process has beside its pages. */
const MAX_ITEMS = 2500
/** Another shape of what is kept needs another number, so that no process reads what an older one wrote. */
const SHAPE = 4

/**
 * The last good answer to each question, in our own types and by tag. In memory; with Redis as a second tier and a bus
 * between processes when there is one. What a purge reaches is not fresh any more, and may still stand in.
 */
export class LastGoodAnswers {
  readonly #cache
  readonly #redis: Redis | undefined
  readonly #generations = new PurgeGenerations()

  constructor(redisUrl?: string) {
    // Values are plain and never changed, so memory may hand out the object itself; not beside a second tier, from which
    // BentoCache copies text into the first and then cannot read it.
    const memory = memoryDriver({ maxItems: MAX_ITEMS, serialize: redisUrl !== undefined })
    this.#redis = redisUrl ? new Redis(redisUrl, { lazyConnect: false, maxRetriesPerRequest: 1 }) : undefined
    // A lost Redis is a slower cache, not an error: BentoCache goes on with memory alone.
    this.#redis?.on('error', () => {})
    const store = this.#redis
      ? bentostore()
          .useL1Layer(memory)
          .useL2Layer(redisDriver({ connection: this.#redis, prefix: `passepartout-${SHAPE}` }))
          .useBus(redisBusDriver({ connection: this.#redis.options }))
      : bentostore().useL1Layer(memory)
    this.#cache = new BentoCache({
      default: 'answers',
      stores: { answers: store },
      ttl: FRESH_FOR,
      grace: GRACE,
      // Anything but 0, BentoCache's own, with which it would hand out a stale answer as if it were fresh.
      timeout: '1s',
      suppressL2Errors: true,
      l2CircuitBreakerDuration: '5s',
    })
  }

  /** Counts purges: an answer that was asked for before one of its tags was purged is not kept. */
  get generation(): number {
    return this.#generations.current
  }

  async find<T>(key: string): Promise<Stored<T>> {
    let lastGood: Kept<T> | undefined
    const fresh = await this.#cache.getOrSet<Kept<T> | undefined>({
      key,
      factory: ({ gracedEntry, skip }) => {
        lastGood = gracedEntry?.value
        return skip()
      },
    })
    return fresh ? { answer: fresh, isFresh: true } : { answer: lastGood, isFresh: false }
  }

  /** @param generation as it was when the answer was asked for */
  async keep<T>(key: string, answer: Kept<T>, tags: string[], generation: number): Promise<void> {
    if (this.#generations.isPurgedSince(generation, tags)) return
    await this.#cache.set({ key, value: answer, tags })
  }

  async purge(tags: readonly string[]): Promise<void> {
    this.#generations.purge(tags)
    await this.#cache.deleteByTag({ tags: [...tags] })
  }

  async close(): Promise<void> {
    await this.#cache.disconnectAll()
    this.#redis?.disconnect()
  }
}
