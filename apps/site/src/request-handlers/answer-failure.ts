import { OverloadedError } from '../cache/render-queue.ts'
import type { HttpExchange } from '../http/http-exchange.ts'
import { ApiError } from '../operations/errors.ts'
import type { ErrorStatus } from '../pages/error/view.tsx'
import { CatalogueUnavailableError } from '../pages/loading/load-page.ts'
import { renderError } from '../pages/render-error.tsx'
import type { Resolution } from '../request/resolve.ts'
import type { Visit } from '../request/visit.ts'
import type { MissingPageServices } from './answer-missing-page.ts'

/** Tells clients to retry after an outage. */
const RETRY_AFTER = { 'retry-after': '30' }
/** Tells clients to retry after an overload. */
const SOON = { 'retry-after': '5' }
/** Minimum delay in milliseconds of an overload answer, so that clients that retry at once cost little. */
const PAUSE = 100
/** Maximum additional random delay, so that clients do not retry together. */
const SPREAD = 200

/** An uncached error page in the brand and language of the requested site. */
export function sendErrorPage(
  exchange: HttpExchange,
  visit: Visit,
  status: ErrorStatus,
  problem: string,
  services: MissingPageServices,
) {
  const more = status === 503 ? RETRY_AFTER : {}
  exchange.sendUncached(renderError(visit, status, services), more, problem)
}

/** An error page in the site's design if possible, otherwise without one. */
export function answerFailure(
  exchange: HttpExchange,
  resolution: Resolution,
  error: unknown,
  services: MissingPageServices,
) {
  // Under overload the error page is not rendered either.
  if (error instanceof OverloadedError) {
    setTimeout(() => exchange.sendPlain(503, 'overloaded', SOON), PAUSE + Math.random() * SPREAD)
    return
  }
  const visit = 'visit' in resolution ? resolution.visit : undefined
  if (visit && error instanceof CatalogueUnavailableError)
    return sendErrorPage(exchange, visit, 503, 'catalogue', services)
  const status = isUnavailable(error) ? 503 : 500
  services.logger.error({ err: error, pageIdentifier: visit?.uid }, 'request failed')
  try {
    if (visit) return sendErrorPage(exchange, visit, status, 'exception', services)
  } catch (second) {
    services.logger.error({ err: second }, 'error page failed')
  }
  exchange.sendPlain(status, 'exception', status === 503 ? RETRY_AFTER : {})
}

/** Whether a dependency is temporarily unavailable: the content system, or the published store. */
function isUnavailable(error: unknown): boolean {
  return error instanceof ApiError || (error instanceof Error && 'code' in error && error.code === 'ERR_SQLITE_ERROR')
}
