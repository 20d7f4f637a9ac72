import { NO_TRACER, type Tracer } from '../tracing/tracing.ts'
import { BackgroundRecompressor } from './background-recompressor.ts'
import { PurgeGenerations } from './purge-generations.ts'
import { RenderQueue } from './render-queue.ts'
import { RenderedPage, type Rendering } from './rendered-page.ts'
import { SegmentedLru } from './segmented-lru.ts'

export interface CacheAnswer {
  readonly page: RenderedPage
  /** `stale`: shown while, or because, a fresh one could not be had in time. */
  readonly state: 'hit' | 'stale' | 'miss'
}

interface Options {
  readonly maxBytes: number
  /** Which pages are rendered when. */
  readonly renderQueue?: RenderQueue
  readonly now?: () => number
  readonly tracer?: Tracer
  /** A rendering in the background failed; the stale one was shown. */
  readonly onBackgroundError?: (error: unknown, key: string) => void
}

/** Milliseconds. Keeping the order of use at every single hit costs more than the rest of the hit. */
const USE_NOTED_EVERY = 1000
/** Milliseconds by which a page may come from later than now. */
const CLOCKS_DIFFER = 1000
const VISITOR = { isBot: false }
/** Nobody waits for a page that is renewed behind a stale one: it has as few places in the queue as crawlers, so that visitors have the others. */
const NOBODY = { isBot: true }

/** Noted uses after which a page is worth the smallest copy that can be had of it. */
const WARM = 3

/**
 * The bytes to send, by key: bounded by their size, found again by tag, one rendering per key at a time. A rendering
 * that began before a purge of one of its tags is sent to whoever waits for it, and never stored.
 */
export class ResponseCache {
  readonly #pages: SegmentedLru<RenderedPage>
  readonly #recompressor = new BackgroundRecompressor()
  readonly renderQueue: RenderQueue
  readonly #keysByTag = new Map<string, Set<string>>()
  readonly #flights = new Map<string, Promise<RenderedPage>>()
  readonly #generations = new PurgeGenerations()
  /** What was rendered before that generation is stale. */
  #doubted = 0
  readonly #now: () => number
  readonly #tracer: Tracer
  readonly #onBackgroundError: (error: unknown, key: string) => void

  constructor(options: Options) {
    const { maxBytes, renderQueue = new RenderQueue(), now = Date.now, tracer = NO_TRACER } = options
    const { onBackgroundError = () => {} } = options
    this.renderQueue = renderQueue
    this.#now = now
    this.#tracer = tracer
    this.#onBackgroundError = onBackgroundError
    this.#pages = new SegmentedLru({
      maxSize: Math.max(1, Math.floor(maxBytes)),
      sizeOf: (page, key) => page.keptBytes + key.length,
      onDrop: (page, key) => this.#unlink(key, page),
    })
  }

  get size(): number {
    return this.#pages.size
  }

  get bytes(): number {
    return this.#pages.bytes
  }

  /** The stored page, without waiting, when it is fresh. */
  fresh(key: string): RenderedPage | undefined {
    const page = this.#pages.peek(key)
    const now = this.#now()
    if (!page || !this.#isFresh(page, now)) return undefined
    this.#noteUse(key, page, now)
    return page
  }

  #noteUse(key: string, page: RenderedPage, now: number): void {
    if (Math.abs(now - page.usedAt) <= USE_NOTED_EVERY) return
    page.usedAt = now
    page.uses += 1
    this.#pages.use(key)
    if (page.uses === WARM) this.#recompress(key, page)
  }

  /** Not of a page that was replaced or purged before its turn came. */
  #recompress(key: string, page: RenderedPage): void {
    this.#recompressor.add(key, () => (this.#pages.peek(key) === page ? page : undefined))
  }

  /**
   * A stored page, or a rendering of it. A stale page is shown at once while a fresh one is made, and goes on being
   * shown when that fails, until its prices are too old.
   *
   * @param who crawlers are the first who have to come again
   * @throws what `render` throws, and OverloadedError, when there is nothing to show instead
   */
  get(key: string, render: () => Promise<Rendering>, who = VISITOR): Promise<CacheAnswer> {
    return this.#tracer.span('cache', {}, async (span) => {
      const answer = await this.#find(key, render, who)
      span.set({ 'site.cache': answer.state })
      return answer
    })
  }

  async #find(key: string, render: () => Promise<Rendering>, who: typeof VISITOR): Promise<CacheAnswer> {
    const stored = this.#pages.peek(key)
    const now = this.#now()
    if (stored) this.#noteUse(key, stored, now)
    if (stored && this.#isFresh(stored, now)) return { page: stored, state: 'hit' }
    if (stored && stored.usableUntil > now) {
      this.#renderOnce(key, render, NOBODY).catch((error: unknown) => this.#onBackgroundError(error, key))
      return { page: stored, state: 'stale' }
    }
    return { page: await this.#renderOnce(key, render, who), state: 'miss' }
  }

  /** Whether what it says is still to be believed: not of a page that was rendered later than now, by a clock that was put back. */
  #isFresh(page: RenderedPage, now: number): boolean {
    return page.freshUntil > now && page.renderedAt <= now + CLOCKS_DIFFER && page.generation >= this.#doubted
  }

  /** Nothing that is kept is fresh any more: it is shown while each page is rendered anew. */
  markStale(): void {
    this.#generations.purge([])
    this.#doubted = this.#generations.current
    this.#flights.clear()
  }

  /** @returns how many pages were dropped */
  purge(tags: readonly string[]): number {
    this.#generations.purge(tags)
    const keys = new Set(tags.flatMap((tag) => [...(this.#keysByTag.get(tag) ?? [])]))
    for (const key of keys) this.#pages.delete(key)
    // Whoever comes after the purge must not be handed a rendering that began before it.
    this.#flights.clear()
    return keys.size
  }

  #renderOnce(key: string, render: () => Promise<Rendering>, who: typeof VISITOR): Promise<RenderedPage> {
    const current = this.#flights.get(key)
    if (current) return current
    const flight = this.#renderAndStore(key, render, who).finally(() => {
      if (this.#flights.get(key) === flight) this.#flights.delete(key)
    })
    this.#flights.set(key, flight)
    return flight
  }

  async #renderAndStore(key: string, render: () => Promise<Rendering>, who: typeof VISITOR): Promise<RenderedPage> {
    await this.renderQueue.start(who)
    const generation = this.#generations.current
    const page = new RenderedPage(await render(), this.#now(), generation)
    if (page.usableUntil <= this.#now()) this.#pages.delete(key)
    else if (!this.#generations.isPurgedSince(generation, page.tags)) this.#store(key, page)
    return page
  }

  #store(key: string, page: RenderedPage): void {
    const before = this.#pages.peek(key)
    if (before) page.follow(before)
    if (!this.#pages.set(key, page)) return
    if (page.uses >= WARM && !page.isTight) this.#recompress(key, page)
    for (const tag of page.tags) {
      const keys = this.#keysByTag.get(tag)
      if (keys) keys.add(key)
      else this.#keysByTag.set(tag, new Set([key]))
    }
  }

  #unlink(key: string, page: RenderedPage): void {
    for (const tag of page.tags) {
      const keys = this.#keysByTag.get(tag)
      keys?.delete(key)
      if (keys?.size === 0) this.#keysByTag.delete(tag)
    }
  }
}
