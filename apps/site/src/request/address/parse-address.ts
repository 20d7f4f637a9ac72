/** A parsed request address. */
export interface Address {
  /** As received. */
  readonly pathname: string
  /** Decoded, without empty segments and without the file of a page. */
  readonly segments: readonly string[]
  /** Absent for the page itself. */
  readonly file: PageFileName | undefined
  /** As received, with the question mark. */
  readonly search: string
}

/** The last segment of the address of a page's Markdown. */
export const MARKDOWN_FILE = 'index.md'
/** The last segment of the address of a page as JSON. */
export const JSON_FILE = 'index.json'
/** Path before that of a page: the page of its menus, languages and currencies (create-http-server.ts). */
export const MENU_PREFIX = '/_menu'
/** The last segment of the address of a visit's calendar entry, below the page of its tour group. */
export const VISIT_ICS_FILE_NAME = 'visit.ics'
/** The last segment of the address of the coming performances of a show as a calendar to subscribe to, below the show's page. */
export const PERFORMANCES_ICS_FILE_NAME = 'performances.ics'
/** The last segment of the address of a site's newest guides as an Atom feed, below its home page. */
export const GUIDES_ATOM_FILE_NAME = 'guides.atom'
/** The last segment of the address of a site's web manifest, below its home page. */
export const MANIFEST_FILE = 'manifest.webmanifest'
const PAGE_FILES = [
  MARKDOWN_FILE,
  JSON_FILE,
  VISIT_ICS_FILE_NAME,
  PERFORMANCES_ICS_FILE_NAME,
  GUIDES_ATOM_FILE_NAME,
  MANIFEST_FILE,
] as const
export type PageFileName = (typeof PAGE_FILES)[number]

const MAX_URL_LENGTH = 2048
/** Control characters, backslashes and encoded separators are invalid in paths. */
const FORBIDDEN = /[\p{Cc}\p{Cs}\\]|%(?:2f|5c|0[0-9a-f]|1[0-9a-f]|7f)/iu

/** @returns `undefined` for an invalid address: too long, not starting with `/`, or not decodable */
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
  return { pathname, segments: file === undefined ? segments : segments.slice(0, -1), file, search }
}

function decode(text: string): string | undefined {
  try {
    return decodeURIComponent(text)
  } catch {
    return undefined
  }
}
