import { verifyDraftLinkToken } from '@passepartout/content-model/links/live-preview-tokens'
import { signPreviewToken } from '@passepartout/content-model/links/preview-token'
import type { HttpExchange } from '../http/http-exchange.ts'
import { renderError } from '../pages/render-error.tsx'
import { buildPageAddress } from '../request/address/page-address.ts'
import { previewablePageOf } from '../request/preview.ts'
import type { Visit } from '../request/visit.ts'
import type { PreviewFrameServices } from './preview-frame-services.ts'
import { nowInSeconds, refuseToken } from './resolve-granted-visit.ts'

/**
 * Redirects a shared link to its draft's current address, with a token for that address. The content system is asked
 * each time, because the link may have been revoked; a page of the site then says so.
 */
export async function answerSharedLink(
  exchange: HttpExchange,
  token: string,
  services: PreviewFrameServices,
): Promise<void> {
  const { previewSecret: secret } = services
  const now = Math.floor(nowInSeconds(services))
  const grant = secret ? verifyDraftLinkToken(token, secret, now) : undefined
  if (!secret || !grant) return refuseToken(exchange)
  try {
    const linked = await services.drafts.findLinked(grant.link)
    const home = previewablePageOf(services.resolve({ ...exchange.facts, url: '/' }))
    const address = linked && home && buildPageAddress(linked, home, services.content.directory)
    if (!address) return home ? sayEnded(exchange, home, services) : refuseToken(exchange)
    const { uid, lang, kind } = linked
    const shared = { uid, lang, kind, version: 'latest', link: grant.link } as const
    const preview = signPreviewToken(shared, secret, now, grant.expires).token
    exchange.sendRedirect(303, `${address}${address.includes('?') ? '&' : '?'}preview=${preview}`, {
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex',
    })
  } catch {
    // Said by the reader of drafts already.
    exchange.sendPlain(503, 'shared link not looked up', { 'retry-after': '30' })
  }
}

function sayEnded(exchange: HttpExchange, home: Visit, services: PreviewFrameServices): void {
  exchange.sendUncached(renderError(home, 410, services), { 'referrer-policy': 'no-referrer' }, 'shared link ended')
}
