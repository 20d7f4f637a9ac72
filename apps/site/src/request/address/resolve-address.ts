import type { CurrencyCode } from '@passepartout/content-model/currencies'
import type { Experiment } from '@passepartout/content-model/experiments'
import {
  addLanguagePrefix,
  buildCanonicalPath,
  buildUid,
  isCopyUid,
  pathOfUid,
} from '@passepartout/content-model/links/uid'
import { DEFAULT_LANGUAGE, isLanguageCode, type LanguageCode } from '@passepartout/content-model/locales'
import {
  BOOKING_REDIRECT_PATH_SEGMENT,
  LEGAL_PATHS,
  type PageOrLegalKind,
  SEARCH_PATH_SEGMENT,
  TRIP_PATH_SEGMENT,
  WISH_LIST_PATH_SEGMENT,
} from '@passepartout/content-model/page-kind'
import {
  environmentOf,
  type HostAndPort,
  type HostRules,
  isLocalhost,
  parseHostHeader,
  productionHostOf,
  servesEverySite,
} from '../environment.ts'
import { legalSiteOf, type SiteDirectory, type SiteEntry } from '../site-directory.ts'
import type { Environment, Visit } from '../visit.ts'
import { type AddressChoices, daysAndPartyOf, parseAddressChoices } from './choices/address-choices.ts'
import {
  type Address,
  GUIDES_ATOM_FILE_NAME,
  JSON_FILE,
  MARKDOWN_FILE,
  PERFORMANCES_ICS_FILE_NAME,
  parseAddress,
  VISIT_ICS_FILE_NAME,
} from './parse-address.ts'
import { parseId } from './parse-id.ts'
import { parseProductSegment } from './product-address.ts'
import { decodeParameter, headerSafeSearch, parameterOf } from './query-parameters.ts'
import { parseSearch, type SearchRequest, SUGGESTIONS_SEGMENT } from './search-address.ts'
import { ARRANGED_SEGMENT, parseTrip, type TripRequest } from './trip-address.ts'
import { MOST_TGIDS, parseTgids, parseWishesPart, type WishesRequest } from './wishes-address.ts'

/** A resolution that depends on host and address only, so it can be cached for all visitors. */
export type AddressResolution =
  | { readonly kind: 'page'; readonly address: VisitWithoutVisitor }
  /**
   * A file of a page, below its address: `index.md`, `index.json`, `visit.ics` of the selected visit, `performances.ics` of a show, whatever
   * else is chosen, and `guides.atom` of a home page.
   */
  | { readonly kind: PageFileKind; readonly address: VisitWithoutVisitor }
  | FileRequest
  /** The redirect to a booking page, which depends on the device; the address is that of the site's home page. */
  | { readonly kind: 'booking'; readonly address: VisitWithoutVisitor; readonly tgid: number }
  /** The site's search; its visit has the path of the results page. */
  | { readonly kind: 'search'; readonly address: VisitWithoutVisitor; readonly search: SearchRequest }
  /** Tour groups listed by id; their visit has the path of the wish list. */
  | { readonly kind: 'wishes'; readonly address: VisitWithoutVisitor; readonly wishes: WishesRequest }
  /** A trip; its visit has the path of the site's trips. */
  | { readonly kind: 'trip'; readonly address: VisitWithoutVisitor; readonly trip: TripRequest }
  /** In development: the gallery of components, in this site's brand and language. */
  | { readonly kind: 'gallery'; readonly address: VisitWithoutVisitor }
  /**
   * A known site, and an address that can never be one of its pages. `path` is its canonical form; `previewOnlyCopy` is a cloned page,
   * visible in previews only.
   */
  | {
      readonly kind: 'notFound'
      readonly address: VisitWithoutVisitor
      readonly path: string
      readonly previewOnlyCopy?: VisitWithoutVisitor
    }
  /** A page's address in another form than the canonical one. */
  | { readonly kind: 'redirect'; readonly address: VisitWithoutVisitor; readonly location: string }
  /** A host that serves every site, without a selected one. */
  | { readonly kind: 'siteList'; readonly environment: Environment; readonly origin: string }
  /** A known site, and an invalid address. */
  | { readonly kind: 'unreadable'; readonly address: VisitWithoutVisitor }
  | { readonly kind: 'refused'; readonly status: 400 | 421; readonly reason: string }

export type PageFileKind = 'markdown' | 'json' | 'visitFile' | 'performances' | 'guides'

/** A host's files for machines. */
export type MachineReadableFile =
  | {
      readonly name: 'robots' | 'llms' | 'llmsFull' | 'openapi' | 'apiCatalog' | 'security' | 'sitemapIndex' | 'favicon'
    }
  /** The manifest of a site in one language. */
  | { readonly name: 'manifest'; readonly home: VisitWithoutVisitor }
  /** A file of a site's product feeds. */
  | { readonly name: 'feed'; readonly site: SiteEntry; readonly feed: string }
  /** Numbered from 1; sitemaps of published pages, or of generated pages of tour groups. */
  | { readonly name: 'sitemap' | 'productSitemap'; readonly number: number }

export interface FileRequest {
  readonly kind: 'file'
  readonly file: MachineReadableFile
  readonly environment: Environment
  /** The known host; absent on hosts that serve every site. */
  readonly host: string | undefined
}

/** The parts of a visit that do not depend on the visitor. */
export interface VisitWithoutVisitor extends Omit<Visit, 'cacheKey' | 'currency' | 'viewport' | 'isBot' | 'arms'> {
  readonly defaultCurrency: CurrencyCode
  /** The `currency` parameter, valid for this page only. */
  readonly requestedCurrency: string | undefined
  /** Running experiments of the site in the page's language; absent without any. */
  readonly experiments?: readonly Experiment[]
}

export interface RoutingContext {
  readonly directory: SiteDirectory
  readonly hosts: HostRules
  readonly servedLanguages: ReadonlySet<LanguageCode>
}

const KIND_BY_PATH = new Map<string, PageOrLegalKind>(
  Object.entries(LEGAL_PATHS).map(([kind, path]) => [path, kind as PageOrLegalKind]),
)

export interface AddressRequest {
  readonly protocol: 'http' | 'https'
  readonly host: string | undefined
  /** As received: path and query. */
  readonly url: string
}

/** A resolved host. */
interface Place {
  readonly routing: RoutingContext
  readonly environment: Environment
  readonly origin: string
  /** Lower case, without port, `stage-` or `.localhost`. */
  readonly knownHost: string
  /** The sites of the host, deepest folder first; empty where every site is served. */
  readonly sites: readonly SiteEntry[]
}

/** An address on a resolved host. */
interface Asked extends Place {
  readonly address: Address
}

/** A site in one of its languages. */
type OwnSite = Pick<Named, 'site' | 'lang'>

/**
 * Specification, section 2 ("Routing rules") and the language rule of section 5. Pure and total: every input has a resolution.
 */
export function resolveAddress(asked: AddressRequest, routing: RoutingContext): AddressResolution {
  const host = parseHostHeader(asked.host)
  if (!host) return { kind: 'refused', status: 400, reason: 'Invalid host' }
  const place = resolveHost(host, asked.protocol, routing)
  if (!place) return { kind: 'refused', status: 421, reason: `Unknown host: ${host.hostname}` }
  const address = parseAddress(asked.url)
  if (!address) return refuseAddress(place, asked.url)

  const at = { ...place, address }
  const { environment, knownHost, sites } = place
  const isKnown = sites.length > 0
  const file = hostFileOf(address.pathname) ?? feedOf(address.pathname, sites)
  if (file) return { kind: 'file', file, environment, host: isKnown ? knownHost : undefined }

  if (environment !== 'production') {
    const uid = uidOf(address)
    const site = uid ? routing.directory.ofUid(uid) : undefined
    const gallery = resolveGallery(at, site)
    if (gallery) return gallery
    if (uid && site && (!isKnown || site.host === knownHost)) return resolveByUid(at, site, uid)
    if (!isKnown) return { kind: 'siteList', environment, origin: place.origin }
  }
  return resolveByPath(at)
}

/** Uids may contain characters that addresses encode. */
function uidOf({ search }: Address): string | undefined {
  const uid = parameterOf(search, 'uid')
  return uid && decodeParameter(uid).toLowerCase()
}

/** @returns `undefined` for an unknown host */
function resolveHost({ hostname, port }: HostAndPort, protocol: string, routing: RoutingContext): Place | undefined {
  const { host, isStaged } = productionHostOf(hostname, routing.hosts)
  const sites = routing.directory.onHost(host)
  if (sites.length === 0 && !servesEverySite(hostname, routing.hosts)) return undefined
  const environment = sites.length > 0 && isStaged ? 'staging' : environmentOf(hostname, routing.hosts)
  const isPublic = environment === 'production' && !isLocalhost(hostname)
  return {
    routing,
    environment,
    // In production the origin does not depend on scheme and port of the request, so that they cannot create further pages.
    origin: isPublic ? `https://${hostname}` : `${protocol}://${hostname}${port && `:${port}`}`,
    knownHost: host,
    sites,
  }
}

function refuseAddress(place: Place, url: string): AddressResolution {
  const site = place.sites.at(-1)
  const first = /^\/([a-z]{2})(?=[/?]|$)/.exec(url)?.[1] ?? ''
  const lang = isServed(first, place.routing) ? first : DEFAULT_LANGUAGE
  if (!site) return { kind: 'refused', status: 400, reason: 'Invalid URL' }
  const address = { pathname: '', segments: [], file: undefined, search: '' }
  return { kind: 'unreadable', address: homeOf({ ...place, address }, { site, lang }) }
}

const GALLERY = '_gallery'

const FIXED_FILES = new Map<string, MachineReadableFile>([
  ['/robots.txt', { name: 'robots' }],
  ['/llms.txt', { name: 'llms' }],
  ['/llms-full.txt', { name: 'llmsFull' }],
  ['/sitemap.xml', { name: 'sitemapIndex' }],
  ['/favicon.ico', { name: 'favicon' }],
  ['/openapi.json', { name: 'openapi' }],
  ['/.well-known/api-catalog', { name: 'apiCatalog' }],
  ['/.well-known/security.txt', { name: 'security' }],
])
const SITEMAP = /^\/sitemap(-products)?-([1-9]\d{0,4})\.xml$/

function hostFileOf(pathname: string): MachineReadableFile | undefined {
  const [, ofProducts, number] = SITEMAP.exec(pathname) ?? []
  if (number === undefined) return FIXED_FILES.get(pathname)
  return { name: ofProducts ? 'productSitemap' : 'sitemap', number: Number(number) }
}

/** Paths of pages have no dots. */
const FEED = /^((?:\/[a-z\d-]+)*)\/feeds\/([a-z\d][a-z\d-]*(?:\.[a-z]+)+)$/

/** A feed lies below the site's folder: `/pier/feeds/products-en-eur.csv`. */
function feedOf(pathname: string, sites: readonly SiteEntry[]): MachineReadableFile | undefined {
  const [, folder, feed] = FEED.exec(pathname) ?? []
  if (folder === undefined || feed === undefined) return undefined
  const site = sites.find((one) => one.folder === folder.slice(1).replaceAll('/', '.'))
  return site && { name: 'feed', site, feed }
}

/** Resolves by path: `/fr/paris/`. Every other form of a page's address redirects to the canonical one. */
function resolveByPath(at: Asked): AddressResolution {
  const segments = at.address.segments.map((segment) => segment.toLowerCase())
  const { lang, rest, isPrefixed } = splitLanguage(segments, at)
  const path = addLanguagePrefix(buildCanonicalPath(rest), lang)
  const known = at.sites.find(({ folder }) => folder === '' || `${rest.join('.')}.`.startsWith(`${folder}.`))
  const site = known ?? at.sites[0]
  if (!site) return { kind: 'refused', status: 421, reason: 'Unknown host' }
  const own = { site, lang }
  if (!known) return notFound(at, own, path)
  const found = resolveFolder(rest, at, own)
  if (found) return found
  const kind = kindOf(rest, site)
  if (kind !== 'page') return canonical(at, legalPage(at, own, kind))
  // Slugs contain no dot, and `/en/fr/` is not `/fr/`.
  const isNoPage =
    rest.some((segment) => segment.includes('.')) || (lang === DEFAULT_LANGUAGE && isServed(rest[0], at.routing))
  if (isNoPage) return notFound(at, own, path)
  const uid = buildUid(site.host, rest.join('/'))
  const page: Named = { site, lang, uid, kind, path, ...namedTourGroup(uid, site) }
  if (isCopyUid(uid) && at.environment === 'production') return notFound(at, own, path, buildAddress(at, page))
  return canonical(at, page, isPrefixed ? path : buildCanonicalPath(rest))
}

/** All identifiers of a page. */
interface Named extends Pick<Visit, 'lang' | 'uid' | 'kind' | 'path' | 'tgid'> {
  readonly site: SiteEntry
}

/** @param path the page's path in this environment, without a file */
function canonical(at: Asked, page: Named, path = page.path): AddressResolution {
  const { address } = at
  const pathname = path + (address.file ?? '')
  const found = pageOrFile(at, page)
  if (address.pathname === pathname || found.kind === 'notFound') return found
  return { kind: 'redirect', location: pathname + headerSafeSearch(address.search), address: buildAddress(at, page) }
}

/** The page, or a file of it; manifests and feeds of guides exist for home pages only. */
function pageOrFile(at: Asked, page: Named): AddressResolution {
  const { site, uid, kind, path } = page
  const { file, search } = at.address
  const found = buildAddress(at, page)
  const chosen = withChoice(found, parseAddressChoices(search))
  if (file === undefined) return { kind: 'page', address: chosen }
  if (file === VISIT_ICS_FILE_NAME) return { kind: 'visitFile', address: chosen }
  if (file === MARKDOWN_FILE) return { kind: 'markdown', address: chosen }
  if (file === JSON_FILE) return { kind: 'json', address: chosen }
  if (kind === 'page' && file === PERFORMANCES_ICS_FILE_NAME) return { kind: 'performances', address: found }
  if (kind !== 'page' || uid !== site.uid) return notFound(at, page, path + file)
  if (file === GUIDES_ATOM_FILE_NAME) return { kind: 'guides', address: found }
  return { kind: 'file', file: { name: 'manifest', home: found }, environment: at.environment, host: site.host }
}

interface SplitPath {
  readonly lang: LanguageCode
  /** Segments of the path without the language. */
  readonly rest: readonly string[]
  /** Whether the path contains the language; outside production a parameter can replace it. */
  readonly isPrefixed: boolean
}

function splitLanguage(segments: readonly string[], { routing, environment, address }: Asked): SplitPath {
  const first = segments[0]
  if (isServed(first, routing)) return { lang: first, rest: segments.slice(1), isPrefixed: true }
  const asked = environment === 'production' ? undefined : parameterOf(address.search, 'lang')
  if (isServed(asked, routing)) return { lang: asked, rest: segments, isPrefixed: false }
  return { lang: DEFAULT_LANGUAGE, rest: segments, isPrefixed: true }
}

/** Legal pages use the host alone as page identifier: sites in folders share those of the site at the host's root. */
function legalPage({ routing }: Asked, { site, lang }: OwnSite, kind: Exclude<PageOrLegalKind, 'page'>): Named {
  const owner = legalSiteOf(site, routing.directory)
  const below = pathOfUid(owner.uid, owner.host) ?? '/'
  return { site: owner, lang, uid: owner.uid, kind, path: addLanguagePrefix(`${below}${LEGAL_PATHS[kind]}/`, lang) }
}

/**
 * Outside production uid and language identify a page: `/?uid=www.wayfare.example.paris&lang=fr`. Without `lang` the path's
 * language counts.
 */
function resolveByUid(at: Asked, site: SiteEntry, uid: string): AddressResolution {
  const asked = parameterOf(at.address.search, 'lang')
  const path = splitLanguage(at.address.segments, at)
  const lang = isServed(asked, at.routing) ? asked : path.lang
  const own = { site, lang }
  const found = resolveFolder(path.rest, at, own)
  if (found) return found
  const kind = kindOf(path.rest, site)
  if (kind !== 'page') return pageOrFile(at, legalPage(at, own, kind))
  const slugs = uid === site.host ? [] : uid.slice(site.host.length + 1).split('.')
  const canonicalPath = addLanguagePrefix(buildCanonicalPath(slugs.filter(Boolean)), lang)
  if (slugs.some((slug) => slug === '' || /[\p{Cc}/\\]/u.test(slug))) return notFound(at, own, canonicalPath)
  return pageOrFile(at, { ...own, uid, kind, path: canonicalPath, ...namedTourGroup(uid, site) })
}

/** In development only; for the first site if none or an unknown one is selected. */
function resolveGallery(at: Asked, site = at.routing.directory.sites[0]): AddressResolution | undefined {
  const { segments } = at.address
  if (at.environment !== 'development' || segments[0] !== GALLERY || !site) return undefined
  return { kind: 'gallery', address: homeOf(at, { site, lang: splitLanguage(segments, at).lang }) }
}

/** What a site has below its folder beside pages. */
function resolveFolder(segments: readonly string[], at: Asked, own: OwnSite): AddressResolution | undefined {
  const { site, lang } = own
  const { address } = at
  const [folder = '', segment, ...more] = below(segments, site)
  if (more.length > 0) return undefined
  /** An unpublished page of the site itself. */
  const placeWith = (choice: AddressChoices | undefined) => {
    const path = addLanguagePrefix(`${pathOfUid(site.uid, site.host) ?? '/'}${folder}/`, lang)
    return withChoice(buildAddress(at, { ...own, uid: site.uid, kind: 'page', path }), choice)
  }
  if (folder === BOOKING_REDIRECT_PATH_SEGMENT) {
    const tgid = parseId(segment)
    return tgid === undefined ? undefined : { kind: 'booking', address: homeOf(at, own), tgid }
  }
  if (folder === SEARCH_PATH_SEGMENT) {
    const search = searchOf(segment, address)
    // The results have list parameters like any other page.
    const { list, party } = parseAddressChoices(address.search) ?? {}
    return search && { kind: 'search', search, address: placeWith({ ...(list && { list }), ...(party && { party }) }) }
  }
  if (folder === WISH_LIST_PATH_SEGMENT) {
    const part = parseWishesPart(segment)
    const wishes = part && { part, tgids: parseTgids(address.search, MOST_TGIDS[part]) }
    // Its tour groups are shown on the days that the address chooses.
    return wishes && { kind: 'wishes', wishes, address: placeWith(daysAndPartyOf(parseAddressChoices(address.search))) }
  }
  const trip = folder === TRIP_PATH_SEGMENT ? tripOf(segment, address) : undefined
  // What it costs depends on the party.
  const { party } = (trip && parseAddressChoices(address.search)) ?? {}
  return trip && { kind: 'trip', trip, address: placeWith(party && { party }) }
}

/** `search`, `search/index.json`, and `search/suggestions` for suggestions. */
function searchOf(segment: string | undefined, { file, search }: Address): SearchRequest | undefined {
  if (segment !== undefined && segment !== SUGGESTIONS_SEGMENT) return undefined
  const page = file === JSON_FILE ? 'json' : 'results'
  return { ...parseSearch(search), part: segment === undefined ? page : 'suggestions' }
}

/** `trip`, `trip/arranged` and `trip/visit.ics`. */
function tripOf(segment: string | undefined, { file, search }: Address): TripRequest | undefined {
  const isPart = segment === undefined || (segment === ARRANGED_SEGMENT && file === undefined)
  if (!isPart || !(file === undefined || file === VISIT_ICS_FILE_NAME)) return undefined
  const page = file === VISIT_ICS_FILE_NAME ? 'calendar' : 'plan'
  return { ...parseTrip(search), query: parseSearch(search).query, part: segment === undefined ? page : 'arranged' }
}

/** Segments below a site, which may be in a folder. */
function below(segments: readonly string[], { folder }: SiteEntry): readonly string[] {
  return folder === '' ? segments : segments.slice(folder.split('.').length)
}

function withChoice(address: VisitWithoutVisitor, choice: AddressChoices | undefined): VisitWithoutVisitor {
  return choice && Object.keys(choice).length > 0 ? { ...address, choice } : address
}

/** Pages of tour groups are one segment below their site. */
function namedTourGroup(uid: string, site: SiteEntry): Pick<Named, 'tgid'> {
  const below = uid.slice(site.uid.length + 1)
  const tgid = below.includes('.') ? undefined : parseProductSegment(below)
  return tgid === undefined ? {} : { tgid }
}

/** Legal pages are one segment below their site, or below the host. */
function kindOf(segments: readonly string[], site: SiteEntry): PageOrLegalKind {
  const own = segments.length === 1 ? segments : below(segments, site)
  return (own.length === 1 && own[0] && KIND_BY_PATH.get(own[0])) || 'page'
}

function isServed(code: string | undefined, routing: RoutingContext): code is LanguageCode {
  return typeof code === 'string' && isLanguageCode(code) && routing.servedLanguages.has(code)
}

function notFound(at: Asked, own: OwnSite, path: string, previewOnlyCopy?: VisitWithoutVisitor): AddressResolution {
  return { kind: 'notFound', address: homeOf(at, own), path, ...(previewOnlyCopy ? { previewOnlyCopy } : {}) }
}

/** Not-found answers must not depend on the requested address, so they have the address of the home page. */
function homeOf(at: Asked, { site, lang }: OwnSite): VisitWithoutVisitor {
  return buildAddress(at, { site, lang, uid: site.uid, kind: 'page', path: addLanguagePrefix('/', lang) })
}

function buildAddress({ environment, origin, address }: Asked, { site, ...page }: Named): VisitWithoutVisitor {
  const experiments = site.experiments?.get(page.lang)
  return {
    environment,
    origin,
    host: site.host,
    siteUid: site.uid,
    ...page,
    placeKey: placeKeyOf(environment, origin),
    defaultCurrency: site.defaultCurrency,
    requestedCurrency: parameterOf(address.search, 'currency'),
    ...(experiments?.length ? { experiments } : {}),
  }
}

/** The origin is part of the key where links to other hosts contain scheme and port (on staging and below `localhost`). */
function placeKeyOf(environment: Environment, origin: string): string {
  return environment === 'staging' || origin.includes('.localhost') ? `${environment} ${origin}` : environment
}
