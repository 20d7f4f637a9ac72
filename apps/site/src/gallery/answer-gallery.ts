import type { Exchange } from '../exchange.ts'
import type { RenderServices } from '../pages/render-services.ts'
import type { Visit } from '../request/visit.ts'
import { renderGallery } from './render-gallery.tsx'

/** In development: every component in every state. What is shown of it is in the query. */
export function answerGallery(exchange: Exchange, visit: Visit, services: RenderServices): void {
  exchange.sendUncached(renderGallery(visit, exchange.facts.url, services))
}
