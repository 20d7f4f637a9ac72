import type { MissingPageServices } from './answer-missing-page.ts'
import { OverloadedError } from './cache/render-queue.ts'
import type { Exchange } from './exchange.ts'
import { ApiError } from './operations/errors.ts'
import type { ErrorStatus } from './pages/error/view.tsx'
import { CatalogueUnavailableError } from './pages/loading/load-page.ts'
import { renderError } from './pages/render-error.tsx'
import type { Resolution } from './request/resolve.ts'
import type { Visit } from './request/visit.ts'

/** Seconds after which a visitor may find again what is out of order now. */
const RETRY_AFTER = { 'retry-after': '30' }
/** … and when there are only too many at once. */
const SOON = { 'retry-after': '5' }
/** Milliseconds until that is said, at least: who asks again at once would keep the process busy with saying no. */
const PAUSE = 100
/** … and so many more at most, so that not all of them ask again together. */
const SPREAD = 200

/** For this request alone, in the brand and language of the site that was asked. */
export function answerError(
  exchange: Exchange,
  visit: Visit,
  status: ErrorStatus,
  problem: string,
  services: MissingPageServices,
) {
  const more = status === 503 ? RETRY_AFTER : {}
  exchange.sendUncached(renderError(visit, status, services), more, problem)
}

/** Something broke: in the site's name where that still works, else in nobody's. */
export function answerFailure(
  exchange: Exchange,
  resolution: Resolution,
  error: unknown,
  services: MissingPageServices,
) {
  // Not even the page that says so is rendered.
  if (error instanceof OverloadedError) {
    setTimeout(() => exchange.sendPlain(503, 'overloaded', SOON), PAUSE + Math.random() * SPREAD)
    return
  }
  const visit = 'visit' in resolution ? resolution.visit : undefined
  if (visit && error instanceof CatalogueUnavailableError)
    return answerError(exchange, visit, 503, 'catalogue', services)
  const status = isUnavailable(error) ? 503 : 500
  services.logger.error({ err: error, pageIdentifier: visit?.uid }, 'request failed')
  try {
    if (visit) return answerError(exchange, visit, status, 'exception', services)
  } catch (second) {
    services.logger.error({ err: second }, 'error page failed')
  }
  exchange.sendPlain(status, 'exception', status === 503 ? RETRY_AFTER : {})
}

/** What the site reads from is out of order, and may be back soon: the content system, or the published store. */
function isUnavailable(error: unknown): boolean {
  return error instanceof ApiError || (error instanceof Error && 'code' in error && error.code === 'ERR_SQLITE_ERROR')
}
