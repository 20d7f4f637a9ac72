import type { RenderDependencies } from '../../cache/render-dependencies.ts'
import type { CalendarDay } from '../../catalogue/calendar.ts'
import type { Catalogue, CatalogueContext } from '../../catalogue/catalogue.ts'
import type {
  Itinerary,
  LoadedReviews,
  Product,
  ProductListing,
  Review,
  TourGroupResult,
} from '../../catalogue/product.ts'
import { isoToday, type ZonedNow } from '../../i18n/zoned-time.ts'
import type { WithFallback } from '../../operations/with-fallback.ts'
import { loadVisitDates, venueMoment } from '../../products/booking-card/load-visit-dates.ts'
import type { VisitDates } from '../../products/booking-card/resolve-visit-choice.ts'
import { openingStatusOf } from '../../products/facts/opening-status.ts'
import type { AddressChoices } from '../../request/address/choices/address-choices.ts'

const SIMILAR = 8

/** All that the catalogue says of one tour group: asked for side by side, and each part may be missing alone. */
export interface LoadedTourGroup {
  /** Absent while the catalogue cannot say whether there is such a tour group. */
  readonly answer: TourGroupResult | undefined
  readonly reviews: readonly Review[]
  /** Whether there may be more. */
  readonly hasMoreReviews?: boolean
  readonly itinerary: Itinerary | undefined
  /** Without this one. */
  readonly similar: ProductListing
  /** On which days it can be visited, and when on the chosen one. */
  readonly dates: VisitDates
}

const NO_REVIEWS: LoadedReviews = { reviews: [], hasMore: false }
export const EMPTY_PRODUCT_LISTING: ProductListing = { products: [], total: 0, available: true }

interface TourGroupSources {
  readonly catalogue: Catalogue
  readonly context: CatalogueContext
  readonly settle: WithFallback
  readonly choice: AddressChoices | undefined
  /** Current moment in the site's time zone. */
  readonly moment: ZonedNow
  /** A show has no way through it. */
  readonly isShow: boolean
  /** Whether reviews, way and similar ones are left out. */
  readonly isOfferAlone?: boolean
}

export async function loadTourGroup(
  tgid: number,
  { catalogue, context, settle, choice, moment, isShow, isOfferAlone = false }: TourGroupSources,
): Promise<LoadedTourGroup> {
  const asked = settle('product', catalogue.tourGroup(tgid, context), undefined)
  const product = asked.then((answer) => answer?.product)
  const [answer, { reviews, hasMore: hasMoreReviews }, itinerary, similar, dates] = await Promise.all([
    asked,
    isOfferAlone ? NO_REVIEWS : settle('reviews', catalogue.reviews(tgid, context), NO_REVIEWS),
    isShow || isOfferAlone ? undefined : settle('itinerary', catalogue.itinerary(tgid, context), undefined),
    isOfferAlone
      ? EMPTY_PRODUCT_LISTING
      : settle('similar', catalogue.similar(tgid, SIMILAR, context), EMPTY_PRODUCT_LISTING),
    loadVisitDates(tgid, product, choice, { catalogue, context, settle, moment, isOfferAlone }),
  ])
  const found = answer?.product
  const about = { reviews, hasMoreReviews, itinerary, similar, dates }
  if (!found) return { answer, ...about }
  lastUntilHoursChange(found, moment, context.dependencies)
  const agreed = catalogue.prices.ofProduct(found, {
    days: daysToCome(found, dates, moment),
    readAt: context.dependencies.oldestPrice,
    isRemembered: dates.calendar !== undefined && choice?.day === undefined,
  })
  return { answer: { product: withNextDay(agreed, dates) }, ...about }
}

/** The page says one next day: the first of its calendar. */
function withNextDay(product: Product, { calendar }: VisitDates): Product {
  const next = calendar?.days.find(({ tourIds }) => tourIds.length > 0)?.date
  if (next === undefined || next === product.nextAvailableDate) return product
  const { ticketsLeft: _ofAnother, ...rest } = product
  return { ...rest, nextAvailableDate: next }
}

function daysToCome(product: Product, { calendar }: VisitDates, moment: ZonedNow): readonly CalendarDay[] {
  const today = isoToday(venueMoment(product, moment))
  return calendar?.days.filter(({ date }) => date >= today) ?? []
}

/** A page says whether the venue is open, which is true until it opens or closes. */
function lastUntilHoursChange(product: Product, moment: ZonedNow, dependencies: RenderDependencies): void {
  const state = openingStatusOf(product.schedule, venueMoment(product, moment))
  if (state && 'until' in state) dependencies.lastsUntil(state.until)
}
