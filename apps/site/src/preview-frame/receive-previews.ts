import { verifyDraft } from '@passepartout/content-model/links/live-tokens'
import type { FastifyInstance } from 'fastify'
import { Exchange } from '../exchange.ts'
import { answerDraft } from './answer-draft.ts'
import { answerFrame } from './answer-frame.ts'
import { answerLink } from './answer-link.ts'
import { refuseToken, secondsOf } from './granted-visit.ts'
import type { PreviewServices } from './preview-services.ts'

/** Bytes of a draft; the content system takes no page that is longer. */
const LONGEST_DRAFT = 5_000_000
/** Where a draft's token is, so that what is posted without one is not even read. */
export const TOKEN_HEADER = 'x-preview-token'

interface TokenQuery {
  readonly token?: unknown
}

/**
 * What people who write ask of the site, at addresses that no page can have: nothing of it is in any page, and pages are answered
 * before these are looked at (docs/decisions/046-live-preview.md).
 */
export function receivePreviews(app: FastifyInstance, services: PreviewServices): void {
  app.get<{ Querystring: TokenQuery }>('/_preview/frame', ({ raw, query }, reply) => {
    reply.hijack()
    answerFrame(new Exchange(raw, reply.raw, services), textOf(query.token), services)
  })
  app.get<{ Querystring: TokenQuery }>('/_preview/link', async ({ raw, query }, reply) => {
    reply.hijack()
    await answerLink(new Exchange(raw, reply.raw, services), textOf(query.token), services)
  })
  app.post(
    '/_preview/draft',
    {
      bodyLimit: LONGEST_DRAFT,
      onRequest: async ({ headers, raw }, reply) => {
        const { previewSecret: secret } = services
        if (secret && verifyDraft(textOf(headers[TOKEN_HEADER]), secret, secondsOf(services))) return
        reply.hijack()
        // What was posted to be refused is not read: the connection ends with the answer.
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

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : ''
}
