import type { Exchange } from './exchange.ts'
import { renderGallery } from './pages/gallery/render-gallery.tsx'
import type { RenderServices } from './pages/render.tsx'
import type { Visit } from './request/visit.ts'

/** In development: every component in every state. What is shown of it is in the query. */
export function answerGallery(exchange: Exchange, visit: Visit, services: RenderServices): void {
  exchange.sendUncached(renderGallery(visit, exchange.facts.url, services))
}
