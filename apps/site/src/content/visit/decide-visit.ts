import { buildPageAddress } from '../../request/address/page-address.ts'
import { isTourGroupVisit, type Visit } from '../../request/visit.ts'
import type { ContentCache } from '../content-cache.ts'
import { dropUnusedInputs } from './drop-unused-inputs.ts'
import { type RedirectResult, type RedirectSources, resolveRedirect } from './resolve-redirect.ts'

/** What a visit is shown, decided once, before the cache. */
export type VisitDecision = { readonly kind: 'page'; readonly visit: Visit } | ProductDecision | RedirectResult

/** An address of a tour group without a published page; the catalogue decides whether the tour group exists. */
export interface ProductDecision {
  readonly kind: 'product'
  readonly visit: Visit & { readonly tgid: number }
  /** Address of an editor's page about the tour group on this site. */
  readonly writtenAt: string | undefined
}

/**
 * Decides what a visit is shown: the published page, the generated page of a tour group, a redirect, or not found.
 *
 * @param search the request's parameters with the question mark, which redirects keep
 */
export function decideVisit(
  asked: Visit,
  search: string,
  parts: RedirectSources & { readonly content: ContentCache },
): VisitDecision {
  const { content } = parts
  const { document, redirect } = content.published(asked)
  const visit = dropUnusedInputs(asked, document)
  if (document) return { kind: 'page', visit }
  if (redirect || !isTourGroupVisit(visit)) return resolveRedirect(visit, visit, search, parts)
  const { siteUid, lang, tgid } = visit
  const uid = content.productPages(siteUid, lang, [tgid]).get(tgid)
  const writtenAt = uid && buildPageAddress({ uid, lang }, visit, content.directory)
  return { kind: 'product', visit, writtenAt }
}
