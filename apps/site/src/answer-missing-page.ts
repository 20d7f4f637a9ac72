import type { Logger } from 'pino'
import type { ResponseCache } from './cache/response-cache.ts'
import { findDestination } from './content/find-destination.ts'
import { isShown } from './content/is-shown.ts'
import { translationsElsewhere } from './content/translations-elsewhere.ts'
import type { Exchange } from './exchange.ts'
import { NO_DOCUMENT } from './operations/errors.ts'
import type { RateLimit } from './operations/rate-limit.ts'
import { findNearest, wordsOfPath } from './pages/error/find-nearest.ts'
import { renderError } from './pages/render-error.tsx'
import type { SearchServices } from './pages/search/load-results.ts'
import { parseAddress } from './request/address/parse-address.ts'
import type { AddressResolution, Asked } from './request/address/resolve-address.ts'
import type { Resolution } from './request/resolve.ts'
import { asShared, type Visit } from './request/visit.ts'

/** What answers need that are not a page. */
export interface MissingPageServices extends SearchServices {
  readonly searchLimit: RateLimit
  readonly responses: ResponseCache
  readonly logger: Logger
  /** An address of any host, against the sites as they are now. */
  readonly resolveAddress: (asked: Asked) => AddressResolution
}

/** To the canonical address in one step: also when the page has moved since, and never to where nothing is. */
export async function answerRedirect(
  exchange: Exchange,
  { visit, location }: Extract<Resolution, { readonly kind: 'redirect' }>,
  services: MissingPageServices,
): Promise<void> {
  if (isShown(visit, services.content)) return exchange.sendRedirect(301, location)
  return answerMissingPage(exchange, visit, visit.path, services)
}

/**
 * No page is shown at the address: it moved, is gone, or never was.
 *
 * @param path its canonical form
 */
export async function answerMissingPage(exchange: Exchange, visit: Visit, path: string, services: MissingPageServices) {
  const search = parseAddress(exchange.facts.url)?.search ?? ''
  const destination = findDestination({ host: visit.host, path }, visit, search, services)
  if (destination.kind === 'moved') return exchange.sendRedirect(destination.status, destination.location)
  if (destination.kind === 'gone') return answerCached(exchange, visit, 410, services)
  return answerNotFound(exchange, visit, services)
}

/**
 * One kept answer serves every address of a site that leads nowhere, unless other languages know the address. Where pages are
 * near it, by its words, they are named in one for this request alone; looking for them counts as a search.
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
