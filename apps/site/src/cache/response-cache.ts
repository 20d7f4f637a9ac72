import { NO_TRACER, type Tracer } from '../tracing/tracing.ts'
import { BackgroundWorkQueue } from './background-work-queue.ts'
import { PurgeGenerations } from './purge-generations.ts'
import { RenderQueue } from './render-queue.ts'
import { type Encoding, RenderedPage, type Rendering } from './rendered-page.ts'
import { SegmentedLru } from './segmented-lru.ts'

export interface CacheResult {
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

/** Milliseconds: a page that was used within them is renewed when it is no longer fresh. */
const USED_LATELY = 300_000
/** Milliseconds: what is fresh for longer can be rendered anew when somebody asks. */
const RENEWED_WITHIN = 300_000

/** Noted uses after which a page is worth the smallest copy that can be had of it. */
const WARM = 3

/**
 * The bytes to send, by key: bounded by their size, found again by tag, one rendering per key at a time. A rendering
 * during which one of its tags was purged is made once more; if that happens again, it is sent to whoever waits for it,
 * and never stored.
 */
export class ResponseCache {
  readonly #pages: SegmentedLru<RenderedPage>
  readonly #recompressing = new BackgroundWorkQueue(19)
  readonly #renewing = new BackgroundWorkQueue(9)
  readonly renderQueue: RenderQueue
  readonly #keysByTag = new Map<string, Set<string>>()
  readonly #flights = new Map<string, Promise<RenderedPage>>()
  /** How each page is rendered anew. */
  readonly #renders = new WeakMap<RenderedPage, () => Promise<Rendering>>()
  readonly #generations = new PurgeGenerations()
  /** What was rendered before that generation is stale. */
  #doubted = 0
  readonly #now: () => number
  readonly #tracer: Tracer
  readonly #onBackgroundError: (error: unknown, key: string) => void
  /** Pages that were dropped for others since the start. */
  evicted = 0
  /** Pages that were rendered anew before anybody asked, since the start. */
  renewed = 0

  constructor(options: Options) {
    const { maxBytes, renderQueue = new RenderQueue(), now = Date.now, tracer = NO_TRACER } = options
    const { onBackgroundError = () => {} } = options
    this.renderQueue = renderQueue
    this.#now = now
    this.#tracer = tracer
    this.#onBackgroundError = onBackgroundError
    this.#pages = new SegmentedLru({
      maxSize: Math.max(1, Math.floor(maxBytes)),
      sizeOf: (page, key) => page.cachedBytes + key.length,
      onDrop: (page, key, isEvicted) => {
        if (isEvicted) this.evicted += 1
        this.#unlink(key, page)
      },
    })
  }

  get size(): number {
    return this.#pages.size
  }

  /** Which purges are done by now. */
  get generation(): number {
    return this.#generations.current
  }

  /** The pages that are worth keeping beside the process, the hottest first, until their copies take so many bytes. */
  hottest(mostBytes: number): [string, RenderedPage][] {
    const pages: [string, RenderedPage][] = []
    let bytes = 0
    for (const [key, page] of this.#pages.byUse()) {
      bytes += page.cachedBytes
      if (bytes > mostBytes) break
      pages.push([key, page])
    }
    return pages
  }

  /**
   * Takes a page that was kept beside the process, unless there is one, something that it shows was purged since its generation, its prices are too
   * old, or it is of the future.
   *
   * @returns whether it was taken
   */
  restore(key: string, page: RenderedPage): boolean {
    const now = this.#now()
    if (this.#pages.peek(key) || page.usableUntil <= now || page.renderedAt > now + CLOCKS_DIFFER) return false
    if (this.#generations.isPurgedSince(page.generation, page.tags)) return false
    this.#store(key, page)
    if (page.uses > 0) this.#pages.use(key)
    return this.#pages.peek(key) === page
  }

  get bytes(): number {
    return this.#pages.bytes
  }

  /** Bytes of the kept copies, by their form. */
  get forms(): ReadonlyMap<Encoding, number> {
    const forms = new Map<Encoding, number>()
    for (const page of this.#pages.values()) {
      for (const [encoding, bytes] of page.forms) forms.set(encoding, (forms.get(encoding) ?? 0) + bytes)
    }
    return forms
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
    if (page.uses === 1) this.#renewInTime(key, page)
    if (page.uses === WARM) this.#recompress(key, page)
  }

  /**
   * A page that is asked for, and whose prices soon are too old, is rendered anew when they are, unless somebody who comes for it is quicker. Nobody
   * waits for it, so it is done for a tenth of one core at most.
   */
  #renewInTime(key: string, page: RenderedPage): void {
    if (page.isOnDemand) return
    const freshFor = page.freshUntil - this.#now()
    // Whoever comes for a stale one has it renewed.
    if (freshFor <= 0 || freshFor > RENEWED_WITHIN) return
    const isDue = () => {
      const now = this.#now()
      return this.#pages.peek(key) === page && !this.#isFresh(page, now) && now - page.usedAt < USED_LATELY
    }
    const renew = () => {
      const render = this.#renders.get(page)
      if (!render || !isDue() || this.#flights.has(key)) return undefined
      this.renewed += 1
      return this.#renderOnce(key, render, NOBODY)
    }
    setTimeout(() => isDue() && this.#renewing.add(key, renew), freshFor).unref()
  }

  /** Not of a page that was replaced or purged before its turn came. */
  #recompress(key: string, page: RenderedPage): void {
    this.#recompressing.add(key, () => (this.#pages.peek(key) === page ? page.recompress() : undefined))
  }

  /**
   * A stored page, or a rendering of it. A stale page is shown at once while a fresh one is made, and goes on being
   * shown when that fails, until its prices are too old.
   *
   * @param who crawlers are the first who have to come again
   * @throws what `render` throws, and OverloadedError, when there is nothing to show instead
   */
  get(key: string, render: () => Promise<Rendering>, who = VISITOR): Promise<CacheResult> {
    return this.#tracer.span('cache', {}, async (span) => {
      const answer = await this.#find(key, render, who)
      span.set({ 'site.cache': answer.state })
      return answer
    })
  }

  async #find(key: string, render: () => Promise<Rendering>, who: typeof VISITOR): Promise<CacheResult> {
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
    const first = await this.#render(render)
    // It may have read one part before the purge and another after it.
    const page = this.#isPurged(first) ? await this.#render(render) : first
    if (page.usableUntil <= this.#now()) this.#pages.delete(key)
    else if (!this.#isPurged(page)) {
      this.#renders.set(page, render)
      this.#store(key, page)
    }
    return page
  }

  async #render(render: () => Promise<Rendering>): Promise<RenderedPage> {
    const generation = this.#generations.current
    return new RenderedPage(await render(), this.#now(), generation)
  }

  /** Whether a tag of it was purged while it was rendered. */
  #isPurged({ generation, tags }: RenderedPage): boolean {
    return this.#generations.isPurgedSince(generation, tags)
  }

  #store(key: string, page: RenderedPage): void {
    const before = this.#pages.peek(key)
    if (before) page.follow(before)
    page.onSize = () => this.#pages.measure(key, page)
    if (!this.#pages.set(key, page)) return
    // Whoever asked for it has begun by then what they need.
    setImmediate(() => page.pack(before))
    if (page.uses >= WARM && !page.isTight) this.#recompress(key, page)
    if (page.uses > 0) this.#renewInTime(key, page)
    for (const tag of page.tags) this.#keysByTag.getOrInsertComputed(tag, () => new Set()).add(key)
  }

  #unlink(key: string, page: RenderedPage): void {
    for (const tag of page.tags) {
      const keys = this.#keysByTag.get(tag)
      keys?.delete(key)
      if (keys?.size === 0) this.#keysByTag.delete(tag)
    }
  }
}
