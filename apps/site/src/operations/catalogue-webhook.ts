import { createHmac, timingSafeEqual } from 'node:crypto'
import { cacheTag } from '@passepartout/content-model/cache-tags'
import { parseJson } from '@passepartout/content-model/parse-json'
import type { FastifyInstance } from 'fastify'
import { LRUCache } from 'lru-cache'
import { z } from 'zod'
import { SECURITY_HEADERS } from './security-headers.ts'

interface ChangeServices {
  /** Secret shared with the provider; without it messages are refused. */
  readonly secret: string | undefined
  readonly now: () => number
  /** Resolves when no cache contains entries with one of the tags. */
  readonly purge: (tags: readonly string[]) => Promise<number>
}

/** Address of the provider's messages on every host; no page has such an address. */
export const CATALOGUE_WEBHOOK_PATH = '/_catalogue-changes'
export type RegisterCatalogueWebhook = (app: FastifyInstance, path: string) => void

/** Bytes of a message; enough for a thousand ids. */
const MAX_MESSAGE_BYTES = 32_768
/** Tolerance for the sender's clock in milliseconds; messages are remembered as long, against replays. */
const TOLERANCE = 5 * 60_000
const MAX_REMEMBERED = 50_000

const changesSchema = z.object({ tourGroupIds: z.array(z.int().positive()).min(1).max(1000) })
const SIGNATURE = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/

/**
 * Verifies a signature: `t=<seconds since the epoch>,v1=<HMAC-SHA256 of "<seconds>.<body>" in hex>`.
 *
 * @returns `late` for a valid signature that is too old
 */
export function checkSignature(header: string, body: string, secret: string, now: number): 'good' | 'late' | 'wrong' {
  const [, seconds = '', given = ''] = SIGNATURE.exec(header) ?? []
  const expected = createHmac('sha256', secret).update(`${seconds}.${body}`).digest()
  if (given === '' || !timingSafeEqual(Buffer.from(given, 'hex'), expected)) return 'wrong'
  return Math.abs(now - Number(seconds) * 1000) <= TOLERANCE ? 'good' : 'late'
}

/**
 * Receives the provider's messages about changed tour groups (price, dates, texts, existence), and purges all answers
 * and pages that show them, in all processes. Each message is processed once.
 *
 * @returns a function that registers the route on a server; servers share the memory of processed messages
 */
export function createCatalogueWebhook({ secret, now, purge }: ChangeServices): RegisterCatalogueWebhook {
  const seen = new LRUCache<string, true>({ max: MAX_REMEMBERED, ttl: 2 * TOLERANCE, perf: { now }, ttlResolution: 0 })
  return (app, path) =>
    app.register(async (scope) => {
      // The signature covers the raw bytes.
      scope.removeContentTypeParser('application/json')
      scope.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) => done(null, body))
      scope.post(path, { bodyLimit: MAX_MESSAGE_BYTES }, async (request, reply) => {
        reply.headers({ ...SECURITY_HEADERS, 'cache-control': 'no-store' })
        if (secret === undefined)
          return reply.code(404).send({ error: 'No secret is set for changes of the catalogue.' })
        const body = typeof request.body === 'string' ? request.body : ''
        const signature = String(request.headers['x-signature'] ?? '')
        const verdict = checkSignature(signature, body, secret, now())
        if (verdict === 'wrong') return reply.code(401).send({ error: 'The signature is missing or wrong.' })
        if (verdict === 'late') return reply.code(401).send({ error: 'The message is older than five minutes.' })
        if (seen.has(signature)) return reply.code(409).send({ error: 'The message was received before.' })
        const changes = changesSchema.safeParse(parseJson(body))
        if (!changes.success) return reply.code(400).send({ error: 'The body must be {"tourGroupIds": [1, …]}.' })
        seen.set(signature, true)
        return { purged: await purge(changes.data.tourGroupIds.map(cacheTag.tourGroup)) }
      })
    })
}
