import { uncachedRendering } from '../cache/rendered-page.ts'
import type { CacheResult } from '../cache/response-cache.ts'
import type { ProductDecision } from '../content/visit/decide-visit.ts'
import type { RedirectResult } from '../content/visit/resolve-redirect.ts'
import { addParameters, PAGE_IDENTITY_PARAMETERS } from '../request/address/query-parameters.ts'
import { toCacheableVisit, type Visit } from '../request/visit.ts'
import type { MissingPageServices } from './answer-missing-page.ts'
import type { PageFormat } from './answer-page.ts'

/** No such tour group: not cached, because such addresses can be invented. */
const NOTHING = uncachedRendering(404, '', '')

/** A rendered or cached page of a tour group. */
interface RenderedProduct {
  readonly kind: 'rendered'
  readonly answer: CacheResult
  readonly visit: Visit
}

/**
 * Finds the page of a tour group at an address without a published page (docs/decisions/027): the one that an editor of the
 * site wrote, otherwise the generated one at its canonical address.
 *
 * @param search the request's parameters, which redirects keep
 * @throws CatalogueUnavailableError while the catalogue is unavailable
 */
export async function renderOrRedirectProductPage(
  { visit, writtenAt }: ProductDecision,
  { keyPrefix, file, canonical, render }: PageFormat,
  search: string,
  services: MissingPageServices,
): Promise<RedirectResult | RenderedProduct> {
  if (writtenAt !== undefined) return moveTo(writtenAt, file, search, services)
  const rendering = async () => (await render(toCacheableVisit(visit), services)) ?? NOTHING
  const answer = await services.responses.get(keyPrefix + visit.cacheKey, rendering, visit)
  const { status, location } = answer.page
  if (location !== undefined) return moveTo(location, file, search, services)
  if (status === 404) return { kind: 'notFound', visit }
  if (canonical !== undefined) return { kind: 'moved', status: 301, location: canonical }
  return { kind: 'rendered', answer, visit }
}

function moveTo(
  address: string,
  file: PageFormat['file'],
  search: string,
  { reporter }: Pick<MissingPageServices, 'reporter'>,
): RedirectResult {
  const [path = '', query] = address.split('?')
  const target = path + file + (query === undefined ? '' : `?${query}`)
  const onFailure = (unread: string) => reporter.warning('Invalid URL', { address: unread })
  return { kind: 'moved', status: 301, location: addParameters(target, search, PAGE_IDENTITY_PARAMETERS, onFailure) }
}
