import type { Logger } from 'pino'
import type { ResponseCache } from '../cache/response-cache.ts'
import { translationsElsewhere } from '../content/links/translations-elsewhere.ts'
import type { Missing } from '../content/visit/find-destination.ts'
import type { Exchange } from '../exchange/exchange.ts'
import { NO_DOCUMENT } from '../operations/errors.ts'
import type { RateLimit } from '../operations/rate-limit.ts'
import { findNearest } from '../pages/error/find-nearest.ts'
import { renderError } from '../pages/render-error.tsx'
import type { SearchServices } from '../pages/search/load-results.ts'
import type { AddressRequest, AddressResolution } from '../request/address/resolve-address.ts'
import { asShared, type Visit } from '../request/visit.ts'
import type { SearchMisses } from '../search/misses/search-misses.ts'

/** Services for responses that are not a published page. */
export interface MissingPageServices extends SearchServices {
  readonly searchLimit: RateLimit
  readonly misses: Pick<SearchMisses, 'note'>
  readonly responses: ResponseCache
  readonly logger: Logger
  /** Resolves an address of any host with the current sites. */
  readonly resolveAddress: (asked: AddressRequest) => AddressResolution
}

/** Answers for an address without a page: gone or never published. */
export async function answerMissing(
  exchange: Exchange,
  { kind, visit }: Missing,
  services: MissingPageServices,
): Promise<void> {
  const status = kind === 'gone' ? 410 : 404
  const near = kind === 'gone' ? [] : await findNearest(visit, exchange.client, services)
  const render = () => renderError(asShared(visit), status, services, near)
  if (near.length > 0) return exchange.sendUncached(render(), {}, NO_DOCUMENT)
  const answer = await services.responses.get(keyOf(visit, status, services), async () => render(), visit)
  return exchange.sendPage(answer, visit)
}

/** One cached response serves all unknown addresses of a site, unless the page exists in other languages. */
function keyOf(visit: Visit, status: number, { content }: MissingPageServices): string {
  const isKnownElsewhere = translationsElsewhere(visit, content).length > 0
  const ofSite = `${visit.placeKey} ${visit.siteUid} ${visit.lang} ${visit.currency}`
  return `${status} ${isKnownElsewhere ? visit.cacheKey : ofSite}`
}
