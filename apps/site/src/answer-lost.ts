import type { Logger } from 'pino'
import type { Rendering } from './cache/rendered-page.ts'
import type { ResponseCache } from './cache/response-cache.ts'
import { findDestination } from './content/find-destination.ts'
import type { Exchange } from './exchange.ts'
import { ApiError, DocumentNotFoundError } from './operations/errors.ts'
import type { ErrorStatus } from './pages/error/view.tsx'
import { type RenderServices, renderError, translationsElsewhere } from './pages/render.tsx'
import { parseAddress } from './request/address/parse-address.ts'
import type { AddressResolution, Asked } from './request/address/resolve-address.ts'
import type { Resolution } from './request/resolve.ts'
import { asShared, type Visit } from './request/visit.ts'

/** What answers need that are not a page. */
export interface LostServices extends RenderServices {
  readonly responses: ResponseCache
  readonly logger: Logger
  /** An address of any host, against the sites as they are now. */
  readonly resolveAddress: (asked: Asked) => AddressResolution
}

/** Seconds after which a visitor may find again what is out of order now. */
const RETRY_AFTER = { 'retry-after': '30' }

/** Whether a page is published there, in a language that the site still has, and was not declared gone. */
export function isShown(visit: Visit, { content }: LostServices): boolean {
  const { uid, lang, kind, host, path } = visit
  const document = content.page(uid, lang, kind)
  return (
    document !== undefined && content.site(document.siteUid, lang) !== undefined && !content.redirect(host, path)?.gone
  )
}

/** To the canonical address in one step: also when the page has moved since, and never to where nothing is. */
export async function answerRedirect(
  exchange: Exchange,
  { visit, location }: Extract<Resolution, { readonly kind: 'redirect' }>,
  services: LostServices,
): Promise<void> {
  if (isShown(visit, services)) return exchange.sendRedirect(301, location)
  return answerElsewhere(exchange, visit, visit.path, services)
}

/**
 * No page is shown at the address: it moved, is gone, or never was.
 *
 * @param path its canonical form
 */
export async function answerElsewhere(exchange: Exchange, visit: Visit, path: string, services: LostServices) {
  const search = parseAddress(exchange.facts.url)?.search ?? ''
  const destination = findDestination({ host: visit.host, path }, visit, search, services)
  if (destination.kind === 'moved') return exchange.sendRedirect(destination.status, destination.location)
  if (destination.kind === 'gone') return answerCached(exchange, visit, 410, services)
  return answerNotFound(exchange, visit, services)
}

/** One answer serves every address of a site that leads nowhere, unless other languages know the address. */
export async function answerNotFound(exchange: Exchange, visit: Visit, services: LostServices): Promise<void> {
  return answerCached(exchange, visit, 404, services)
}

async function answerCached(exchange: Exchange, visit: Visit, status: 404 | 410, services: LostServices) {
  const isKnownElsewhere = translationsElsewhere(visit, services.content).length > 0
  const lost = `${visit.placeKey} ${visit.siteUid} ${visit.lang} ${visit.currency}`
  const key = `${status} ${isKnownElsewhere ? visit.cacheKey : lost}`
  const page = await services.responses.get(key, async () => renderKnown(asShared(visit), status, services))
  return exchange.sendPage(page, visit)
}

export function renderNotFound(visit: Visit, services: LostServices): Rendering {
  return renderKnown(asShared(visit), 404, services)
}

function renderKnown(visit: Visit, status: ErrorStatus, services: LostServices): Rendering {
  const rendering = renderError(visit, status, services)
  if (!rendering) throw new DocumentNotFoundError(visit.siteUid)
  return rendering
}

/** For this request alone, in the brand and language of the site that was asked. */
export function answerError(
  exchange: Exchange,
  visit: Visit,
  status: ErrorStatus,
  problem: string,
  services: LostServices,
) {
  const more = status === 503 ? RETRY_AFTER : {}
  exchange.sendUncached(renderKnown(visit, status, services), more, problem)
}

/** Something broke: in the site's name where that still works, else in nobody's. */
export function answerFailure(exchange: Exchange, resolution: Resolution, error: unknown, services: LostServices) {
  const status = isUnavailable(error) ? 503 : 500
  const visit = 'visit' in resolution ? resolution.visit : undefined
  services.logger.error({ err: error, pageIdentifier: visit?.uid }, 'request failed')
  try {
    if (visit) return answerError(exchange, visit, status, 'exception', services)
  } catch (second) {
    services.logger.error({ err: second }, 'error page failed')
  }
  exchange.sendPlain(status, 'exception', status === 503 ? RETRY_AFTER : {})
}

/** What the site reads from is out of order, and may be back soon: the content system, or the published store. */
function isUnavailable(error: unknown): boolean {
  return error instanceof ApiError || (error instanceof Error && 'code' in error && error.code === 'ERR_SQLITE_ERROR')
}
