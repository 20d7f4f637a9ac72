import type { DraftGrant } from '@passepartout/content-model/links/live-preview-tokens'
import type { HttpExchange } from '../http/http-exchange.ts'
import { isGrantForVisit, previewablePageOf } from '../request/preview.ts'
import type { Resolution } from '../request/resolve.ts'
import type { Visit } from '../request/visit.ts'
import type { PreviewFrameServices } from './preview-frame-services.ts'

interface Granted {
  readonly visit: Visit
  readonly resolution: Resolution
}

/**
 * The visit of a token's page on the requested host.
 *
 * @returns `undefined` when the host is not the page's, or has nothing at its address
 */
export function resolveGrantedVisit(
  exchange: HttpExchange,
  grant: Pick<DraftGrant, 'uid' | 'lang' | 'kind' | 'path'>,
  { resolve }: PreviewFrameServices,
): Granted | undefined {
  const resolution = resolve({ ...exchange.facts, url: grant.path })
  const visit = previewablePageOf(resolution)
  return visit && isGrantForVisit(grant, visit) ? { visit, resolution } : undefined
}

/** The same response for every invalid token, without a reason. */
export function refuseToken(exchange: HttpExchange, headers = {}): void {
  exchange.sendPlain(403, 'preview token refused', headers)
}

/** Seconds since 1970. */
export function nowInSeconds({ now }: Pick<PreviewFrameServices, 'now'>): number {
  return now() / 1000
}
