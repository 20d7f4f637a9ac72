import { type FeedOffer, isInStock, joinUrls, priceFields, shorten } from './feed-offer.ts'

/**
 * The fields of the plain product feed, by the names of Google Merchant Center (https://support.google.com/merchants/answer/7052112), which other
 * advertising systems read too; also the columns of its CSV.
 */
export const MERCHANT_FIELDS = [
  ...(['id', 'title', 'description', 'link', 'image_link', 'additional_image_link'] as const),
  ...(['price', 'sale_price', 'availability', 'brand', 'product_type', 'identifier_exists'] as const),
] as const
export type MerchantFields = Readonly<Record<(typeof MERCHANT_FIELDS)[number], string>>

/** Limits of the format. */
const MAX_TITLE = 150
const MAX_DESCRIPTION = 5000
const MAX_BRAND = 70
const MAX_MORE_IMAGES = 10

/**
 * @param brand name of the site in the offer's language
 * @returns `undefined` without a picture, a price, or any known day, each of which the format requires
 */
export function merchantFields({ product, url, description }: FeedOffer, brand: string): MerchantFields | undefined {
  const [image, ...more] = product.images
  const onSale = isInStock(product)
  if (image === undefined || !product.price || onSale === undefined) return undefined
  const { price, sale = '' } = priceFields(product.price)
  return {
    id: String(product.id),
    title: shorten(product.name, MAX_TITLE),
    description: shorten(description, MAX_DESCRIPTION),
    link: url,
    image_link: image,
    additional_image_link: joinUrls(more.slice(0, MAX_MORE_IMAGES)),
    price,
    sale_price: sale,
    availability: onSale ? 'in_stock' : 'out_of_stock',
    brand: shorten(brand, MAX_BRAND),
    product_type: product.category ?? '',
    identifier_exists: 'no',
  }
}
