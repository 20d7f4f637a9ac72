import type { Logger } from 'pino'
import type { ResponseCache } from '../cache/response-cache.ts'
import { translationsOfMissingPage } from '../content/links/available-languages.ts'
import type { MissingPage } from '../content/visit/resolve-redirect.ts'
import type { HttpExchange } from '../http/http-exchange.ts'
import { NO_DOCUMENT_MESSAGE } from '../operations/errors.ts'
import type { RateLimiter } from '../operations/rate-limiter.ts'
import { findSimilarPages } from '../pages/error/find-similar-pages.ts'
import { renderError } from '../pages/render-error.tsx'
import type { SearchServices } from '../pages/search/load-results.ts'
import type { AddressRequest, AddressResolution } from '../request/address/resolve-address.ts'
import { toCacheableVisit, type Visit } from '../request/visit.ts'
import type { SearchMissCounter } from '../search/misses/search-miss-counter.ts'

/** Services for responses that are not a published page. */
export interface MissingPageServices extends SearchServices {
  readonly searchLimit: RateLimiter
  readonly misses: Pick<SearchMissCounter, 'note'>
  readonly responses: ResponseCache
  readonly logger: Logger
  /** Resolves an address of any host with the current sites. */
  readonly resolveAddress: (asked: AddressRequest) => AddressResolution
}

/** Answers for an address without a page: gone or never published. */
export async function answerMissingPage(
  exchange: HttpExchange,
  { kind, visit }: MissingPage,
  services: MissingPageServices,
): Promise<void> {
  const status = kind === 'gone' ? 410 : 404
  const near = kind === 'gone' ? [] : await findSimilarPages(visit, exchange.client, services)
  const render = () => renderError(toCacheableVisit(visit), status, services, near)
  if (near.length > 0) return exchange.sendUncached(render(), {}, NO_DOCUMENT_MESSAGE)
  const answer = await services.responses.get(keyOf(visit, status, services), async () => render(), visit)
  return exchange.sendPage(answer, visit)
}

/** One cached response serves all unknown addresses of a site, unless the page exists in other languages. */
function keyOf(visit: Visit, status: number, { content }: MissingPageServices): string {
  const isKnownElsewhere = translationsOfMissingPage(visit, content).length > 0
  const ofSite = `${visit.placeKey} ${visit.siteUid} ${visit.lang} ${visit.currency}`
  return `${status} ${isKnownElsewhere ? visit.cacheKey : ofSite}`
}
