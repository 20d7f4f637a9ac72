import { instantOf, minutesOf, timeIn } from '../../../i18n/moment.ts'
import type { Product } from '../../product.ts'
import { sunOfDay } from '../../sun-of-day.ts'
import type { ContradictionCheck, SurveyedStart } from './contradiction-check.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY_MINUTES = 1440

/** Open until six, and a start that ends at nine. */
export const startOutsideHours: ContradictionCheck = {
  id: 'start-outside-hours',
  advice: 'Correct openingTime and closingTime, or the starts of the inventories.',
  find: ({ product: { schedule }, starts }) => {
    if (!schedule) return undefined
    const { opens, closes } = schedule
    const outside = starts.find((start) => isOutside(start, minutesOf(opens), minutesOf(closes)))
    if (!outside) return undefined
    const { date, startTime, endTime } = outside
    return `it is open from ${opens} to ${closes}, and on ${date} it starts at ${startTime}${endTime ? ` and ends at ${endTime}` : ''}`
  },
}

/** Minutes after closing time until which the end of a visit is no contradiction. */
const OVERTIME = 30

function isOutside({ startTime, endTime }: SurveyedStart, opens: number, closes: number): boolean {
  const open = minutesAfter(opens, closes) || DAY_MINUTES
  const begins = minutesAfter(opens, minutesOf(startTime))
  const length = endTime === undefined ? 0 : minutesAfter(minutesOf(startTime), minutesOf(endTime))
  return begins >= open || begins + length > open + OVERTIME
}

/** From a time of day to the next one, over midnight where that is later. */
function minutesAfter(from: number, until: number): number {
  return (until - from + DAY_MINUTES) % DAY_MINUTES
}

/** Names that promise the sunset. */
export const SUNSET = /\bsunset\b|\bat dusk\b/i

/** A sunset cruise that has the sunset neither during it nor within an hour. */
export const farFromSunset: ContradictionCheck = {
  id: 'far-from-sunset',
  advice: 'Move the starts with the sun through the year, or name it otherwise.',
  find: ({ product, starts, isEnglish }) => {
    const [far] = isEnglish ? startsFarFromSunset(product, starts) : []
    if (!far) return undefined
    return `“${product.name}” starts at ${far.startTime} on ${far.date}, when the sun sets at ${far.sunset}`
  },
}

type SunsetFacts = Pick<Product, 'name' | 'timeZone' | 'startLocation' | 'place' | 'duration'>

/** A start that has the sunset neither during it nor within an hour. */
export interface StartFarFromSunset extends Pick<SurveyedStart, 'date' | 'startTime'> {
  /** HH:MM at the venue. */
  readonly sunset: string
}

/** The starts of what is named after the sunset that are far from it; none where its place or time zone is unknown. */
export function startsFarFromSunset(
  product: SunsetFacts,
  starts: readonly Pick<SurveyedStart, 'date' | 'startTime' | 'endTime'>[],
): readonly StartFarFromSunset[] {
  const { name, timeZone, startLocation, place: point } = product
  const place = startLocation ?? point
  if (!SUNSET.test(name) || !timeZone || !place) return []
  return starts.flatMap((start) => {
    const sunset = sunOfDay(instantOf(start.date, '12:00', timeZone), place).sets
    if (sunset === undefined || hoursFrom(sunset, start, product, timeZone) <= 1) return []
    return [{ date: start.date, startTime: start.startTime, sunset: timeIn(sunset, timeZone) }]
  })
}

/** Hours from a moment to the visit, 0 during it. */
function hoursFrom(
  moment: number,
  start: Pick<SurveyedStart, 'date' | 'startTime' | 'endTime'>,
  { duration }: Pick<Product, 'duration'>,
  timeZone: string,
): number {
  const begins = instantOf(start.date, start.startTime, timeZone)
  const told = start.endTime && minutesAfter(minutesOf(start.startTime), minutesOf(start.endTime)) * MINUTE
  const ends = begins + (told || (duration?.min ?? 0))
  return Math.max(0, begins - moment, moment - ends) / HOUR
}
