import type { AvailabilityIndex } from '../../availability/availability-index.ts'
import type { DayAvailability } from '../../availability/day-availability.ts'
import type { Catalogue, CatalogueContext } from '../../catalogue/catalogue.ts'
import type { ProductCard } from '../../catalogue/product.ts'
import { addDays, dayNumber } from '../../i18n/day-number.ts'
import { isoToday, type ZonedNow } from '../../i18n/zoned-time.ts'
import type { ListChoice } from '../../request/address/choices/list-choice.ts'
import type { Party } from '../../request/address/choices/party.ts'
import { hasDayCriteria, type ListAvailability } from './day-offers-of-list.ts'
import { NEARBY_DAYS, resolveDaySpan } from './day-span.ts'
import type { DayAvailabilityLookup } from './offer-on-days.ts'

export interface ListAvailabilitySources {
  readonly availability: Pick<AvailabilityIndex, 'read' | 'wantStarts'>
  readonly catalogue: Pick<Catalogue, 'venueToday'>
  readonly context: CatalogueContext
  readonly choice: ListChoice
  /** Of the address, if it names one. */
  readonly party?: Party | undefined
  /** Current moment in the site's time zone. */
  readonly moment: ZonedNow
}

/** Days of the options that every list offers. */
const OFFERED_DAYS = 31

/**
 * The days of a list's tour groups from the index of availability, read once, when the first is asked for. A page that
 * shows no price of a day, and has no limit of one, does not depend on their age.
 */
export function readListAvailability(
  products: readonly ProductCard[],
  sources: ListAvailabilitySources,
): ListAvailability {
  const { availability, catalogue, context, choice, party, moment } = sources
  const todays = new Map(products.map((product) => [product.tgid, catalogue.venueToday(product, context.timeZone)]))
  const siteToday = isoToday(moment)
  // At some venues it may still be yesterday.
  const [today = siteToday] = [...new Set(todays.values())].toSorted()
  const tgids = products.map(({ tgid }) => tgid)
  const isUnpriced = party === undefined && !hasDayCriteria(choice) && !choice.min && !choice.max
  const chosen = resolveDaySpan(choice.when?.[0] ?? 'today', today)
  const [, furthest = today] = [addDays(chosen.last, NEARBY_DAYS), addDays(today, OFFERED_DAYS)].toSorted()
  let known: ReturnType<AvailabilityIndex['read']> | undefined
  const read = () => {
    const range = { from: today, to: addDays(furthest, 1) }
    known ??= availability.read(tgids, range, { ...context, isUnpriced })
    return known
  }
  if (hasDayCriteria(choice)) availability.wantStarts(tgids, { from: chosen.first, to: chosen.last }, context.currency)
  return {
    ...{ today, party },
    todayOf: ({ tgid }) => todays.get(tgid) ?? today,
    knownDays: (tgid) => byDate(read().get(tgid) ?? [], today),
  }
}

/** Days by date. They are in order and few are missing, so each is where its distance from the first says, or a little before. */
function byDate(days: readonly DayAvailability[], from: string): DayAvailabilityLookup {
  const first = dayNumber(from)
  return (day) => {
    let place = Math.min(dayNumber(day) - first, days.length - 1)
    while ((days[place]?.day ?? '') > day) place -= 1
    return days[place]?.day === day ? days[place] : undefined
  }
}
