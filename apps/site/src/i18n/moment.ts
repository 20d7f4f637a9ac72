import { TZDate, tz } from '@date-fns/tz'
import { format } from 'date-fns/format'

/** The current time and a time zone. */
export interface Moment {
  /** Milliseconds since the epoch. */
  readonly now: number
  /** IANA name of the site's or the venue's time zone. */
  readonly timeZone: string
}

/** Today as an ISO date. */
export function isoToday({ now, timeZone }: Moment): string {
  return format(now, 'yyyy-MM-dd', { in: tz(timeZone) })
}

/** The instant at which today ends there, in milliseconds since the epoch. */
export function endOfDay({ now, timeZone }: Moment): number {
  const [year = 0, month = 0, day = 0] = isoToday({ now, timeZone }).split('-').map(Number)
  return new TZDate(year, month - 1, day + 1, timeZone).getTime()
}

/** A time of day in a time zone, in milliseconds since the epoch; of an hour repeated by a clock change the second. */
export function instantOf(date: string, time: string, timeZone: string, daysLater = 0): number {
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number)
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return new TZDate(year, month - 1, day + daysLater, hours, minutes, timeZone).getTime()
}
