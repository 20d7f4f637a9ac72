import type { DescribeMainEntity, ShownOffer } from '../description/build-structured-data.ts'
import type { MainEntity } from '../description/structured-data-schema.ts'

type Sold = Omit<Extract<MainEntity, { '@type': 'Product' }>, '@type' | 'category'>

/** Between the parts of an address, in Arabic too. */
const COMMA = /[,،]/

/** The tour group with the price and the rating that the page shows, and no other. */
export const describeProduct: DescribeMainEntity = (sources) => {
  const { offer } = sources
  if (!offer) return undefined
  const category = offer.product.primarySubCategory?.displayName ?? offer.product.primaryCategory?.displayName
  return { '@type': 'Product', ...describeSold(offer, sources), ...(category ? { category } : {}) }
}

/** A show as the event that it is next, where its day and its house are known; else as what is sold. */
export const describeShow: DescribeMainEntity = (sources) => {
  const { offer } = sources
  const startDate = offer?.product.nextAvailableDate
  const address = offer?.product.startLocation?.addressLine
  if (!offer || !startDate || !address) return describeProduct(sources)
  return {
    '@type': 'TheaterEvent',
    ...describeSold(offer, sources),
    startDate: offer.curtain ? `${startDate}T${offer.curtain}:00` : startDate,
    eventStatus: 'https://schema.org/EventScheduled',
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    location: { '@type': 'Place', name: address.split(COMMA)[0]?.trim() || address, address },
  }
}

function describeSold(offer: ShownOffer, { canonical, document, image }: Parameters<DescribeMainEntity>[0]): Sold {
  const { product, price, isAvailable } = offer
  const description = document.standfirst || product.summary
  return {
    '@id': `${canonical}#product`,
    name: product.name,
    ...(description ? { description } : {}),
    ...(image ? { image } : {}),
    url: canonical,
    ...(price
      ? {
          offers: {
            '@type': 'AggregateOffer',
            url: canonical,
            lowPrice: price.display.amount,
            priceCurrency: price.display.currency,
            ...(product.variants.length > 0 ? { offerCount: product.variants.length } : {}),
            ...(isAvailable ? { availability: 'https://schema.org/InStock' as const } : {}),
          },
        }
      : {}),
    ...(product.rating && product.rating.average >= 1 && product.rating.count > 0
      ? {
          aggregateRating: {
            '@type': 'AggregateRating',
            ratingValue: Math.round(product.rating.average * 10) / 10,
            ratingCount: product.rating.count,
            bestRating: 5,
            worstRating: 1,
          },
        }
      : {}),
  }
}
