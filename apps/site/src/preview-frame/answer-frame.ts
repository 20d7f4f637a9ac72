import { type PreviewFrameGrant, verifyFrameToken } from '@passepartout/content-model/links/live-preview-tokens'
import type { HttpExchange } from '../http/http-exchange.ts'
import type { PreviewFrameServices } from './preview-frame-services.ts'
import { nowInSeconds, refuseToken, resolveGrantedVisit } from './resolve-granted-visit.ts'

/**
 * An empty document on the page's own host, whose script shows drafts sent by the editing form around it. The only
 * response of the site that may be framed, by the origin in its token.
 */
export function answerFrame(exchange: HttpExchange, token: string, services: PreviewFrameServices): void {
  const { previewSecret: secret } = services
  const grant = secret ? verifyFrameToken(token, secret, nowInSeconds(services)) : undefined
  if (grant && resolveGrantedVisit(exchange, grant, services)) sendFrame(exchange, grant, services)
  else refuseToken(exchange)
}

function sendFrame(
  exchange: HttpExchange,
  grant: PreviewFrameGrant,
  { assets, contentSecurityPolicy }: PreviewFrameServices,
): void {
  const admin = new URL(grant.admin).origin
  const html = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Preview</title><meta name="viewport" content="width=device-width, initial-scale=1"><script type="module" src="${assets.preview}" data-admin="${admin}" id="preview"></script></head><body></body></html>`
  const rendering = { status: 200, html, pageIdentifier: grant.uid, tags: [], freshFor: 0, usableFor: 0 }
  exchange.sendUncached(
    { ...rendering, contentSecurityPolicy: framedBy(admin, contentSecurityPolicy) },
    // Do not send the token in the address as referrer.
    { 'referrer-policy': 'no-referrer' },
  )
}

/** The site's content security policy with the allowed frame ancestor; forms may only post drafts. */
function framedBy(admin: string, policy: string): string {
  return policy
    .replace("frame-ancestors 'none'", `frame-ancestors ${admin}`)
    .replace("form-action 'self'", "form-action 'none'")
    .replace('trusted-types drawing', 'trusted-types drawing drafts')
}
