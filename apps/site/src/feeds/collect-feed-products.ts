import { setTimeout } from 'node:timers/promises'
import type { CurrencyCode } from '@passepartout/content-model/currencies'
import { type LanguageCode, languageDisplayIndex } from '@passepartout/content-model/locales'
import { OverloadedError } from '../cache/render-queue.ts'
import { buildSiteAddress } from '../mcp/build-site-address.ts'
import { InternalSiteClient, type SiteClientServices } from '../mcp/internal-site-client.ts'
import { buildCanonicalAddress } from '../request/address/page-address.ts'
import type { SiteEntry } from '../request/site-directory.ts'
import { loadTourGroupsOf } from '../seo/listed-products.ts'
import { type FeedOffer, type FeedProduct, type FeedSite, feedOfferOf } from './feed-offer.ts'

/** Of a crawler: visitors come first. */
const USER_AGENT = 'Passepartout-feed-bot/1.0'
/** Milliseconds between two attempts while visitors fill the render queue. */
const BUSY_WAIT = 1000
const MAX_BUSY_WAITS = 60

/**
 * What the feeds of a site say of it.
 *
 * @param more currencies besides the site's own
 */
export function buildFeedSite(
  site: SiteEntry,
  more: readonly CurrencyCode[],
  { content, servedLanguages }: Pick<SiteClientServices, 'content' | 'servedLanguages'>,
): FeedSite {
  const names = new Map<LanguageCode, string>()
  const homes = new Map<LanguageCode, string>()
  const inOrder = site.languages.toSorted((one, other) => languageDisplayIndex(one) - languageDisplayIndex(other))
  for (const language of inOrder) {
    const name = content.site(site.uid, language)?.name
    const home = buildCanonicalAddress({ uid: site.uid, lang: language }, content.directory)
    if (name === undefined || home === undefined || !servedLanguages.has(language)) continue
    names.set(language, name)
    homes.set(language, home)
  }
  const currencies = [...new Set([site.defaultCurrency, ...more])]
  return { uid: site.uid, names, homes, languages: [...names.keys()], currencies }
}

/**
 * The products of a site, one after the other, each as its own pages say it in the JSON form: the same data, price and cache. A product without
 * a page or price in a language and currency has no offer there, and one without any is left out. Between pages it rests for as
 * long as the last one took, so it takes half of one processor at most.
 *
 * @param stop ends it with an error
 * @throws OverloadedError when visitors fill the render queue for a minute
 */
export async function* collectFeedProducts(
  known: SiteEntry,
  site: FeedSite,
  services: SiteClientServices,
  stop: AbortSignal,
): AsyncGenerator<FeedProduct> {
  const answers = new InternalSiteClient(known.host, services, USER_AGENT)
  const { directory } = services.content
  const place = { origin: `https://${known.host}`, site: known, directory }
  for (const { tgid } of await loadTourGroupsOf(known, services)) {
    const offers: FeedOffer[] = []
    for (const language of site.languages) {
      for (const currency of site.currencies) {
        const address = buildSiteAddress(place, { language, currency }, `x-t${tgid}/`)
        const offer = address && (await readOffer(address, { language, currency }, answers))
        if (offer) offers.push(currency === known.defaultCurrency ? offer : withCurrency(offer))
      }
    }
    stop.throwIfAborted()
    const [first, ...others] = offers
    if (first) yield { id: tgid, offers: [first, ...others] }
  }
}

async function readOffer(
  address: string,
  asked: Pick<FeedOffer, 'language' | 'currency'>,
  answers: InternalSiteClient,
): Promise<FeedOffer | undefined> {
  const began = performance.now()
  const page = await patiently(() => answers.page(address))
  await setTimeout(performance.now() - began)
  return page && feedOfferOf(page, asked)
}

/** The address shows the prices of the offer to everybody. */
function withCurrency(offer: FeedOffer): FeedOffer {
  const url = new URL(offer.url)
  url.searchParams.set('currency', offer.currency)
  return { ...offer, url: url.href }
}

/** Tries again while visitors fill the render queue. */
async function patiently<T>(read: () => Promise<T>): Promise<T> {
  for (let waits = 0; ; waits += 1) {
    try {
      return await read()
    } catch (error) {
      if (!(error instanceof OverloadedError) || waits >= MAX_BUSY_WAITS) throw error
      await setTimeout(BUSY_WAIT)
    }
  }
}
