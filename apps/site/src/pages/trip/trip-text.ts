import type { MessageKey } from '../../i18n/translate.ts'
import { isoToday, timeIn } from '../../i18n/zoned-time.ts'
import type { PageContext } from '../../page-context/page-context.ts'
import { formatParty } from '../../products/party/format-party.ts'
import type { Party } from '../../request/address/choices/party.ts'
import type { TravelEstimate } from '../../trips/estimate-travel.ts'
import type { PlannedStop, StopState } from '../../trips/plan-trip.ts'
import { totalOfStops } from '../../trips/total-of-trip.ts'
import type { TripDayFacts } from '../../trips/trip-facts.ts'

const MINUTE = 60_000

const STATES = {
  overlaps: 'trip.overlaps',
  tooLate: 'trip.tooLate',
  noStart: 'trip.noStart',
  closed: 'trip.closed',
  soldOut: 'trip.soldOut',
  past: 'trip.past',
  unknown: 'trip.unknown',
  undated: 'trip.undated',
} as const satisfies Record<Exclude<StopState, 'fits'>, MessageKey>

/** Why a stop does not fit; empty if it does. */
export function stopMisfitText({ state, stop }: PlannedStop, { t, format }: PageContext): string {
  return state === 'fits' ? '' : t(STATES[state], { time: stop.time === undefined ? '' : format.time(stop.time) })
}

/** "10:30–12:00", "21:00 – Sun, 6 Dec, 01:30", "10:30" or "Come at any time". */
export function stopTimeText({ state, begins, ends }: PlannedStop, timeZone: string, page: PageContext): string {
  const clock = (instant: number) => page.format.time(timeIn(instant, timeZone))
  if (begins === undefined) return state === 'fits' ? page.t('trip.anyTime') : ''
  if (ends === undefined) return clock(begins)
  const last = isoToday({ now: ends, timeZone })
  if (last === isoToday({ now: begins, timeZone })) return `${clock(begins)}–${clock(ends)}`
  return `${clock(begins)} – ${dateTimeText(last, ends, timeZone, page)}`
}

/** "Sat, 5 Dec, 10:30" */
export function dateTimeText(
  date: string,
  begins: number | undefined,
  timeZone: string,
  { format }: PageContext,
): string {
  const day = format.date(date)
  return begins === undefined ? day : `${day}, ${format.time(timeIn(begins, timeZone))}`
}

/** The way to a stop as the site estimates it. */
export function travelText(travel: TravelEstimate, { t, format }: PageContext): string {
  const distance = format.distance(travel.kilometres)
  if (travel.mode === 'far') return t('trip.far', { distance })
  const duration = format.duration(travel.minutes * MINUTE)
  return t(travel.mode === 'walk' ? 'trip.walk' : 'trip.ride', { duration, distance })
}

/** What the party pays for stops that fit, and of how many that is known; empty where none fits. */
export function tripTotalText(stops: readonly PlannedStop[], party: Party, page: PageContext): string {
  const { t, format } = page
  const { total, known, stops: count } = totalOfStops(stops)
  const amount = total ? format.money(total) : ''
  if (count === 0) return ''
  if (amount === '') return t('trip.totalUnknown')
  const values = { amount, party: formatParty(party, page), known: format.number(known), count: format.number(count) }
  return known === count ? t('trip.total', values) : t('trip.totalPart', values)
}

/** What the party pays for a stop; that a part of the party has no price is said. */
export function stopPriceText({ state, total }: PlannedStop, page: PageContext): string {
  if (state !== 'fits') return ''
  const amount = total ? page.format.money(total.total) : ''
  if (!total || amount === '') return page.t('trip.priceUnknown')
  return page.t('party.total', { amount, party: formatParty(total.payers, page) })
}

/** "10:00–18:30": the first and the last start with places of a day, or why there is none. */
export function startRangeText(day: TripDayFacts, { t, format }: PageContext): string {
  if (day.kind === 'closed') return t('booking.closed')
  if (day.kind === 'soldOut') return t('booking.soldOut')
  if (day.kind !== 'open') return ''
  const open = day.starts.filter(({ hasRoom }) => hasRoom)
  const [first, last] = [open[0], open.at(-1)]
  if (!first || !last) return day.starts.length > 0 ? t('booking.soldOut') : ''
  return first === last ? format.time(first.time) : `${format.time(first.time)}–${format.time(last.time)}`
}
