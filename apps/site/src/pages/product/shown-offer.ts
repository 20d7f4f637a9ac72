import type { Price } from '../../catalogue/product.ts'
import type { PageContext } from '../../page-context/page-context.ts'
import { resolveVisitOfPage } from '../../products/booking-card/booking-card.tsx'
import { venueMoment } from '../../products/booking-card/load-visit-dates.ts'
import type { ResolvedVisitChoice } from '../../products/booking-card/resolve-visit-choice.ts'
import { displayablePrice } from '../../products/price-and-booking-link.tsx'
import type { LoadedPage } from '../loading/load-page.ts'
import type { ShownOffer } from '../metadata/build-structured-data.ts'

/** The shown price of the page's tour group: that of the selected day and variant, otherwise the lowest. */
export function shownOffer(
  { product, dates, itinerary }: Pick<LoadedPage, 'product' | 'dates' | 'itinerary'>,
  page: PageContext,
): ShownOffer | undefined {
  if (!product) return undefined
  const { plan } = resolveVisitOfPage(product, page, dates)
  const price = displayablePrice(plan, page)
  return {
    product,
    itinerary,
    price,
    highest: price && highestOf(price, plan),
    curtain: dates.performances?.find(({ date, isSoldOut }) => date === product.nextAvailableDate && !isSoldOut)
      ?.startTime,
    timeZone: venueMoment(product, page.moment).timeZone,
    availability: availabilityOf(plan),
  }
}

function availabilityOf({ days }: ResolvedVisitChoice): ShownOffer['availability'] {
  if (days.length === 0) return undefined
  return days.some(({ tourIds }) => tourIds.length > 0) ? 'InStock' : 'SoldOut'
}

/** The highest amount of what can be chosen: on the selected day, otherwise on all days; groups and persons apart. */
function highestOf(price: Price, { day, days, starts, variants }: ResolvedVisitChoice): number {
  const open = day ? starts.map(({ slot }) => slot) : days.filter(({ tourIds }) => tourIds.length > 0)
  const amounts = [...open, ...variants].flatMap(({ price: other }) =>
    other && (other.per === 'group') === (price.per === 'group') ? other.display.amount : [],
  )
  return Math.max(price.display.amount, ...amounts)
}
