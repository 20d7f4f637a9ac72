import type { DraftGrant } from '@passepartout/content-model/links/live-tokens'
import type { Exchange } from '../exchange/exchange.ts'
import { isFor, pageOf } from '../request/preview.ts'
import type { Resolution } from '../request/resolve.ts'
import type { Visit } from '../request/visit.ts'
import type { PreviewServices } from './preview-services.ts'

interface Granted {
  readonly visit: Visit
  readonly resolution: Resolution
}

/**
 * The visit of a token's page on the requested host.
 *
 * @returns `undefined` when the host is not the page's, or has nothing at its address
 */
export function grantedVisit(
  exchange: Exchange,
  grant: Pick<DraftGrant, 'uid' | 'lang' | 'kind' | 'path'>,
  { resolve }: PreviewServices,
): Granted | undefined {
  const resolution = resolve({ ...exchange.facts, url: grant.path })
  const visit = pageOf(resolution)
  return visit && isFor(grant, visit) ? { visit, resolution } : undefined
}

/** The same response for every invalid token, without a reason. */
export function refuseToken(exchange: Exchange, headers = {}): void {
  exchange.sendPlain(403, 'preview token refused', headers)
}

/** Seconds since 1970. */
export function secondsOf({ now }: Pick<PreviewServices, 'now'>): number {
  return now() / 1000
}
