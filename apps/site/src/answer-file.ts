import type { Brand } from '@passepartout/content-model/brand'
import { buildBrandIcon, TAB_ICON_SIZE } from './brands/brand-icon.ts'
import { MARKETPLACE_BRAND } from './brands/registry.ts'
import type { ResponseCache } from './cache/response-cache.ts'
import type { Content } from './content/content.ts'
import { type ListedProduct, loadListedProducts, loadMainAddresses } from './discovery/listed-products.ts'
import { buildLlms } from './discovery/llms.ts'
import { buildManifest } from './discovery/manifest.ts'
import { buildRobots } from './discovery/robots.ts'
import { buildSecurityTxt } from './discovery/security-txt.ts'
import { buildSitemapIndex, writeProductSitemap, writeSitemap } from './discovery/sitemap.ts'
import type { SitemapFiles } from './discovery/split-sitemap.ts'
import type { Exchange } from './exchange.ts'
import type { RenderServices } from './pages/render-services.ts'
import { buildPageAddress } from './request/address/page-address.ts'
import type { FileRequest, PageAddress } from './request/address/resolve-address.ts'
import type { KnownSite } from './request/directory.ts'

export interface FileServices extends Pick<RenderServices, 'content' | 'catalogue' | 'servedLanguages' | 'pictures'> {
  readonly sitemapFiles: SitemapFiles
  /** Where weaknesses are told, as an address; absent where the mailbox of a site is meant. */
  readonly securityContact: string | undefined
  /** Milliseconds since the epoch. */
  readonly now: () => number
  readonly responses: ResponseCache
}

interface Answered {
  readonly type: string
  readonly text: string | Iterable<string> | AsyncIterable<string>
}

const TEXT = 'text/plain; charset=utf-8'
const XML = 'application/xml; charset=utf-8'
const MANIFEST = 'application/manifest+json'
const FOR_A_DAY = { 'cache-control': 'public, max-age=86400' }

/** The files that a host offers to machines; some of them in production alone. */
export async function answerFile(exchange: Exchange, asked: FileRequest, services: FileServices): Promise<void> {
  if (asked.file.name === 'favicon') {
    const icon = buildBrandIcon(services.pictures, brandOfHost(asked.host, services.content), TAB_ICON_SIZE)
    return exchange.sendRedirect(302, icon, FOR_A_DAY)
  }
  const answered = await buildFile(asked, services)
  if (answered) exchange.sendFile(answered.type, answered.text, asked)
  else exchange.sendPlain(404, 'no such file')
}

/** Of the site at the host's root; the marketplace's where a host serves every site. */
function brandOfHost(host: string | undefined, content: Content): Brand {
  const site = host === undefined ? undefined : content.directory.onHost(host).at(-1)
  const brands = site?.languages.flatMap((lang) => content.site(site.uid, lang)?.brand ?? [])
  return brands?.[0] ?? MARKETPLACE_BRAND
}

async function buildFile(asked: FileRequest, services: FileServices): Promise<Answered | undefined> {
  if (asked.file.name === 'robots') return { type: TEXT, text: buildRobots(asked) }
  if (asked.file.name === 'security') return buildSecurityOf(asked, services)
  if (asked.file.name === 'manifest') return buildManifestOf(asked.file.home, services)
  return buildProductionFile(asked, services)
}

/** @returns `undefined` where nobody can be told */
function buildSecurityOf(
  { environment, host }: FileRequest,
  { content, securityContact: contact, now }: FileServices,
): Answered | undefined {
  const known = host === undefined ? [] : content.directory.onHost(host)
  const sites = known.flatMap(({ uid, languages }) => languages.flatMap((lang) => content.site(uid, lang) ?? []))
  const text = buildSecurityTxt({ environment, host, contact, sites, now: now() })
  return text === undefined ? undefined : { type: TEXT, text }
}

/** @returns `undefined` when the site is not published in the language */
function buildManifestOf(home: PageAddress, { content, pictures }: FileServices): Answered | undefined {
  const site = content.site(home.siteUid, home.lang)
  const address = site && buildPageAddress({ uid: site.uid, lang: site.lang }, home, content.directory)
  return site && address ? { type: MANIFEST, text: buildManifest(site, address, pictures) } : undefined
}

async function buildProductionFile(
  { file, environment, host }: FileRequest,
  services: FileServices,
): Promise<Answered | undefined> {
  if (environment !== 'production' || host === undefined) return undefined
  // Machines ask for these; they are long to write, and pages come first.
  await services.responses.renderQueue.start({ isBot: true })
  if (file.name === 'llms') {
    const productsOf = (site: KnownSite) => loadListedProducts(site, services)
    const text = await buildLlms(host, { ...services, productsOf })
    return text === undefined ? undefined : { type: TEXT, text }
  }
  const { content, servedLanguages, sitemapFiles } = services
  if (file.name === 'productSitemap') {
    const asked = (await productFilesOf(host, services))[file.number - 1]
    return asked && { type: XML, text: writeProductSitemap(asked, { directory: content.directory, servedLanguages }) }
  }
  const files = await sitemapFiles.of(host, content.directory)
  if (file.name === 'sitemapIndex') {
    const productFiles = await productFilesOf(host, services)
    return { type: XML, text: buildSitemapIndex(host, files.length, productFiles.length) }
  }
  const asked = file.name === 'sitemap' ? files[file.number - 1] : undefined
  return (
    asked && {
      type: XML,
      text: writeSitemap(asked, {
        store: content.store,
        directory: content.directory,
        servedLanguages,
        mainAddresses: (tgids) => loadMainAddresses(tgids, services),
      }),
    }
  )
}

/** Of 14 languages each, some 14,000 addresses and 30 megabytes: within what a sitemap may hold. */
const PRODUCTS_OF_FILE = 1000

/** The pages of tour groups on all sites of a host, as many in a file as one may hold. */
async function productFilesOf(host: string, services: FileServices): Promise<readonly (readonly ListedProduct[])[]> {
  const sites = services.content.directory.onHost(host).toSorted((one, other) => one.uid.localeCompare(other.uid, 'en'))
  const products = await Promise.all(sites.map((site) => loadListedProducts(site, services)))
  return chunk(products.flat(), PRODUCTS_OF_FILE)
}

function chunk<T>(items: readonly T[], size: number): readonly (readonly T[])[] {
  return Array.from({ length: Math.ceil(items.length / size) }, (_, index) =>
    items.slice(index * size, (index + 1) * size),
  )
}
