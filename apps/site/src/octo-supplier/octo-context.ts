import { chunk } from '@passepartout/content-model/chunk'
import type { CurrencyCode } from '@passepartout/content-model/currencies'
import type { LanguageCode } from '@passepartout/content-model/locales'
import type { SiteDocument } from '@passepartout/content-model/site'
import type { RenderedPage } from '../cache/rendered-page.ts'
import { buildSiteAddress, type McpSite } from '../mcp/build-site-address.ts'
import { type InternalSiteClient, readPageText } from '../mcp/internal-site-client.ts'
import type { Capabilities } from './capabilities.ts'
import { type OctoFailure, unprocessable } from './octo-failure.ts'
import { siteCurrencies } from './octo-product.ts'
import { type OctoProductData, octoProductDataSchema } from './octo-response-schemas.ts'
import { OCTO_FORMAT } from './render-octo.ts'

/** The site that is asked, and how. */
export interface OctoContext {
  readonly place: McpSite
  readonly site: SiteDocument
  readonly answers: Pick<InternalSiteClient, 'form' | 'page'>
  /** The asked language, then that of what has no such texts. */
  readonly languages: readonly LanguageCode[]
  readonly capabilities: Capabilities
}

/** A product of the site, in the first of the languages that it has. */
export interface FoundOctoProduct {
  readonly offer: OctoProductData
  readonly language: LanguageCode
  readonly page: RenderedPage
}

/** What is read side by side. */
const AT_ONCE = 4
/** Up to twelve digits, as in addresses. */
const PRODUCT_ID = /^[1-9]\d{0,11}$/

/**
 * Reads a product from its page, which is rendered or from the cache as for visitors.
 *
 * @param id as a client sent it
 * @returns `undefined` where the site has no such product
 * @throws CatalogueUnavailableError
 */
export async function findOctoProduct(
  id: unknown,
  currency: CurrencyCode,
  { place, answers, languages }: OctoContext,
): Promise<FoundOctoProduct | undefined> {
  if (typeof id !== 'string' || !PRODUCT_ID.test(id)) return undefined
  for (const language of languages) {
    const page = await answers.form(buildSiteAddress(place, { language, currency }, `x-t${id}/`), OCTO_FORMAT)
    if (page) return { page, language, offer: octoProductDataSchema.parse(JSON.parse(await readPageText(page))) }
  }
  return undefined
}

/** The asked currency, or the site's own where none is asked for. */
export function parseOctoCurrency(asked: string | undefined, { site }: OctoContext): CurrencyCode | OctoFailure {
  const offered = siteCurrencies(site)
  const found = asked === undefined ? site.defaultCurrency : offered.find((code) => code === asked)
  return found ?? unprocessable(`Prices are in ${offered.join(', ')}`)
}

/** Reads a few side by side, so that visitors wait for few of them. */
export async function* readInBatches<T, R>(items: readonly T[], read: (item: T) => Promise<R>): AsyncGenerator<R[]> {
  for (const some of chunk(items, AT_ONCE)) yield await Promise.all(some.map(read))
}
