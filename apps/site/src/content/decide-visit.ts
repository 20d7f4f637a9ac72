import { buildPageAddress } from '../request/address/page-address.ts'
import { namesTourGroup, type Visit } from '../request/visit.ts'
import type { Content } from './content.ts'
import { type Destination, type DestinationParts, findDestination } from './find-destination.ts'
import { narrowVisit } from './narrow-visit.ts'

/** What a visit is shown. Decided once, before the cache; everything after it goes by this value. */
export type Decision = { readonly kind: 'page'; readonly visit: Visit } | ProductDecision | Destination

/** No page is published at an address that names a tour group: the catalogue knows whether there is one. */
export interface ProductDecision {
  readonly kind: 'product'
  readonly visit: Visit & { readonly tgid: number }
  /** Address of the page that an editor of the site wrote about the tour group. */
  readonly writtenAt: string | undefined
}

interface DecisionParts extends DestinationParts {
  readonly content: Content
}

/**
 * Decides what a visit is shown: the published page, the catalogue's page of a tour group, a redirect, or that nothing
 * is there.
 *
 * @param search the request's parameters, question mark included, which a redirect takes along
 */
export function decideVisit(asked: Visit, search: string, parts: DecisionParts): Decision {
  const { content } = parts
  const { document, redirect } = content.published(asked)
  const visit = narrowVisit(asked, document)
  if (document) return { kind: 'page', visit }
  if (redirect || !namesTourGroup(visit)) return findDestination(visit, visit, search, parts)
  const { siteUid, lang, tgid } = visit
  const uid = content.productPages(siteUid, lang, [tgid]).get(tgid)
  const writtenAt = uid && buildPageAddress({ uid, lang }, visit, content.directory)
  return { kind: 'product', visit, writtenAt }
}
