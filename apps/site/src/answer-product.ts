import { answerError } from './answer-failure.ts'
import { answerMissingPage, answerNotFound, type MissingPageServices } from './answer-missing-page.ts'
import type { Rendering } from './cache/rendered-page.ts'
import type { Exchange } from './exchange.ts'
import { CatalogueSilentError } from './pages/loading/load-page.ts'
import { buildPageAddress } from './request/address/page-address.ts'
import { ABOUT_THE_PAGE, addParameters } from './request/address/parameters.ts'
import { type MARKDOWN_FILE, parseAddress } from './request/address/parse-address.ts'
import type { Visit } from './request/visit.ts'

/** One form of a page: its key in the response cache, and how it is made. */
export interface PageForm {
  readonly key: string
  readonly file: '' | typeof MARKDOWN_FILE
  /** Where the address has another form than the one it was asked in. */
  readonly canonical?: string
  readonly render: () => Promise<Rendering | undefined>
}

/** Neither here nor anywhere: not to be kept under an address that anybody may invent. */
const NOTHING: Rendering = {
  status: 404,
  html: '',
  contentSecurityPolicy: '',
  pageIdentifier: '',
  tags: [],
  freshFor: 0,
  usableFor: 0,
}

/**
 * An address that names a tour group, where nobody published a page (docs/decisions/027). What editors say of the address
 * comes first, then the page that they wrote about the tour group; else the catalogue's, under the one address that it has.
 */
export async function answerProduct(
  exchange: Exchange,
  visit: Visit & { readonly tgid: number },
  { key, file, canonical, render }: PageForm,
  services: MissingPageServices,
): Promise<void> {
  const { content } = services
  const { siteUid, lang, tgid, host, path } = visit
  if (content.redirect(host, path)) return answerMissingPage(exchange, visit, path, services)
  const written = content.productPages(siteUid, lang, [tgid]).get(tgid)
  const elsewhere = written && buildPageAddress({ uid: written, lang }, visit, content.directory)
  if (elsewhere) return moveTo(exchange, elsewhere, file, services)
  try {
    const answer = await services.responses.get(key, async () => (await render()) ?? NOTHING, visit)
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
  const search = parseAddress(exchange.facts.url)?.search ?? ''
  const onFailure = (unread: string) => reporter.warning('Invalid URL', { address: unread })
  exchange.sendRedirect(301, addParameters(target, search, ABOUT_THE_PAGE, onFailure))
}
