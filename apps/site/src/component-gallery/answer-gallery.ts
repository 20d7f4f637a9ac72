import type { HttpExchange } from '../http/http-exchange.ts'
import type { RenderServices } from '../pages/render-services.ts'
import type { Visit } from '../request/visit.ts'
import { renderGallery } from './render-gallery.tsx'

/** Answers the component gallery, in development only. The query selects what is shown. */
export function answerGallery(exchange: HttpExchange, visit: Visit, services: RenderServices): void {
  exchange.sendUncached(renderGallery(visit, exchange.facts.url, services))
}
