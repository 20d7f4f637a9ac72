import { TZDate } from '@date-fns/tz'
import { instantOf } from '../../i18n/moment.ts'
import type { DescribeMainEntity, ShownOffer } from '../description/build-structured-data.ts'
import type { MainEntity } from '../description/structured-data-schema.ts'
import { describeReviews } from './describe-reviews.ts'

type Sold = Omit<Extract<MainEntity, { '@type': 'Product' }>, '@type' | 'category'>

/** Separators of address parts, the Arabic one included. */
const COMMA = /[,،]/

/** The tour group with the shown price and rating. */
export const describeProduct: DescribeMainEntity = (sources) => {
  const { offer } = sources
  if (!offer) return undefined
  const category = offer.product.primarySubCategory?.displayName ?? offer.product.primaryCategory?.displayName
  return { '@type': 'Product', ...describeSold(offer, sources), ...(category ? { category } : {}) }
}

/** A show as an event, if the next date and the venue are known; otherwise as a product. */
export const describeShow: DescribeMainEntity = (sources) => {
  const { offer } = sources
  const startDate = offer?.product.nextAvailableDate
  const address = offer?.product.startLocation?.addressLine
  if (!offer || !startDate || !address) return describeProduct(sources)
  return {
    '@type': 'TheaterEvent',
    ...describeSold(offer, sources),
    startDate: offer.curtain ? startOf(startDate, offer.curtain, offer.timeZone) : startDate,
    eventStatus: 'https://schema.org/EventScheduled',
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    location: { '@type': 'Place', name: address.split(COMMA)[0]?.trim() || address, address },
  }
}

/** An instant with the venue's offset from UTC on that day: `2027-07-04T19:30:00+01:00`. */
function startOf(date: string, time: string, timeZone: string): string {
  return new TZDate(instantOf(date, time, timeZone), timeZone).toISOString().replace('.000', '')
}

function describeSold(
  offer: ShownOffer,
  { canonical, document, image, reviewed }: Parameters<DescribeMainEntity>[0],
): Sold {
  const { product, price, isAvailable } = offer
  const description = document.standfirst || product.summary
  const reviews = reviewed.flatMap((shown) => (shown.tgid === product.tgid ? shown.reviews : []))
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
    ...describeReviews({ rating: product.rating, reviews }),
  }
}
