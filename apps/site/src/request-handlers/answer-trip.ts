import type { HttpExchange } from '../http/http-exchange.ts'
import { optimisedTripAddress, renderTrip, renderTripCalendar } from '../pages/trip/render-trip.tsx'
import type { Resolution } from '../request/resolve.ts'
import { answerMissingPage, type MissingPageServices } from './answer-missing-page.ts'
import type { WishesServices } from './answer-wishes.ts'

/**
 * Answers a trip, whose days and stops are in the address (docs/decisions/100-trips.md). Nothing of it is kept by any cache; only the catalogue's
 * answers are shared. Rate-limited per client like wish lists, and queued with page renders.
 *
 * @throws OverloadedError when the render queue is full
 */
export async function answerTrip(
  exchange: HttpExchange,
  { visit, trip }: Extract<Resolution, { readonly kind: 'trip' }>,
  services: MissingPageServices & WishesServices,
): Promise<void> {
  if (!services.wishesLimit.allows(exchange.client, services.now())) return exchange.sendTooMany('trips')
  await services.responses.renderQueue.start(visit)
  if (trip.part === 'arranged') {
    const location = await optimisedTripAddress(trip, visit, services)
    if (location !== undefined) return exchange.sendRedirect(303, location)
  } else {
    const rendering = await (trip.part === 'plan' ? renderTrip : renderTripCalendar)(trip, visit, services)
    if (rendering) return exchange.sendUncached(rendering)
  }
  return answerMissingPage(exchange, { kind: 'notFound', visit }, services)
}
