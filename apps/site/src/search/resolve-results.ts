import type { SiteDocument } from '@passepartout/content-model/site'
import type { ContentCache } from '../content/content-cache.ts'
import { buildCanonicalAddress, buildPageAddress } from '../request/address/page-address.ts'
import type { Visit } from '../request/visit.ts'
import { searchGroupOfPage } from './entry-of-page.ts'
import type { Candidate, SearchGroup } from './search-index.ts'

/** A result with a page on the site. */
export interface SearchResult {
  readonly group: SearchGroup
  readonly title: string
  /** Uid of its page. */
  readonly uid: string
  readonly href: string
  /** The tour group id, when a card can show it. */
  readonly tgid?: number
}

/**
 * Filters candidates to those that currently have a page in the site's language; without duplicates, in the same order.
 *
 * @param productPages uids of the site's pages by tour group
 * @param most upper limit on results
 */
export function resolveResults(
  candidates: readonly Candidate[],
  productPages: ReadonlyMap<number, string>,
  visit: Visit,
  site: SiteDocument,
  content: ContentCache,
  most: number,
): readonly SearchResult[] {
  const results = new Map<string, SearchResult>()
  for (const candidate of candidates) {
    if (results.size === most) break
    const result = resolveResult(candidate, productPages, visit, site, content)
    if (result && !results.has(result.uid)) results.set(result.uid, result)
  }
  return [...results.values()]
}

function resolveResult(
  { target, title, group }: Candidate,
  productPages: ReadonlyMap<number, string>,
  visit: Visit,
  site: SiteDocument,
  content: ContentCache,
): SearchResult | undefined {
  const uid = target.kind === 'page' ? target.uid : productPages.get(target.tgid)
  if (uid === undefined || hasMoved(uid, visit, content)) return undefined
  const page = content.page(uid, visit.lang, 'page')
  const isThere = target.kind === 'page' ? page !== undefined && page.siteUid === site.uid && !page.meta.noIndex : true
  const href = buildPageAddress({ uid, lang: visit.lang }, visit, content.directory)
  if (!isThere || href === undefined) return undefined
  const tgid = target.kind === 'tourGroup' ? target.tgid : undefined
  return { group: page ? searchGroupOfPage(page) : group, title, uid, href, ...(tgid === undefined ? {} : { tgid }) }
}

/** Whether an editor's redirect (or "gone") replaces the address. */
function hasMoved(uid: string, { lang }: Visit, content: ContentCache): boolean {
  const address = buildCanonicalAddress({ uid, lang }, content.directory)
  if (address === undefined) return true
  const { host, pathname } = new URL(address)
  return content.redirect(host, decodeURIComponent(pathname)) !== undefined
}
