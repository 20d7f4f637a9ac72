import { TZDate, tz } from '@date-fns/tz'
import { format } from 'date-fns/format'

/** Now, at a place. */
export interface Moment {
  /** Milliseconds since the epoch. */
  readonly now: number
  /** IANA name: where the site or the venue is. */
  readonly timeZone: string
}

/** Today as an ISO date, for machines. */
export function isoToday({ now, timeZone }: Moment): string {
  return format(now, 'yyyy-MM-dd', { in: tz(timeZone) })
}

/** The instant at which today ends there, in milliseconds since the epoch. */
export function endOfDay({ now, timeZone }: Moment): number {
  const [year = 0, month = 0, day = 0] = isoToday({ now, timeZone }).split('-').map(Number)
  return new TZDate(year, month - 1, day + 1, timeZone).getTime()
}

/** A time of day there, in milliseconds since the epoch; of an hour that a clock change repeats, the second. */
export function instantOf(date: string, time: string, timeZone: string, daysLater = 0): number {
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number)
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return new TZDate(year, month - 1, day + daysLater, hours, minutes, timeZone).getTime()
}
