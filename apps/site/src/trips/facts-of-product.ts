import type { BandPrice, Calendar, CalendarDay, Slot } from '../catalogue/calendar.ts'
import type { Price, Product } from '../catalogue/product.ts'
import { type OfferedStart, offerStarts } from '../products/booking-card/offer-starts.ts'
import { misfitOf, type PartyTotal, seatsOf, totalOf } from '../products/party/party-total.ts'
import type { Party } from '../request/address/choices/party.ts'
import type { TourGroupFacts, TripDayFacts, TripStart } from './trip-facts.ts'

/** What the catalogue said of a tour group; what is absent is unknown. */
export interface CatalogueAnswers {
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

type TripProduct = Pick<
  Product,
  'beginning' | 'isFetched' | 'startLocation' | 'endLocation' | 'place' | 'duration' | 'schedule'
>

/** Reads the facts of a trip from the catalogue's answers. */
export function factsOfProduct({ product, calendar, slots }: CatalogueAnswers, visitors: Visitors): TourGroupFacts {
  const days = new Map(calendar?.days.map((day) => [day.date, day]))
  const last = calendar?.days.at(-1)?.date ?? ''
  return {
    timeZone: product.timeZone ?? visitors.timeZone,
    ...placesOf(product),
    duration: product.duration,
    schedule: product.schedule,
    openDates: calendar?.days.filter(({ tourIds }) => tourIds.length > 0).map(({ date }) => date) ?? [],
    onDay: (date) => {
      const day = days.get(date)
      // Nothing is known of days after the last one.
      if (!day) return { kind: date < last ? 'closed' : 'unknown' }
      return day.tourIds.length === 0 ? { kind: 'soldOut' } : openDay(product, day, slots.get(date), visitors)
    },
  }
}

/** Who is fetched at a hotel begins where nobody knows. */
function placesOf({ isFetched, beginning, startLocation, place, endLocation }: TripProduct) {
  const begins = isFetched || beginning === 'pickup' ? undefined : (startLocation ?? place)
  return { begins, ends: endLocation }
}

function openDay(
  product: Product,
  day: CalendarDay,
  slots: readonly Slot[] | undefined,
  { party, isAskedLater }: Visitors,
): TripDayFacts {
  if (!slots) return { kind: 'unknown' }
  if (slots.length === 0) return { kind: 'open', starts: [], total: totalOf(bandsOfPrice(day.price), party) }
  const fits = misfitOf(party, product.variants) === undefined
  const wanted = { tourId: undefined, seats: seatsOf(party), isAskedLater, groupSize: product.groupSize }
  return { kind: 'open', starts: offerStarts(slots, wanted).map((start) => startOf(start, fits, party)) }
}

function startOf({ slot, kind }: OfferedStart, fits: boolean, party: Party): TripStart {
  const { startTime, endTime, tourId } = slot
  return {
    time: startTime,
    endTime,
    tourId,
    hasRoom: fits && (kind === 'choice' || kind === 'laterChoice'),
    total: totalOfSlot(slot, party),
  }
}

function totalOfSlot({ prices = [], price }: Slot, party: Party): PartyTotal | undefined {
  const bands = prices.filter((band) => band.price)
  return totalOf(bands.length > 0 ? bands : bandsOfPrice(price), party)
}

/** Only a price that an adult pays is a band; who pays any other one is not told. */
function bandsOfPrice(price: Price | undefined): readonly BandPrice[] {
  return price?.per === 'adult' ? [{ band: 'ADULT', price }] : []
}
