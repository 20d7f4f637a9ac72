import type { Encoding, RenderedPage } from './cache/rendered-page.ts'
import type { TagHeader } from './edges/edge.ts'
import { SECURITY_HEADERS, STRICT_TRANSPORT } from './operations/security-headers.ts'
import { NO_VARY_SEARCH } from './request/shared-copies.ts'

/** What of a request and its visit decides about headers, besides the page. */
export interface HeaderFacts {
  readonly encoding: Encoding
  /** The visitor came over https. */
  readonly isSecure: boolean
  /** The edge named the variant that it asks for, and keys what the address asks for: it may share the answer. */
  readonly isShared: boolean
  readonly isIndexed: boolean
  /** Of shared answers, with the page's tags. */
  readonly tagHeaders: readonly TagHeader[]
}

/** Names and values in turn, as `writeHead` takes them fastest. */
type HeaderList = string[]

/** Place of each kind of list: four encodings, secure or not, indexed or not. */
const PLACES: Readonly<Record<Encoding, number>> = { identity: 0, gzip: 4, br: 8, zstd: 12 }

/** The headers of a page; they hardly change while it lives, so each kind of list is made once. */
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
  const length = page.ready(encoding)?.byteLength ?? 0
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
    String(length),
  ]
}

/** Seconds that others may show a copy without asking, stale or not: of a price, and of what only words can age. */
const LONGEST_SHOWN = { price: 300, words: 4200 } as const

/** … and of what is not as it should be, such as a page whose prices are missing. */
const LONGEST_SHOWN_DEGRADED = 60

/** How long others may keep a copy: no longer than it is fresh, and as a stand-in no longer than its prices last. */
function sharedCaching(page: RenderedPage, tagHeaders: readonly TagHeader[], now: number): HeaderList {
  const isDegraded = page.freshUntil - page.renderedAt < LONGEST_SHOWN_DEGRADED * 1000
  const shown = LONGEST_SHOWN[page.oldestPrice === undefined ? 'words' : 'price']
  const longest = isDegraded ? LONGEST_SHOWN_DEGRADED : shown
  // Whole seconds, of which none lies beyond the moment from which on the page is wrong.
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

/** The same list for 304, which has no body. */
export function withoutBody(list: HeaderList): HeaderList {
  return list.filter((_, index) => !BODY_HEADERS.has(list[index - (index % 2)] ?? ''))
}
