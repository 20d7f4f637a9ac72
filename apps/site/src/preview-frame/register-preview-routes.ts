import { verifyDraftToken } from '@passepartout/content-model/links/live-preview-tokens'
import type { FastifyInstance } from 'fastify'
import { HttpExchange } from '../http/http-exchange.ts'
import { parseAddress } from '../request/address/parse-address.ts'
import { decodedParameterOf } from '../request/address/query-parameters.ts'
import { answerDraft } from './answer-draft.ts'
import { answerFrame } from './answer-frame.ts'
import { answerSharedLink } from './answer-shared-link.ts'
import type { PreviewFrameServices } from './preview-frame-services.ts'
import { nowInSeconds, refuseToken } from './resolve-granted-visit.ts'

/** Bytes; the content system's limit for a page. */
const MAX_DRAFT_BYTES = 5_000_000
/** Header with the draft's token; a body without it is not read. */
export const TOKEN_HEADER = 'x-preview-token'

/**
 * Routes for previews, at addresses that no page can have (docs/decisions/046-live-preview.md).
 */
export function registerPreviewRoutes(app: FastifyInstance, services: PreviewFrameServices): void {
  app.get('/_preview/frame', ({ raw }, reply) => {
    reply.hijack()
    const exchange = new HttpExchange(raw, reply.raw, services)
    answerFrame(exchange, tokenOf(exchange), services)
  })
  app.get('/_preview/link', async ({ raw }, reply) => {
    reply.hijack()
    const exchange = new HttpExchange(raw, reply.raw, services)
    await answerSharedLink(exchange, tokenOf(exchange), services)
  })
  app.post(
    '/_preview/draft',
    {
      bodyLimit: MAX_DRAFT_BYTES,
      onRequest: async ({ headers, raw }, reply) => {
        const { previewSecret: secret } = services
        if (secret && verifyDraftToken(textOf(headers[TOKEN_HEADER]), secret, nowInSeconds(services))) return
        reply.hijack()
        // A refused body is not read: the connection is closed after the response.
        reply.raw.once('finish', () => raw.socket.destroySoon())
        refuseToken(new HttpExchange(raw, reply.raw, services), { connection: 'close' })
      },
    },
    async ({ raw, headers, body }, reply) => {
      reply.hijack()
      const text = typeof body === 'string' ? body : ''
      await answerDraft(new HttpExchange(raw, reply.raw, services), textOf(headers[TOKEN_HEADER]), text, services)
    },
  )
}

function tokenOf({ facts }: HttpExchange): string {
  return decodedParameterOf(parseAddress(facts.url)?.search ?? '', 'token') ?? ''
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : ''
}
