import { createHash, timingSafeEqual } from 'node:crypto'
import { LANGUAGE_CODES } from '@passepartout/content-model/locales'
import Fastify, { type FastifyInstance, type FastifyRequest, type RouteShorthandOptions } from 'fastify'
import { z } from 'zod'
import { MAX_PURGE_BYTES, purgedTagsSchema } from './cache/purge-message.ts'
import type { ExplainedTag } from './catalogue/tags/explain-tags.ts'
import type { PageStatus } from './check-page-status.ts'
import type { RegisterCatalogueWebhook } from './operations/catalogue-webhook.ts'
import type { Metrics } from './operations/metrics.ts'
import { reasonOf } from './operations/reason-of.ts'
import { MISS_REMEDIES } from './search/misses/search-miss.ts'
import type { SearchMissCounter } from './search/misses/search-miss-counter.ts'
import type { PlanCheckWithNames, SunsetCheckResult } from './trips/editor-checks.ts'

interface InternalServices {
  readonly metrics: Metrics
  readonly purgeToken: string
  /** Receives the provider's messages about changes, as on the public port. */
  readonly receiveChanges: RegisterCatalogueWebhook
  readonly now: () => number
  /** Lag of the copy of a shared published store in seconds; `undefined` without a copy. */
  readonly storeLag: () => number | undefined
  /** What is wrong while the site answers, a sentence each. */
  readonly degraded: () => readonly string[]
  /** Throws while the site is not ready. */
  readonly checkReady: () => void
  /** The page that says why a price is shown, for a query. */
  readonly explainPrice: (query: unknown) => Promise<string>
  /** What a visitor's request of a page is answered with; `undefined` for an incomplete query. */
  readonly visitPage: (query: unknown) => Promise<PageStatus | undefined>
  /** The tags of a tour group with their evidence, for a query; `undefined` when there is none. */
  readonly explainTags: (query: unknown) => Promise<readonly ExplainedTag[] | undefined>
  /** On how many of the next days a plan of days works; `undefined` for a body that is none. */
  readonly checkPlan: (body: unknown) => Promise<PlanCheckWithNames | undefined>
  /** Tour groups that are named after the sunset and begin far from it; `undefined` when that is not known. */
  readonly checkSunset: (body: unknown) => Promise<SunsetCheckResult | undefined>
  /** Searches that found nothing, for the content system. */
  readonly misses: Pick<SearchMissCounter, 'list' | 'settle'>
  /** Resolves when no cache contains entries with one of the tags. */
  readonly purge: (tags: readonly string[]) => Promise<number>
}

const purgeSchema = z.object({
  tags: purgedTagsSchema,
  /** When the publications were requested, in milliseconds since the epoch. */
  askedAt: z.array(z.number()).max(1000).default([]),
})

const settledSchema = z.object({
  site: z.string(),
  lang: z.enum(LANGUAGE_CODES),
  query: z.string(),
  remedy: z.enum(MISS_REMEDIES),
})

const UNAUTHORIZED = { error: 'The purge token is missing or wrong.' }

/** The path of the page "Why is this price shown?" on the internal port, and in development on the site's own. */
export const PRICE_EXPLANATION_PATH = '/_why-price'

/** Health, metrics, purge, searches without a result and reasons of prices, on a separate internal port. */
export function createInternalServer(services: InternalServices): FastifyInstance {
  const { metrics, purgeToken, checkReady, purge } = services
  const app = Fastify({ bodyLimit: MAX_PURGE_BYTES })

  app.get('/healthz', () => ({ ...healthOf(services.degraded()), storeLagSeconds: services.storeLag() }))

  app.get('/readyz', (_request, reply) => {
    try {
      checkReady()
      return { status: 'ready' }
    } catch (error) {
      return reply.code(503).send({ status: 'not ready', reason: reasonOf(error) })
    }
  })

  app.get('/metrics', async ({ headers }, reply) => {
    if (headers.accept === 'application/json') return metrics.readAll()
    return reply.type(metrics.registry.contentType).send(await metrics.text())
  })

  const isAllowed = ({ headers }: FastifyRequest) => isSame(headers.authorization ?? '', `Bearer ${purgeToken}`)
  const guarded: RouteShorthandOptions = {
    preHandler: async (request, reply) => (isAllowed(request) ? undefined : reply.code(401).send(UNAUTHORIZED)),
  }

  app.post('/purge', guarded, async (request, reply) => {
    const body = purgeSchema.safeParse(request.body)
    if (!body.success) return reply.code(400).send({ error: 'The body must be {"tags": ["…"]}.' })
    const purged = await purge(body.data.tags)
    metrics.observePublications(body.data.askedAt, services.now())
    return { purged }
  })

  app.get('/search-misses', guarded, async () => ({ misses: await services.misses.list() }))

  app.post('/search-misses/settled', guarded, async (request, reply) => {
    const body = settledSchema.safeParse(request.body)
    if (!body.success) return reply.code(400).send({ error: 'The body must be {"site", "lang", "query", "remedy"}.' })
    const { remedy, ...query } = body.data
    await services.misses.settle(query, remedy)
    return { settled: true }
  })

  app.get('/visited-page', guarded, async (request, reply) => {
    const visited = await services.visitPage(request.query)
    return visited ?? reply.code(400).send({ error: 'The query must name host, path, uid, lang and kind.' })
  })

  app.get('/tour-group-tags', guarded, async (request, reply) => {
    const tags = await services.explainTags(request.query)
    return tags ? { tags } : reply.code(404).send({ error: 'There is no such tour group now.' })
  })

  app.post('/checked-plan', guarded, async (request, reply) => {
    const checked = await services.checkPlan(request.body)
    return checked ?? reply.code(400).send({ error: 'The body must be {"days": [[{"tgid", "time"}]]}.' })
  })

  app.post('/checked-sunset', guarded, async (request, reply) => {
    const checked = await services.checkSunset(request.body)
    return checked ?? reply.code(400).send({ error: 'The body must be {"tgids": []}.' })
  })

  app.get(PRICE_EXPLANATION_PATH, async (request, reply) => {
    const policy = "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; frame-ancestors 'none'"
    reply.headers({ 'content-security-policy': policy, 'cache-control': 'no-store', 'x-robots-tag': 'noindex' })
    return reply.type('text/html; charset=utf-8').send(await services.explainPrice(request.query))
  })

  services.receiveChanges(app, '/catalogue-changes')
  return app
}

/** The status of the process: degraded while it answers and something beside the pages is wrong. */
function healthOf(degraded: readonly string[]) {
  return degraded.length === 0 ? { status: 'ok' } : { status: 'degraded', degraded }
}

/** Constant-time comparison, also for different lengths. */
function isSame(given: string, expected: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(digest(given), digest(expected))
}
