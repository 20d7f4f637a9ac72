import { hostname } from 'node:os'
import { cacheTag, tourGroupIdOfCacheTag } from '@passepartout/content-model/cache-tags'
import { servedLanguages } from '@passepartout/content-model/locales'
import type { Logger } from 'pino'
import type { Assets } from './assets/assets.ts'
import type { BuiltAssets } from './assets/built-assets.ts'
import { AvailabilityIndex } from './availability/availability-index.ts'
import type { RefreshedSite } from './availability/availability-refresher.ts'
import { createAvailabilityIndexFiller } from './availability/create-availability-index-filler.ts'
import type { ReportRefusal } from './cache/parse-shared-json.ts'
import { PurgeBus } from './cache/purge-bus.ts'
import { RenderQueue } from './cache/render-queue.ts'
import { ResponseCache } from './cache/response-cache.ts'
import { CacheSnapshot } from './cache/snapshot/cache-snapshot.ts'
import { CacheInvalidator } from './cache-invalidator.ts'
import { routeCmsQueries } from './catalogue/adapters/route-cms-queries.ts'
import { createCatalogue, createCutOffLookup } from './catalogue/create-catalogue.ts'
import { explainTags } from './catalogue/tags/explain-tags.ts'
import { checkPageStatus } from './check-page-status.ts'
import { ContentCache } from './content/content-cache.ts'
import type { StoreReplica } from './content/replication/store-replica.ts'
import { StoreReplicator } from './content/replication/store-replicator.ts'
import { publicationFingerprint } from './content/store/publication-fingerprint.ts'
import { PublishedStore } from './content/store/published-store.ts'
import type { StoreFileListeners } from './content/store/store-file-with-fallback.ts'
import { createHttpServer } from './create-http-server.ts'
import { createServices } from './create-services.ts'
import { createEdges, tagHeadersOf } from './edges/create-edges.ts'
import { EdgePurger } from './edges/edge-purger.ts'
import { FeedPublisher } from './feeds/feed-publisher.ts'
import type { UploadOptions } from './feeds/upload-files.ts'
import { createInternalServer } from './internal-server.ts'
import { CATALOGUE_WEBHOOK_PATH, createCatalogueWebhook } from './operations/catalogue-webhook.ts'
import { createLogger } from './operations/create-logger.ts'
import type { ErrorReporter } from './operations/error-reports/error-report.ts'
import { Metrics } from './operations/metrics.ts'
import { reasonOf } from './operations/reason-of.ts'
import { Reporter } from './operations/reporter.ts'
import { shutDownServer } from './operations/shut-down-server.ts'
import { renderPriceTrace } from './pages/price-trace/render-price-trace.tsx'
import { SEARCH_CACHE_TAG } from './pages/search/render-search-json.ts'
import { type ParentChannel, Siblings } from './processes/siblings.ts'
import { warmUpLanguages } from './query-understanding/warm-up-languages.ts'
import { missStoreAddressForIndex, openMissStore } from './search/misses/miss-store.ts'
import { SearchMissCounter } from './search/misses/search-miss-counter.ts'
import { Search } from './search/search.ts'
import { installationPrefix, type Settings } from './settings.ts'
import type { OpenTelemetry } from './tracing/open-telemetry.ts'
import { NO_TRACER, type Tracer } from './tracing/tracing.ts'
import { checkEditorPlan, checkSunsetStarts } from './trips/editor-checks.ts'

interface SiteOptions {
  readonly assets: Assets
  readonly builtAssets?: BuiltAssets
  /** Identity of build and settings (build-id.ts): a snapshot of the cache is read by the same one alone; absent if there is none. */
  readonly build?: string
  /** Replaces the strict policy; in development only. */
  readonly contentSecurityPolicy?: string
  /** The process's own copy of a store that several machines share (prepare-replica.ts). */
  readonly followed?: StoreReplica | undefined
  readonly logger?: Logger
  /** Absent if errors are not reported. */
  readonly errorReports?: ErrorReporter | undefined
  /** Absent without a collector. */
  readonly openTelemetry?: OpenTelemetry | undefined
  readonly now?: () => number
  /** How uploads of product feeds are tried again. */
  readonly feedUploads?: UploadOptions
  /** Of this process among those behind the port, from 1 (processes/member.ts). */
  readonly number?: number
  /** To those processes; absent when it is alone. */
  readonly channel?: ParentChannel | undefined
}

const MEGABYTE = 1_048_576
/** Share of the memory for pages that a snapshot may have. */
const KEPT_SHARE = 0.5
/** The name of the store in log lines about its outages. */
const STORE = 'published store'
/** Milliseconds between checks whether the store's file was replaced. */
const STORE_CHECK_INTERVAL = 1000

/**
 * Creates the site. It does not listen yet.
 *
 * @throws PublishedStoreError when the published store cannot be read
 */
export function createSite(settings: Settings, options: SiteOptions) {
  const { assets, builtAssets, number = 1, now = Date.now } = options
  const logger = options.logger ?? createLogger({ level: settings.LOG_LEVEL, reports: options.errorReports })
  const operations = createOperations(logger, options.openTelemetry?.tracer ?? NO_TRACER, now)
  options.openTelemetry?.sendMetrics(operations.metrics)
  // The store may turn out to be lost while it is opened, before the follower exists.
  let follower: StoreReplicator | undefined
  const data = createData(settings, operations, {
    onReplaced: () => invalidation.markStale(),
    onLost: () => follower?.makeAnew(),
  })
  const { content, catalogue, availability, filling, responses, search, misses } = data
  const edges = createEdges(settings, () => content.directory)
  const edgePurgers = edges.map((edge) => new EdgePurger(edge, operations))
  operations.metrics.watchEdges(edgePurgers)
  const caches = { ...data, catalogue: data.answers, edges: edgePurgers }
  const invalidation = new CacheInvalidator({ ...caches, metrics: operations.metrics })
  availability.listen({ onSettled: (tgid) => invalidation.purgePages([cacheTag.tourGroup(tgid)]) })
  // Of this process among the readers of the shared store.
  const name = `${hostname()}:${settings.SITE_INTERNAL_PORT}${number === 1 ? '' : `/${number}`}`
  const replica = { copy: options.followed, name, store: content.store }
  follower = createFollower(settings, replica, invalidation, operations)
  const bus = createPurgeBus(settings, invalidation, operations)
  const purgeHere = (tags: readonly string[]) => runInBackground(() => invalidation.purge(tags), operations.reporter)
  const siblings = options.channel && new Siblings(options.channel, purgeHere)
  const storeCheck = setInterval(
    () => void runInBackground(() => content.store.refresh(), operations.reporter),
    STORE_CHECK_INTERVAL,
  ).unref()
  const snapshot = createCacheSnapshot(settings, options.build, data, operations)
  let isStopping = false

  const tagHeaders = tagHeadersOf(edges)
  const { servedLanguages: served } = data
  const parts = { content, catalogue, availability, responses, search, misses, assets, servedLanguages: served }
  const services = createServices(settings, { ...parts, ...operations, tagHeaders }, options.contentSecurityPolicy)
  const feeds = new FeedPublisher(services.feeds, services, options.feedUploads)
  const purge = async (tags: readonly string[]) => {
    const purged = await invalidation.purge(tags)
    await Promise.all([siblings?.publish(tags), bus?.publish(tags)])
    filling.change(tags.flatMap((name) => tourGroupIdOfCacheTag(name) ?? []))
    return purged
  }
  const receiveChanges = createCatalogueWebhook({ secret: settings.CATALOGUE_CHANGES_SECRET, now, purge })
  const app = createHttpServer(services, builtAssets, () => isStopping)
  receiveChanges(app, CATALOGUE_WEBHOOK_PATH)
  const internal = createInternalServer({
    metrics: operations.metrics,
    purgeToken: settings.PURGE_TOKEN,
    now,
    storeLag: () => follower?.secondsBehind,
    degraded: () => feeds.problems,
    checkReady: () => {
      if (isStopping) throw new Error('the site is stopping')
      content.store.ping()
    },
    receiveChanges,
    purge,
    misses,
    visitPage: (query) => checkPageStatus(query, app, content),
    explainTags: (query) => explainTags(query, { catalogue, editorTagsOf: editorTagsIn(content) }),
    checkPlan: (body) => checkEditorPlan(body, { catalogue, now }),
    checkSunset: (body) => checkSunsetStarts(body, { catalogue, now }),
    explainPrice: (query) => renderPriceTrace(query, { catalogue, reporter: operations.reporter, now }),
  })
  if (data.answers.handleCmsQuery) routeCmsQueries(internal, data.answers.handleCmsQuery)

  /** Finishes open requests, then closes everything. */
  const close = async () => {
    isStopping = true
    await shutDownServer(app, settings.STOP_DELAY)
    await internal.close()
    bus?.close()
    await snapshot?.close()
    await follower?.close()
    clearInterval(storeCheck)
    await Promise.all(edgePurgers.map((purger) => purger.close()))
    await feeds.close()
    await search.close()
    await misses.close()
    await filling.close()
    data.answers.close()
    content.store.close()
    await options.openTelemetry?.close()
    await options.errorReports?.close()
  }
  const inBackground = (work: () => unknown) => runInBackground(work, operations.reporter)
  return {
    app,
    internal,
    logger,
    /** @param program the worker that updates the search index (search/index-writer.worker.ts) */
    startSearch: (program: URL) => search.start(program),
    /** Fills the availability index in the background. */
    startFilling: () => inBackground(() => filling.start()),
    /** Compiles the words of the languages of all sites. */
    startReading: () =>
      inBackground(() => warmUpLanguages(new Set(content.directory.sites.flatMap((site) => site.languages)))),
    startFollowing: () => follower?.start(),
    /** Writes the product feeds of all sites at their interval, which one process of a machine does. */
    startFeeds: () => inBackground(() => feeds.start()),
    /** Loads the pages of the process before, and writes those of this one, which one process of a machine does. */
    startSnapshot: (isWriting: boolean) => inBackground(() => snapshot?.start(isWriting)),
    /** Writes the product feeds of all sites once. */
    writeFeeds: () => feeds.run(),
    close,
  }
}

/** Log, metrics and clock. */
interface Operations {
  readonly logger: Logger
  readonly metrics: Metrics
  readonly reporter: Reporter
  readonly onRefused: ReportRefusal
  readonly tracer: Tracer
  readonly now: () => number
}

function createOperations(logger: Logger, tracer: Tracer, now: () => number): Operations {
  const metrics = new Metrics()
  const reporter = new Reporter(logger, metrics)
  const onRefused: ReportRefusal = (source, reason) => {
    metrics.sharedRefused.inc({ source, reason })
    reporter.warning('Shared data refused', { source, reason })
  }
  return { logger, metrics, tracer, reporter, onRefused, now }
}

/** The content, the catalogue, and what is derived from them: responses and the search index. */
function createData(
  settings: Settings,
  operations: Operations,
  { onReplaced, onLost }: Required<Omit<StoreFileListeners, 'onDamage'>>,
) {
  const { metrics, reporter, now } = operations
  const store = new PublishedStore(settings.PUBLISHED_STORE, {
    onDamage: (reason) => reporter.outage(STORE, { reason }),
    onReplaced: () => {
      reporter.recovered(STORE)
      onReplaced()
    },
    onLost,
  })
  const content = new ContentCache(store, reporter)
  const renderQueue = new RenderQueue(settings.RENDERS_WAITING)
  const availability = new AvailabilityIndex({
    cutOffOf: createCutOffLookup(settings),
    onRefused: (reason, tgid) => {
      metrics.availabilityRefused.inc({ reason })
      if (reason === 'soldOutForMonths') reporter.warning('Availability refused', { reason, tgid }, reason)
    },
    now,
  })
  const { catalogue, ...answers } = createCatalogue(settings, {
    ...operations,
    renderQueue,
    records: availability,
    editorTagsOf: editorTagsIn(content),
  })
  const responses = new ResponseCache({
    maxBytes: settings.RESPONSE_CACHE_MB * MEGABYTE,
    renderQueue,
    now,
    tracer: operations.tracer,
    onBackgroundError: (error, key) => reporter.error('stale page kept', { key, reason: String(error) }),
  })
  metrics.watchCache(responses)
  metrics.watchStore(store)
  const served = servedLanguages(settings.ENABLE_LANGUAGES)
  const filling = createAvailabilityIndexFiller({
    index: availability,
    address: settings.AVAILABILITY_INDEX,
    callsPerSecond: settings.AVAILABILITY_CALLS,
    catalogue,
    sites: () => filledSites(content),
    reporter,
    refuse: operations.onRefused,
    metrics,
    now,
  })
  const search = new Search({
    address: settings.SEARCH_INDEX,
    rebuildHours: settings.SEARCH_REBUILD_HOURS,
    content,
    catalogue,
    reporter,
    servedLanguages: served,
    now,
    onWritten: () => responses.purge([SEARCH_CACHE_TAG]),
  })
  const misses = new SearchMissCounter({
    ...operations,
    store: openMissStore(missStoreAddressForIndex(settings.SEARCH_INDEX), settings.SEARCH_MISS_VISITORS),
    secret: settings.PURGE_TOKEN,
  })
  return { content, catalogue, availability, filling, answers, responses, search, misses, servedLanguages: served }
}

/** What editors say of a tour group, on pages that are published now. */
function editorTagsIn(content: ContentCache) {
  return (tgid: number) => content.editorTags.get(tgid) ?? []
}

/** The published sites, as the availability index needs them. */
function filledSites({ directory, store }: ContentCache): readonly RefreshedSite[] {
  const cities = new Map(store.homeCities().map(({ uid, city }) => [uid, city]))
  return directory.sites.map(({ uid, defaultCurrency }) => ({ currency: defaultCurrency, city: cities.get(uid) }))
}

/** @returns `undefined` when the store is not shared with other machines */
function createFollower(
  settings: Settings,
  { copy, name, store }: { copy: StoreReplica | undefined; name: string; store: PublishedStore },
  invalidation: CacheInvalidator,
  { metrics, reporter, onRefused, now }: Operations,
) {
  if (!settings.PUBLISHED_DATABASE_URL || !copy) return undefined
  const follower = new StoreReplicator({
    url: settings.PUBLISHED_DATABASE_URL,
    copy,
    name,
    onChange: (tags) => invalidation.purge(tags),
    onReplaced: () => store.refresh(),
    onSeen: (askedAt) => metrics.observePublications(askedAt, now()),
    onRefused,
    reporter,
    now,
  })
  metrics.watchFollower(follower)
  return follower
}

/** @returns `undefined` in development, where pages change without a build, and without a cache */
function createCacheSnapshot(
  settings: Settings,
  build: string | undefined,
  { content, responses }: Pick<ReturnType<typeof createData>, 'content' | 'responses'>,
  { reporter }: Operations,
) {
  if (build === undefined || settings.RESPONSE_CACHE_MB === 0) return undefined
  return new CacheSnapshot({
    path: settings.CACHE_SNAPSHOT,
    responses,
    mostBytes: KEPT_SHARE * settings.RESPONSE_CACHE_MB * MEGABYTE,
    release: build,
    markOfPublication: () => publicationFingerprint(content.store),
    reporter,
  })
}

/** @returns `undefined` when there are no other processes */
function createPurgeBus(settings: Settings, invalidation: CacheInvalidator, { reporter, onRefused }: Operations) {
  if (!settings.REDIS_URL) return undefined
  const onError = (error: Error) => reporter.warning('purge bus', { reason: error.message })
  const bus = new PurgeBus(
    { redisUrl: settings.REDIS_URL, installation: installationPrefix(settings) },
    {
      onPurge: (tags) => void runInBackground(() => invalidation.purge(tags), reporter),
      onGap: () => void runInBackground(() => invalidation.markStale(), reporter),
      onError,
      onRefused,
    },
  )
  return {
    publish: (tags: readonly string[]) => bus.publish(tags).catch(onError),
    close: () => bus.close(),
  }
}

/** Counts a failure; it does not end the process. */
async function runInBackground(work: () => unknown, reporter: Reporter): Promise<void> {
  try {
    await work()
  } catch (error) {
    reporter.error('background work failed', { reason: reasonOf(error) })
  }
}
