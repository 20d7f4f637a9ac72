import type { Catalogue, CatalogueContext } from '../../catalogue/catalogue.ts'
import type { Product } from '../../catalogue/product.ts'
import { endOfToday, isoToday, type ZonedNow } from '../../i18n/zoned-time.ts'
import type { WithFallback } from '../../operations/with-fallback.ts'
import type { PageContext } from '../../page-context/page-context.ts'
import type { AddressChoices } from '../../request/address/choices/address-choices.ts'
import { type ResolvedVisitChoice, resolveVisitChoice, type VisitDates } from './resolve-visit-choice.ts'

interface DateSources {
  readonly catalogue: Catalogue
  readonly context: CatalogueContext
  readonly settle: WithFallback
  /** Current time and the site's time zone, used when the venue's is unknown. */
  readonly moment: ZonedNow
  /** Whether the coming performances are left out. */
  readonly isOfferAlone: boolean
}

/** Number of days whose starts a page shows: a whole week besides today, of which some may be over. */
const START_DAYS = 8

/**
 * Loads the calendar of a tour group and the starts of the selected day in parallel with the product. The page is valid
 * until the venue's midnight; a page for an unavailable selection is not cached, so made-up addresses cannot fill the
 * cache.
 *
 * @param product the pending product
 */
export async function loadVisitDates(
  tgid: number,
  product: Promise<Product | undefined>,
  choice: AddressChoices = {},
  { catalogue, context, settle, moment, isOfferAlone }: DateSources,
): Promise<VisitDates> {
  const { day } = choice
  const [calendar, slots, performances, found] = await Promise.all([
    settle('calendar', catalogue.calendar(tgid, context), undefined),
    day === undefined ? undefined : settle('slots', catalogue.slots(tgid, day, context), undefined),
    isOfferAlone ? [] : settle('performances', catalogue.performances(tgid, START_DAYS, context), []),
    product,
  ])
  const agreed = calendar && {
    days: calendar.days.map((one) => (one.date === day ? catalogue.prices.ofDay(tgid, one, slots ?? []) : one)),
  }
  const dates = { calendar: agreed, slots, performances }
  const { dependencies } = context
  const venue = venueMoment(found, moment)
  dependencies.lastsUntil(endOfToday(venue))
  const isValid = found
    ? isReal(choice, resolveVisitChoice(found, dates, choice, isoToday(venue)))
    : Object.keys(choice).length === 0
  if (!isValid) dependencies.lastsUntil(moment.now)
  return dates
}

function isReal({ month }: AddressChoices, plan: ResolvedVisitChoice): boolean {
  return plan.missing === undefined && (month === undefined || month === plan.month)
}

/** The current moment in the venue's time zone. */
export function venueMoment(product: Pick<Product, 'timeZone'> | undefined, { now, timeZone }: ZonedNow): ZonedNow {
  return { now, timeZone: product?.timeZone ?? timeZone }
}

/** Today at the venue, as an ISO date. */
export function venueToday(product: Pick<Product, 'timeZone'>, { moment }: PageContext): string {
  return isoToday(venueMoment(product, moment))
}
