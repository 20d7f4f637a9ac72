import { createHash, timingSafeEqual } from 'node:crypto'
import Fastify, { type FastifyInstance } from 'fastify'
import { z } from 'zod'
import { LONGEST_PURGE, purgedTagsSchema } from '../cache/purge-message.ts'
import type { ReceiveChanges } from './catalogue-changes.ts'
import type { Metrics } from './metrics.ts'
import { reasonOf } from './reason-of.ts'

interface InternalServices {
  readonly metrics: Metrics
  readonly purgeToken: string
  /** Receives the provider's messages about changes, as on the public port. */
  readonly receiveChanges: ReceiveChanges
  readonly now: () => number
  /** Lag of the copy of a shared published store in seconds; `undefined` without a copy. */
  readonly storeLag: () => number | undefined
  /** Throws while the site is not ready. */
  readonly checkReady: () => void
  /** The page that says why a price is shown, for a query. */
  readonly explainPrice: (query: unknown) => Promise<string>
  /** Resolves when no cache contains entries with one of the tags. */
  readonly purge: (tags: readonly string[]) => Promise<number>
}

const purgeSchema = z.object({
  tags: purgedTagsSchema,
  /** When the publications were requested, in milliseconds since the epoch. */
  askedAt: z.array(z.number()).max(1000).default([]),
})

/** The path of the page "Why is this price shown?" on the internal port, and in development on the site's own. */
export const EXPLAINED_PRICE = '/_why-price'

/** Health, metrics, purge and reasons of prices, on a separate internal port. */
export function createInternalServer(services: InternalServices): FastifyInstance {
  const { metrics, purgeToken, checkReady, purge } = services
  const app = Fastify({ bodyLimit: LONGEST_PURGE })

  app.get('/healthz', () => ({ status: 'ok', storeLagSeconds: services.storeLag() }))

  app.get('/readyz', (_request, reply) => {
    try {
      checkReady()
      return { status: 'ready' }
    } catch (error) {
      return reply.code(503).send({ status: 'not ready', reason: reasonOf(error) })
    }
  })

  app.get('/metrics', async (_request, reply) => reply.type(metrics.registry.contentType).send(await metrics.text()))

  app.post('/purge', async (request, reply) => {
    if (!isSame(request.headers.authorization ?? '', `Bearer ${purgeToken}`)) {
      return reply.code(401).send({ error: 'The purge token is missing or wrong.' })
    }
    const body = purgeSchema.safeParse(request.body)
    if (!body.success) return reply.code(400).send({ error: 'The body must be {"tags": ["…"]}.' })
    const purged = await purge(body.data.tags)
    metrics.observePublications(body.data.askedAt, services.now())
    return { purged }
  })

  app.get(EXPLAINED_PRICE, async (request, reply) => {
    const policy = "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; frame-ancestors 'none'"
    reply.headers({ 'content-security-policy': policy, 'cache-control': 'no-store', 'x-robots-tag': 'noindex' })
    return reply.type('text/html; charset=utf-8').send(await services.explainPrice(request.query))
  })

  services.receiveChanges(app, '/catalogue-changes')
  return app
}

/** Constant-time comparison, also for different lengths. */
function isSame(given: string, expected: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(digest(given), digest(expected))
}
