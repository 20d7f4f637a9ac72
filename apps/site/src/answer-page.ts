import { answerMissing, type MissingPageServices } from './answer-missing-page.ts'
import { answerProduct } from './answer-product.ts'
import type { Rendering } from './cache/rendered-page.ts'
import type { Decision } from './content/decide-visit.ts'
import type { Exchange } from './exchange.ts'
import { renderPage } from './pages/render.tsx'
import { renderError } from './pages/render-error.tsx'
import { renderMarkdown } from './pages/render-markdown.ts'
import { MARKDOWN_FILE } from './request/address/parse-address.ts'
import { asShared, type Visit } from './request/visit.ts'

/** A form of a page, each with its own entry in the response cache. */
export interface PageForm {
  readonly keyPrefix: string
  /** Last part of its address. */
  readonly file: '' | typeof MARKDOWN_FILE
  readonly render: (visit: Visit, services: MissingPageServices) => Promise<Rendering | undefined>
}

export const HTML_FORM: PageForm = { keyPrefix: '', file: '', render: renderPage }
export const MARKDOWN_FORM: PageForm = { keyPrefix: 'markdown ', file: MARKDOWN_FILE, render: renderMarkdown }

/**
 * Answers with what was decided for a visit.
 *
 * @param canonical where a tour group's page is, when the request had another form of its address
 */
export async function answerDecision(
  exchange: Exchange,
  decision: Decision,
  form: PageForm,
  services: MissingPageServices,
  canonical?: string,
): Promise<void> {
  if (decision.kind === 'product') return answerProduct(exchange, decision, { ...form, canonical }, services)
  if (decision.kind !== 'page') return answerMissing(exchange, decision, services)
  const { visit } = decision
  const shared = asShared(visit)
  const render = async () => (await form.render(shared, services)) ?? renderError(shared, 404, services)
  return exchange.sendPage(await services.responses.get(form.keyPrefix + visit.cacheKey, render, visit), visit)
}
