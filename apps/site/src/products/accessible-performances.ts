import type { Calendar, StartDateTime, TourGroupStart } from '../catalogue/calendar.ts'
import type { Product } from '../catalogue/product.ts'

/** A captioned, audio-described, signed or relaxed performance. */
export interface AccessiblePerformance extends Pick<StartDateTime, 'date'> {
  /** In the visitor's language. */
  readonly access: string
  readonly tourId: number
  /** HH:MM in the venue's time zone; absent while only its day is known. */
  readonly startTime?: string
}

/** Upper limit on performances. */
const MOST = 24

/**
 * The coming access performances, in order: days of the calendar on which a tour of such performances is available, with its hour
 * where the starts of the day are known. A tour of every day is no single performance, and none is listed.
 *
 * @param starts of the coming days, past ones excluded
 */
export function accessiblePerformancesOf(
  { accessTours = [] }: Pick<Product, 'accessTours'>,
  { days }: Calendar,
  starts: readonly TourGroupStart[],
): readonly AccessiblePerformance[] {
  const open = days.filter(({ tourIds }) => tourIds.length > 0)
  return accessTours
    .flatMap(({ tourId, access }) => {
      const own = open.filter(({ tourIds }) => tourIds.includes(tourId))
      if (own.length === open.length) return []
      return own.flatMap(({ date }): AccessiblePerformance[] => {
        const hours = starts.filter((start) => start.date === date && start.tourIds.includes(tourId))
        if (hours.length === 0) return [{ date, access, tourId }]
        return hours.map(({ startTime }) => ({ date, access, tourId, startTime }))
      })
    })
    .toSorted((one, other) => (keyOf(one) < keyOf(other) ? -1 : 1))
    .filter((one, place, all) => place === 0 || keyOf(one) !== keyOf(all[place - 1] ?? one))
    .slice(0, MOST)
}

function keyOf({ date, startTime = '', access }: AccessiblePerformance): string {
  return `${date} ${startTime} ${access}`
}
