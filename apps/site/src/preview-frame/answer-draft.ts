import { type DraftGrant, isGranted, verifyDraft } from '@passepartout/content-model/links/live-tokens'
import { type Draft, parseDraft } from '../content/drafts/parse-draft.ts'
import type { Exchange } from '../exchange/exchange.ts'
import { renderPage } from '../pages/render.tsx'
import { flagsOf } from '../request/flags.ts'
import type { DrawnDraft } from './drawn-draft.ts'
import { grantedVisit, refuseToken, secondsOf } from './granted-visit.ts'
import type { PreviewServices } from './preview-services.ts'

/**
 * Renders a draft signed by the content system, with the same code as pages, without any cache, and only on the page's
 * own host.
 */
export async function answerDraft(
  exchange: Exchange,
  token: string,
  text: string,
  services: PreviewServices,
): Promise<void> {
  const { previewSecret: secret } = services
  const grant = secret ? verifyDraft(token, secret, secondsOf(services)) : undefined
  if (!grant || !isGranted(grant, text)) return refuseToken(exchange)
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
  exchange: Exchange,
  grant: DraftGrant,
  text: string,
  services: PreviewServices,
): Promise<DrawnDraft | undefined> {
  const draft = readDraft(text)
  const granted = grantedVisit(exchange, grant, services)
  if (!granted || !draft || !isOf(draft, grant)) return undefined
  const { visit, resolution } = granted
  const flags = {
    ...flagsOf(exchange.facts, resolution, { kind: 'none' }),
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
