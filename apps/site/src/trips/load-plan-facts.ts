import type { Slot, TourGroupStart, UpcomingStarts } from '../catalogue/calendar.ts'
import type { Catalogue, CatalogueContext } from '../catalogue/catalogue.ts'
import { USUAL_PARTY } from '../request/address/choices/party.ts'
import type { Trip } from '../request/address/trip-address.ts'
import { tourGroupFactsFromCatalogue } from './tour-group-facts-from-catalogue.ts'
import type { TripFacts } from './trip-facts.ts'

interface PlanSources {
  readonly catalogue: Pick<Catalogue, 'product' | 'calendar' | 'comingStarts'>
  readonly context: CatalogueContext
  /** Milliseconds since the epoch. */
  readonly now: number
}

/**
 * Loads what a plan is checked with: of each tour group its product, its calendar and the starts of many days, without prices. Any
 * party that may book is one. A tour group of which one is missing is unknown, and so is a day whose starts are not all known.
 *
 * @param dayCount number of days whose starts are read
 */
export async function loadPlanFacts(
  days: Trip['days'],
  dayCount: number,
  { catalogue, context, now }: PlanSources,
): Promise<TripFacts> {
  const stops = days.flat()
  const timed = new Set(stops.filter(({ time }) => time !== undefined).map(({ tgid }) => tgid))
  const tgids = [...new Set(stops.map(({ tgid }) => tgid))]
  const known = await Promise.all(
    tgids.map(async (tgid) => {
      const [product, calendar, coming] = await Promise.all([
        catalogue.product(tgid, context),
        catalogue.calendar(tgid, context),
        catalogue.comingStarts(tgid, dayCount, context),
      ])
      if (!product?.timeZone || !calendar) return [tgid, undefined] as const
      const slots = slotsByDay(coming, !timed.has(tgid))
      const visitors = { party: USUAL_PARTY, isAskedLater: false, timeZone: product.timeZone }
      return [
        tgid,
        tourGroupFactsFromCatalogue({ product: { ...product, variants: [] }, calendar, slots }, visitors),
      ] as const
    }),
  )
  const byTgid = new Map(known)
  return { ofTourGroup: (tgid) => byTgid.get(tgid), now }
}

/** @param isAnyTime whether visitors come when they like on a day that has no starts */
function slotsByDay({ starts, dates }: UpcomingStarts, isAnyTime: boolean): ReadonlyMap<string, readonly Slot[]> {
  const known = Map.groupBy(starts, ({ date }) => date)
  return new Map<string, readonly Slot[]>([
    ...(isAnyTime ? [...dates].map((date) => [date, []] as const) : []),
    ...[...known].map(([date, own]) => [date, own.flatMap(slotsOf)] as const),
  ])
}

function slotsOf({ startTime, tourIds, isSoldOut }: TourGroupStart): readonly Slot[] {
  return tourIds.map((tourId) => ({ startTime, tourId, ...(isSoldOut && { remaining: 0 }) }))
}
