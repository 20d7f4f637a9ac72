import {
  type DraftGrant,
  matchesGrantedText,
  verifyDraftToken,
} from '@passepartout/content-model/links/live-preview-tokens'
import { type Draft, parseDraft } from '../content/drafts/parse-draft.ts'
import type { HttpExchange } from '../http/http-exchange.ts'
import { renderPage } from '../pages/render-page.tsx'
import { computeRequestFlags } from '../request/request-flags.ts'
import type { PreviewFrameServices } from './preview-frame-services.ts'
import type { RenderedDraft } from './rendered-draft.ts'
import { nowInSeconds, refuseToken, resolveGrantedVisit } from './resolve-granted-visit.ts'

/**
 * Renders a draft signed by the content system, with the same code as pages, without any cache, and only on the page's
 * own host.
 */
export async function answerDraft(
  exchange: HttpExchange,
  token: string,
  text: string,
  services: PreviewFrameServices,
): Promise<void> {
  const { previewSecret: secret } = services
  const grant = secret ? verifyDraftToken(token, secret, nowInSeconds(services)) : undefined
  if (!grant || !matchesGrantedText(grant, text)) return refuseToken(exchange)
  try {
    const shown = await showDraft(exchange, grant, text, services)
    if (!shown) return exchange.sendPlain(404, 'no place for this draft')
    exchange.sendDraft(JSON.stringify(shown), grant.uid)
  } catch (error) {
    services.logger.warn({ err: error, pageIdentifier: grant.uid }, 'draft not shown')
    exchange.sendPlain(503, 'draft not shown')
  }
}

async function showDraft(
  exchange: HttpExchange,
  grant: DraftGrant,
  text: string,
  services: PreviewFrameServices,
): Promise<RenderedDraft | undefined> {
  const draft = readDraft(text)
  const granted = resolveGrantedVisit(exchange, grant, services)
  if (!granted || !draft || !isOf(draft, grant)) return undefined
  const { visit, resolution } = granted
  const flags = {
    ...computeRequestFlags(exchange.facts, resolution, { kind: 'none' }),
    isPreview: true,
    bypassCache: true,
    bypassPublishedCheck: true,
  }
  exchange.flags = flags
  const rendering = await renderPage(visit, services, { draft, flags, isFramed: true })
  return rendering && { html: rendering.html, leftOut: draft.leftOut }
}

function isOf({ page: { uid, lang, kind } }: Draft, grant: DraftGrant): boolean {
  return uid === grant.uid && lang === grant.lang && kind === grant.kind
}

function readDraft(text: string): Draft | undefined {
  try {
    return parseDraft(JSON.parse(text))
  } catch {
    return undefined
  }
}
