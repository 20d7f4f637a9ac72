import { hash } from 'node:crypto'
import { cacheTag } from '@passepartout/content-model/cache-tags'
import { chunk } from '@passepartout/content-model/chunk'
import type { CurrencyCode } from '@passepartout/content-model/currencies'
import { RenderedPage, type Rendering } from '../cache/rendered-page.ts'
import type { ResponseCache } from '../cache/response-cache.ts'
import { FILE_CSP } from '../pages/render-page-file.ts'
import { formatCapabilities } from './capabilities.ts'
import { type FoundOctoProduct, findOctoProduct, type OctoContext, parseOctoCurrency } from './octo-context.ts'
import { invalidId, type OctoFailure } from './octo-failure.ts'
import { serializeForCapabilities } from './octo-response-schemas.ts'

interface ProductServices {
  readonly responses: ResponseCache
  /** Ids of the tour groups of the site, in order. */
  readonly listed: () => Promise<readonly number[]>
  /** Milliseconds since the epoch. */
  readonly now: () => number
}

/** The standard has no pages of a list. */
const MOST_PRODUCTS = 2000
/** Products that are read side by side, so that visitors wait for few of them. */
const AT_ONCE = 4
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
  return new RenderedPage(
    renderingOf(serializeForCapabilities(octo.capabilities, found.offer.product), [found], octo, now),
    now,
  )
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
  { responses, listed, now }: ProductServices,
): Promise<RenderedPage | OctoFailure> {
  const asked = parseOctoCurrency(currency, octo)
  if (typeof asked === 'object') return asked
  const ids = (await listed()).slice(0, MOST_PRODUCTS)
  const { site, languages, capabilities } = octo
  const told = `${languages} ${asked} ${formatCapabilities(capabilities)} ${hash('sha1', ids.join(' '))}`
  const render = async () => {
    const found = await readAll(ids, asked, octo)
    const text = serializeForCapabilities(
      capabilities,
      found.map(({ offer }) => offer.product),
    )
    return renderingOf(text, found, octo, now())
  }
  return (await responses.get(`octo products ${site.uid} ${told}`, render, { isBot: true })).page
}

async function readAll(
  ids: readonly number[],
  currency: CurrencyCode,
  octo: OctoContext,
): Promise<readonly FoundOctoProduct[]> {
  const found: FoundOctoProduct[] = []
  for (const some of chunk(ids, AT_ONCE)) {
    const offers = await Promise.all(some.map((id) => findOctoProduct(String(id), currency, octo)))
    found.push(...offers.flatMap((offer) => offer ?? []))
  }
  return found
}

/** Lasts as long as each of the pages that it is made of. */
function renderingOf(text: string, found: readonly FoundOctoProduct[], { site }: OctoContext, now: number): Rendering {
  const pages = found.map(({ page }) => page)
  const oldest = Math.min(...pages.map(({ oldestPrice = Number.POSITIVE_INFINITY }) => oldestPrice))
  const lasts = (untils: readonly number[]) => Math.max(0, Math.min(now + KEPT_EMPTY, ...untils) - now)
  return {
    status: 200,
    html: text,
    contentType: 'application/json',
    contentSecurityPolicy: FILE_CSP,
    pageIdentifier: site.uid,
    isHidden: true,
    tags: [...new Set([cacheTag.site(site.uid), ...pages.flatMap(({ tags }) => tags)])],
    freshFor: lasts(pages.map(({ freshUntil }) => freshUntil)),
    usableFor:
      pages.length === 0 ? KEPT_EMPTY : Math.max(0, Math.min(...pages.map(({ usableUntil }) => usableUntil)) - now),
    ...(Number.isFinite(oldest) ? { oldestPrice: oldest } : {}),
  }
}
