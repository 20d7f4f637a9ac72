import type { Endpoint, PayloadRequest } from 'payload'
import { EndpointError, endpoint, requireRight } from '../../access/http/endpoint.ts'
import { UNCACHED } from '../../access/http/error-response.ts'
import type { Settings } from '../../infrastructure/settings.ts'

/** Milliseconds; the site asks the catalogue several times. */
const TIMEOUT = 20_000

/**
 * The site's page "Why is this price shown?" for administrators, who do not reach the site's internal port themselves.
 *
 * @param site the internal port; `undefined` when no site is notified of changes
 */
export function whyPriceEndpoint(site: Settings['siteInternalPort']): Endpoint {
  return endpoint('get', '/why-price', (req) => answerWhyPrice(req, site))
}

async function answerWhyPrice(req: PayloadRequest, site: Settings['siteInternalPort']): Promise<Response> {
  requireRight(req, 'write', 'users', 'price.whyForAdmins')
  if (!site) throw new EndpointError(503, 'price.whyOff')
  const address = new URL('_why-price', site.url)
  address.search = req.searchParams.toString()
  const signal = AbortSignal.timeout(TIMEOUT)
  const answer = await fetch(address, { redirect: 'error', signal }).catch(() => undefined)
  if (!answer?.ok) throw new EndpointError(502, 'price.whyBroken')
  const headers = { 'content-type': 'text/html; charset=utf-8', ...UNCACHED.headers }
  return new Response(await answer.text(), { headers })
}
