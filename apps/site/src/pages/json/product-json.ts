import type { Price, Product, ProductCard } from '../../catalogue/product.ts'
import type { PageContext } from '../../page-context/page-context.ts'
import { resolveVisitOfPage } from '../../products/booking-card/booking-card.tsx'
import {
  bookingLinkSelection,
  type ResolvedVisitChoice,
  type VisitDates,
} from '../../products/booking-card/resolve-visit-choice.ts'
import type { StartOption } from '../../products/booking-card/start-options.ts'
import { type CardAvailability, chosenDayOf } from '../../products/card/card-availability.ts'
import { withPriceOfDay } from '../../products/card/product-card.tsx'
import { timelineOfVisitDay } from '../../products/day-timeline/day-timeline.ts'
import { partyTotalOf } from '../../products/party/party-total.ts'
import { visitorPricesOf } from '../../products/party/visitor-prices.ts'
import { displayablePrice } from '../../products/price-and-booking-link.tsx'
import { dayTimelineJson } from './day-timeline-json.ts'
import type { OfferJson, PriceJson, ProductJson } from './page-json-schema.ts'

const MINUTE = 60_000
/** CSS pixels; the address is that of the usual size. */
const IMAGE_WIDTH = 1200

/**
 * A product as its card says it.
 *
 * @param page with absolute links
 * @param day what the card says of a day
 */
export function productJson(listed: ProductCard, page: PageContext, day?: CardAvailability): ProductJson {
  const product = withPriceOfDay(listed, day)
  const { duration, rating } = product
  const category = product.primarySubCategory ?? product.primaryCategory
  return {
    id: product.tgid,
    name: product.name,
    url: page.linkToProduct(product, chosenDayOf(day)).href,
    summary: product.summary || undefined,
    city: product.cityName || undefined,
    category: category?.displayName,
    price: priceJson(product.price),
    day: day && 'day' in day ? { date: day.day, total: day.total?.display } : undefined,
    isAvailable: day && isAvailableOn(day),
    nextAvailableDate: product.nextAvailableDate,
    rating: rating && { average: rating.average, count: rating.count },
    durationMinutes: duration && { min: duration.min / MINUTE, max: (duration.max ?? duration.min) / MINUTE },
    freeCancellationMinutes: product.freeCancellationMinutes,
    traits: [...(product.traits ?? [])],
    languages: product.languages?.length ? [...product.languages] : undefined,
  }
}

function isAvailableOn({ kind }: CardAvailability): boolean | undefined {
  return kind === 'chosen' ? true : kind === 'none' ? false : undefined
}

/**
 * A product as its own page offers it, with what the address chose.
 *
 * @param shown the address of its page, its dates, and whether it is the page of a show, which has no course of the day
 * @param page with absolute links
 */
export function offerJson(
  product: Product,
  { url, dates, isShow }: { readonly url: string; readonly dates: VisitDates; readonly isShow: boolean },
  page: PageContext,
): OfferJson {
  const { plan } = resolveVisitOfPage(product, page, dates)
  const course = isShow ? undefined : timelineOfVisitDay(product, plan, dates)
  const { startLocation: start } = product
  return {
    ...productJson(product, page),
    url,
    price: priceJson(displayablePrice(plan, page)),
    bookingUrl: page.bookingLink(product, plan.booking).href,
    isMachineTranslated: product.isMachineTranslated,
    images: imagesOf(product, page),
    start: start && { address: start.addressLine, latitude: start.latitude, longitude: start.longitude },
    timeZone: product.timeZone,
    party: { ...plan.party },
    total: totalJson(plan),
    visitorPrices: visitorPricesJson(plan, dates),
    chosenDate: plan.day?.date,
    missing: plan.missing,
    days: plan.days.map(({ date, tourIds, price }) => {
      const state = tourIds.length === 0 ? 'soldOut' : 'open'
      return { date, state, price: state === 'open' ? priceJson(price) : undefined } as const
    }),
    starts: plan.starts.map((offered) => startJson(offered, product, plan, page)),
    dayCourse: course && dayTimelineJson(course, product, dates),
    tickets: plan.variants.map(({ variant, price }) => ({
      id: variant.id,
      name: variant.name,
      info: variant.info || undefined,
      price: priceJson(price),
    })),
  }
}

/** Absolute addresses; pictures of hosts that are not allowed are left out. */
function imagesOf({ pictures }: Product, { image, visit }: PageContext): string[] {
  const sources = pictures.map((picture) => image(picture, { width: IMAGE_WIDTH }).src)
  return [...new Set(sources.filter((src) => src !== ''))].map((src) => new URL(src, visit.origin).href)
}

function totalJson({ bands, party }: ResolvedVisitChoice): OfferJson['total'] {
  const found = partyTotalOf(bands, party)
  return found && { ...found.total, withoutPriceOf: found.unpriced.filter((part) => part !== 'adults') }
}

function visitorPricesJson(plan: ResolvedVisitChoice, dates: VisitDates): OfferJson['visitorPrices'] {
  const found = visitorPricesOf(plan, dates)
  const each = found?.bands.map(({ band, price }) => ({ visitor: band, ...price.display })) ?? []
  return found && { date: found.date, isFrom: found.isFrom, each }
}

function startJson(
  { kind, slot }: StartOption,
  product: Product,
  { variants, day }: ResolvedVisitChoice,
  page: PageContext,
): OfferJson['starts'][number] {
  const { tourId, startTime, endTime, remaining, price } = slot
  const variant = variants.find(({ isChosen }) => isChosen)?.variant
  const own = bookingLinkSelection(product, { day, variant, start: slot })
  return {
    tourId,
    start: startTime,
    end: endTime,
    state: kind === 'soldOut' || kind === 'tooFew' ? kind : 'open',
    ticketsLeft: remaining,
    price: priceJson(price),
    bookingUrl: kind === 'choice' ? page.bookingLink(product, own).href : undefined,
  }
}

function priceJson(price: Price | undefined): PriceJson | undefined {
  return price && { ...price.display, originalAmount: price.original?.amount, per: price.per, isFrom: price.isFrom }
}
