import type { CurrencyCode } from '@passepartout/content-model/currencies'
import type { LanguageCode } from '@passepartout/content-model/locales'
import type { OfferJson, PageJson, PriceJson } from '../pages/json/page-json-schema.ts'

/** A site as its feeds name it. */
export interface FeedSite {
  readonly uid: string
  /** Name in each of its languages. */
  readonly names: ReadonlyMap<LanguageCode, string>
  /** Address of its home page in each of its languages. */
  readonly homes: ReadonlyMap<LanguageCode, string>
  /** Languages of the feeds, the first one first. */
  readonly languages: readonly LanguageCode[]
  /** Currencies of the feeds; the first is the site's. */
  readonly currencies: readonly CurrencyCode[]
}

/** A product in one language and currency, as its page says it. */
export interface FeedOffer {
  readonly language: LanguageCode
  readonly currency: CurrencyCode
  /** Of its page, with the currency where it is not the site's. */
  readonly url: string
  /** Plain text, never empty. */
  readonly description: string
  readonly product: OfferJson
}

/** A product with a price; at least one offer, in the order of languages and then of currencies. */
export interface FeedProduct {
  readonly id: number
  readonly offers: readonly [FeedOffer, ...FeedOffer[]]
}

/**
 * The offer of a product's page.
 *
 * @returns `undefined` without a price, and where the page is in another language or currency than asked: that is another offer
 */
export function feedOfferOf(page: PageJson, asked: Pick<FeedOffer, 'language' | 'currency'>): FeedOffer | undefined {
  const { product } = page
  if (!product?.price) return undefined
  if (page.language !== asked.language || product.price.currency !== asked.currency) return undefined
  const description = product.summary ?? (page.description || product.name)
  return { ...asked, url: page.url, description, product }
}

/** Whether a day is on sale; absent where no day is known. */
export function isInStock({ days, nextAvailableDate }: OfferJson): boolean | undefined {
  if (days.length > 0) return days.some(({ state }) => state === 'open')
  return nextAvailableDate === undefined ? undefined : true
}

/** As feeds write money: `29.50 EUR`, `4800 JPY`. */
export function moneyText({ amount, currency }: Pick<PriceJson, 'amount' | 'currency'>): string {
  const digits = new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits
  const fixed = amount.toFixed(digits)
  // What the page says, even where a currency has no such part.
  return `${Number(fixed) === amount ? fixed : amount} ${currency}`
}

/** The price before a discount, and what is paid with one. */
export function priceFields({ originalAmount, ...price }: PriceJson): {
  readonly price: string
  readonly sale?: string
} {
  if (originalAmount === undefined) return { price: moneyText(price) }
  return { price: moneyText({ ...price, amount: originalAmount }), sale: moneyText(price) }
}

/** Addresses in one field, separated by commas; those inside of them are encoded. */
export function joinUrls(addresses: readonly string[]): string {
  return addresses.map((address) => address.replaceAll(',', '%2C')).join(',')
}

/** @param longest characters, as people count them */
export function shorten(text: string, longest: number): string {
  const characters = [...text]
  if (characters.length <= longest) return text
  const start = characters.slice(0, longest - 1).join('')
  return `${start.trimEnd()}…`
}
