import { answerElsewhere, type LostServices } from './answer-elsewhere.ts'
import { isShown } from './content/is-shown.ts'
import type { Exchange } from './exchange.ts'
import { renderError } from './pages/render-error.tsx'
import { renderMarkdown } from './pages/render-markdown.ts'
import { asShared, type Visit } from './request/visit.ts'

/** A page as Markdown, kept and purged like the page itself. */
export async function answerMarkdown(exchange: Exchange, visit: Visit, services: LostServices): Promise<void> {
  if (!isShown(visit, services.content)) return answerElsewhere(exchange, visit, visit.path, services)
  const render = async () =>
    (await renderMarkdown(asShared(visit), services)) ?? renderError(asShared(visit), 404, services)
  return exchange.sendPage(await services.responses.get(`markdown ${visit.cacheKey}`, render), visit)
}
