import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import type { Vital } from '../analytics/vitals/vitals-report.ts'

interface WatchedCache {
  readonly size: number
  readonly bytes: number
  readonly evicted: number
  readonly renewed: number
  readonly forms: ReadonlyMap<string, number>
  readonly renderQueue: { readonly waiting: number; readonly refused: number }
}

interface WatchedAvailability {
  readonly tourGroups: number
  readonly coverage: number
  readonly isLeader: boolean
  readonly ages: readonly {
    readonly horizon: string
    readonly tourGroups: number
    readonly median: number
    readonly percentile95: number
    readonly late: number
  }[]
}

/** Upper limit in seconds. */
const MAX_PUBLICATION_SECONDS = 86_400

/**
 * Metrics of the process, such as its memory. There is one registry for all sites: the observers behind it never stop, and would
 * keep the caches of a closed site in memory.
 */
const PROCESS_REGISTRY = new Registry()
collectDefaultMetrics({ register: PROCESS_REGISTRY })

/** All Prometheus metrics. */
export class Metrics {
  /** Metrics of this site. */
  readonly registry = new Registry()

  /** Responses by status and cache state, counted in a plain map because cache hits must be cheap. */
  readonly #responses = new Map<string, Map<number, number>>()

  readonly renderSeconds = new Histogram({
    name: 'site_render_seconds',
    help: 'From loading to the finished text of a page, by page type',
    labelNames: ['page_type'] as const,
    buckets: [0.001, 0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5],
    registers: [this.registry],
  })

  /** Duration of every response, cache hits included: takes 0.2 of a hit's 15 microseconds. */
  readonly #answerSeconds = new Histogram({
    name: 'site_answer_seconds',
    help: 'From the head of a request to the head of its answer, by what the response cache said',
    labelNames: ['cache'] as const,
    buckets: [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
    registers: [this.registry],
  })

  readonly catalogueSeconds = new Histogram({
    name: 'site_catalogue_seconds',
    help: 'Answers of the catalogue API by endpoint and outcome',
    labelNames: ['endpoint', 'outcome'] as const,
    buckets: [0.01, 0.05, 0.1, 0.25, 0.5, 1, 2],
    registers: [this.registry],
  })

  /** Warnings and errors, including those that were not logged. */
  readonly problems = this.#counter('site_problems_total', 'Warnings and errors by message', ['level', 'problem'])

  readonly catalogueDropped = this.#counter(
    'site_catalogue_dropped_total',
    'What answers of the catalogue API say and pages do not show, by endpoint, field and reason',
    ['endpoint', 'field', 'reason'],
  )

  readonly refusedPictures = this.#counter(
    'site_pictures_refused_total',
    'Pictures that pages do not show, because their host is not among IMAGE_HOSTS',
  )

  readonly sharedRefused = this.#counter(
    'site_shared_refused_total',
    'What shared services hold and the site does not believe: messages and answers in Redis, rows and messages of PostgreSQL',
    ['source', 'reason'],
  )

  readonly purges = this.#counter('site_purged_pages_total', 'Pages dropped from the response cache by a purge')

  readonly edgePurges = this.#counter(
    'site_edge_purges_total',
    'Tags or paths that edges were told to purge, by edge and outcome: ok, retried, failed, dropped',
    ['edge', 'outcome'],
  )

  readonly feedSnapshots = this.#counter(
    'site_feed_snapshots_total',
    'Snapshots of the product feeds of a site, by outcome: written, refused because too much was missing, failed',
    ['outcome'],
  )

  readonly feedUploads = this.#counter(
    'site_feed_uploads_total',
    'Uploads of the product feeds of a site, by outcome: ok, retried, failed',
    ['outcome'],
  )

  readonly availabilityCalls = this.#counter(
    'site_availability_calls_total',
    'Calls to the catalogue that keep the availability index fresh, by kind and outcome',
    ['kind', 'outcome'],
  )

  readonly availabilityRefused = this.#counter(
    'site_availability_refused_total',
    'Answers about days that the availability index does not believe, by reason',
    ['reason'],
  )

  readonly searchMisses = this.#counter(
    'site_search_misses_total',
    'Searches without a result: nothing, placeOnly; withheld because they may name a person, dropped because too many wait',
    ['outcome'],
  )

  readonly publicationSeconds = new Histogram({
    name: 'site_publication_seconds',
    help: 'From a save in the content system to the moment at which no cache shows what was before',
    buckets: [0.25, 0.5, 1, 2, 5, 10, 30, 60, 300],
    registers: [this.registry],
  })

  readonly clientErrors = this.#counter(
    'site_client_errors_total',
    'What failed in browsers, in the visits that are sampled: errors that nobody caught, rejections of which nobody heard',
    ['kind'],
  )

  readonly #vitalSeconds = new Histogram({
    name: 'site_vital_seconds',
    help: 'LCP, INP and TTFB in browsers, in the visits that are sampled',
    labelNames: ['vital', 'page_type', 'device'] as const,
    buckets: [0.1, 0.2, 0.5, 0.8, 1.8, 2.5, 4, 10],
    registers: [this.registry],
  })

  readonly #layoutShift = new Histogram({
    name: 'site_layout_shift',
    help: 'CLS in browsers, in the visits that are sampled',
    labelNames: ['page_type', 'device'] as const,
    buckets: [0.01, 0.05, 0.1, 0.25, 1],
    registers: [this.registry],
  })

  /** Pages by what the response cache said, in a plain map as well. */
  readonly #pages = { visitor: new Map<string, number>(), bot: new Map<string, number>() }

  constructor() {
    this.#gauge('site_processes', 'Processes that answer behind the port of the site', () => 1)
    const responses = this.#responses
    const pages = this.#pages
    new Counter({
      name: 'site_pages_total',
      help: 'Pages that were sent, by client (visitor, bot) and by what the response cache said',
      labelNames: ['client', 'cache'] as const,
      registers: [this.registry],
      collect() {
        this.reset()
        for (const client of ['visitor', 'bot'] as const) {
          for (const [cache, count] of pages[client]) this.inc({ client, cache }, count)
        }
      },
    })
    new Counter({
      name: 'site_responses_total',
      help: 'Answers by status and by what the response cache said: hit, stale, miss, none',
      labelNames: ['status', 'cache'] as const,
      registers: [this.registry],
      collect() {
        this.reset()
        for (const [cache, counts] of responses) {
          for (const [status, count] of counts) this.inc({ status, cache }, count)
        }
      },
    })
  }

  /** Metrics of the site and of the process, in the text format of Prometheus. */
  async text(): Promise<string> {
    return (await this.registry.metrics()) + (await PROCESS_REGISTRY.metrics())
  }

  /** The same as values. */
  async readAll() {
    return [...(await this.registry.getMetricsAsJSON()), ...(await PROCESS_REGISTRY.getMetricsAsJSON())]
  }

  /** @param value milliseconds, or the score of CLS */
  countVital(vital: Vital, value: number, labels: { readonly page_type: string; readonly device: string }): void {
    if (vital === 'CLS') this.#layoutShift.observe(labels, value)
    else this.#vitalSeconds.observe({ ...labels, vital }, value / 1000)
  }

  /** @param milliseconds duration */
  countResponse(status: number, cache: string, milliseconds: number): void {
    this.#answerSeconds.observe({ cache }, milliseconds / 1000)
    let counts = this.#responses.get(cache)
    if (!counts) {
      counts = new Map()
      this.#responses.set(cache, counts)
    }
    counts.set(status, (counts.get(status) ?? 0) + 1)
  }

  /** Counts a page that was sent. @param cache what the response cache said */
  countPage(cache: string, isBot: boolean): void {
    const counts = this.#pages[isBot ? 'bot' : 'visitor']
    counts.set(cache, (counts.get(cache) ?? 0) + 1)
  }

  watchCache(cache: WatchedCache): void {
    this.#gauge('site_cached_pages', 'Pages in the response cache', () => cache.size)
    this.#gauge('site_cached_bytes', 'Bytes in the response cache', () => cache.bytes)
    this.#growing(
      'site_cache_evicted',
      'Pages that were dropped from the response cache for others',
      () => cache.evicted,
    )
    const renewed =
      'Pages that were rendered anew because they are asked for and were no longer fresh, before anybody asked'
    this.#growing('site_cache_renewed', renewed, () => cache.renewed)
    new Gauge({
      name: 'site_cached_form_bytes',
      help: 'Bytes of the kept copies of pages: identity is plain text that is still to be packed',
      labelNames: ['form'] as const,
      registers: [this.registry],
      collect() {
        this.reset()
        for (const [form, bytes] of cache.forms) this.set({ form }, bytes)
      },
    })
    this.#gauge('site_renders_waiting', 'Pages that wait to be rendered', () => cache.renderQueue.waiting)
    this.#growing(
      'site_renders_refused',
      'Pages that were asked for while too many waited',
      () => cache.renderQueue.refused,
    )
  }

  watchStore(store: { readonly readsFallback: boolean }): void {
    const help = '1 while the copy of the published store stands in for the file, which cannot be read'
    this.#gauge('site_store_stands_in', help, () => Number(store.readsFallback), 'max')
  }

  /**
   * Counts publications that are now visible; impossible times are ignored.
   *
   * @param askedAt when each was saved; like `now` in milliseconds since the epoch
   */
  observePublications(askedAt: readonly number[], now: number): void {
    for (const saved of askedAt) {
      const seconds = (now - saved) / 1000
      if (Math.abs(seconds) <= MAX_PUBLICATION_SECONDS) this.publicationSeconds.observe(seconds)
    }
  }

  watchEdges(edges: readonly { readonly waiting: number }[]): void {
    this.#gauge('site_edge_purges_waiting', 'Tags or paths that edges are still to be told to purge', () =>
      edges.reduce((sum, { waiting }) => sum + waiting, 0),
    )
  }

  /** @param degraded how many sites have feeds that are older than they should be */
  watchFeeds(degraded: () => number): void {
    const help = 'Sites whose product feeds were last refused, not written or not uploaded'
    this.#gauge('site_feeds_degraded', help, degraded, 'max')
  }

  watchFollower(follower: { readonly secondsBehind: number }): void {
    const help = 'Seconds since the copy of the shared published store was last known to be what is published'
    this.#gauge('site_store_lag_seconds', help, () => follower.secondsBehind, 'max')
  }

  /** Adds what the availability index knows and how old it is, measured when metrics are collected. */
  watchAvailability(measure: () => WatchedAvailability): void {
    // All processes have the same index.
    const common = { registers: [this.registry], aggregator: 'max' as const }
    const add = (name: string, help: string, labelNames: readonly string[] = [], aggregator: 'max' | 'min' = 'max') =>
      new Gauge({ name: `site_availability_${name}`, help, labelNames, ...common, aggregator })
    // It measures for the others too, which are collected after it.
    new Gauge({
      name: 'site_availability_tour_groups',
      help: 'Tour groups of the sites',
      ...common,
      collect() {
        const measured = measure()
        this.set(measured.tourGroups)
        coverage.set(measured.coverage)
        leader.set(Number(measured.isLeader))
        for (const { horizon, tourGroups, median, percentile95, late: share } of measured.ages) {
          byHorizon.set({ horizon }, tourGroups)
          ages.set({ horizon, quantile: '0.5' }, median)
          ages.set({ horizon, quantile: '0.95' }, percentile95)
          late.set({ horizon }, share)
        }
      },
    })
    const byHorizon = add('known_tour_groups', 'Tour groups whose days are known, by their nearest open day', [
      'horizon',
    ])
    const ages = add('age_seconds', 'Ages of what is known of their days', ['horizon', 'quantile'])
    const late = add('late_ratio', 'Share of them whose age is above the limit', ['horizon'])
    // Those that have not listed the tour groups know of none that is missing.
    const coverage = add('coverage_ratio', 'Share of tour groups of the sites whose days are known', [], 'min')
    const leader = add('leader', '1 while this process fills the index')
  }

  #counter<L extends string = never>(name: string, help: string, labelNames: readonly L[] = []) {
    return new Counter({ name, help, labelNames, registers: [this.registry] })
  }

  /**
   * Adds a gauge that is read when metrics are collected.
   *
   * @param aggregator what several processes together have: by default the sum
   */
  #gauge(name: string, help: string, read: () => number, aggregator: 'sum' | 'max' = 'sum'): void {
    new Gauge({
      name,
      help,
      aggregator,
      registers: [this.registry],
      collect() {
        this.set(read())
      },
    })
  }

  /** The same for what only grows: several processes together never have less than before. */
  #growing(name: string, help: string, read: () => number): void {
    new Counter({
      name,
      help,
      registers: [this.registry],
      collect() {
        this.reset()
        this.inc(read())
      },
    })
  }
}
