import { answerMissing, type MissingPageServices } from './answer-missing-page.ts'
import type { Rendering } from './cache/rendered-page.ts'
import type { Decision } from './content/decide-visit.ts'
import type { Exchange } from './exchange.ts'
import { findProduct } from './find-product.ts'
import { renderPage } from './pages/render.tsx'
import { renderError } from './pages/render-error.tsx'
import { renderMarkdown } from './pages/render-markdown.ts'
import { renderVisitFile } from './pages/render-visit-file.ts'
import { MARKDOWN_FILE, VISIT_FILE } from './request/address/parse-address.ts'
import { asShared, type Visit } from './request/visit.ts'

/** A form of a page, each with its own entry in the response cache. */
export interface PageForm {
  readonly keyPrefix: string
  /** Last part of its address. */
  readonly file: '' | typeof MARKDOWN_FILE | typeof VISIT_FILE
  /** Where a tour group's page is, when the request had another form of its address. */
  readonly canonical?: string
  readonly render: (visit: Visit, services: MissingPageServices) => Promise<Rendering | undefined>
}

export const HTML_FORM: PageForm = { keyPrefix: '', file: '', render: renderPage }
export const MARKDOWN_FORM: PageForm = { keyPrefix: 'markdown ', file: MARKDOWN_FILE, render: renderMarkdown }
export const VISIT_FILE_FORM: PageForm = { keyPrefix: `${VISIT_FILE} `, file: VISIT_FILE, render: renderVisitFile }

/** Answers with what was decided for a visit. */
export async function answerDecision(
  exchange: Exchange,
  decision: Decision,
  form: PageForm,
  services: MissingPageServices,
): Promise<void> {
  const found = decision.kind === 'product' ? await findProduct(decision, form, exchange.search, services) : decision
  if (found.kind === 'moved') return exchange.sendRedirect(found.status, found.location)
  if (found.kind === 'rendered') return exchange.sendPage(found.answer, found.visit)
  if (found.kind !== 'page') return answerMissing(exchange, found, services)
  const { visit } = found
  const shared = asShared(visit)
  const render = async () => (await form.render(shared, services)) ?? renderError(shared, 404, services)
  return exchange.sendPage(await services.responses.get(form.keyPrefix + visit.cacheKey, render, visit), visit)
}
