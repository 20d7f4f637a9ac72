import { buildUid } from '@passepartout/content-model/links/uid'
import { isLanguageCode } from '@passepartout/content-model/locales'
import {
  BOOKING_REDIRECT_PATH_SEGMENT,
  LEGAL_PATHS,
  type PageOrLegalKind,
  SEARCH_PATH_SEGMENT,
  TRIP_PATH_SEGMENT,
  WISH_LIST_PATH_SEGMENT,
} from '@passepartout/content-model/page-kind'
import { type Message, message } from '../../messages/message.ts'
import { isHostLabel } from '../validation/host-name.ts'

const PATH = /^[a-z0-9]+(-[a-z0-9]+)*(\/[a-z0-9]+(-[a-z0-9]+)*)*$/

/** Normalises a typed or pasted path below the site: no outer slashes, lower case. */
export function normalisePath(value: string | null | undefined): string {
  return (value ?? '')
    .trim()
    .toLowerCase()
    .replace(/^\/+|\/+$/g, '')
}

interface AddressParts {
  readonly path: string
  readonly pageType: string | null | undefined
  readonly kind: PageOrLegalKind
}

/** Whether a page is at the root of its site: the home page, and the legal pages that share its uid. */
export function isAtRoot({ pageType, kind }: Omit<AddressParts, 'path'>): boolean {
  return kind !== 'page' || pageType === 'homePage'
}

/** The fault of an address; `undefined` when it has none. */
export function faultOfPath({ path, pageType, kind }: AddressParts): Message | undefined {
  if (path === '') return isAtRoot({ pageType, kind }) ? undefined : message('address.needed')
  if (kind !== 'page') return message('address.fixed')
  if (path.includes('.')) return message('address.dot')
  if (!PATH.test(path)) return message('address.characters')
  if (path.length > MAX_PATH_LENGTH) return message('address.tooLong', { most: MAX_PATH_LENGTH })
  return isReserved(path) ? message('address.reserved', { path }) : undefined
}

/** Longer paths are cut in messages and search results, and approach the limits of proxies. */
const MAX_PATH_LENGTH = 200
const LEGAL = new Set<string>(Object.values(LEGAL_PATHS))
/** The folder of the site's scripts and styles. */
const ASSETS = 'assets'
/** Below a site and its language, the folders that hold no page. */
export const RESERVED_SITE_FOLDERS: ReadonlySet<string> = new Set([
  ASSETS,
  BOOKING_REDIRECT_PATH_SEGMENT,
  SEARCH_PATH_SEGMENT,
  TRIP_PATH_SEGMENT,
  WISH_LIST_PATH_SEGMENT,
])

/**
 * Whether a path would be read as a language, a legal page, a file of the site, its search, its wish list or a redirect to
 * booking.
 */
function isReserved(path: string): boolean {
  const first = path.split('/')[0] ?? ''
  return isLanguageCode(first) || RESERVED_SITE_FOLDERS.has(first) || LEGAL.has(path)
}

/** The fault of a site's folder on its host. */
export function faultOfSiteFolder(folder: string): Message | undefined {
  if (!isHostLabel(folder)) return message('site.folder')
  if (folder.endsWith('copy')) return message('site.folderOfCopy')
  return isReserved(folder) ? message('site.folderReserved', { folder }) : undefined
}

/**
 * The uid of a page.
 *
 * @returns `undefined` while the address is missing or invalid, as in a new draft
 */
export function pageUidOf(siteUid: string, parts: AddressParts): string | undefined {
  return faultOfPath(parts) === undefined ? buildUid(siteUid, parts.path) : undefined
}

/** The path of the nth copy of a page: it ends in `copy`, which marks a cloned page. */
export function pathOfCopy(path: string, attempt: number): string {
  const suffix = attempt === 1 ? 'copy' : `${attempt}-copy`
  return path === '' ? suffix : `${path}-${suffix}`
}
