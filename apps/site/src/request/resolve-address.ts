import type { CurrencyCode } from '@passepartout/content-model/currencies'
import { DEFAULT_LANGUAGE, isLanguageCode, type LanguageCode } from '@passepartout/content-model/locales'
import { LEGAL_PATHS, type PageKind } from '@passepartout/content-model/page'
import { buildUid, pathOfUid, prefixLanguage } from '@passepartout/content-model/uid'
import type { Directory, KnownSite } from './directory.ts'
import { environmentOf, parseHostHeader } from './environment.ts'
import type { Environment, Visit } from './visit.ts'

/** What host and address alone decide: the same for every visitor, so it can be remembered. */
export type AddressResolution =
  | { readonly kind: 'page'; readonly address: PageAddress }
  /** The page as Markdown: its address and `index.md`. */
  | { readonly kind: 'markdown'; readonly address: PageAddress }
  | AskedFile
  /** In development: the blocks of every site in all of their states, in this one's brand and language. */
  | { readonly kind: 'gallery'; readonly address: PageAddress }
  /** A known site, and an address that can never be a page of it. */
  | { readonly kind: 'notFound'; readonly address: PageAddress }
  | { readonly kind: 'redirect'; readonly location: string }
  /** A host that serves every site, asked without saying which. */
  | { readonly kind: 'siteList'; readonly environment: Environment; readonly origin: string }
  | { readonly kind: 'refused'; readonly status: 400 | 421; readonly reason: string }

/** What a host offers to machines beside its pages. */
export type HostFile =
  | { readonly name: 'robots' | 'llms' | 'sitemapIndex' }
  /** From 1. */
  | { readonly name: 'sitemap'; readonly number: number }

export interface AskedFile {
  readonly kind: 'file'
  readonly file: HostFile
  readonly environment: Environment
  /** The known host; absent where every site is served and the file belongs to none. */
  readonly host: string | undefined
}

/** A visit without its visitor. */
export interface PageAddress extends Omit<Visit, 'cacheKey' | 'currency' | 'viewport' | 'isBot'> {
  /** Names the page among everything that is cached, without the currency. */
  readonly pageKey: string
  readonly defaultCurrency: CurrencyCode
  /** The `currency` parameter, which holds for this page alone. */
  readonly askedCurrency: string | undefined
}

export interface World {
  readonly directory: Directory
  readonly onDemandHosts: readonly string[]
  readonly servedLanguages: ReadonlySet<LanguageCode>
  /** Whether `<host>.localhost` stands for the host: on a developer's machine, not where strangers ask. */
  readonly servesLocalhost: boolean
}

const MAX_URL_LENGTH = 2048
const KIND_BY_PATH = new Map<string, PageKind>(
  Object.entries(LEGAL_PATHS).map(([kind, path]) => [path, kind as PageKind]),
)

export interface Asked {
  readonly protocol: 'http' | 'https'
  readonly host: string | undefined
  /** As received: path and query. */
  readonly url: string
}

/**
 * Specification, section 2 ("Routing rules") and the language rule of section 5. Pure and total: any input gives one of
 * the answers.
 */
export function resolveAddress(asked: Asked, world: World): AddressResolution {
  const address = parseAddress(asked.url)
  if (!address) return { kind: 'refused', status: 400, reason: 'Invalid URL' }
  const host = parseHostHeader(asked.host)
  if (!host) return { kind: 'refused', status: 400, reason: 'Invalid host' }

  const environment = environmentOf(host.hostname, world.onDemandHosts)
  const origin = `${asked.protocol}://${host.hostname}${host.port && `:${host.port}`}`
  const production = host.hostname.replace(/^stage-/, '')
  const knownHost = world.servesLocalhost ? production.replace(/(?<=.)\.localhost$/, '') : production
  const candidates = world.directory.onHost(knownHost)
  const place: Place = { world, environment, origin, address }
  const isKnown = candidates.length > 0
  const file = hostFileOf(address.pathname)
  if (file && (isKnown || environment !== 'production')) {
    return { kind: 'file', file, environment, host: isKnown ? knownHost : undefined }
  }

  if (environment !== 'production') {
    const uid = address.query.get('uid')
    const site = uid ? world.directory.ofUid(uid) : undefined
    if (uid && site && (!isKnown || site.host === knownHost)) return resolveByUid(place, site, uid)
    if (!isKnown) return { kind: 'siteList', environment, origin }
  }
  if (!isKnown) return { kind: 'refused', status: 421, reason: `Unknown host: ${host.hostname}` }
  return resolveByPath(place, candidates)
}

interface Address {
  readonly pathname: string
  /** Decoded, without the empty ones that slashes leave, and without the `index.md` of a page's Markdown. */
  readonly segments: readonly string[]
  readonly isMarkdown: boolean
  readonly search: string
  readonly query: URLSearchParams
}

interface Place {
  readonly world: World
  readonly environment: Environment
  readonly origin: string
  readonly address: Address
}

const GALLERY = '_gallery'
/** The last segment of the address of a page's Markdown. */
export const MARKDOWN_FILE = 'index.md'
const NO_QUERY = new URLSearchParams()
/** Control characters, backslashes and encoded separators have no business in a path. */
const FORBIDDEN = /[\p{Cc}\\]|%(?:2f|5c|0[0-9a-f]|1[0-9a-f]|7f)/iu

function parseAddress(url: string): Address | undefined {
  if (url.length > MAX_URL_LENGTH || !url.startsWith('/') || url.includes('#')) return undefined
  const mark = url.indexOf('?')
  const pathname = mark < 0 ? url : url.slice(0, mark)
  const search = mark < 0 ? '' : url.slice(mark)
  if (FORBIDDEN.test(pathname)) return undefined
  const decoded = pathname.includes('%') ? decode(pathname) : pathname
  if (decoded === undefined) return undefined
  const segments = decoded.split('/').filter((segment) => segment !== '')
  const isMarkdown = segments.at(-1)?.toLowerCase() === MARKDOWN_FILE
  return {
    pathname,
    segments: isMarkdown ? segments.slice(0, -1) : segments,
    isMarkdown,
    search,
    query: search.length > 1 ? new URLSearchParams(search) : NO_QUERY,
  }
}

function decode(text: string): string | undefined {
  try {
    return decodeURIComponent(text)
  } catch {
    return undefined
  }
}

const FIXED_FILES = new Map<string, HostFile>([
  ['/robots.txt', { name: 'robots' }],
  ['/llms.txt', { name: 'llms' }],
  ['/sitemap.xml', { name: 'sitemapIndex' }],
])
const SITEMAP = /^\/sitemap-([1-9]\d{0,4})\.xml$/

function hostFileOf(pathname: string): HostFile | undefined {
  const number = SITEMAP.exec(pathname)?.[1]
  return number === undefined ? FIXED_FILES.get(pathname) : { name: 'sitemap', number: Number(number) }
}

/** Clean addresses: `/fr/paris/`. One canonical form; everything else that means the same page redirects to it. */
function resolveByPath(place: Place, candidates: readonly KnownSite[]): AddressResolution {
  const segments = place.address.segments.map((segment) => segment.toLowerCase())
  const first = segments[0]
  const hasLanguage = first !== undefined && isServed(first, place.world)
  const lang = hasLanguage ? first : DEFAULT_LANGUAGE
  const rest = hasLanguage ? segments.slice(1) : segments
  const site = candidates.find(({ folder }) => folder === '' || rest.join('.').concat('.').startsWith(`${folder}.`))
  if (!site) return notFound(place, candidates[0], lang)

  const kind = kindOf(rest, site)
  const uid = kind === 'page' ? buildUid(site.host, rest.join('/')) : site.uid
  const path = encodePath(prefixLanguage(rest.length === 0 ? '/' : `/${rest.join('/')}/`, lang))
  const isCopy = rest.at(-1)?.endsWith('copy') === true && place.environment === 'production'
  if (rest.some((segment) => segment.includes('.')) || isCopy) return notFound(place, site, lang)
  const canonical = place.address.isMarkdown ? path + MARKDOWN_FILE : path
  if (place.address.pathname !== canonical) return { kind: 'redirect', location: canonical + place.address.search }
  return { kind: formOf(place), address: buildAddress(place, site, { lang, uid, kind, path }) }
}

/** `encodeURI` leaves the two characters that would end the path. */
function encodePath(path: string): string {
  return encodeURI(path).replaceAll('#', '%23').replaceAll('?', '%3F')
}

/** Outside production a page is named by its uid and language: `/?uid=www.wayfare.example.paris&lang=fr`. */
function resolveByUid(place: Place, site: KnownSite, uid: string): AddressResolution {
  const asked = place.address.query.get('lang') ?? ''
  const lang = isServed(asked, place.world) ? asked : DEFAULT_LANGUAGE
  const kind = kindOf(place.address.segments, site)
  const own = kind === 'page' ? uid : site.uid
  if (place.environment === 'development' && place.address.segments[0] === GALLERY) {
    const home = { lang, uid: site.uid, kind: 'page', path: '/' } as const
    return { kind: 'gallery', address: buildAddress(place, site, home) }
  }
  const below = pathOfUid(own, site.host)
  if (below === undefined) return notFound(place, site, lang)
  const path = kind === 'page' ? below : `${below}${LEGAL_PATHS[kind]}/`
  return {
    kind: formOf(place),
    address: buildAddress(place, site, { lang, uid: own, kind, path: prefixLanguage(path, lang) }),
  }
}

function formOf({ address }: Place): 'page' | 'markdown' {
  return address.isMarkdown ? 'markdown' : 'page'
}

/** A legal page is one segment below its site. */
function kindOf(segments: readonly string[], { folder }: KnownSite): PageKind {
  const own = folder === '' ? segments : segments.slice(folder.split('.').length)
  return (own.length === 1 && own[0] && KIND_BY_PATH.get(own[0])) || 'page'
}

function isServed(code: string, world: World): code is LanguageCode {
  return isLanguageCode(code) && world.servedLanguages.has(code)
}

function notFound(place: Place, site: KnownSite | undefined, lang: LanguageCode): AddressResolution {
  if (!site) return { kind: 'refused', status: 421, reason: 'Unknown host' }
  const path = prefixLanguage('/', lang)
  return { kind: 'notFound', address: buildAddress(place, site, { lang, uid: site.uid, kind: 'page', path }) }
}

function buildAddress(
  { environment, origin, address }: Place,
  site: KnownSite,
  page: Pick<Visit, 'lang' | 'uid' | 'kind' | 'path'>,
): PageAddress {
  return {
    environment,
    origin,
    host: site.host,
    siteUid: site.uid,
    ...page,
    pageKey: pageKeyOf(environment, origin, page),
    defaultCurrency: site.defaultCurrency,
    askedCurrency: address.query.get('currency') ?? undefined,
  }
}

/** Links to other hosts stay on this machine below `localhost`, so there the origin is part of the page. */
function pageKeyOf(environment: Environment, origin: string, page: Pick<Visit, 'lang' | 'uid' | 'kind'>): string {
  const linksBack = origin.includes('.localhost') ? origin : ''
  return `${environment} ${linksBack} ${page.uid} ${page.lang} ${page.kind}`
}
