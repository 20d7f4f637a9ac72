/** A request's address, taken apart. */
export interface Address {
  /** As received. */
  readonly pathname: string
  /** Decoded, without the empty ones that slashes leave, and without the file beside a page. */
  readonly segments: readonly string[]
  /** Absent where the page itself is asked for. */
  readonly file: PageFile | undefined
  /** As received, question mark included. */
  readonly search: string
}

/** The last segment of the address of a page's Markdown. */
export const MARKDOWN_FILE = 'index.md'
/** The last segment of the address of a visit's calendar entry, beside the page of its tour group. */
export const VISIT_FILE = 'visit.ics'
/** The last segment of the address of a site's web manifest, which stands beside the home page. */
export const MANIFEST_FILE = 'manifest.webmanifest'
const PAGE_FILES = [MARKDOWN_FILE, VISIT_FILE, MANIFEST_FILE] as const
export type PageFile = (typeof PAGE_FILES)[number]

const MAX_URL_LENGTH = 2048
/** Control characters, backslashes and encoded separators have no business in a path. */
const FORBIDDEN = /[\p{Cc}\p{Cs}\\]|%(?:2f|5c|0[0-9a-f]|1[0-9a-f]|7f)/iu

/** @returns `undefined` for what is no address of ours: too long, not below `/`, or not to be decoded */
export function parseAddress(url: string): Address | undefined {
  if (url.length > MAX_URL_LENGTH || !url.startsWith('/') || url.includes('#')) return undefined
  const mark = url.indexOf('?')
  const pathname = mark < 0 ? url : url.slice(0, mark)
  const search = mark < 0 ? '' : url.slice(mark)
  if (FORBIDDEN.test(pathname)) return undefined
  const decoded = pathname.includes('%') ? decode(pathname) : pathname
  if (decoded === undefined) return undefined
  const segments = decoded.split('/').filter((segment) => segment !== '')
  const last = segments.at(-1)?.toLowerCase()
  const file = PAGE_FILES.find((name) => name === last)
  return {
    pathname,
    segments: file === undefined ? segments : segments.slice(0, -1),
    file,
    search,
  }
}

function decode(text: string): string | undefined {
  try {
    return decodeURIComponent(text)
  } catch {
    return undefined
  }
}
