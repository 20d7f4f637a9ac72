import { answerElsewhere, isShown, type LostServices, renderNotFound } from './answer-lost.ts'
import type { Exchange } from './exchange.ts'
import { renderMarkdown } from './pages/render-markdown.ts'
import { asShared, type Visit } from './request/visit.ts'

/** A page as Markdown, kept and purged like the page itself. */
export async function answerMarkdown(exchange: Exchange, visit: Visit, services: LostServices): Promise<void> {
  if (!isShown(visit, services)) return answerElsewhere(exchange, visit, visit.path, services)
  const render = async () => (await renderMarkdown(asShared(visit), services)) ?? renderNotFound(visit, services)
  return exchange.sendPage(await services.responses.get(`markdown ${visit.cacheKey}`, render), visit)
}
