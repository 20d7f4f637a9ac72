import { type FrameGrant, verifyFrame } from '@passepartout/content-model/links/live-tokens'
import type { Exchange } from '../exchange.ts'
import { grantedVisit, refuseToken, secondsOf } from './granted-visit.ts'
import type { PreviewServices } from './preview-services.ts'

/**
 * An empty document on the page's own host, whose script shows the drafts that the form around it sends. It is the one answer of
 * the site that may stand in somebody's frame: in that of the origin that its token names.
 */
export function answerFrame(exchange: Exchange, token: string, services: PreviewServices): void {
  const { previewSecret: secret } = services
  const grant = secret ? verifyFrame(token, secret, secondsOf(services)) : undefined
  if (grant && grantedVisit(exchange, grant, services)) sendFrame(exchange, grant, services)
  else refuseToken(exchange)
}

function sendFrame(exchange: Exchange, grant: FrameGrant, { assets, contentSecurityPolicy }: PreviewServices): void {
  const admin = new URL(grant.admin).origin
  const html = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Preview</title><meta name="viewport" content="width=device-width, initial-scale=1"><script type="module" src="${assets.preview}" data-admin="${admin}" id="preview"></script></head><body></body></html>`
  const rendering = { status: 200, html, pageIdentifier: grant.uid, tags: [], freshFor: 0, usableFor: 0 }
  exchange.sendUncached(
    { ...rendering, contentSecurityPolicy: framedBy(admin, contentSecurityPolicy) },
    // The token in the address goes nowhere.
    { 'referrer-policy': 'no-referrer' },
  )
}

/** The site's own policy, but for whose frame it may stand in; nothing is sent from here but drafts to be shown. */
function framedBy(admin: string, policy: string): string {
  return policy
    .replace("frame-ancestors 'none'", `frame-ancestors ${admin}`)
    .replace("form-action 'self'", "form-action 'none'")
    .replace('trusted-types drawing', 'trusted-types drawing drafts')
}
