import { readVisitorCookies } from '../catalogue/forwarded-cookies.ts'
import type { DraftReader } from '../content/drafts/draft-reader.ts'
import type { HttpExchange } from '../http/http-exchange.ts'
import { NO_DOCUMENT_MESSAGE } from '../operations/errors.ts'
import { renderPage } from '../pages/render-page.tsx'
import { buildPageAddress } from '../request/address/page-address.ts'
import { type PreviewAction, previewEndCookie } from '../request/preview.ts'
import type { RequestFlags } from '../request/request-flags.ts'
import { sendErrorPage } from './answer-failure.ts'
import type { MissingPageServices } from './answer-missing-page.ts'

export interface PreviewServices extends MissingPageServices {
  readonly drafts: DraftReader
  /** Names of the visitor's cookies that are forwarded to the catalogue (setting CATALOGUE_UNCACHED_COOKIES). */
  readonly uncachedCookies: readonly string[]
}

/** Starts or ends a preview, or shows the draft; never read from or written to the response cache. */
export async function answerPreview(
  exchange: HttpExchange,
  flags: RequestFlags,
  preview: Exclude<PreviewAction, { readonly kind: 'none' }>,
  services: PreviewServices,
): Promise<void> {
  if (preview.kind === 'refused') return exchange.sendPlain(403, 'preview token refused')
  if (preview.kind !== 'open') return exchange.sendRedirect(303, preview.location, { 'set-cookie': preview.setCookie })
  const { grant, visit } = preview
  const draft = flags.bypassPublishedCheck ? await services.drafts.read(grant) : undefined
  // After a shared link was revoked, its reader gets the published page.
  if (draft === 'ended') {
    const location = buildPageAddress(visit, visit, services.content.directory) ?? '/'
    return exchange.sendRedirect(303, location, { 'set-cookie': previewEndCookie(exchange.facts) })
  }
  const cookies = flags.bypassCache ? readVisitorCookies(services.uncachedCookies, exchange.facts.cookie) : undefined
  const catalogue = cookies ? services.catalogue.forVisitor(cookies) : services.catalogue
  const rendering = draft && (await renderPage(visit, { ...services, catalogue }, { draft, flags }))
  if (rendering) return exchange.sendUncached(rendering)
  return sendErrorPage(exchange, visit, 404, NO_DOCUMENT_MESSAGE, services)
}
