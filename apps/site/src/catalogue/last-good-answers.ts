import { BentoCache, bentostore } from 'bentocache'
import { memoryDriver } from 'bentocache/drivers/memory'
import { redisBusDriver, redisDriver } from 'bentocache/drivers/redis'
import { Redis } from 'ioredis'
import { PurgeGenerations } from '../cache/purge-generations.ts'
import type { CatalogueError, Result } from './result.ts'

/** A value and when it was fetched, in milliseconds since the epoch. */
export interface Fetched<T> {
  readonly value: T
  readonly fetchedAt: number
}

const FRESH_FOR = '5m'
/** How long an answer may stand in for one that cannot be had; prices have a shorter limit of their own. */
const GRACE = '7d'
/** After a failure, how long the old answer is used without asking again. */
const BACK_OFF = '10s'
/** A stale answer is used when a fresh one takes longer. */
const PATIENCE = '500ms'
const MAX_ITEMS = 20_000

class UpstreamFailure extends Error {
  readonly error: CatalogueError

  constructor(error: CatalogueError) {
    super('Fetch failed')
    this.error = error
  }
}

/**
 * Answers of the catalogue in our own types: one flight per key, stale on error, tagged. In memory; with Redis as a
 * second tier and a bus between processes when there is one.
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
          .useL2Layer(redisDriver({ connection: this.#redis, prefix: 'passepartout' }))
          .useBus(redisBusDriver({ connection: this.#redis.options }))
      : bentostore().useL1Layer(memory)
    this.#cache = new BentoCache({
      default: 'upstream',
      stores: { upstream: store },
      ttl: FRESH_FOR,
      grace: GRACE,
      graceBackoff: BACK_OFF,
      timeout: PATIENCE,
      suppressL2Errors: true,
      l2CircuitBreakerDuration: '5s',
    })
  }

  /**
   * @param fetch asked when nothing fresh is stored; its failure leaves the stored answer in use
   * @param tagsOf everything that the answer depends on
   */
  async get<T>(
    key: string,
    fetch: () => Promise<Result<T>>,
    tagsOf: (value: T) => string[],
  ): Promise<Result<Fetched<T>>> {
    let fetched: Fetched<T> | undefined
    try {
      const stored = await this.#cache.getOrSet<Fetched<T> | undefined>({
        key,
        factory: async (context) => {
          const generation = this.#generations.current
          const answer = await fetch()
          if (!answer.ok) throw new UpstreamFailure(answer.error)
          fetched = { value: answer.value, fetchedAt: Date.now() }
          const tags = tagsOf(answer.value)
          context.setTags(tags)
          // BentoCache would store an answer that was asked for before a purge and serve it as fresh.
          return this.#generations.isPurgedSince(generation, tags) ? context.skip() : fetched
        },
      })
      const value = stored ?? fetched
      if (value) return { ok: true, value }
      return this.get(key, fetch, tagsOf)
    } catch (error) {
      const cause = error instanceof Error && error.cause instanceof UpstreamFailure ? error.cause : error
      if (cause instanceof UpstreamFailure) return { ok: false, error: cause.error }
      throw error
    }
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
