import type { Catalogue, CatalogueContext } from '../../catalogue/catalogue.ts'
import type { Price, ProductCard } from '../../catalogue/product.ts'
import { nextDays } from '../../products/calendar/next-days.ts'

/** A day and the lowest price of a list on it. */
export interface CheapestDay {
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
  readonly context: CatalogueContext
  /** ISO date. */
  readonly today: string
}

/** A tour group whose calendar may still have a lower price. */
interface Candidate {
  readonly tgid: number
  /** The lowest price of all its days (docs/decisions/028). */
  readonly from: number
  /** ISO date from which it is available. */
  readonly since: string
}

/**
 * The lowest price of a whole list on each of the next fourteen days, without requesting every calendar: the list
 * already contains the lowest price and the next date of each tour group. Calendars are requested in order of that
 * price, a few in parallel, until no other tour group can be cheaper on any day. A price that is not proven by then is
 * not shown (docs/decisions/036). Prices per group are ignored.
 */
export async function loadCheapestDays(
  products: readonly ProductCard[],
  { catalogue, context, today }: DaySources,
): Promise<readonly CheapestDay[]> {
  const dates = nextDays(today)
  const lowest = new Map<string, Price>()
  const canBeLower = ({ from, since }: Candidate, date: string) =>
    since <= date && from < (lowest.get(date)?.display.amount ?? Number.POSITIVE_INFINITY)
  const isWanted = (candidate: Candidate) => dates.some((date) => canBeLower(candidate, date))

  let open: readonly Candidate[] = candidatesOf(products, today)
  const silent: Candidate[] = []
  for (let asked = 0; asked < MOST_CALENDARS; asked += AT_ONCE) {
    const [wave, rest] = [open.slice(0, AT_ONCE), open.slice(AT_ONCE)]
    const calendars = await Promise.all(wave.map(({ tgid }) => catalogue.calendar(tgid, context)))
    for (const [place, calendar] of calendars.entries()) {
      for (const day of calendar?.days ?? []) lower(lowest, day)
      const candidate = wave[place]
      if (!calendar && candidate) silent.push(candidate)
    }
    open = rest.filter(isWanted)
    if (open.length === 0) break
  }
  const unknown = [...open, ...silent]
  return dates.map((date) => {
    const price = lowest.get(date)
    const isProved = !unknown.some((candidate) => canBeLower(candidate, date))
    return { date, isClosed: isProved && !price, ...(isProved && price ? { price } : {}) }
  })
}

function candidatesOf(products: readonly ProductCard[], today: string): readonly Candidate[] {
  const last = nextDays(today).at(-1) ?? today
  return products
    .flatMap(({ tgid, price, nextAvailableDate: since = today }) =>
      price && price.per !== 'group' && since <= last ? [{ tgid, from: price.display.amount, since }] : [],
    )
    .toSorted((one, other) => one.from - other.from)
}

interface Day {
  readonly date: string
  readonly tourIds: readonly number[]
  readonly price?: Price
}

function lower(lowest: Map<string, Price>, { date, tourIds, price }: Day): void {
  if (!price || price.per === 'group' || tourIds.length === 0) return
  const known = lowest.get(date)
  if (!known || price.display.amount < known.display.amount) lowest.set(date, price)
}
