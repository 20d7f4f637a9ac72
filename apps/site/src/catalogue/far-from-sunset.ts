import { instantOf, minutesAfterMidnight, minutesUntil, timeIn } from '../i18n/zoned-time.ts'
import type { Slot, StartDateTime } from './calendar.ts'
import { dailySunTimes } from './daily-sun-times.ts'
import type { Product } from './product.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE

/** Names that promise the sunset. */
export const ENGLISH_SUNSET_NAME_PATTERN = /\bsunset\b|\bat dusk\b/i

type Performed = StartDateTime & Pick<Slot, 'endTime'>

type SunsetFacts = Pick<Product, 'name' | 'timeZone' | 'startLocation' | 'place' | 'duration'>

/** A start that has the sunset neither during it nor within an hour. */
export interface StartFarFromSunset extends Pick<Performed, 'date' | 'startTime'> {
  /** HH:MM at the venue. */
  readonly sunset: string
}

/** The starts of what is named after the sunset that are far from it; none where its place or time zone is unknown. */
export function startsFarFromSunset(product: SunsetFacts, starts: readonly Performed[]): readonly StartFarFromSunset[] {
  const { name, timeZone, startLocation, place: point } = product
  const place = startLocation ?? point
  if (!ENGLISH_SUNSET_NAME_PATTERN.test(name) || !timeZone || !place) return []
  return starts.flatMap((start) => {
    const sunset = dailySunTimes(instantOf(start.date, '12:00', timeZone), place).sets
    if (sunset === undefined || hoursFrom(sunset, start, product.duration, timeZone) <= 1) return []
    return [{ date: start.date, startTime: start.startTime, sunset: timeIn(sunset, timeZone) }]
  })
}

/** Hours from a moment to the visit, 0 during it. */
function hoursFrom(moment: number, start: Performed, duration: Product['duration'], timeZone: string): number {
  const { date, startTime, endTime } = start
  const begins = instantOf(date, startTime, timeZone)
  const told = endTime && minutesUntil(minutesAfterMidnight(startTime), minutesAfterMidnight(endTime)) * MINUTE
  const ends = begins + (told || (duration?.min ?? 0))
  return Math.max(0, begins - moment, moment - ends) / HOUR
}
