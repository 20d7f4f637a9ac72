import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import formbody from '@fastify/formbody'
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify'
import { needsConsent } from './analytics/consent/consent-countries.ts'
import { answerCacheHit, answerCurrencyForm, answerMenu, answerRequest, type ServerServices } from './answer-request.ts'
import type { BuiltAssets } from './assets/built-assets.ts'
import { serveAssets } from './assets/serve-assets.ts'
import { renderConsent } from './frame/consent/render-consent.tsx'
import { HttpExchange } from './http/http-exchange.ts'
import { type McpServices, registerMcpRoute } from './mcp/register-mcp-route.ts'
import { registerOctoRoutes } from './octo-supplier/register-octo-routes.ts'
import type { RateLimiter } from './operations/rate-limiter.ts'
import { registerVitalsRoute } from './operations/register-vitals-route.ts'
import { NON_PAGE_POLICY, SECURITY_HEADERS } from './operations/security-headers.ts'
import { registerPreviewRoutes } from './preview-frame/register-preview-routes.ts'
import { MENU_PREFIX, parseAddress } from './request/address/parse-address.ts'
import { decodedParameterOf, hasParameter } from './request/address/query-parameters.ts'
import { isCrossHostRequest } from './request/is-cross-host-request.ts'
import { readRequestFacts } from './request/read-request-facts.ts'

/** Milliseconds. */
const OPTIONS = {
  /** Idle connections stay open longer than proxies in front reuse them. */
  keepAliveTimeout: 72_000,
  /** Timeouts for headers and forms, against slow clients. */
  headersTimeout: 10_000,
  requestTimeout: 20_000,
  connectionsCheckingInterval: 2000,
  optimizeEmptyRequests: true,
}
/** Milliseconds without progress after which an unread answer is aborted. */
const UNREAD = 60_000
/** Further connections are closed at once, to limit memory. */
const MAX_CONNECTIONS = 10_000

/** HEAD gets the headers of GET. */
const WITH_HEAD = { exposeHeadRoute: true }

/** The log text of a rejected form. */
const FOREIGN_FORM = 'sent by a page of another host'

/** Maximum bytes of a posted form: a currency and a path. */
const MAX_FORM_BYTES = 4096

interface HttpServices extends ServerServices, Pick<McpServices, 'mcpLimit'> {
  readonly vitalsLimit: RateLimiter
}

/**
 * Creates the HTTP server with routes and limits; `server.ts` has the answers.
 *
 * @param assets absent in development, where Vite serves them
 * @param isStopping while true, every answer closes its connection
 */
export function createHttpServer(
  services: HttpServices,
  assets: BuiltAssets | undefined,
  isStopping: () => boolean = () => false,
): FastifyInstance {
  const answerPage = (request: FastifyRequest, reply: FastifyReply) => {
    reply.hijack()
    void answerRequest(request.raw, reply.raw, services)
  }
  const refuse = (request: FastifyRequest, reply: FastifyReply, status: number, problem: string, headers = {}) => {
    reply.hijack()
    // A refused body is not read: the connection is closed after the response.
    const isUnread = !request.raw.complete
    if (isUnread) reply.raw.once('finish', () => request.raw.socket.destroySoon())
    const more = isUnread ? { ...headers, connection: 'close' } : headers
    new HttpExchange(request.raw, reply.raw, services).sendPlain(status, problem, more)
  }
  const app = Fastify({
    exposeHeadRoutes: false,
    bodyLimit: MAX_FORM_BYTES,
    // Names of style sheets list their views and are long.
    routerOptions: { maxParamLength: 1000 },
    // Paths that the router cannot parse are resolved like every other.
    frameworkErrors: (_error, request, reply) => answerPage(request, reply),
    // Cache hits are sent before routing.
    serverFactory: (route) => {
      const server = createServer(OPTIONS, (request: IncomingMessage, response: ServerResponse) => {
        if (isStopping()) response.shouldKeepAlive = false
        if (!answerCacheHit(request, response, services)) route(request, response)
      })
      server.setTimeout(UNREAD)
      server.maxConnections = MAX_CONNECTIONS
      return server
    },
    // Accepted requests are answered during shutdown.
    return503OnClosing: false,
  })
  app.register(formbody)
  // Requests that change something, here or in a cookie, must come from our own pages.
  app.addHook('onRequest', async (request, reply) => {
    const { method, raw, headers } = request
    if (method === 'GET' || method === 'HEAD') return
    if (isCrossHostRequest(headers, readRequestFacts(raw, services.trust).host))
      refuse(request, reply, 403, FOREIGN_FORM)
  })
  if (assets) serveAssets(app, assets)
  app.route({ method: ['GET', 'HEAD'], url: '*', handler: answerPage })
  // Pages do not depend on the country, so the browser asks here whether the visitor's needs consent.
  app.get('/_consent', WITH_HEAD, (request, reply) => {
    const facts = readRequestFacts(request.raw, services.trust)
    const search = parseAddress(facts.url)?.search ?? ''
    const resolution = services.resolve({ ...facts, url: '/' })
    if (resolution.kind === 'refused') return refuse(request, reply, resolution.status, resolution.reason)
    reply.headers({ ...SECURITY_HEADERS, 'cache-control': 'private, max-age=3600' })
    const isAskedFor = hasParameter(search, 'settings')
    if (!isAskedFor && !needsConsent(facts.country)) return reply.code(204).send()
    reply.header('content-security-policy', NON_PAGE_POLICY)
    return reply
      .type('text/html; charset=utf-8')
      .send(renderConsent(decodedParameterOf(search, 'lang'), isAskedFor, services.assets))
  })
  app.get(`${MENU_PREFIX}/*`, WITH_HEAD, (request, reply) => {
    reply.hijack()
    void answerMenu(request.raw, reply.raw, services)
  })
  registerVitalsRoute(app, services)
  registerPreviewRoutes(app, services)
  registerMcpRoute(app, services)
  registerOctoRoutes(app, services, answerPage)
  app.post('/currency', (request, reply) => {
    reply.hijack()
    answerCurrencyForm(request.raw, reply.raw, request.body, services)
  })
  app.setNotFoundHandler((request, reply) => {
    // All other paths are pages; this is a missing asset.
    if (request.method === 'GET' || request.method === 'HEAD') return refuse(request, reply, 404, 'no such file')
    return refuse(request, reply, 405, 'method not supported', { allow: 'GET, HEAD' })
  })
  app.setErrorHandler((error, request, reply) => {
    const problem = error instanceof Error ? error.message : 'unreadable request'
    refuse(request, reply, statusOf(error), problem)
  })
  return app
}

/** A folder of assets is no file (403 in the library); an invalid request is 400. */
function statusOf(error: unknown): 400 | 404 | 413 | 500 {
  const status = typeof error === 'object' && error !== null && 'statusCode' in error ? error.statusCode : undefined
  if (status === 403 || status === 404) return 404
  if (status === 413) return status
  return typeof status === 'number' && status < 500 ? 400 : 500
}
