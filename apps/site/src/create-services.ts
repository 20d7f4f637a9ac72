import type { AllowedHosts } from '@passepartout/content-model/embeds/allowed-hosts'
import { isWithinDomains } from '@passepartout/content-model/links/domains'
import type { LanguageCode } from '@passepartout/content-model/locales'
import { ClientAddressResolver } from '@passepartout/content-model/requests/client-address-resolver'
import type { Logger } from 'pino'
import type { Assets } from './assets/assets.ts'
import type { AvailabilityIndex } from './availability/availability-index.ts'
import type { ResponseCache } from './cache/response-cache.ts'
import type { Catalogue } from './catalogue/catalogue.ts'
import type { ContentCache } from './content/content-cache.ts'
import { ContentSystemDraftReader } from './content/drafts/draft-reader.ts'
import type { TagHeader } from './edges/edge.ts'
import { ImageUrlBuilder } from './images/image-url-builder.ts'
import { EARLY_CLICKS_SCRIPT } from './islands/early-clicks.ts'
import { BasemapRenderer } from './maps/basemap-renderer.ts'
import { readMapFolder } from './maps/map-file.ts'
import { countRefusedPictures } from './operations/count-refused-pictures.ts'
import type { Metrics } from './operations/metrics.ts'
import { RateLimiter } from './operations/rate-limiter.ts'
import type { Reporter } from './operations/reporter.ts'
import { buildContentSecurityPolicy, TRUSTED_TYPES_DIRECTIVES } from './operations/security-headers.ts'
import { type AddressRequest, type RoutingContext, resolveAddress } from './request/address/resolve-address.ts'
import { createResolve, type RequestFacts } from './request/resolve.ts'
import type { SiteDirectory } from './request/site-directory.ts'
import type { SearchMissCounter } from './search/misses/search-miss-counter.ts'
import type { Search } from './search/search.ts'
import { SitemapSplitter } from './seo/sitemap-splitter.ts'
import { feedSettingsOf, type Settings } from './settings.ts'
import type { Tracer } from './tracing/tracing.ts'

interface SiteParts {
  readonly content: ContentCache
  readonly catalogue: Catalogue
  readonly availability: AvailabilityIndex
  readonly responses: ResponseCache
  readonly search: Search
  readonly misses: SearchMissCounter
  readonly assets: Assets
  readonly servedLanguages: ReadonlySet<LanguageCode>
  readonly logger: Logger
  readonly tagHeaders: readonly TagHeader[]
  readonly reporter: Reporter
  readonly metrics: Metrics
  readonly tracer: Tracer
  readonly now: () => number
}

/**
 * Creates the services that answer requests.
 *
 * @param policy replaces the strict content security policy; in development only
 */
export function createServices(settings: Settings, parts: SiteParts, policy: string | undefined) {
  const { content, responses, assets, metrics, reporter, now } = parts
  const allowedHosts = { frames: new Set(settings.FRAME_HOSTS), files: new Set(settings.FILE_HOSTS) }
  const pictures = new ImageUrlBuilder({
    imageUrl: settings.IMAGE_URL,
    hosts: settings.IMAGE_HOSTS,
    thumborKey: settings.THUMBOR_KEY,
    onRefused: countRefusedPictures(metrics, reporter),
  })
  return {
    ...parts,
    ...createResolvers(settings, parts),
    ...createPolicies(settings, pictures, allowedHosts, policy),
    pictures,
    maps: new BasemapRenderer(readMapFolder(settings.MAP_FOLDER, reporter)),
    allowedHosts,
    renderQueue: responses.renderQueue,
    booking: createBooking(settings, parts),
    searchLimit: new RateLimiter(settings.SEARCHES_PER_MINUTE),
    wishesLimit: new RateLimiter(settings.SEARCHES_PER_MINUTE),
    mcpLimit: settings.AGENT_CALLS_PER_MINUTE > 0 ? new RateLimiter(settings.AGENT_CALLS_PER_MINUTE) : undefined,
    vitalsLimit: new RateLimiter(settings.VITALS_PER_MINUTE),
    vitals: settings.VITALS_SHARE > 0 ? { script: assets.vitals, share: settings.VITALS_SHARE } : undefined,
    sellingOutTickets: settings.SELLING_OUT_TICKETS,
    feeds: feedSettingsOf(settings),
    sitemapFiles: new SitemapSplitter({ size: settings.SITEMAP_ADDRESSES, store: content.store, now }),
    tagManagerUrl: settings.TAG_MANAGER_URL,
    securityContact: settings.SECURITY_CONTACT,
    trust: { clients: new ClientAddressResolver(settings.TRUST_PROXY), countryHeader: settings.COUNTRY_HEADER },
    previewSecret: settings.PREVIEW_SECRET,
    uncachedCookies: settings.CATALOGUE_UNCACHED_COOKIES,
    drafts: new ContentSystemDraftReader(
      { url: settings.CMS_URL, apiKey: settings.CMS_API_KEY, timeout: settings.CATALOGUE_TIMEOUT },
      reporter,
    ),
  }
}

/** Both resolve with the current sites; cached resolutions are dropped when the sites change. */
function createResolvers(settings: Settings, { content, servedLanguages }: SiteParts) {
  const worldOf = (directory: SiteDirectory): RoutingContext => ({
    directory,
    hosts: { onDemandHosts: settings.ON_DEMAND_HOSTS, nonProductionDomains: settings.NON_PRODUCTION_DOMAINS },
    servedLanguages,
  })
  let { directory } = content
  let resolve = createResolve(worldOf(directory))
  return {
    resolve: (facts: RequestFacts) => {
      if (content.directory !== directory) {
        directory = content.directory
        resolve = createResolve(worldOf(directory))
      }
      return resolve(facts)
    },
    resolveAddress: (asked: AddressRequest) => resolveAddress(asked, worldOf(content.directory)),
  }
}

function createPolicies(settings: Settings, pictures: ImageUrlBuilder, allowedHosts: AllowedHosts, policy?: string) {
  if (policy !== undefined) return { contentSecurityPolicy: policy, tagPolicy: {} }
  const base = { inlineScripts: [EARLY_CLICKS_SCRIPT], pictures, allowedHosts }
  const tags = { script: new URL(settings.TAG_MANAGER_URL).origin, hosts: settings.TAG_HOSTS }
  return {
    contentSecurityPolicy: buildContentSecurityPolicy(base),
    tagPolicy: {
      contentSecurityPolicy: buildContentSecurityPolicy({ ...base, tags }),
      reportedPolicy: TRUSTED_TYPES_DIRECTIVES,
    },
  }
}

function createBooking(settings: Settings, { content, reporter }: SiteParts) {
  const { SITE_DOMAINS, MARKETPLACE_DOMAIN } = settings
  const configuredForDate = new Set(settings.DATE_SELECTION_TGIDS)
  return {
    base: settings.BOOKING_BASE,
    asksForDate: (tgid: number) => configuredForDate.has(tgid) || content.datelessTourGroups.has(tgid),
    brandScreenHosts: new Set(settings.BRAND_SCREEN_HOSTS),
    marketplaceDomain: MARKETPLACE_DOMAIN,
    isBookingHost: (host: string): boolean => {
      const isOurs = SITE_DOMAINS.length === 0 || isWithinDomains(host, [...SITE_DOMAINS, MARKETPLACE_DOMAIN])
      if (!isOurs) reporter.warning('booking host refused', { address: host })
      return isOurs
    },
  }
}
