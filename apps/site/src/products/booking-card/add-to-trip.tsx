import type { PageContext } from '../../page-context/page-context.ts'
import { addressOfTrip, serializePlan } from '../../request/address/trip-address.ts'
import type { ResolvedVisitChoice } from './resolve-visit-choice.ts'

interface AddToTripProps {
  readonly tgid: number
  readonly plan: ResolvedVisitChoice
  readonly page: PageContext
}

/**
 * The way to a trip with this tour group, on the chosen day and at the chosen start. Where the browser keeps a trip,
 * start-trips.browser.ts adds it to that one.
 */
export function AddToTrip({ tgid, plan: { day, start, party }, page: { t, trips } }: AddToTripProps) {
  if (!trips) return null
  const days = [[{ tgid, ...(start && { time: start.startTime }) }]]
  return (
    <a
      href={addressOfTrip(trips, { days, ...(day && { start: day.date }) }, party)}
      data-trips=""
      data-trip-add={serializePlan(days)}
      data-date={day?.date}
      rel="nofollow"
    >
      {t('trip.add')}
    </a>
  )
}
