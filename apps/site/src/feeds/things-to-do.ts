import type { LanguageCode } from '@passepartout/content-model/locales'
import type { OfferJson, PriceJson } from '../pages/json/page-json-schema.ts'
import { escapeMarkup } from '../ui/markup/escape-markup.ts'
import { type FeedOffer, type FeedProduct, type FeedSite, shorten } from './feed-offer.ts'

/**
 * Google's product feed "Things to do": https://developers.google.com/travel/things-to-do/reference/feed-spec/product-feed. What the catalogue does not
 * say is absent: operator, place ids, kind of ticket. The prices of an option are those of its ticket, one for each currency.
 */

const MINUTE_SECONDS = 60
const NANOS = 1_000_000_000
/** Limits of the format. */
const MAX_TITLE = 150
const MAX_DESCRIPTION = 16_000
const MAX_MEDIA = 30

/** A product of the feed: its texts in all languages of the site, an option for each ticket with a price. */
export function thingsToDoProduct({ id, offers }: FeedProduct, site: FeedSite) {
  const [first] = offers
  const { rating, images } = first.product
  return {
    id: String(id),
    title: textsOf(offers, ({ product }) => shorten(product.name, MAX_TITLE)),
    // The format reads it as HTML.
    description: textsOf(offers, ({ description }) => escapeMarkup(shorten(description, MAX_DESCRIPTION))),
    ...(rating ? { rating: { average_value: rating.average, rating_count: rating.count } } : {}),
    related_media: images.slice(0, MAX_MEDIA).map((url) => ({ url, type: 'MEDIA_TYPE_PHOTO' })),
    options: optionsOf(offers),
    inventory_type: 'INVENTORY_TYPE_DEFAULT',
    brand_name: localizedTexts(site.names),
  }
}

/** One option for each ticket with a price; the product itself where none has one. */
function optionsOf(offers: FeedProduct['offers']) {
  const [{ product, url }] = offers
  const common = { ...termsOf(product), ...placesOf(product) }
  const options = product.tickets.flatMap(({ id }) => {
    const ofTicket = (offer: FeedOffer) => offer.product.tickets.find((ticket) => ticket.id === id)
    const prices = pricesOf(offers, (offer) => ofTicket(offer)?.price)
    const title = textsOf(offers, (offer) => shorten(ofTicket(offer)?.name ?? '', MAX_TITLE))
    if (prices.length === 0 || title.localized_texts.length === 0) return []
    const landing_page = { url: landingPage(url, { variant: id }) }
    return [{ id: `${product.id}-${id}`, title, landing_page, ...common, price_options: prices }]
  })
  if (options.length > 0) return options
  return [
    {
      id: String(product.id),
      title: textsOf(offers, (offer) => shorten(offer.product.name, MAX_TITLE)),
      landing_page: { url: landingPage(url, {}) },
      ...common,
      price_options: pricesOf(offers, (offer) => offer.product.price),
    },
  ]
}

/** With the visitor's currency, which Google puts in place of `{currency}`. */
function landingPage(url: string, { variant }: { readonly variant?: number }): string {
  const { origin, pathname } = new URL(url)
  return `${origin}${pathname}?${variant === undefined ? '' : `variant=${variant}&`}currency={currency}`
}

function termsOf({ durationMinutes, freeCancellationMinutes, category }: OfferJson) {
  return {
    ...(durationMinutes ? { duration_sec: Math.round(durationMinutes.max * MINUTE_SECONDS) } : {}),
    ...(freeCancellationMinutes !== undefined && { cancellation_policy: fullRefundUntil(freeCancellationMinutes) }),
    ...(category === undefined ? {} : { option_categories: [{ label: category }] }),
  }
}

function fullRefundUntil(minutes: number) {
  const min_duration_before_start_time_sec = minutes * MINUTE_SECONDS
  return { refund_conditions: [{ min_duration_before_start_time_sec, refund_percent: 100 }] }
}

/** Where it begins. Whether it admits to a place nobody says, so it is related to it alone. */
function placesOf({ start, name }: OfferJson) {
  if (!start) return {}
  const { address, latitude, longitude } = start
  const place_info = {
    name: address?.split(',')[0]?.trim() || name,
    coordinates: { latitude, longitude },
    ...(address === undefined ? {} : { unstructured_address: address }),
  }
  const location = { location: { place_info } }
  return { related_locations: [{ location, relation_type: 'RELATION_TYPE_RELATED_NO_ADMISSION' }] }
}

/** The price of one adult, or of a group, in each currency. */
function pricesOf(offers: readonly FeedOffer[], priceOf: (offer: FeedOffer) => PriceJson | undefined) {
  const found = new Map<string, PriceJson>()
  for (const offer of offers) {
    const price = priceOf(offer)
    if (price && !found.has(price.currency)) found.set(price.currency, price)
  }
  return [...found.values()].map(({ amount, currency, per }) => ({
    id: `${per}-${currency.toLowerCase()}`,
    title: per === 'group' ? 'Group' : 'Adult',
    price: moneyOf(amount, currency),
  }))
}

/** Whole units and billionths of one. */
function moneyOf(amount: number, currency_code: string) {
  const units = Math.trunc(amount)
  // From the digits of the amount: 33.3 − 33 is not 0.3.
  const nanos = Math.round((amount - units) * NANOS)
  return { currency_code, units, nanos: Math.round(nanos / 1000) * 1000 }
}

/** A text in each language that has one, in the first currency. */
function textsOf(offers: readonly FeedOffer[], textOf: (offer: FeedOffer) => string) {
  const texts = new Map<LanguageCode, string>()
  for (const offer of offers) {
    const text = textOf(offer)
    if (text !== '' && !texts.has(offer.language)) texts.set(offer.language, text)
  }
  return localizedTexts(texts)
}

function localizedTexts(texts: ReadonlyMap<LanguageCode, string>) {
  return { localized_texts: [...texts].map(([language_code, text]) => ({ language_code, text })) }
}
