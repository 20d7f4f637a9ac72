import { buildPageAddress } from '../../request/address/page-address.ts'
import { namesTourGroup, type Visit } from '../../request/visit.ts'
import type { Content } from '../content.ts'
import { type Destination, type DestinationParts, findDestination } from './find-destination.ts'
import { narrowVisit } from './narrow-visit.ts'

/** What a visit is shown, decided once, before the cache. */
export type Decision = { readonly kind: 'page'; readonly visit: Visit } | ProductDecision | Destination

/** An address of a tour group without a published page; the catalogue decides whether the tour group exists. */
export interface ProductDecision {
  readonly kind: 'product'
  readonly visit: Visit & { readonly tgid: number }
  /** Address of an editor's page about the tour group on this site. */
  readonly writtenAt: string | undefined
}

interface DecisionParts extends DestinationParts {
  readonly content: Content
}

/**
 * Decides what a visit is shown: the published page, the generated page of a tour group, a redirect, or not found.
 *
 * @param search the request's parameters with the question mark, which redirects keep
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
