import { answerError } from './answer-failure.ts'
import { answerNotFound, type MissingPageServices } from './answer-missing-page.ts'
import type { PageForm } from './answer-page.ts'
import type { Rendering } from './cache/rendered-page.ts'
import type { ProductDecision } from './content/decide-visit.ts'
import type { Exchange } from './exchange.ts'
import { CatalogueSilentError } from './pages/loading/load-page.ts'
import { ABOUT_THE_PAGE, addParameters } from './request/address/parameters.ts'
import { asShared } from './request/visit.ts'

/** No tour group: not cached, because anybody may invent such addresses. */
const NOTHING: Rendering = {
  status: 404,
  html: '',
  contentSecurityPolicy: '',
  pageIdentifier: '',
  tags: [],
  freshFor: 0,
  usableFor: 0,
}

interface ProductForm extends PageForm {
  readonly canonical: string | undefined
}

/**
 * Answers an address that names a tour group, where nobody published a page (docs/decisions/027): the page that an
 * editor wrote about the tour group on this site, otherwise the catalogue's, under its one address.
 */
export async function answerProduct(
  exchange: Exchange,
  { visit, writtenAt }: ProductDecision,
  { keyPrefix, file, canonical, render }: ProductForm,
  services: MissingPageServices,
): Promise<void> {
  if (writtenAt !== undefined) return moveTo(exchange, writtenAt, file, services)
  try {
    const rendering = async () => (await render(asShared(visit), services)) ?? NOTHING
    const answer = await services.responses.get(keyPrefix + visit.cacheKey, rendering, visit)
    const { status, location } = answer.page
    if (location !== undefined) return moveTo(exchange, location, file, services)
    if (status === 404) return answerNotFound(exchange, visit, services)
    if (canonical !== undefined) return exchange.sendRedirect(301, canonical)
    return exchange.sendPage(answer, visit)
  } catch (error) {
    if (!(error instanceof CatalogueSilentError)) throw error
    return answerError(exchange, visit, 503, 'catalogue', services)
  }
}

function moveTo(exchange: Exchange, address: string, file: PageForm['file'], { reporter }: MissingPageServices): void {
  const [path = '', query] = address.split('?')
  const target = path + file + (query === undefined ? '' : `?${query}`)
  const onFailure = (unread: string) => reporter.warning('Invalid URL', { address: unread })
  exchange.sendRedirect(301, addParameters(target, exchange.search, ABOUT_THE_PAGE, onFailure))
}
