import type { LanguageCode } from '@passepartout/content-model/locales'
import { type FeedOffer, type FeedSite, isInStock, joinUrls, priceFields, shorten } from './feed-offer.ts'

/** Limits of the format. */
const MAX_TITLE = 150
const MAX_DESCRIPTION = 5000
const MAX_NAME = 70

/**
 * A line of the product feed of assistants that shop (https://developers.openai.com/commerce/specs/feed): found by search, never bought in the
 * assistant.
 *
 * @param countries two-letter codes: where the products are offered, the first where the seller is
 * @returns `undefined` without a picture or a price, which the format requires
 */
export function shoppingAssistantItem(
  { product, url, description, language }: FeedOffer,
  site: FeedSite,
  countries: readonly [string, ...string[]],
): Readonly<Record<string, unknown>> | undefined {
  const [image, ...more] = product.images
  if (image === undefined || !product.price) return undefined
  const { price, sale } = priceFields(product.price)
  const seller = sellerOf(site, language)
  const { rating, category } = product
  return {
    item_id: String(product.id),
    is_eligible_search: true,
    is_eligible_checkout: false,
    title: shorten(product.name, MAX_TITLE),
    description: shorten(description, MAX_DESCRIPTION),
    url,
    brand: seller.name,
    image_url: image,
    ...(more.length > 0 ? { additional_image_urls: joinUrls(more) } : {}),
    price,
    ...(sale === undefined ? {} : { sale_price: sale }),
    availability: AVAILABILITY[String(isInStock(product))],
    ...(category === undefined ? {} : { product_category: category }),
    ...(rating ? { star_rating: String(rating.average), review_count: rating.count } : {}),
    seller_name: seller.name,
    seller_url: seller.url,
    target_countries: countries,
    store_country: countries[0],
  }
}

const AVAILABILITY: Readonly<Record<string, string>> = { true: 'in_stock', false: 'out_of_stock', undefined: 'unknown' }

function sellerOf({ names, homes }: FeedSite, language: LanguageCode) {
  return { name: shorten(names.get(language) ?? '', MAX_NAME), url: homes.get(language) }
}
