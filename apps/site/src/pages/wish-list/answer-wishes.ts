import { answerNotFound, type MissingPageServices } from '../../answer-missing-page.ts'
import type { Exchange } from '../../exchange.ts'
import type { RateLimit } from '../../operations/rate-limit.ts'
import type { Resolution } from '../../request/resolve.ts'
import type { RenderServices } from '../render-services.ts'
import { renderCards, renderWishes } from './render-wishes.tsx'

export interface WishesServices extends RenderServices {
  readonly wishesLimit: RateLimit
}

/** Seconds after which a source may ask again. */
const RETRY_AFTER = { 'retry-after': '60' }

/**
 * Tour groups that an address names by number (docs/decisions/037): a wish list, a comparison, or their cards. Made for one
 * request and kept by nobody here, since there are endlessly many; only so often for one source, and in its turn among the
 * pages that are rendered. A browser may go back to it.
 *
 * @throws OverloadedError when too many wait
 */
export async function answerWishes(
  exchange: Exchange,
  { visit, wishes }: Extract<Resolution, { readonly kind: 'wishes' }>,
  services: MissingPageServices & WishesServices,
): Promise<void> {
  if (!services.wishesLimit.allows(exchange.client, services.now())) {
    return exchange.sendPlain(429, 'too many wish lists', RETRY_AFTER)
  }
  if (wishes.part === 'cards') {
    return exchange.sendFragment(await renderCards(wishes.tgids, visit, services), visit.uid)
  }
  await services.responses.renderQueue.start(visit)
  const rendering = await renderWishes(wishes, visit, services)
  if (!rendering) return answerNotFound(exchange, visit, services)
  exchange.sendUncached(rendering, { 'cache-control': 'private, no-cache' })
}
