import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import formbody from '@fastify/formbody'
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify'
import type { BuiltAssets } from './assets/built-assets.ts'
import { serveAssets } from './assets/serve-assets.ts'
import { Exchange } from './exchange.ts'
import { answer, answerCurrency, answerHit, type ServerServices } from './server.ts'

/** An idle connection is closed later than any proxy in front would reuse it. */
const OPTIONS = { keepAliveTimeout: 72_000, optimizeEmptyRequests: true }

/**
 * Listens, routes and limits; what the answers are is `server.ts`.
 *
 * @param assets absent in development, where Vite serves them
 */
export function createHttp(services: ServerServices, assets: BuiltAssets | undefined): FastifyInstance {
  const answerPage = (request: FastifyRequest, reply: FastifyReply) => {
    reply.hijack()
    void answer(request.raw, reply.raw, services)
  }
  const refuse = (request: FastifyRequest, reply: FastifyReply, status: number, problem: string, headers = {}) => {
    reply.hijack()
    new Exchange(request.raw, reply.raw, services).sendPlain(status, problem, headers)
  }
  const app = Fastify({
    exposeHeadRoutes: false,
    // A sheet's name lists the views that it holds.
    routerOptions: { maxParamLength: 1000 },
    // A path that the router cannot read is answered by our own resolver, like every other.
    frameworkErrors: (_error, request, reply) => answerPage(request, reply),
    // What lies ready is sent before the router is asked.
    serverFactory: (route) =>
      createServer(OPTIONS, (request: IncomingMessage, response: ServerResponse) => {
        if (!answerHit(request, response, services)) route(request, response)
      }),
  })
  app.register(formbody)
  if (assets) serveAssets(app, assets)
  app.route({ method: ['GET', 'HEAD'], url: '*', handler: answerPage })
  app.post('/currency', (request, reply) => {
    reply.hijack()
    answerCurrency(request.raw, reply.raw, request.body, services)
  })
  app.setNotFoundHandler((request, reply) =>
    refuse(request, reply, 405, 'method not supported', { allow: 'GET, HEAD' }),
  )
  app.setErrorHandler((error, request, reply) =>
    refuse(request, reply, 400, error instanceof Error ? error.message : 'unreadable request'),
  )
  return app
}
