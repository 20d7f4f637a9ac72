import { TZDate } from '@date-fns/tz'
import { instantOf } from '../../i18n/zoned-time.ts'
import type { BuildMainEntity, ShownOffer } from '../metadata/build-structured-data.ts'
import type { MainEntity } from '../metadata/structured-data-schema.ts'
import { reviewStructuredData } from './review-structured-data.ts'

type Sold = Omit<Extract<MainEntity, { '@type': 'Product' }>, '@type' | 'sku' | 'category'>

/** Separators of address parts, the Arabic one included. */
const COMMA = /[,،]/

/** The tour group with the shown price and rating. */
export const buildProductMainEntity: BuildMainEntity = (sources) => {
  const { offer } = sources
  if (!offer) return undefined
  const { tgid, primarySubCategory, primaryCategory } = offer.product
  const category = (primarySubCategory ?? primaryCategory)?.displayName
  return {
    '@type': 'Product',
    ...describeSold(offer, sources),
    sku: String(tgid),
    ...(category ? { category } : {}),
  }
}

/** A show as an event, if the next date and the venue are known; otherwise as a product. */
export const buildShowMainEntity: BuildMainEntity = (sources) => {
  const { offer } = sources
  const startDate = offer?.product.nextAvailableDate
  const address = offer?.product.startLocation?.addressLine
  if (!offer || !startDate || !address) return buildProductMainEntity(sources)
  const people = sources.blocks.flatMap(({ block }) => (block.type === 'castList' ? block.people : []))
  return {
    '@type': 'TheaterEvent',
    ...describeSold(offer, sources),
    ...describeTimes(offer, startDate),
    eventStatus: 'https://schema.org/EventScheduled',
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    location: { '@type': 'Place', name: address.split(COMMA)[0]?.trim() || address, address },
    // Cast and creatives are one list, so nobody is known to perform.
    ...(people.length > 0 ? { contributor: people.map(({ name }) => ({ '@type': 'Person' as const, name })) } : {}),
  }
}

/** When the next performance begins and, if it is always as long, ends: with the venue's offsets from UTC. */
function describeTimes({ product: { duration }, curtain, timeZone }: ShownOffer, date: string) {
  if (curtain === undefined) return { startDate: date }
  const start = instantOf(date, curtain, timeZone)
  const lasts = duration && duration.max === undefined ? duration.min : 0
  return {
    startDate: withOffset(start, timeZone),
    ...(lasts > 0 ? { endDate: withOffset(start + lasts, timeZone) } : {}),
  }
}

/** An instant with the venue's offset from UTC on that day: `2027-07-04T19:30:00+01:00`. */
function withOffset(instant: number, timeZone: string): string {
  return new TZDate(instant, timeZone).toISOString().replace('.000', '')
}

function describeSold(
  offer: ShownOffer,
  { canonical, document, image, pictures, reviewed }: Parameters<BuildMainEntity>[0],
): Sold {
  const { product } = offer
  const description = document.standfirst || product.summary
  const reviews = reviewed.flatMap((shown) => (shown.tgid === product.tgid ? shown.reviews : []))
  return {
    '@id': `${canonical}#product`,
    name: product.name,
    ...(description ? { description } : {}),
    ...(image ? { image: pictures.length > 0 ? [image, ...pictures] : image } : {}),
    url: canonical,
    ...describeOffers(offer, canonical),
    ...reviewStructuredData({ rating: product.rating, reviews }),
  }
}

function describeOffers({ product, price, highest, availability }: ShownOffer, url: string): Pick<Sold, 'offers'> {
  if (!price) return {}
  return {
    offers: {
      '@type': 'AggregateOffer',
      url,
      lowPrice: price.display.amount,
      ...(highest === undefined ? {} : { highPrice: highest }),
      priceCurrency: price.display.currency,
      ...(product.variants.length > 0 ? { offerCount: product.variants.length } : {}),
      ...(availability ? { availability: `https://schema.org/${availability}` as const } : {}),
    },
  }
}
