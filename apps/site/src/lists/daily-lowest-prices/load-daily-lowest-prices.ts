import type { AvailabilityIndex } from '../../availability/availability-index.ts'
import type { Catalogue, CatalogueContext } from '../../catalogue/catalogue.ts'
import type { Price, ProductCard } from '../../catalogue/product.ts'
import { nextDates } from '../../products/calendar/day-states.ts'

/** A day and the lowest price of a list on it. */
export interface DailyLowestPrice {
  /** ISO date. */
  readonly date: string
  /** Absent when nothing is available or the lowest price is unknown. */
  readonly price?: Price
  /** Whether it is certain that nothing is available. */
  readonly isClosed: boolean
}

/** Upper limit of calendar requests per strip. */
const MOST_CALENDARS = 24
/** Number of parallel calendar requests. */
const AT_ONCE = 8

interface DaySources {
  readonly catalogue: Pick<Catalogue, 'calendar'>
  readonly availability: Pick<AvailabilityIndex, 'read'>
  readonly context: CatalogueContext
  /** ISO date. */
  readonly today: string
}

/** A tour group whose calendar may still have a lower price. */
interface Candidate {
  readonly tgid: number
  /** The lowest price of all its days (docs/decisions/028). */
  readonly from: number
  /** ISO dates on which it may be available at a price that the index does not know. */
  readonly dates: ReadonlySet<string>
}

/**
 * The lowest price of a whole list on each of the next fourteen days, from the index of availability. Of tour groups
 * whose days it does not know, calendars are requested in order of the list's lowest price, a few in parallel, until no
 * other can be cheaper on any day. A price that is not proven by then is not shown (docs/decisions/036, 077). Prices per
 * group are ignored.
 */
export async function loadDailyLowestPrices(
  products: readonly ProductCard[],
  { catalogue, availability, context, today }: DaySources,
): Promise<readonly DailyLowestPrice[]> {
  const dates = nextDates(today)
  const range = { from: today, to: dates.at(-1) ?? today }
  const known = availability.read(
    products.map(({ tgid }) => tgid),
    range,
    context,
  )
  const lowest = new Map<string, Price>()
  for (const days of known.values()) for (const { day, price } of days) lower(lowest, day, price)
  const canBeLower = (candidate: Candidate, date: string) =>
    candidate.dates.has(date) && candidate.from < (lowest.get(date)?.display.amount ?? Number.POSITIVE_INFINITY)
  const isWanted = (candidate: Candidate) => dates.some((date) => canBeLower(candidate, date))

  let open: readonly Candidate[] = candidatesOf(products, dates, known).filter(isWanted)
  const silent: Candidate[] = []
  for (let asked = 0; asked < MOST_CALENDARS && open.length > 0; asked += AT_ONCE) {
    const [wave, rest] = [open.slice(0, AT_ONCE), open.slice(AT_ONCE)]
    const calendars = await Promise.all(wave.map(({ tgid }) => catalogue.calendar(tgid, context)))
    for (const [place, calendar] of calendars.entries()) {
      for (const { date, tourIds, price } of calendar?.days ?? []) if (tourIds.length > 0) lower(lowest, date, price)
      const candidate = wave[place]
      if (!calendar && candidate) silent.push(candidate)
    }
    open = rest.filter(isWanted)
  }
  const unknown = [...open, ...silent]
  return dates.map((date) => {
    const price = lowest.get(date)
    const isProved = !unknown.some((candidate) => canBeLower(candidate, date))
    return { date, isClosed: isProved && !price, ...(isProved && price ? { price } : {}) }
  })
}

function candidatesOf(
  products: readonly ProductCard[],
  dates: readonly string[],
  known: ReturnType<AvailabilityIndex['read']>,
): readonly Candidate[] {
  return products
    .flatMap(({ tgid, price, nextAvailableDate: since = '' }) => {
      if (!price || price.per === 'group') return []
      const days = new Map(known.get(tgid)?.map((one) => [one.day, one]))
      const unknown = dates.filter((date) => {
        const day = days.get(date)
        return day ? day.state === 'open' && !day.price : since <= date
      })
      return unknown.length === 0 ? [] : [{ tgid, from: price.display.amount, dates: new Set(unknown) }]
    })
    .toSorted((one, other) => one.from - other.from)
}

function lower(lowest: Map<string, Price>, date: string, price: Price | undefined): void {
  if (!price || price.per === 'group') return
  const known = lowest.get(date)
  if (!known || price.display.amount < known.display.amount) lowest.set(date, price)
}
