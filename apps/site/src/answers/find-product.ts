import type { Rendering } from '../cache/rendered-page.ts'
import type { CacheAnswer } from '../cache/response-cache.ts'
import type { ProductDecision } from '../content/visit/decide-visit.ts'
import type { Destination } from '../content/visit/find-destination.ts'
import { ABOUT_THE_PAGE, addParameters } from '../request/address/parameters.ts'
import { asShared, type Visit } from '../request/visit.ts'
import type { MissingPageServices } from './answer-missing-page.ts'
import type { PageForm } from './answer-page.ts'

/** No such tour group: not cached, because such addresses can be invented. */
const NOTHING: Rendering = {
  status: 404,
  html: '',
  contentSecurityPolicy: '',
  pageIdentifier: '',
  tags: [],
  freshFor: 0,
  usableFor: 0,
}

/** A rendered or cached page of a tour group. */
interface RenderedProduct {
  readonly kind: 'rendered'
  readonly answer: CacheAnswer
  readonly visit: Visit
}

/**
 * Finds the page of a tour group at an address without a published page (docs/decisions/027): the one that an editor of the
 * site wrote, otherwise the generated one at its canonical address.
 *
 * @param search the request's parameters, which redirects keep
 * @throws CatalogueSilentError while the catalogue is unavailable
 */
export async function findProduct(
  { visit, writtenAt }: ProductDecision,
  { keyPrefix, file, canonical, render }: PageForm,
  search: string,
  services: MissingPageServices,
): Promise<Destination | RenderedProduct> {
  if (writtenAt !== undefined) return moveTo(writtenAt, file, search, services)
  const rendering = async () => (await render(asShared(visit), services)) ?? NOTHING
  const answer = await services.responses.get(keyPrefix + visit.cacheKey, rendering, visit)
  const { status, location } = answer.page
  if (location !== undefined) return moveTo(location, file, search, services)
  if (status === 404) return { kind: 'notFound', visit }
  if (canonical !== undefined) return { kind: 'moved', status: 301, location: canonical }
  return { kind: 'rendered', answer, visit }
}

function moveTo(
  address: string,
  file: PageForm['file'],
  search: string,
  { reporter }: Pick<MissingPageServices, 'reporter'>,
): Destination {
  const [path = '', query] = address.split('?')
  const target = path + file + (query === undefined ? '' : `?${query}`)
  const onFailure = (unread: string) => reporter.warning('Invalid URL', { address: unread })
  return { kind: 'moved', status: 301, location: addParameters(target, search, ABOUT_THE_PAGE, onFailure) }
}
