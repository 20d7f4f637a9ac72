import type { HttpExchange } from '../http/http-exchange.ts'
import type { RateLimiter } from '../operations/rate-limiter.ts'
import type { RenderServices } from '../pages/render-services.ts'
import { renderProductCards, renderWishes } from '../pages/wish-list/render-wishes.tsx'
import type { Resolution } from '../request/resolve.ts'
import { answerMissingPage, type MissingPageServices } from './answer-missing-page.ts'

export interface WishesServices extends RenderServices {
  readonly wishesLimit: RateLimiter
}

/**
 * Answers a wish list, a comparison, or cards of tour groups whose ids are in the address (docs/decisions/037). Not
 * cached on the server, because the combinations are unbounded; rate-limited per client and queued with page renders.
 * The browser may reuse the response on going back.
 *
 * @throws OverloadedError when the render queue is full
 */
export async function answerWishes(
  exchange: HttpExchange,
  { visit, wishes }: Extract<Resolution, { readonly kind: 'wishes' }>,
  services: MissingPageServices & WishesServices,
): Promise<void> {
  if (!services.wishesLimit.allows(exchange.client, services.now())) return exchange.sendTooMany('wish lists')
  if (wishes.part === 'cards') {
    return exchange.sendFragment(await renderProductCards(wishes.tgids, visit, services), visit.uid)
  }
  await services.responses.renderQueue.start(visit)
  const rendering = await renderWishes(wishes, visit, services)
  if (!rendering) return answerMissingPage(exchange, { kind: 'notFound', visit }, services)
  exchange.sendUncached(rendering, { 'cache-control': 'private, no-cache' })
}
