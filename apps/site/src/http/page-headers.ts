import { MAX_SHARED_AGE, MAX_SHARED_AGE_DEGRADED } from '../cache/lifetime.ts'
import type { Encoding, RenderedPage } from '../cache/rendered-page.ts'
import type { TagHeader } from '../edges/edge.ts'
import { SECURITY_HEADERS, STRICT_TRANSPORT } from '../operations/security-headers.ts'
import { NO_VARY_SEARCH } from '../request/shared-caching.ts'

/** Facts of request and visit that determine headers, besides the page. */
export interface HeaderFacts {
  readonly encoding: Encoding
  /** Whether the visitor uses https. */
  readonly isSecure: boolean
  /** Whether a shared cache may store the answer: it declared variant and parameters of its key. */
  readonly isShared: boolean
  readonly isIndexed: boolean
  /** Headers with the page's tags, for shared answers. */
  readonly tagHeaders: readonly TagHeader[]
}

/** Names and values alternate, the fastest form for `writeHead`. */
type HeaderList = string[]

/** Index of each kind of list: four encodings, secure or not, indexed or not. */
const PLACES: Readonly<Record<Encoding, number>> = { identity: 0, gzip: 4, br: 8, zstd: 12 }

/** The headers of a page; each kind of list is built once per page, because they hardly change. */
export function pageHeaders(page: RenderedPage, facts: HeaderFacts, now: number): HeaderList {
  if (facts.isShared) return [...buildHeaders(page, facts), ...sharedCaching(page, facts.tagHeaders, now)]
  const place = PLACES[facts.encoding] + (facts.isSecure ? 2 : 0) + (facts.isIndexed ? 1 : 0)
  let list = page.headerLists[place]
  if (!list) {
    list = [...buildHeaders(page, facts), 'cache-control', 'private, no-cache', 'vary', 'accept-encoding, cookie']
    page.headerLists[place] = list
  }
  return list
}

function buildHeaders(page: RenderedPage, { encoding, isSecure, isIndexed }: HeaderFacts): HeaderList {
  return [
    ...Object.entries(SECURITY_HEADERS).flat(),
    ...(isSecure ? ['strict-transport-security', STRICT_TRANSPORT] : []),
    ...(isIndexed ? [] : ['x-robots-tag', 'noindex']),
    'content-type',
    page.contentType,
    ...(page.link === undefined ? [] : ['link', page.link]),
    ...(page.oldestPrice === undefined ? [] : ['x-oldest-price', new Date(page.oldestPrice).toISOString()]),
    'content-security-policy',
    page.contentSecurityPolicy,
    ...(page.reportedPolicy === undefined ? [] : ['content-security-policy-report-only', page.reportedPolicy]),
    'etag',
    page.etag(encoding),
    ...(encoding === 'identity' ? [] : ['content-encoding', encoding]),
    'content-length',
    String(page.lengthOf(encoding)),
  ]
}

/** Cache lifetimes for shared caches: at most while the page is fresh, and stale at most while its prices are valid. */
function sharedCaching(page: RenderedPage, tagHeaders: readonly TagHeader[], now: number): HeaderList {
  const isDegraded = page.freshUntil - page.renderedAt < MAX_SHARED_AGE_DEGRADED * 1000
  const shown = MAX_SHARED_AGE[page.oldestPrice === undefined ? 'words' : 'price']
  const longest = isDegraded ? MAX_SHARED_AGE_DEGRADED : shown
  // Rounded down, so that no copy is used after the page becomes wrong.
  const whole = Math.max(0, Math.floor((page.usableUntil - now) / 1000))
  const fresh = Math.min(whole, Math.max(1, Math.ceil((page.freshUntil - now) / 1000)))
  const usable = whole - fresh
  const whileRevalidate = Math.min(600, longest - fresh, usable)
  return [
    'cache-control',
    `public, max-age=0, s-maxage=${fresh}, stale-while-revalidate=${whileRevalidate}, stale-if-error=${usable}`,
    'vary',
    'accept-encoding, x-variant',
    'no-vary-search',
    NO_VARY_SEARCH,
    ...tagHeaders.flatMap(({ name, separator }) => [name, page.surrogateKey.replaceAll(' ', separator)]),
  ]
}

const BODY_HEADERS = new Set(['content-length', 'content-encoding', 'content-type'])

/** Headers of 304, without those of the body. */
export function notModifiedHeaders(list: HeaderList): HeaderList {
  return list.filter((_, index) => !BODY_HEADERS.has(list[index - (index % 2)] ?? ''))
}
