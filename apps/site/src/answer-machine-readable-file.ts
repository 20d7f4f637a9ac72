import type { BrandName } from '@passepartout/content-model/brand'
import { chunk } from '@passepartout/content-model/chunk'
import { isInterfaceOpen } from '@passepartout/content-model/machine-interfaces'
import type { SiteDocument } from '@passepartout/content-model/site'
import { brandIconUrl, TAB_ICON_SIZE } from './brands/brand-icon-url.ts'
import { MARKETPLACE_BRAND } from './brands/registry.ts'
import type { ContentCache } from './content/content-cache.ts'
import { answerFeed, listFeeds } from './feeds/answer-feed.ts'
import type { FeedSettings } from './feeds/feed-settings.ts'
import type { HttpExchange } from './http/http-exchange.ts'
import { InternalSiteClient, type SiteClientServices } from './mcp/internal-site-client.ts'
import { describeOctoApi } from './octo-supplier/describe-octo-api.ts'
import type { RateLimiter } from './operations/rate-limiter.ts'
import { buildOpenapi } from './pages/json/build-openapi.ts'
import { describeFileEndpoints } from './pages/json/describe-file-endpoints.ts'
import type { RenderServices } from './pages/render-services.ts'
import { buildPageAddress } from './request/address/page-address.ts'
import type { FileRequest, VisitWithoutVisitor } from './request/address/resolve-address.ts'
import type { SiteEntry } from './request/site-directory.ts'
import { buildApiCatalog, type HostInterfaces } from './seo/api-catalog.ts'
import { hasLlmsFullTxt, listGuides } from './seo/list-guides.ts'
import { type ListedProduct, loadListedProducts, loadMainAddresses } from './seo/listed-products.ts'
import { writeLlmsFullTxt } from './seo/llms-full-txt.ts'
import { buildLlmsTxt } from './seo/llms-txt.ts'
import { buildRobots } from './seo/robots.ts'
import { buildSecurityTxt } from './seo/security-txt.ts'
import { buildSitemapIndex, writeProductSitemap, writeSitemap } from './seo/sitemap.ts'
import type { SitemapSplitter } from './seo/sitemap-splitter.ts'
import { buildWebManifest } from './seo/web-manifest.ts'

export interface MachineReadableFileServices
  extends SiteClientServices,
    Pick<RenderServices, 'content' | 'catalogue' | 'servedLanguages' | 'pictures'> {
  readonly sitemapFiles: SitemapSplitter
  /** The address for vulnerability reports; absent if it is the site's mailbox. */
  readonly securityContact: string | undefined
  /** Milliseconds since the epoch. */
  readonly now: () => number
  /** Absent where the installation answers no calls of programs. */
  readonly mcpLimit: RateLimiter | undefined
  readonly feeds: FeedSettings
}

interface Answered {
  readonly type: string
  readonly text: string | Iterable<string> | AsyncIterable<string>
}

const TEXT = 'text/plain; charset=utf-8'
const XML = 'application/xml; charset=utf-8'
const MANIFEST = 'application/manifest+json'
const LINKSET = 'application/linkset+json; profile="https://www.rfc-editor.org/info/rfc9727"'
const FOR_A_DAY = { 'cache-control': 'public, max-age=86400' }

/** Answers requests for a host's files for machines; some exist in production only. */
export async function answerMachineReadableFile(
  exchange: HttpExchange,
  request: FileRequest,
  services: MachineReadableFileServices,
): Promise<void> {
  if (request.file.name === 'favicon') {
    const icon = brandIconUrl(services.pictures, brandOfHost(request.host, services.content), TAB_ICON_SIZE)
    return exchange.sendRedirect(302, icon, FOR_A_DAY)
  }
  if (request.file.name === 'feed') {
    const { site, feed } = request.file
    if (request.environment !== 'production') return exchange.sendPlain(404, 'no such feed')
    return answerFeed(exchange, site, feed, services.feeds)
  }
  const answered = await buildFile(request, services)
  if (answered) exchange.sendFile(answered.type, answered.text, request)
  else exchange.sendPlain(404, 'no such file')
}

/** The brand of the site at the host's root; the marketplace's on hosts that serve every site. */
function brandOfHost(host: string | undefined, content: ContentCache): BrandName {
  const brands = host === undefined ? [] : siteAtRoot(host, content).map(({ brand }) => brand)
  return brands.find((brand) => brand !== undefined) ?? MARKETPLACE_BRAND
}

/** @returns `undefined` on hosts without a site at their root */
async function describeHost(
  request: FileRequest,
  host: string,
  services: MachineReadableFileServices,
): Promise<Answered | undefined> {
  const [site] = siteAtRoot(host, services.content)
  const known = site && services.content.directory.ofUid(site.uid)
  if (!known) return undefined
  const { hasOcto, hasGuideText } = offeredOn(host, services)
  const feeds = await listFeeds(known, services.feeds)
  const files = describeFileEndpoints({
    hasGuideText,
    hasGuideFeed: isInterfaceOpen(known, 'guideFeed'),
    hasPerformances: isInterfaceOpen(known, 'calendars') && hasShows(known, services.content),
    hasContact: buildSecurityOf(request, services) !== undefined,
    feedTypes: [...new Set(feeds.map(({ type }) => type))],
  })
  const more = hasOcto ? [files, describeOctoApi()] : [files]
  return { type: 'application/json', text: buildOpenapi(host, site.name, more) }
}

function hasShows({ uid, languages }: SiteEntry, { store }: ContentCache): boolean {
  return languages.some((lang) => store.summaries(uid, lang, 'showPage', 1).length > 0)
}

/** What the site at a host's root offers; what programs call only where the installation allows any calls. */
function offeredOn(host: string, services: MachineReadableFileServices): HostInterfaces {
  const root = services.content.directory.onHost(host).at(-1)
  const answersCalls = root !== undefined && services.mcpLimit !== undefined
  return {
    hasGuideText: root !== undefined && hasLlmsFullTxt(root, services),
    hasTools: answersCalls && isInterfaceOpen(root, 'agents'),
    hasOcto: answersCalls && isInterfaceOpen(root, 'octo'),
  }
}

/** The site at a host's root, in each of its languages. */
function siteAtRoot(host: string, content: ContentCache): readonly SiteDocument[] {
  const site = content.directory.onHost(host).at(-1)
  return site?.languages.flatMap((lang) => content.site(site.uid, lang) ?? []) ?? []
}

/** The crawlers that the site at the host's root turns away, on all sites of the host. */
function buildRobotsOf(request: FileRequest, content: ContentCache): string {
  const [site] = request.host === undefined ? [] : siteAtRoot(request.host, content)
  return buildRobots(request, site?.refusedCrawlers)
}

/** @returns `undefined` without a contact */
function buildSecurityOf(
  { environment, host }: FileRequest,
  { content, securityContact: contact, now }: MachineReadableFileServices,
): Answered | undefined {
  const known = host === undefined ? [] : content.directory.onHost(host)
  const sites = known.flatMap(({ uid, languages }) => languages.flatMap((lang) => content.site(uid, lang) ?? []))
  const text = buildSecurityTxt({ environment, host, contact, sites, now: now() })
  return text === undefined ? undefined : { type: TEXT, text }
}

/** @returns `undefined` when the site is not published in the language */
function buildManifestOf(
  home: VisitWithoutVisitor,
  { content, pictures }: MachineReadableFileServices,
): Answered | undefined {
  const site = content.site(home.siteUid, home.lang)
  const address = site && buildPageAddress({ uid: site.uid, lang: site.lang }, home, content.directory)
  return site && address ? { type: MANIFEST, text: buildWebManifest(site, address, pictures) } : undefined
}

async function buildFile(request: FileRequest, services: MachineReadableFileServices): Promise<Answered | undefined> {
  const { file, environment, host } = request
  if (file.name === 'robots') return { type: TEXT, text: buildRobotsOf(request, services.content) }
  if (file.name === 'security') return buildSecurityOf(request, services)
  if (file.name === 'manifest') return buildManifestOf(file.home, services)
  if (environment !== 'production' || host === undefined) return undefined
  if (file.name === 'apiCatalog') {
    const sites = services.content.directory.onHost(host)
    const feeds = await Promise.all(sites.map((site) => listFeeds(site, services.feeds)))
    return { type: LINKSET, text: buildApiCatalog(host, offeredOn(host, services), feeds.flat()) }
  }
  if (file.name === 'openapi') return describeHost(request, host, services)
  // Sitemaps are expensive and requested by bots, so pages take precedence.
  await services.responses.renderQueue.start({ isBot: true })
  if (file.name === 'llms') {
    const productsOf = (site: SiteEntry) => loadListedProducts(site, services)
    const text = await buildLlmsTxt(host, { ...services, productsOf })
    return text === undefined ? undefined : { type: TEXT, text }
  }
  if (file.name === 'llmsFull') return describeGuides(host, services)
  const { content, servedLanguages, sitemapFiles } = services
  if (file.name === 'productSitemap') {
    const pages = (await productFilesOf(host, services))[file.number - 1]
    return pages && { type: XML, text: writeProductSitemap(pages, { directory: content.directory, servedLanguages }) }
  }
  const files = await sitemapFiles.of(host, content.directory)
  if (file.name === 'sitemapIndex') {
    const productFiles = await productFilesOf(host, services)
    return { type: XML, text: buildSitemapIndex(host, files.length, productFiles.length) }
  }
  const pages = file.name === 'sitemap' ? files[file.number - 1] : undefined
  const { store, directory } = content
  const mainAddresses = (tgids: readonly number[]) => loadMainAddresses(tgids, services)
  return pages && { type: XML, text: writeSitemap(pages, { store, directory, servedLanguages, mainAddresses }) }
}

/** Named as a bot, so that its renders give way to those of visitors. */
const GUIDE_READER = 'Passepartout-guide-bot/1.0'

/** @returns `undefined` where the site at a host's root has no guides */
function describeGuides(host: string, services: MachineReadableFileServices): Answered | undefined {
  const [site] = siteAtRoot(host, services.content)
  const known = site && services.content.directory.ofUid(site.uid)
  if (!known || !hasLlmsFullTxt(known, services)) return undefined
  const answers = new InternalSiteClient(host, services, GUIDE_READER)
  const readMarkdown = (url: string) =>
    answers.markdown(new URL(url).pathname).catch((error: unknown) => {
      services.logger.warn({ err: error, url }, 'guide left out of llms-full.txt')
      return undefined
    })
  const { name: siteName, tagline } = site
  const [sitemap, guides] = [`https://${host}/sitemap.xml`, listGuides(known, services)]
  return { type: TEXT, text: writeLlmsFullTxt({ siteName, tagline, sitemap, guides, readMarkdown }) }
}

/** With 14 languages each, about 14,000 addresses and 30 megabytes, within the limits of a sitemap. */
const PRODUCTS_OF_FILE = 1000

/** The pages of tour groups on all sites of a host, split by the limit of a sitemap. */
async function productFilesOf(
  host: string,
  services: MachineReadableFileServices,
): Promise<readonly (readonly ListedProduct[])[]> {
  const sites = services.content.directory.onHost(host).toSorted((one, other) => one.uid.localeCompare(other.uid, 'en'))
  const products = (await Promise.all(sites.map((site) => loadListedProducts(site, services)))).flat()
  return chunk(products, PRODUCTS_OF_FILE)
}
