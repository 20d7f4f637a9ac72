import type { AvailabilityIndex } from '../../availability/availability-index.ts'
import type { CatalogueContext } from '../../catalogue/catalogue.ts'
import { mainPrice } from '../../catalogue/prices/main-price.ts'
import type { DayVisitorPrices, VisitDates } from '../../products/booking-card/resolve-visit-choice.ts'

interface NextPriceSources {
  readonly availability: Pick<AvailabilityIndex, 'read' | 'wantStarts'>
  readonly context: CatalogueContext
}

/**
 * What each kind of visitor pays on the next day of a tour group, from the index of availability alone. Prices that it does not
 * know are read in the background.
 *
 * @returns `undefined` where they are unknown, or may have changed
 */
export function loadNextDayPrices(
  tgid: number,
  { calendar }: VisitDates,
  { availability, context }: NextPriceSources,
): DayVisitorPrices | undefined {
  const date = calendar?.days.find(({ tourIds }) => tourIds.length > 0)?.date
  if (date === undefined) return undefined
  const [unpriced] =
    availability.read([tgid], { from: date, to: date }, { ...context, isUnpriced: true }).get(tgid) ?? []
  const [day] = unpriced?.slots ? (availability.read([tgid], { from: date, to: date }, context).get(tgid) ?? []) : []
  const open = day?.slots?.filter(({ left }) => left !== 0) ?? []
  const priced = open.flatMap(({ prices }) => {
    const amount = mainPrice(prices)?.display.amount
    return amount === undefined ? [] : { amount, bands: prices }
  })
  if (!day || priced.length < open.length) {
    availability.wantStarts([tgid], { from: date, to: date }, context.currency)
    return undefined
  }
  const [lowest] = priced.toSorted((one, other) => one.amount - other.amount)
  if (!lowest || day.hasDoubtfulPrices) return undefined
  return { date, bands: lowest.bands, isFrom: priced.some(({ amount }) => amount !== lowest.amount) }
}
