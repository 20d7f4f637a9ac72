import type { Rendering } from '../cache/rendered-page.ts'
import type { CacheAnswer } from '../cache/response-cache.ts'
import type { Decision } from '../content/visit/decide-visit.ts'
import type { Exchange } from '../exchange/exchange.ts'
import { renderMenu } from '../pages/menu/render-menu.tsx'
import { renderPage } from '../pages/render.tsx'
import { renderError } from '../pages/render-error.tsx'
import { renderGuides } from '../pages/render-guides.ts'
import { renderJson } from '../pages/render-json.ts'
import { renderMarkdown } from '../pages/render-markdown.ts'
import { renderPerformances } from '../pages/render-performances.ts'
import { renderVisitFile } from '../pages/render-visit-file.ts'
import {
  GUIDES_FILE,
  JSON_FILE,
  MARKDOWN_FILE,
  PERFORMANCES_FILE,
  VISIT_FILE,
} from '../request/address/parse-address.ts'
import { asShared, type Visit } from '../request/visit.ts'
import { answerMissing, type MissingPageServices } from './answer-missing-page.ts'
import { findProduct } from './find-product.ts'

/** A form of a page, each with its own entry in the response cache. */
export interface PageForm {
  readonly keyPrefix: string
  /** The last segment of its address. */
  readonly file:
    | ''
    | typeof MARKDOWN_FILE
    | typeof JSON_FILE
    | typeof VISIT_FILE
    | typeof PERFORMANCES_FILE
    | typeof GUIDES_FILE
  /** The canonical address of a tour group's page, if the request had another form. */
  readonly canonical?: string
  readonly render: (visit: Visit, services: MissingPageServices) => Promise<Rendering | undefined>
}

export const HTML_FORM: PageForm = { keyPrefix: '', file: '', render: renderPage }
export const MARKDOWN_FORM: PageForm = { keyPrefix: 'markdown ', file: MARKDOWN_FILE, render: renderMarkdown }
export const JSON_FORM: PageForm = { keyPrefix: 'json ', file: JSON_FILE, render: renderJson }
export const MENU_FORM: PageForm = { keyPrefix: 'menu ', file: '', render: renderMenu }
export const VISIT_FILE_FORM: PageForm = { keyPrefix: `${VISIT_FILE} `, file: VISIT_FILE, render: renderVisitFile }
export const PERFORMANCES_FORM: PageForm = {
  keyPrefix: `${PERFORMANCES_FILE} `,
  file: PERFORMANCES_FILE,
  render: renderPerformances,
}
export const GUIDES_FORM: PageForm = { keyPrefix: `${GUIDES_FILE} `, file: GUIDES_FILE, render: renderGuides }

/** Sends the answer that was decided for a visit. */
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
  return exchange.sendPage(await cachedForm(found.visit, form, services), found.visit)
}

/** A form of a published page, from the cache or rendered. */
export function cachedForm(visit: Visit, form: PageForm, services: MissingPageServices): Promise<CacheAnswer> {
  const shared = asShared(visit)
  const render = async () => (await form.render(shared, services)) ?? renderError(shared, 404, services)
  return services.responses.get(form.keyPrefix + visit.cacheKey, render, visit)
}
