import { TZDate } from '@date-fns/tz'
import { formatISO } from 'date-fns/formatISO'
import type { CalendarDay, Slot } from '../catalogue/calendar.ts'
import { addDays } from '../i18n/day-number.ts'
import { instantOf } from '../i18n/zoned-time.ts'
import { buildStartOptions, type StartOption } from '../products/booking-card/start-options.ts'
import { type OctoDayFacts, vacancyStatus } from './octo-days.ts'
import { GROUP_UNIT_ID, unitPricingOf } from './octo-prices.ts'
import { isTourSoldAsOption, type SellableOption } from './octo-product.ts'
import type { OctoDay, OctoStart } from './octo-response-schemas.ts'

/** One day of a product. */
export interface OctoStartFacts extends Pick<OctoDayFacts, 'groupSize' | 'few'> {
  readonly day: CalendarDay
  /** In order of time. */
  readonly slots: readonly Slot[]
  /** IANA name of the venue's time zone; absent where it is unknown. */
  readonly timeZone: string | undefined
  /** When the sale of a start (HH:MM) ends, in milliseconds since the epoch. */
  readonly saleEndOf: (startTime: string) => number | undefined
}

/**
 * The starts of an option on a day, one for each time as on its page; section "Availability check" of docs.octo.travel. A ticket of a day
 * without starts is the whole day.
 *
 * @param ofDay what the calendar says of the option on that day
 */
export function buildOctoStarts(sold: SellableOption, ofDay: OctoDay | undefined, known: OctoStartFacts): OctoStart[] {
  const { day, slots, groupSize } = known
  if (slots.length === 0) return ofDay?.available && day.tourIds.length > 0 ? [wholeDay(sold, ofDay, known)] : []
  const own = slots.filter(({ tourId }) => isTourSoldAsOption(sold, tourId))
  const starts = buildStartOptions(own, { tourId: undefined, seats: 1, isAskedLater: true, groupSize })
  return starts.map((start) => startOf(sold, start, known))
}

function startOf(
  sold: SellableOption,
  { slot, kind }: StartOption,
  { day, timeZone, saleEndOf, ...known }: OctoStartFacts,
): OctoStart {
  const { startTime, endTime } = slot
  const start = localTime(day.date, startTime, timeZone)
  const isOver = endTime !== undefined && endTime <= startTime
  const cutoff = saleEndOf(startTime)
  const isOpen = kind !== 'soldOut'
  return {
    id: start,
    localDateTimeStart: start,
    localDateTimeEnd: endTime && localTime(day.date, endTime, timeZone, isOver ? 1 : 0),
    utcCutoffAt: cutoff === undefined ? undefined : new Date(cutoff).toISOString(),
    allDay: false,
    available: isOpen,
    ...(isOpen ? placesOf(slot, known) : ({ status: 'SOLD_OUT', vacancies: 0 } as const)),
    ...rest(sold),
    ...pricingOf(slot),
  }
}

function wholeDay(sold: SellableOption, ofDay: OctoDay, { day, timeZone }: OctoStartFacts): OctoStart {
  const { localDate, unitPricingFrom, pricingFrom, available, status, vacancies } = ofDay
  return {
    id: localDate,
    localDateTimeStart: localTime(day.date, '00:00', timeZone),
    allDay: true,
    available,
    status,
    vacancies,
    ...rest(sold),
    ...(unitPricingFrom && { unitPricing: unitPricingFrom }),
    ...(pricingFrom && { pricing: pricingFrom }),
  }
}

function rest({ variant }: SellableOption) {
  return { capacity: null, openingHours: [], maxUnits: variant?.partySize?.max ?? null }
}

function placesOf({ left, remaining }: Slot, known: Pick<OctoDayFacts, 'groupSize' | 'few'>) {
  if (left === 'unlimited') return { status: 'FREESALE', vacancies: null } as const
  return remaining === undefined ? ({ status: 'AVAILABLE', vacancies: null } as const) : vacancyStatus(remaining, known)
}

function pricingOf(slot: Slot): Pick<OctoStart, 'pricing' | 'unitPricing'> {
  const units = unitPricingOf(slot)
  const group = units.find(({ unitId }) => unitId === GROUP_UNIT_ID)
  if (!group) return units.length > 0 ? { unitPricing: units } : {}
  const { unitId: _, ...pricing } = group
  return { pricing }
}

/** With the offset of the zone on that day. */
function localTime(date: string, time: string, timeZone: string | undefined, daysLater = 0): string {
  if (timeZone === undefined) return `${addDays(date, daysLater)}T${time}:00`
  return formatISO(new TZDate(instantOf(date, time, timeZone, daysLater), timeZone))
}
