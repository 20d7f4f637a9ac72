import type { Rendering } from '../cache/rendered-page.ts'
import type { CacheResult } from '../cache/response-cache.ts'
import type { VisitDecision } from '../content/visit/decide-visit.ts'
import type { HttpExchange } from '../http/http-exchange.ts'
import { renderHeaderPanels } from '../pages/menu/render-menu.tsx'
import { renderError } from '../pages/render-error.tsx'
import { renderGuidesFeed } from '../pages/render-guides-feed.ts'
import { renderPage } from '../pages/render-page.tsx'
import { renderPageAsJson } from '../pages/render-page-as-json.ts'
import { renderPageAsMarkdown } from '../pages/render-page-as-markdown.ts'
import { renderPerformancesIcs } from '../pages/render-performances-ics.ts'
import { renderVisitIcs } from '../pages/render-visit-ics.ts'
import {
  GUIDES_ATOM_FILE_NAME,
  JSON_FILE,
  type MANIFEST_FILE,
  MARKDOWN_FILE,
  type PageFileName,
  PERFORMANCES_ICS_FILE_NAME,
  VISIT_ICS_FILE_NAME,
} from '../request/address/parse-address.ts'
import type { PageFileKind } from '../request/address/resolve-address.ts'
import { toCacheableVisit, type Visit } from '../request/visit.ts'
import { answerMissingPage, type MissingPageServices } from './answer-missing-page.ts'
import { renderOrRedirectProductPage } from './render-or-redirect-product-page.ts'

/** A form of a page, each with its own entry in the response cache. */
export interface PageFormat {
  readonly keyPrefix: string
  /** The last segment of its address. */
  readonly file: '' | Exclude<PageFileName, typeof MANIFEST_FILE>
  /** The canonical address of a tour group's page, if the request had another form. */
  readonly canonical?: string
  readonly render: (visit: Visit, services: MissingPageServices) => Promise<Rendering | undefined>
}

/** By what an address was resolved to. */
export const PAGE_FORMATS: Readonly<Record<'visit' | PageFileKind, PageFormat>> = {
  visit: { keyPrefix: '', file: '', render: renderPage },
  markdown: { keyPrefix: 'markdown ', file: MARKDOWN_FILE, render: renderPageAsMarkdown },
  json: { keyPrefix: 'json ', file: JSON_FILE, render: renderPageAsJson },
  visitFile: { keyPrefix: `${VISIT_ICS_FILE_NAME} `, file: VISIT_ICS_FILE_NAME, render: renderVisitIcs },
  performances: {
    keyPrefix: `${PERFORMANCES_ICS_FILE_NAME} `,
    file: PERFORMANCES_ICS_FILE_NAME,
    render: renderPerformancesIcs,
  },
  guides: { keyPrefix: `${GUIDES_ATOM_FILE_NAME} `, file: GUIDES_ATOM_FILE_NAME, render: renderGuidesFeed },
}
export const MENU_FORMAT: PageFormat = { keyPrefix: 'menu ', file: '', render: renderHeaderPanels }

/** Sends the answer that was decided for a visit. */
export async function answerPage(
  exchange: HttpExchange,
  decision: VisitDecision,
  form: PageFormat,
  services: MissingPageServices,
): Promise<void> {
  const found =
    decision.kind === 'product'
      ? await renderOrRedirectProductPage(decision, form, exchange.search, services)
      : decision
  if (found.kind === 'moved') return exchange.sendRedirect(found.status, found.location)
  if (found.kind === 'rendered') return exchange.sendPage(found.answer, found.visit)
  if (found.kind !== 'page') return answerMissingPage(exchange, found, services)
  return exchange.sendPage(await getOrRenderPage(found.visit, form, services), found.visit)
}

/** A form of a published page, from the cache or rendered. */
export function getOrRenderPage(visit: Visit, form: PageFormat, services: MissingPageServices): Promise<CacheResult> {
  const shared = toCacheableVisit(visit)
  const render = async () => (await form.render(shared, services)) ?? renderError(shared, 404, services)
  return services.responses.get(form.keyPrefix + visit.cacheKey, render, visit)
}
