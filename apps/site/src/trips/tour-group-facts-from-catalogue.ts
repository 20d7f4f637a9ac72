import type { AgeBandPrice, Calendar, CalendarDay, Slot } from '../catalogue/calendar.ts'
import type { Price, Product } from '../catalogue/product.ts'
import { buildStartOptions, type StartOption } from '../products/booking-card/start-options.ts'
import { minimumSeatsOfParty, partySizeProblemOf, partyTotalOf } from '../products/party/party-total.ts'
import type { Party } from '../request/address/choices/party.ts'
import type { TourGroupFacts, TripDayFacts, TripStart } from './trip-facts.ts'

/** What the catalogue said of a tour group; what is absent is unknown. */
export interface TourGroupCatalogueData {
  readonly product: Product
  readonly calendar: Calendar | undefined
  /** Starts of the days that were read, by ISO date. */
  readonly slots: ReadonlyMap<string, readonly Slot[]>
}

interface Visitors {
  readonly party: Party
  /** Whether the booking page asks for day and time itself. */
  readonly isAskedLater: boolean
  /** IANA name, used where the venue's is unknown. */
  readonly timeZone: string
}

/** Reads the facts of a trip from the catalogue's answers, each day once: planning asks for the same days thousands of times. */
export function tourGroupFactsFromCatalogue(
  { product, calendar, slots }: TourGroupCatalogueData,
  visitors: Visitors,
): TourGroupFacts {
  const days = new Map(calendar?.days.map((day) => [day.date, day]))
  const last = calendar?.days.at(-1)?.date ?? ''
  const readDay = (date: string): TripDayFacts => {
    const day = days.get(date)
    // Nothing is known of days after the last one.
    if (!day) return { kind: date < last ? 'closed' : 'unknown' }
    return day.tourIds.length === 0 ? { kind: 'soldOut' } : openDay(product, day, slots.get(date), visitors)
  }
  const known = new Map<string, TripDayFacts>()
  const { isFetched, beginning, startLocation, place } = product
  return {
    timeZone: product.timeZone ?? visitors.timeZone,
    // Who is fetched at a hotel begins where nobody knows.
    begins: isFetched || beginning === 'pickup' ? undefined : (startLocation ?? place),
    ends: product.endLocation,
    duration: product.duration,
    schedule: product.schedule,
    openDates: calendar?.days.filter(({ tourIds }) => tourIds.length > 0).map(({ date }) => date) ?? [],
    onDay: (date) => known.getOrInsertComputed(date, readDay),
  }
}

function openDay(
  product: Product,
  day: CalendarDay,
  slots: readonly Slot[] | undefined,
  { party, isAskedLater }: Visitors,
): TripDayFacts {
  if (!slots) return { kind: 'unknown' }
  if (slots.length === 0) {
    if (!mayBook(party, product, day.tourIds)) return { kind: 'soldOut' }
    return { kind: 'open', starts: [], total: partyTotalOf(bandsOfPrice(day.price), party) }
  }
  const wanted = { tourId: undefined, seats: minimumSeatsOfParty(party), isAskedLater, groupSize: product.groupSize }
  const ofParty = slots.map((slot) => (mayBook(party, product, [slot.tourId]) ? slot : { ...slot, remaining: 0 }))
  return { kind: 'open', starts: buildStartOptions(ofParty, wanted).map((start) => startOf(start, party)) }
}

/** Whether one booking of a ticket of these tours may be for the party; of tours that no ticket has, of any ticket. */
function mayBook(party: Party, { variants }: Pick<Product, 'variants'>, tourIds: readonly number[]): boolean {
  const own = variants.filter((variant) => variant.tourIds.some((id) => tourIds.includes(id)))
  const tickets = own.length > 0 ? own : variants
  return tickets.length === 0 || tickets.some((ticket) => partySizeProblemOf(party, [ticket]) === undefined)
}

function startOf(
  { slot: { startTime, endTime, tourId, price, prices = [] }, kind }: StartOption,
  party: Party,
): TripStart {
  const bands = prices.filter((band) => band.price)
  const total = partyTotalOf(bands.length > 0 ? bands : bandsOfPrice(price), party)
  return { time: startTime, endTime, tourId, hasRoom: kind === 'choice' || kind === 'laterChoice', total }
}

/** Only a price that an adult pays is a band; who pays any other one is not told. */
function bandsOfPrice(price: Price | undefined): readonly AgeBandPrice[] {
  return price?.per === 'adult' ? [{ band: 'ADULT', price }] : []
}
