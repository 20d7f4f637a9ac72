import { hostname } from 'node:os'
import { isWithinDomains } from '@passepartout/content-model/links/domains'
import { servedLanguages } from '@passepartout/content-model/locales'
import { ClientAddresses } from '@passepartout/content-model/requests/client-addresses'
import { tag } from '@passepartout/content-model/tags'
import { type Logger, pino } from 'pino'
import type { Assets } from './assets/assets.ts'
import type { BuiltAssets } from './assets/built-assets.ts'
import { PurgeBus } from './cache/purge-bus.ts'
import type { ReportRefusal } from './cache/read-shared-text.ts'
import { RenderQueue } from './cache/render-queue.ts'
import { ResponseCache } from './cache/response-cache.ts'
import { createCatalogue } from './catalogue/create-catalogue.ts'
import { Content } from './content/content.ts'
import { ContentSystemDrafts } from './content/draft-reader.ts'
import type { FollowedCopy } from './content/following/followed-copy.ts'
import { StoreFollower } from './content/following/store-follower.ts'
import { PublishedStore } from './content/published-store.ts'
import { SitemapFiles } from './discovery/split-sitemap.ts'
import { createHttp } from './http.ts'
import { Pictures } from './images/pictures.ts'
import { EARLY_CLICKS_SCRIPT } from './islands/early-clicks.ts'
import { CHANGES_ADDRESS, catalogueChanges } from './operations/catalogue-changes.ts'
import { countRefusedPictures } from './operations/count-refused-pictures.ts'
import { endServer } from './operations/end-server.ts'
import { createInternalServer } from './operations/internal-server.ts'
import { createLogDestination } from './operations/log-destination.ts'
import { Metrics } from './operations/metrics.ts'
import { RateLimit } from './operations/rate-limit.ts'
import { reasonOf } from './operations/reason-of.ts'
import { Reporter } from './operations/reporter.ts'
import { buildContentSecurityPolicy, TRUSTED_TYPES } from './operations/security-headers.ts'
import { parseProductSegment } from './request/address/product-address.ts'
import { type AddressRequest, resolveAddress, type World } from './request/address/resolve-address.ts'
import type { Directory } from './request/directory.ts'
import { createResolve, type RequestFacts } from './request/resolve.ts'
import { Search } from './search/search.ts'
import { installationOf, type Settings } from './settings.ts'

interface SiteOptions {
  readonly assets: Assets
  readonly builtAssets?: BuiltAssets
  /** In place of the strict one, for development alone. */
  readonly contentSecurityPolicy?: string
  /** The process's own copy of a store that several machines share (prepare-copy.ts). */
  readonly followed?: FollowedCopy | undefined
  readonly logger?: Logger
  readonly now?: () => number
}

const MEGABYTE = 1_048_576
const PAGE_TAG = /^page:(.+):[a-z]{2}:\w+$/
/** With the last segment of the address. */
const REDIRECT_TAG = /^redirect:.*\/([^/]+)\/$/
/** As outages of it stand in the log. */
const STORE = 'published store'
/** Milliseconds between looks whether another file took the store's place. */
const STORE_LOOKED_AT = 1000

/**
 * The site's parts, put together once. Nothing listens yet.
 *
 * @throws PublishedStoreError when the published store cannot be read
 */
export function createSite(settings: Settings, options: SiteOptions) {
  const { assets, builtAssets, now = Date.now } = options
  const logger = options.logger ?? pino({ level: settings.LOG_LEVEL, base: null }, createLogDestination())
  const metrics = new Metrics()
  const renderQueue = new RenderQueue(settings.RENDERS_WAITING)
  const reporter = new Reporter(logger, metrics)
  let follower: StoreFollower | undefined
  const store = new PublishedStore(settings.PUBLISHED_STORE, {
    onDamage: (reason) => reporter.outage(STORE, { reason }),
    onReplaced: () => {
      reporter.recovered(STORE)
      markStale()
    },
    onLost: () => follower?.makeAnew(),
  })
  const content = new Content(store, reporter)
  const onRefused: ReportRefusal = (source, reason) => {
    metrics.sharedRefused.inc({ source, reason })
    reporter.warning('Shared data refused', { source, reason })
  }
  const { catalogue, ...answers } = createCatalogue(settings, { reporter, onRefused, metrics, renderQueue, now })
  const responses = new ResponseCache({
    maxBytes: settings.RESPONSE_CACHE_MB * MEGABYTE,
    renderQueue,
    now,
    onBackgroundError: (error, key) => reporter.error('stale page kept', { key, reason: String(error) }),
  })
  metrics.watchCache(responses)
  metrics.watchStore(store)
  const served = servedLanguages(settings.ENABLE_LANGUAGES)
  const search = new Search({
    address: settings.SEARCH_INDEX,
    rebuildHours: settings.SEARCH_REBUILD_HOURS,
    content,
    catalogue,
    reporter,
    servedLanguages: served,
    now,
  })

  /** Whatever is kept may have changed unnoticed: it is shown until it was read again. */
  const markStale = () => {
    content.markStale()
    responses.markStale()
    search.markStale()
  }

  const purgeHere = async (tags: readonly string[]) => {
    const all = withFollowing(tags)
    store.refresh()
    const following = content.purge(all)
    await answers.purge(all)
    const purged = responses.purge([...all, ...following])
    metrics.purges.inc(purged)
    search.change(all)
    return purged
  }
  if (settings.PUBLISHED_DATABASE_URL && options.followed) {
    follower = new StoreFollower({
      url: settings.PUBLISHED_DATABASE_URL,
      copy: options.followed,
      name: `${hostname()}:${settings.SITE_INTERNAL_PORT}`,
      onChange: purgeHere,
      onReplaced: () => store.refresh(),
      onSeen: (askedAt) => metrics.observePublications(askedAt, now()),
      onRefused,
      reporter,
      now,
    })
    metrics.watchFollower(follower)
  }

  const onBusError = (error: Error) => reporter.warning('purge bus', { reason: error.message })
  /** What nobody waits for: its failure is counted, and ends nothing. */
  const aside = (work: () => unknown) =>
    Promise.resolve()
      .then(work)
      .catch((error: unknown) => reporter.error('background work failed', { reason: reasonOf(error) }))
  const bus = settings.REDIS_URL
    ? new PurgeBus(
        { redisUrl: settings.REDIS_URL, installation: installationOf(settings) },
        {
          onPurge: (tags) => void aside(() => purgeHere(tags)),
          onGap: () => void aside(markStale),
          onError: onBusError,
          onRefused,
        },
      )
    : undefined
  const watch = setInterval(() => void aside(() => store.refresh()), STORE_LOOKED_AT).unref()
  const worldOf = (directory: Directory): World => ({
    directory,
    hosts: { onDemandHosts: settings.ON_DEMAND_HOSTS, nonProductionDomains: settings.NON_PRODUCTION_DOMAINS },
    servedLanguages: served,
  })
  const resolver = perDirectory(content, (directory) => createResolve(worldOf(directory)))
  let isStopping = false

  const isBookingHost = (host: string): boolean => {
    const { SITE_DOMAINS, MARKETPLACE_DOMAIN } = settings
    const isOurs = SITE_DOMAINS.length === 0 || isWithinDomains(host, [...SITE_DOMAINS, MARKETPLACE_DOMAIN])
    if (!isOurs) reporter.warning('booking host refused', { address: host })
    return isOurs
  }
  const configuredForDate = new Set(settings.DATE_SELECTION_TGIDS)
  const allowedHosts = { frames: new Set(settings.FRAME_HOSTS), files: new Set(settings.FILE_HOSTS) }
  const pictures = new Pictures({
    imageUrl: settings.IMAGE_URL,
    hosts: settings.IMAGE_HOSTS,
    thumborKey: settings.THUMBOR_KEY,
    onRefused: countRefusedPictures(metrics, reporter),
  })
  const policy = { inlineScripts: [EARLY_CLICKS_SCRIPT], pictures, allowedHosts }
  const tags = { script: new URL(settings.TAG_MANAGER_URL).origin, hosts: settings.TAG_HOSTS }
  const services = {
    content,
    catalogue,
    responses,
    renderQueue,
    search,
    searchLimit: new RateLimit(settings.SEARCHES_PER_MINUTE),
    wishesLimit: new RateLimit(settings.SEARCHES_PER_MINUTE),
    assets,
    booking: {
      base: settings.BOOKING_BASE,
      asksForDate: (tgid: number) => configuredForDate.has(tgid) || content.datelessTourGroups.has(tgid),
      brandScreenHosts: new Set(settings.BRAND_SCREEN_HOSTS),
      marketplaceDomain: settings.MARKETPLACE_DOMAIN,
      isBookingHost,
    },
    pictures,
    allowedHosts,
    sellingOutTickets: settings.SELLING_OUT_TICKETS,
    servedLanguages: served,
    sitemapFiles: new SitemapFiles({ size: settings.SITEMAP_ADDRESSES, store: content.store, now }),
    contentSecurityPolicy: options.contentSecurityPolicy ?? buildContentSecurityPolicy(policy),
    tagPolicy: options.contentSecurityPolicy
      ? {}
      : { contentSecurityPolicy: buildContentSecurityPolicy({ ...policy, tags }), reportedPolicy: TRUSTED_TYPES },
    tagManagerUrl: settings.TAG_MANAGER_URL,
    vitals: settings.VITALS_SHARE > 0 ? { script: assets.vitals, share: settings.VITALS_SHARE } : undefined,
    vitalsLimit: new RateLimit(settings.VITALS_PER_MINUTE),
    logger,
    reporter,
    metrics,
    now,
    securityContact: settings.SECURITY_CONTACT,
    trust: { clients: new ClientAddresses(settings.TRUST_PROXY), countryHeader: settings.COUNTRY_HEADER },
    resolve: (facts: RequestFacts) => resolver()(facts),
    resolveAddress: (asked: AddressRequest) => resolveAddress(asked, worldOf(content.directory)),
    previewSecret: settings.PREVIEW_SECRET,
    uncachedCookies: settings.CATALOGUE_UNCACHED_COOKIES,
    drafts: new ContentSystemDrafts(
      { url: settings.CMS_URL, apiKey: settings.CMS_API_KEY, timeout: settings.CATALOGUE_TIMEOUT },
      reporter,
    ),
  }
  const purgeEverywhere = async (tags: readonly string[]) => {
    const purged = await purgeHere(tags)
    await bus?.publish(tags).catch(onBusError)
    return purged
  }
  const receiveChanges = catalogueChanges({ secret: settings.CATALOGUE_CHANGES_SECRET, now, purge: purgeEverywhere })
  const app = createHttp(services, builtAssets, () => isStopping)
  receiveChanges(app, CHANGES_ADDRESS)
  const internal = createInternalServer({
    metrics,
    purgeToken: settings.PURGE_TOKEN,
    now,
    storeLag: () => follower?.secondsBehind,
    checkReady: () => {
      if (isStopping) throw new Error('the site is stopping')
      content.store.ping()
    },
    receiveChanges,
    purge: purgeEverywhere,
  })

  /** Finishes what is under way, then lets go of everything. */
  const close = async () => {
    isStopping = true
    await endServer(app, settings.STOP_DELAY)
    await internal.close()
    bus?.close()
    await follower?.close()
    clearInterval(watch)
    await search.close()
    answers.close()
    content.store.close()
  }
  /** @param program the thread that keeps the search index (search/index-writer.worker.ts) */
  const startSearch = (program: URL) => search.start(program)
  const startFollowing = () => follower?.start()
  return { app, internal, logger, startSearch, startFollowing, close }
}

/** What was made for the sites as they are, until they change. */
function perDirectory<T>(content: Content, create: (directory: Directory) => T): () => T {
  let { directory } = content
  let made = create(directory)
  return () => {
    if (content.directory !== directory) {
      directory = content.directory
      made = create(directory)
    }
    return made
  }
}

/**
 * A page that is published anew may be one that others link to in vain: `page:U:…` also stands for `uid:U`. Where a page is
 * published or a redirect stands at the address of a tour group's page, the tour group has its main address elsewhere.
 */
function withFollowing(tags: readonly string[]): string[] {
  const uids = tags.flatMap((name) => PAGE_TAG.exec(name)?.[1] ?? [])
  const redirected = tags.flatMap((name) => REDIRECT_TAG.exec(name)?.[1] ?? [])
  const lastSegments = [...uids.map((uid) => uid.split('.').at(-1)), ...redirected]
  const tgids = lastSegments.flatMap((segment) => parseProductSegment(segment) ?? [])
  return [...new Set([...tags, ...uids.map((uid) => tag.uid(uid)), ...tgids.map(tag.tourGroup)])]
}
