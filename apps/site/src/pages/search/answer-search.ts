import { answerMissing, type MissingPageServices } from '../../answer-missing-page.ts'
import type { Exchange } from '../../exchange.ts'
import type { Resolution } from '../../request/resolve.ts'
import { renderSearch } from './render-search.tsx'
import { renderSuggestions } from './render-suggestions.tsx'

/** Seconds until a rate-limited client may retry. */
const RETRY_AFTER = { 'retry-after': '60' }

/**
 * Answers a search (docs/decisions/031-search.md) or a request for suggestions. Not cached, rate-limited per client,
 * and queued with page renders.
 *
 * @throws OverloadedError when the render queue is full
 */
export async function answerSearch(
  exchange: Exchange,
  { visit, search }: Extract<Resolution, { readonly kind: 'search' }>,
  services: MissingPageServices,
): Promise<void> {
  if (!services.searchLimit.allows(exchange.client, services.now())) {
    return exchange.sendPlain(429, 'too many searches', RETRY_AFTER)
  }
  if (search.part === 'suggestions') {
    return exchange.sendFragment(await renderSuggestions(search.query, visit, services), visit.uid)
  }
  await services.responses.renderQueue.start(visit)
  const rendering = await renderSearch(search, visit, services)
  if (!rendering) return answerMissing(exchange, { kind: 'notFound', visit }, services)
  exchange.sendUncached(rendering)
}
