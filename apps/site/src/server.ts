import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Logger } from 'pino'
import type { Rendering } from './cache/rendered-page.ts'
import type { ResponseCache } from './cache/response-cache.ts'
import { answerFile, type FileServices } from './discovery/answer-file.ts'
import { Exchange } from './exchange.ts'
import { type RenderServices, renderError, renderGallery, renderPage, translationsElsewhere } from './pages/render.tsx'
import { renderSiteList } from './pages/render-site-list.tsx'
import { chooseCurrency, cookieDomain } from './request/choose-currency.ts'
import type { ProxyTrust } from './request/facts.ts'
import type { Resolve } from './request/resolve.ts'
import type { Visit } from './request/visit.ts'

export interface ServerServices extends RenderServices, FileServices {
  readonly responses: ResponseCache
  readonly logger: Logger
  readonly trust: ProxyTrust
  /** Resolves against the sites as they are now. */
  readonly resolve: Resolve
}

/** The whole request path, top to bottom: resolve → cache → load → render → respond. `http.ts` hands requests over. */
export async function answer(request: IncomingMessage, response: ServerResponse, services: ServerServices) {
  const exchange = new Exchange(request, response, services)
  try {
    const resolution = services.resolve(exchange.facts)
    if (resolution.kind === 'visit') await answerVisit(exchange, resolution.visit, services)
    else if (resolution.kind === 'notFound') await answerNotFound(exchange, resolution.visit, services)
    else if (resolution.kind === 'redirect') exchange.sendRedirect(301, resolution.location)
    else if (resolution.kind === 'gallery') exchange.sendUncached(renderGallery(resolution.visit, services))
    else if (resolution.kind === 'file') await answerFile(exchange, resolution, services)
    else if (resolution.kind === 'markdown') await answerNotFound(exchange, resolution.visit, services)
    else if (resolution.kind === 'siteList') exchange.sendUncached(renderSiteList(resolution, services))
    else if (resolution.kind === 'unreadable') exchange.sendPlain(400, 'Invalid URL')
    else exchange.sendPlain(resolution.status, resolution.reason)
  } catch (error) {
    services.logger.error({ err: error }, 'request failed')
    exchange.sendPlain(500, 'exception')
  }
}

/**
 * The way of nearly every request: the address is known, its page is fresh and compressed, nothing has to be waited for.
 *
 * @returns whether it was answered
 */
export function answerHit(request: IncomingMessage, response: ServerResponse, services: ServerServices): boolean {
  if (request.method !== 'GET' && request.method !== 'HEAD') return false
  try {
    const exchange = new Exchange(request, response, services)
    const resolution = services.resolve(exchange.facts)
    if (resolution.kind !== 'visit') return false
    const page = services.responses.fresh(resolution.visit.cacheKey)
    return page !== undefined && exchange.sendHit(page, resolution.visit)
  } catch (error) {
    // Nobody above would catch it: the ordinary way answers, or closes what was begun.
    services.logger.error({ err: error }, 'hit failed')
    return response.headersSent
  }
}

async function answerVisit(exchange: Exchange, visit: Visit, services: ServerServices): Promise<void> {
  const key = visit.cacheKey
  const page = services.responses.fresh(key)
  if (page) return exchange.sendPage({ page, state: 'hit' }, visit)
  if (!services.content.page(visit.uid, visit.lang, visit.kind)) return answerNotFound(exchange, visit, services)
  const render = async () => (await renderPage(visit, services)) ?? notFound(visit, services)
  return exchange.sendPage(await services.responses.get(key, render), visit)
}

/** One answer serves every address of a site that leads nowhere, unless other languages know the address. */
async function answerNotFound(exchange: Exchange, visit: Visit, services: ServerServices): Promise<void> {
  const isKnownElsewhere = translationsElsewhere(visit, services.content).length > 0
  const lost = `${visit.environment} ${visit.origin} ${visit.siteUid} ${visit.lang} ${visit.currency}`
  const key = `404 ${isKnownElsewhere ? visit.cacheKey : lost}`
  return exchange.sendPage(await services.responses.get(key, async () => notFound(visit, services)), visit)
}

function notFound(visit: Visit, services: ServerServices): Rendering {
  const rendering = renderError(visit, 404, services)
  if (!rendering) throw new Error(`No document found: site ${visit.siteUid}`)
  return rendering
}

/** The form of the locale selector: a cookie, and back to the page. */
export function answerCurrency(
  request: IncomingMessage,
  response: ServerResponse,
  form: unknown,
  services: ServerServices,
) {
  const exchange = new Exchange(request, response, services)
  const { host, protocol } = exchange.facts
  const { location, setCookie } = chooseCurrency(form, cookieDomain(host, services.content), protocol === 'https')
  exchange.sendRedirect(303, location, setCookie === undefined ? {} : { 'set-cookie': setCookie })
}
