import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import formbody from '@fastify/formbody'
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify'
import { needsConsent } from './analytics/consent/consent-countries.ts'
import type { BuiltAssets } from './assets/built-assets.ts'
import { serveAssets } from './assets/serve-assets.ts'
import { Exchange } from './exchange.ts'
import { renderConsent } from './frame/consent/render-consent.tsx'
import type { RateLimit } from './operations/rate-limit.ts'
import { receiveVitals } from './operations/receive-vitals.ts'
import { NO_PAGE, SECURITY_HEADERS } from './operations/security-headers.ts'
import { receivePreviews } from './preview-frame/receive-previews.ts'
import { hasParameter, textOfParameter } from './request/address/parameters.ts'
import { parseAddress } from './request/address/parse-address.ts'
import { factsOf } from './request/facts.ts'
import { isSentFromElsewhere } from './request/sent-from-elsewhere.ts'
import { answer, answerCurrency, answerHit, type ServerServices } from './server.ts'

/** Milliseconds. */
const OPTIONS = {
  /** An idle connection is closed later than any proxy in front would reuse it. */
  keepAliveTimeout: 72_000,
  /** Nobody needs so long for a head, or for a form; who sends a byte now and then to stay is cut off. */
  headersTimeout: 10_000,
  requestTimeout: 20_000,
  connectionsCheckingInterval: 2000,
  optimizeEmptyRequests: true,
}
/** Milliseconds without a byte after which an answer that nobody reads is given up. */
const UNREAD = 60_000
/** What is more is closed at once: memory for connections has an end. */
const MOST_CONNECTIONS = 10_000

/** Who asks for the head of an answer alone gets that of the answer. */
const WITH_HEAD = { exposeHeadRoute: true }

/** As the log says it. */
const FOREIGN_FORM = 'sent by a page of another host'

/** Bytes of a posted form: a currency, and the path of a page. */
const LONGEST_FORM = 4096

interface HttpServices extends ServerServices {
  readonly vitalsLimit: RateLimit
}

/**
 * Listens, routes and limits; what the answers are is `server.ts`.
 *
 * @param assets absent in development, where Vite serves them
 * @param isStopping while it is, each answer ends its connection
 */
export function createHttp(
  services: HttpServices,
  assets: BuiltAssets | undefined,
  isStopping: () => boolean = () => false,
): FastifyInstance {
  const answerPage = (request: FastifyRequest, reply: FastifyReply) => {
    reply.hijack()
    void answer(request.raw, reply.raw, services)
  }
  const refuse = (request: FastifyRequest, reply: FastifyReply, status: number, problem: string, headers = {}) => {
    reply.hijack()
    // A refused body is not read: the connection is closed after the response.
    const isUnread = !request.raw.complete
    if (isUnread) reply.raw.once('finish', () => request.raw.socket.destroySoon())
    const more = isUnread ? { ...headers, connection: 'close' } : headers
    new Exchange(request.raw, reply.raw, services).sendPlain(status, problem, more)
  }
  const app = Fastify({
    exposeHeadRoutes: false,
    bodyLimit: LONGEST_FORM,
    // A sheet's name lists the views that it holds.
    routerOptions: { maxParamLength: 1000 },
    // A path that the router cannot read is answered by our own resolver, like every other.
    frameworkErrors: (_error, request, reply) => answerPage(request, reply),
    // What lies ready is sent before the router is asked.
    serverFactory: (route) => {
      const server = createServer(OPTIONS, (request: IncomingMessage, response: ServerResponse) => {
        if (isStopping()) response.shouldKeepAlive = false
        if (!answerHit(request, response, services)) route(request, response)
      })
      server.setTimeout(UNREAD)
      server.maxConnections = MOST_CONNECTIONS
      return server
    },
    // What was asked is answered, to the last.
    return503OnClosing: false,
  })
  app.register(formbody)
  // Whatever changes something, here or in a cookie, is sent by our own pages.
  app.addHook('onRequest', async (request, reply) => {
    const { method, raw, headers } = request
    if (method === 'GET' || method === 'HEAD') return
    if (isSentFromElsewhere(headers, factsOf(raw, services.trust).host)) refuse(request, reply, 403, FOREIGN_FORM)
  })
  if (assets) serveAssets(app, assets)
  app.route({ method: ['GET', 'HEAD'], url: '*', handler: answerPage })
  // Pages are the same for every country: whoever has not answered yet asks here whether theirs wants an answer.
  app.get('/_consent', WITH_HEAD, (request, reply) => {
    const facts = factsOf(request.raw, services.trust)
    const search = parseAddress(facts.url)?.search ?? ''
    const asked = services.resolve({ ...facts, url: '/' })
    if (asked.kind === 'refused') return refuse(request, reply, asked.status, asked.reason)
    reply.headers({ ...SECURITY_HEADERS, 'cache-control': 'private, max-age=3600' })
    const isAskedFor = hasParameter(search, 'settings')
    if (!isAskedFor && !needsConsent(facts.country)) return reply.code(204).send()
    reply.header('content-security-policy', NO_PAGE)
    return reply
      .type('text/html; charset=utf-8')
      .send(renderConsent(textOfParameter(search, 'lang'), isAskedFor, services.assets))
  })
  receiveVitals(app, services)
  receivePreviews(app, services)
  app.post('/currency', (request, reply) => {
    reply.hijack()
    answerCurrency(request.raw, reply.raw, request.body, services)
  })
  app.setNotFoundHandler((request, reply) => {
    // Every path has a page's answer; what is left is a built file that does not exist.
    if (request.method === 'GET' || request.method === 'HEAD') return refuse(request, reply, 404, 'no such file')
    return refuse(request, reply, 405, 'method not supported', { allow: 'GET, HEAD' })
  })
  app.setErrorHandler((error, request, reply) => {
    const problem = error instanceof Error ? error.message : 'unreadable request'
    refuse(request, reply, statusOf(error), problem)
  })
  return app
}

/** A folder of built files is no file (403 in the library's words); a request that cannot be read is 400. */
function statusOf(error: unknown): 400 | 404 | 413 | 500 {
  const status = typeof error === 'object' && error !== null && 'statusCode' in error ? error.statusCode : undefined
  if (status === 403 || status === 404) return 404
  if (status === 413) return status
  return typeof status === 'number' && status < 500 ? 400 : 500
}
