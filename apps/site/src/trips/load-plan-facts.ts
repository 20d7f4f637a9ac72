import type { Slot, StartOfTours } from '../catalogue/calendar.ts'
import type { Catalogue, CatalogueContext } from '../catalogue/catalogue.ts'
import { USUAL_PARTY } from '../request/address/choices/party.ts'
import type { Trip } from '../request/address/trip-address.ts'
import { factsOfProduct } from './facts-of-product.ts'
import type { TripFacts } from './trip-facts.ts'

interface PlanSources {
  readonly catalogue: Pick<Catalogue, 'product' | 'calendar' | 'performances'>
  readonly context: CatalogueContext
  /** Milliseconds since the epoch. */
  readonly now: number
}

/**
 * Loads what a plan is checked with: of each tour group its product, its calendar and the starts of many days, in one call each and
 * without prices. A tour group of which one is missing is unknown.
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
      const [product, calendar, starts] = await Promise.all([
        catalogue.product(tgid, context),
        catalogue.calendar(tgid, context),
        catalogue.performances(tgid, dayCount, context),
      ])
      if (!product?.timeZone || !calendar) return [tgid, undefined] as const
      const dates = calendar.days.map(({ date }) => date)
      const slots = slotsByDay(starts, timed.has(tgid) ? [] : dates)
      const visitors = { party: USUAL_PARTY, isAskedLater: false, timeZone: product.timeZone }
      return [tgid, factsOfProduct({ product, calendar, slots }, visitors)] as const
    }),
  )
  const byTgid = new Map(known)
  return { ofTourGroup: (tgid) => byTgid.get(tgid), now }
}

/** @param dates on which visitors come when they like, where no start is known */
function slotsByDay(starts: readonly StartOfTours[], dates: readonly string[]): ReadonlyMap<string, readonly Slot[]> {
  const known = Map.groupBy(starts, ({ date }) => date)
  return new Map<string, readonly Slot[]>([
    ...dates.map((date) => [date, []] as const),
    ...[...known].map(([date, own]) => [date, own.flatMap(slotsOf)] as const),
  ])
}

function slotsOf({ startTime, tourIds, isSoldOut }: StartOfTours): readonly Slot[] {
  return tourIds.map((tourId) => ({ startTime, tourId, ...(isSoldOut && { remaining: 0 }) }))
}
