import { answerMissingPage, type MissingPageServices } from './answer-missing-page.ts'
import { answerProduct } from './answer-product.ts'
import { isShown } from './content/is-shown.ts'
import type { Exchange } from './exchange.ts'
import { renderError } from './pages/render-error.tsx'
import { renderMarkdown } from './pages/render-markdown.ts'
import { MARKDOWN_FILE } from './request/address/parse-address.ts'
import { asShared, namesTourGroup, type Visit } from './request/visit.ts'

/** A page as Markdown, kept and purged like the page itself. */
export async function answerMarkdown(exchange: Exchange, visit: Visit, services: MissingPageServices): Promise<void> {
  const key = `markdown ${visit.cacheKey}`
  const render = () => renderMarkdown(asShared(visit), services)
  if (!isShown(visit, services.content)) {
    if (!namesTourGroup(visit)) return answerMissingPage(exchange, visit, visit.path, services)
    return answerProduct(exchange, visit, { key, file: MARKDOWN_FILE, render }, services)
  }
  const page = await services.responses.get(
    key,
    async () => (await render()) ?? renderError(asShared(visit), 404, services),
    visit,
  )
  return exchange.sendPage(page, visit)
}
