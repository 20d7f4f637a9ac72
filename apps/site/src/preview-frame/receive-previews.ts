import { verifyDraft } from '@passepartout/content-model/links/live-tokens'
import type { FastifyInstance } from 'fastify'
import { Exchange } from '../exchange/exchange.ts'
import { textOfParameter } from '../request/address/parameters.ts'
import { parseAddress } from '../request/address/parse-address.ts'
import { answerDraft } from './answer-draft.ts'
import { answerFrame } from './answer-frame.ts'
import { answerLink } from './answer-link.ts'
import { refuseToken, secondsOf } from './granted-visit.ts'
import type { PreviewServices } from './preview-services.ts'

/** Bytes; the content system's limit for a page. */
const MAX_DRAFT_BYTES = 5_000_000
/** Header with the draft's token; a body without it is not read. */
export const TOKEN_HEADER = 'x-preview-token'

/**
 * Routes for previews, at addresses that no page can have (docs/decisions/046-live-preview.md).
 */
export function receivePreviews(app: FastifyInstance, services: PreviewServices): void {
  app.get('/_preview/frame', ({ raw }, reply) => {
    reply.hijack()
    const exchange = new Exchange(raw, reply.raw, services)
    answerFrame(exchange, tokenOf(exchange), services)
  })
  app.get('/_preview/link', async ({ raw }, reply) => {
    reply.hijack()
    const exchange = new Exchange(raw, reply.raw, services)
    await answerLink(exchange, tokenOf(exchange), services)
  })
  app.post(
    '/_preview/draft',
    {
      bodyLimit: MAX_DRAFT_BYTES,
      onRequest: async ({ headers, raw }, reply) => {
        const { previewSecret: secret } = services
        if (secret && verifyDraft(textOf(headers[TOKEN_HEADER]), secret, secondsOf(services))) return
        reply.hijack()
        // A refused body is not read: the connection is closed after the response.
        reply.raw.once('finish', () => raw.socket.destroySoon())
        refuseToken(new Exchange(raw, reply.raw, services), { connection: 'close' })
      },
    },
    async ({ raw, headers, body }, reply) => {
      reply.hijack()
      const text = typeof body === 'string' ? body : ''
      await answerDraft(new Exchange(raw, reply.raw, services), textOf(headers[TOKEN_HEADER]), text, services)
    },
  )
}

function tokenOf({ facts }: Exchange): string {
  return textOfParameter(parseAddress(facts.url)?.search ?? '', 'token') ?? ''
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : ''
}
