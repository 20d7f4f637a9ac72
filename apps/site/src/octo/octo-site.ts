import type { CurrencyCode } from '@passepartout/content-model/currencies'
import type { LanguageCode } from '@passepartout/content-model/locales'
import type { SiteDocument } from '@passepartout/content-model/site'
import type { RenderedPage } from '../cache/rendered-page.ts'
import { addressOf, type Place } from '../mcp/address-of.ts'
import type { SiteAnswers } from '../mcp/site-answers.ts'
import type { Capabilities } from './capabilities.ts'
import { type OctoFailure, unprocessable } from './octo-failure.ts'
import { type OctoOffer, octoOfferSchema } from './octo-offer.ts'
import { currenciesOf } from './octo-product.ts'
import { OCTO_FORM } from './render-octo.ts'

/** The site that is asked, and how. */
export interface OctoSite {
  readonly place: Place
  readonly site: SiteDocument
  readonly answers: Pick<SiteAnswers, 'form' | 'page'>
  /** The asked language, then that of what has no such texts. */
  readonly languages: readonly LanguageCode[]
  readonly capabilities: Capabilities
}

/** A product of the site, in the first of the languages that it has. */
export interface FoundOffer {
  readonly offer: OctoOffer
  readonly language: LanguageCode
  readonly page: RenderedPage
}

/** Up to twelve digits, as in addresses. */
const PRODUCT_ID = /^[1-9]\d{0,11}$/

/**
 * Reads a product from its page, which is rendered or from the cache as for visitors.
 *
 * @param id as a client sent it
 * @returns `undefined` where the site has no such product
 * @throws CatalogueUnavailableError
 */
export async function readOffer(
  id: unknown,
  currency: CurrencyCode,
  { place, answers, languages }: OctoSite,
): Promise<FoundOffer | undefined> {
  if (typeof id !== 'string' || !PRODUCT_ID.test(id)) return undefined
  for (const language of languages) {
    const address = addressOf(place, { language, currency }, `x-t${id}/`)
    const page = address === undefined ? undefined : await answers.form(address, OCTO_FORM)
    if (page) return { page, language, offer: octoOfferSchema.parse(JSON.parse(await textOf(page))) }
  }
  return undefined
}

/** The asked currency, or the site's own where none is asked for. */
export function currencyOf(asked: string | undefined, { site }: OctoSite): CurrencyCode | OctoFailure {
  const offered = currenciesOf(site)
  const found = asked === undefined ? site.defaultCurrency : offered.find((code) => code === asked)
  return found ?? unprocessable(`Prices are in ${offered.join(', ')}`)
}

export async function textOf(page: RenderedPage): Promise<string> {
  return (await page.body('identity')).toString()
}
