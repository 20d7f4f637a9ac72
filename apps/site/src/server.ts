import type { IncomingMessage, ServerResponse } from 'node:http'
import formbody from '@fastify/formbody'
import Fastify, { type FastifyInstance } from 'fastify'
import type { Logger } from 'pino'
import type { BuiltAssets } from './assets/built-assets.ts'
import { serveAssets } from './assets/serve-assets.ts'
import type { Rendering } from './cache/rendered-page.ts'
import type { ResponseCache } from './cache/response-cache.ts'
import { Exchange } from './exchange.ts'
import { type RenderServices, renderError, renderPage } from './pages/render.tsx'
import { renderSiteList } from './pages/render-site-list.tsx'
import { chooseCurrency, cookieDomain } from './request/choose-currency.ts'
import { factsOf, type ProxyTrust } from './request/facts.ts'
import { resolve, type World } from './request/resolve.ts'
import type { Visit } from './request/visit.ts'

export interface ServerServices extends RenderServices {
  readonly responses: ResponseCache
  readonly logger: Logger
  readonly trust: ProxyTrust
  readonly world: () => World
  /** Absent in development, where Vite serves them. */
  readonly builtAssets?: BuiltAssets
}

/** The whole request path, top to bottom: resolve → cache → load → render → respond. */
export function createServer(services: ServerServices): FastifyInstance {
  const begin = (request: IncomingMessage, response: ServerResponse) => new Exchange(request, response, services)
  // A path that the router cannot read is answered by our own resolver, like every other.
  const app = Fastify({
    exposeHeadRoutes: false,
    // A sheet's name lists the views that it holds.
    routerOptions: { maxParamLength: 1000 },
    frameworkErrors: (_error, request, reply) => {
      reply.hijack()
      void answer(begin(request.raw, reply.raw), services)
    },
  })
  app.register(formbody)
  if (services.builtAssets) serveAssets(app, services.builtAssets)

  app.route({
    method: ['GET', 'HEAD'],
    url: '*',
    handler: (request, reply) => {
      reply.hijack()
      void answer(begin(request.raw, reply.raw), services)
    },
  })
  app.post('/currency', (request, reply) => {
    reply.hijack()
    answerCurrency(begin(request.raw, reply.raw), request.body, services)
  })
  app.setNotFoundHandler((request, reply) => {
    reply.hijack()
    begin(request.raw, reply.raw).sendPlain(405, 'method not supported', { allow: 'GET, HEAD' })
  })
  app.setErrorHandler((error, request, reply) => {
    reply.hijack()
    begin(request.raw, reply.raw).sendPlain(400, error instanceof Error ? error.message : 'unreadable request')
  })
  return app
}

async function answer(exchange: Exchange, services: ServerServices): Promise<void> {
  try {
    const resolution = resolve(exchange.note(factsOf(exchange.request, services.trust)), services.world())
    if (resolution.kind === 'visit') await answerVisit(exchange, resolution.visit, services)
    else if (resolution.kind === 'notFound') await answerNotFound(exchange, resolution.visit, services)
    else if (resolution.kind === 'redirect') exchange.sendRedirect(301, resolution.location)
    else if (resolution.kind === 'siteList') exchange.sendUncached(renderSiteList(resolution, services))
    else exchange.sendPlain(resolution.status, resolution.reason)
  } catch (error) {
    services.logger.error({ err: error }, 'request failed')
    exchange.sendPlain(500, 'exception')
  }
}

async function answerVisit(exchange: Exchange, visit: Visit, services: ServerServices): Promise<void> {
  const key = cacheKey(visit)
  const page = services.responses.fresh(key)
  if (page) return exchange.sendPage({ page, state: 'hit' }, visit)
  if (!services.content.page(visit.uid, visit.lang, visit.kind)) return answerNotFound(exchange, visit, services)
  const render = async () => (await renderPage(visit, services)) ?? notFound(visit, services)
  return exchange.sendPage(await services.responses.get(key, render), visit)
}

/** One answer serves every address of a site that leads nowhere, unless other languages know the address. */
async function answerNotFound(exchange: Exchange, visit: Visit, services: ServerServices): Promise<void> {
  const isKnownElsewhere = services.content.store.languagesOf(visit.uid).length > 0
  const key = `404 ${cacheKey(isKnownElsewhere ? visit : { ...visit, uid: visit.siteUid, kind: 'page' })}`
  return exchange.sendPage(await services.responses.get(key, async () => notFound(visit, services)), visit)
}

function notFound(visit: Visit, services: ServerServices): Rendering {
  const rendering = renderError(visit, 404, services)
  if (!rendering) throw new Error(`No document found: site ${visit.siteUid}`)
  return rendering
}

function answerCurrency(exchange: Exchange, form: unknown, services: ServerServices): void {
  const facts = exchange.note(factsOf(exchange.request, services.trust))
  const domain = cookieDomain(facts.host, services.content)
  const { location, setCookie } = chooseCurrency(form, domain, facts.protocol === 'https')
  exchange.sendRedirect(303, location, setCookie === undefined ? {} : { 'set-cookie': setCookie })
}

/** Everything of a visit that changes its HTML, and nothing else (docs/decisions/009-currency-is-part-of-the-key.md). */
function cacheKey({ environment, origin, uid, lang, kind, currency }: Visit): string {
  const linksBack = origin.includes('.localhost') ? origin : ''
  return `${environment} ${linksBack} ${uid} ${lang} ${kind} ${currency}`
}
