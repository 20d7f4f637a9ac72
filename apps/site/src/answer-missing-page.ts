import type { Logger } from 'pino'
import type { ResponseCache } from './cache/response-cache.ts'
import type { MissingDecision } from './content/decide-visit.ts'
import { translationsElsewhere } from './content/translations-elsewhere.ts'
import type { Exchange } from './exchange.ts'
import { NO_DOCUMENT } from './operations/errors.ts'
import type { RateLimit } from './operations/rate-limit.ts'
import { findNearest, wordsOfPath } from './pages/error/find-nearest.ts'
import { renderError } from './pages/render-error.tsx'
import type { SearchServices } from './pages/search/load-results.ts'
import type { AddressResolution, Asked } from './request/address/resolve-address.ts'
import { asShared, type Visit } from './request/visit.ts'

/** Services for responses that are not a published page. */
export interface MissingPageServices extends SearchServices {
  readonly searchLimit: RateLimit
  readonly responses: ResponseCache
  readonly logger: Logger
  /** An address of any host, against the sites as they are now. */
  readonly resolveAddress: (asked: Asked) => AddressResolution
}

/** Answers an address at which no page is shown: it moved, is gone, or never existed. */
export async function answerMissing(exchange: Exchange, decision: MissingDecision, services: MissingPageServices) {
  if (decision.kind === 'moved') return exchange.sendRedirect(decision.status, decision.location)
  if (decision.kind === 'gone') return answerCached(exchange, decision.visit, 410, services)
  return answerNotFound(exchange, decision.visit, services)
}

/**
 * One cached response serves all unknown addresses of a site, unless the page exists in other languages. If a search
 * for the words of the address finds pages, an uncached response lists them; this counts as a search for the rate
 * limit.
 */
export async function answerNotFound(exchange: Exchange, visit: Visit, services: MissingPageServices): Promise<void> {
  const mayLook = wordsOfPath(visit) !== '' && services.searchLimit.allows(exchange.client, services.now())
  const near = mayLook ? await findNearest(visit, services) : []
  if (near.length === 0) return answerCached(exchange, visit, 404, services)
  exchange.sendUncached(renderError(asShared(visit), 404, services, near), {}, NO_DOCUMENT)
}

async function answerCached(exchange: Exchange, visit: Visit, status: 404 | 410, services: MissingPageServices) {
  const isKnownElsewhere = translationsElsewhere(visit, services.content).length > 0
  const lost = `${visit.placeKey} ${visit.siteUid} ${visit.lang} ${visit.currency}`
  const key = `${status} ${isKnownElsewhere ? visit.cacheKey : lost}`
  const page = await services.responses.get(key, async () => renderError(asShared(visit), status, services), visit)
  return exchange.sendPage(page, visit)
}
