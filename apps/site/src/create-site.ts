import { hostname } from 'node:os'
import { servedLanguages } from '@passepartout/content-model/locales'
import { tag, tourGroupOfTag } from '@passepartout/content-model/tags'
import type { Logger } from 'pino'
import type { Assets } from './assets/assets.ts'
import type { BuiltAssets } from './assets/built-assets.ts'
import type { FilledSite } from './availability/availability-filler.ts'
import { AvailabilityIndex } from './availability/availability-index.ts'
import { createAvailability } from './availability/create-availability.ts'
import { PurgeBus } from './cache/purge-bus.ts'
import type { ReportRefusal } from './cache/read-shared-text.ts'
import { RenderQueue } from './cache/render-queue.ts'
import { ResponseCache } from './cache/response-cache.ts'
import { createCatalogue, cutOffOf } from './catalogue/create-catalogue.ts'
import { Content } from './content/content.ts'
import type { FollowedCopy } from './content/following/followed-copy.ts'
import { StoreFollower } from './content/following/store-follower.ts'
import { PublishedStore } from './content/published-store.ts'
import { createServices } from './create-services.ts'
import { createEdges, tagHeadersOf } from './edges/create-edges.ts'
import { EdgePurger } from './edges/edge-purger.ts'
import { createHttp } from './http.ts'
import { Invalidation } from './invalidation.ts'
import { CHANGES_ADDRESS, catalogueChanges } from './operations/catalogue-changes.ts'
import { createLogger } from './operations/create-logger.ts'
import { endServer } from './operations/end-server.ts'
import type { ErrorReports } from './operations/error-reports/error-report.ts'
import { createInternalServer } from './operations/internal-server.ts'
import { createLogDestination } from './operations/log-destination.ts'
import { Metrics } from './operations/metrics.ts'
import { reasonOf } from './operations/reason-of.ts'
import { Reporter } from './operations/reporter.ts'
import { explainPrice } from './pages/price-trace/explain-price.tsx'
import { Search } from './search/search.ts'
import { installationOf, type Settings } from './settings.ts'
import type { OpenTelemetry } from './tracing/open-telemetry.ts'
import { NO_TRACER, type Tracer } from './tracing/tracing.ts'

interface SiteOptions {
  readonly assets: Assets
  readonly builtAssets?: BuiltAssets
  /** In place of the strict one, for development alone. */
  readonly contentSecurityPolicy?: string
  /** The process's own copy of a store that several machines share (prepare-copy.ts). */
  readonly followed?: FollowedCopy | undefined
  readonly logger?: Logger
  /** Absent where errors are reported to nobody. */
  readonly errorReports?: ErrorReports | undefined
  /** Absent without a collector. */
  readonly openTelemetry?: OpenTelemetry | undefined
  readonly now?: () => number
}

const MEGABYTE = 1_048_576
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
  const { assets, builtAssets, now = Date.now } = options
  const logger =
    options.logger ??
    createLogger({ level: settings.LOG_LEVEL, destination: createLogDestination(), reports: options.errorReports })
  const operations = createOperations(logger, options.openTelemetry?.tracer ?? NO_TRACER, now)
  options.openTelemetry?.sendMetrics(operations.metrics)
  // The store may be found lost while it is opened, when nothing follows it yet.
  let follower: StoreFollower | undefined
  const data = createData(settings, operations, {
    onReplaced: () => invalidation.markStale(),
    onLost: () => follower?.makeAnew(),
  })
  const { content, catalogue, availability, filling, responses, search } = data
  const edges = createEdges(settings, () => content.directory)
  const edgePurgers = edges.map((edge) => new EdgePurger(edge, operations))
  operations.metrics.watchEdges(edgePurgers)
  const caches = { ...data, catalogue: data.answers, edges: edgePurgers }
  const invalidation = new Invalidation({ ...caches, metrics: operations.metrics })
  availability.listen({ onSettled: (tgid) => invalidation.purgePages([tag.tourGroup(tgid)]) })
  follower = createFollower(settings, options.followed, { ...operations, store: content.store, invalidation })
  const bus = createPurgeBus(settings, { ...operations, invalidation })
  const storeCheck = setInterval(
    () => void runInBackground(() => content.store.refresh(), operations.reporter),
    STORE_CHECK_INTERVAL,
  ).unref()
  let isStopping = false

  const parts = {
    content,
    catalogue,
    availability,
    responses,
    search,
    assets,
    servedLanguages: data.servedLanguages,
    logger,
  }
  const tagHeaders = tagHeadersOf(edges)
  const services = createServices(settings, { ...parts, ...operations, tagHeaders }, options.contentSecurityPolicy)
  const purge = async (tags: readonly string[]) => {
    const purged = await invalidation.purge(tags)
    await bus?.publish(tags)
    filling.change(tags.flatMap((name) => tourGroupOfTag(name) ?? []))
    return purged
  }
  const receiveChanges = catalogueChanges({ secret: settings.CATALOGUE_CHANGES_SECRET, now, purge })
  const app = createHttp(services, builtAssets, () => isStopping)
  receiveChanges(app, CHANGES_ADDRESS)
  const internal = createInternalServer({
    metrics: operations.metrics,
    purgeToken: settings.PURGE_TOKEN,
    now,
    storeLag: () => follower?.secondsBehind,
    checkReady: () => {
      if (isStopping) throw new Error('the site is stopping')
      content.store.ping()
    },
    receiveChanges,
    purge,
    explainPrice: (query) => explainPrice(query, { catalogue, reporter: operations.reporter, now }),
  })

  /** Finishes open requests, then closes everything. */
  const close = async () => {
    isStopping = true
    await endServer(app, settings.STOP_DELAY)
    await internal.close()
    bus?.close()
    await follower?.close()
    clearInterval(storeCheck)
    await Promise.all(edgePurgers.map((purger) => purger.close()))
    await search.close()
    await filling.close()
    data.answers.close()
    content.store.close()
    await options.openTelemetry?.close()
    await options.errorReports?.close()
  }
  /** @param program the thread that keeps the search index (search/index-writer.worker.ts) */
  const startSearch = (program: URL) => search.start(program)
  /** Fills the availability index in the background. */
  const startFilling = () => runInBackground(() => filling.start(), operations.reporter)
  const startFollowing = () => follower?.start()
  return { app, internal, logger, startSearch, startFilling, startFollowing, close }
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

interface StoreListeners {
  readonly onReplaced: () => void
  readonly onLost: () => void
}

/** The content, the catalogue, and what is computed from them: responses and the search index. */
function createData(settings: Settings, operations: Operations, { onReplaced, onLost }: StoreListeners) {
  const { metrics, reporter, now } = operations
  const store = new PublishedStore(settings.PUBLISHED_STORE, {
    onDamage: (reason) => reporter.outage(STORE, { reason }),
    onReplaced: () => {
      reporter.recovered(STORE)
      onReplaced()
    },
    onLost,
  })
  const content = new Content(store, reporter)
  const renderQueue = new RenderQueue(settings.RENDERS_WAITING)
  const availability = new AvailabilityIndex({
    cutOffOf: cutOffOf(settings),
    onRefused: (reason, tgid) => {
      metrics.availabilityRefused.inc({ reason })
      if (reason === 'soldOutForMonths') reporter.warning('Availability refused', { reason, tgid }, reason)
    },
    now,
  })
  const { catalogue, ...answers } = createCatalogue(settings, { ...operations, renderQueue, records: availability })
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
  const filling = createAvailability({
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
  })
  return { content, catalogue, availability, filling, answers, responses, search, servedLanguages: served }
}

/** The published sites, as the availability index needs them. */
function filledSites({ directory, store }: Content): readonly FilledSite[] {
  const cities = new Map(store.homeCities().map(({ uid, city }) => [uid, city]))
  return directory.sites.map(({ uid, defaultCurrency }) => ({ currency: defaultCurrency, city: cities.get(uid) }))
}

interface FollowerServices extends Operations {
  readonly store: PublishedStore
  readonly invalidation: Invalidation
}

/** @returns `undefined` when the store is not shared with other machines */
function createFollower(settings: Settings, copy: FollowedCopy | undefined, services: FollowerServices) {
  const { metrics, reporter, onRefused, now, store, invalidation } = services
  if (!settings.PUBLISHED_DATABASE_URL || !copy) return undefined
  const follower = new StoreFollower({
    url: settings.PUBLISHED_DATABASE_URL,
    copy,
    name: `${hostname()}:${settings.SITE_INTERNAL_PORT}`,
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

interface BusServices extends Operations {
  readonly invalidation: Invalidation
}

/** @returns `undefined` when there are no other processes to tell */
function createPurgeBus(settings: Settings, { reporter, onRefused, invalidation }: BusServices) {
  if (!settings.REDIS_URL) return undefined
  const onError = (error: Error) => reporter.warning('purge bus', { reason: error.message })
  const bus = new PurgeBus(
    { redisUrl: settings.REDIS_URL, installation: installationOf(settings) },
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

/** A failure is counted, and ends nothing. */
async function runInBackground(work: () => unknown, reporter: Reporter): Promise<void> {
  try {
    await work()
  } catch (error) {
    reporter.error('background work failed', { reason: reasonOf(error) })
  }
}
