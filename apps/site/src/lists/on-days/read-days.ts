import type { AvailabilityIndex } from '../../availability/availability-index.ts'
import type { Catalogue, CatalogueContext } from '../../catalogue/catalogue.ts'
import type { ProductCard } from '../../catalogue/product.ts'
import { addDays } from '../../products/calendar/month-weeks.ts'
import type { ListChoice } from '../../request/address/list-choice.ts'
import type { Party } from '../../request/address/party.ts'
import { spanOf } from './day-span.ts'
import { asksForDays, type DaySources } from './days-of-list.ts'
import type { KnownDays } from './offer-on-days.ts'

interface IndexSources {
  readonly availability: Pick<AvailabilityIndex, 'read'>
  readonly catalogue: Pick<Catalogue, 'venueToday'>
  readonly context: CatalogueContext
  readonly choice: ListChoice
  readonly party?: Party | undefined
  /** ISO date in the site's time zone. */
  readonly today: string
}

/** Days of the options that every list offers. */
const OFFERED_DAYS = 31

/**
 * The days of a list's tour groups from the index of availability, read once, when the first is asked for. A page that
 * shows no price of a day does not depend on the age of those prices.
 */
export function readDays(products: readonly ProductCard[], sources: IndexSources): DaySources {
  const { availability, catalogue, context, choice, party, today } = sources
  const { dependencies } = context
  const isPriced = party !== undefined || asksForDays(choice)
  const reading = { ...context, dependencies: isPriced ? dependencies : withoutPrices(dependencies) }
  const { last } = spanOf(choice.when?.[0] ?? 'today', today)
  const [, furthest = last] = [last, addDays(today, OFFERED_DAYS)].toSorted()
  let known: ReturnType<AvailabilityIndex['read']> | undefined
  const read = () => {
    // The venue's day may be the one before or after the site's.
    const range = { from: addDays(today, -1), to: addDays(furthest, 1) }
    known ??= availability.read(
      products.map(({ tgid }) => tgid),
      range,
      reading,
    )
    return known
  }
  return {
    ...{ today, party },
    todayOf: (product) => catalogue.venueToday(product, context.timeZone),
    knownDays: (tgid) => byDate(read().get(tgid) ?? []),
  }
}

function byDate(days: ReturnType<ReturnType<AvailabilityIndex['read']>['get']> & {}): KnownDays {
  const known = new Map(days.map((one) => [one.day, one]))
  return (day) => known.get(day)
}

function withoutPrices(dependencies: CatalogueContext['dependencies']) {
  return {
    tag: (...tags: readonly string[]) => dependencies.tag(...tags),
    lastsUntil: (instant: number) => dependencies.lastsUntil(instant),
    degrade: () => dependencies.degrade(),
    pricedAt: () => undefined,
  }
}
