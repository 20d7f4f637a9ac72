import { hash } from 'node:crypto'
import { cacheTag } from '@passepartout/content-model/cache-tags'
import { RenderedPage, type Rendering } from '../cache/rendered-page.ts'
import type { SiteClientServices } from '../mcp/internal-site-client.ts'
import { FILE_CSP } from '../pages/render-page-file.ts'
import { loadTourGroupsOf } from '../seo/listed-products.ts'
import { formatCapabilities } from './capabilities.ts'
import {
  type FoundOctoProduct,
  findOctoProduct,
  type OctoContext,
  parseOctoCurrency,
  readInBatches,
} from './octo-context.ts'
import { invalidId, type OctoFailure } from './octo-failure.ts'
import { serializeForCapabilities } from './octo-response-schemas.ts'

/** The standard has no pages of a list. */
const MOST_PRODUCTS = 2000
/** Milliseconds for which an answer without products is kept. */
const KEPT_EMPTY = 60_000

/**
 * `GET /products/{id}`.
 *
 * @param currency as a client sent it
 * @param now milliseconds since the epoch
 * @throws CatalogueUnavailableError
 */
export async function answerProduct(
  id: string,
  currency: string | undefined,
  octo: OctoContext,
  now: number,
): Promise<RenderedPage | OctoFailure> {
  const asked = parseOctoCurrency(currency, octo)
  if (typeof asked === 'object') return asked
  const found = await findOctoProduct(id, asked, octo)
  if (!found) return invalidId('productId', id)
  const text = serializeForCapabilities(octo.capabilities, found.offer.product)
  return new RenderedPage(renderingOf(text, [found], octo, now), now)
}

/**
 * `GET /products`: the products in lists and pages of the site, by id, at most 2,000. The answer is kept as long as each page of a product
 * is, and purged with any of them.
 *
 * @throws CatalogueUnavailableError for a list that would lack what the catalogue does not tell at the moment
 */
export async function answerProducts(
  currency: string | undefined,
  octo: OctoContext,
  services: SiteClientServices,
): Promise<RenderedPage | OctoFailure> {
  const asked = parseOctoCurrency(currency, octo)
  if (typeof asked === 'object') return asked
  const { responses, now } = services
  const listed = await loadTourGroupsOf(octo.place.site, services)
  const ids = listed.slice(0, MOST_PRODUCTS).map(({ tgid }) => String(tgid))
  const { site, languages, capabilities } = octo
  const told = `${languages} ${asked} ${formatCapabilities(capabilities)} ${hash('sha1', ids.join(' '))}`
  const render = async () => {
    const read = await Array.fromAsync(readInBatches(ids, (id) => findOctoProduct(id, asked, octo)))
    const found = read.flat().filter((product) => product !== undefined)
    const products = found.map(({ offer }) => offer.product)
    return renderingOf(serializeForCapabilities(capabilities, products), found, octo, now())
  }
  return (await responses.get(`octo products ${site.uid} ${told}`, render, { isBot: true })).page
}

/** Lasts as long as each of the pages that it is made of. */
function renderingOf(text: string, found: readonly FoundOctoProduct[], { site }: OctoContext, now: number): Rendering {
  const pages = found.map(({ page }) => page)
  const oldest = Math.min(...pages.map(({ oldestPrice = Number.POSITIVE_INFINITY }) => oldestPrice))
  const lasts = (untils: readonly number[]) => Math.max(0, Math.min(...untils) - now)
  return {
    status: 200,
    html: text,
    contentType: 'application/json',
    contentSecurityPolicy: FILE_CSP,
    pageIdentifier: site.uid,
    isHidden: true,
    tags: [...new Set([cacheTag.site(site.uid), ...pages.flatMap(({ tags }) => tags)])],
    freshFor: lasts([now + KEPT_EMPTY, ...pages.map(({ freshUntil }) => freshUntil)]),
    usableFor: pages.length === 0 ? KEPT_EMPTY : lasts(pages.map(({ usableUntil }) => usableUntil)),
    ...(Number.isFinite(oldest) ? { oldestPrice: oldest } : {}),
  }
}
