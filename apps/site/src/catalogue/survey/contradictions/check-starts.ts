import { minutesAfterMidnight, minutesUntil } from '../../../i18n/zoned-time.ts'
import { startsFarFromSunset } from '../../far-from-sunset.ts'
import type { ContradictionCheck, SurveyedStart } from './find-contradictions.ts'

const DAY_MINUTES = 1440

/** Open until six, and a start that ends at nine. */
export const startOutsideHours: ContradictionCheck = {
  id: 'start-outside-hours',
  advice: 'Correct openingTime and closingTime, or the starts of the inventories.',
  find: ({ product: { schedule }, starts }) => {
    if (!schedule) return undefined
    const { opens, closes } = schedule
    const outside = starts.find((start) => isOutside(start, minutesAfterMidnight(opens), minutesAfterMidnight(closes)))
    if (!outside) return undefined
    const { date, startTime, endTime } = outside
    return `it is open from ${opens} to ${closes}, and on ${date} it starts at ${startTime}${endTime ? ` and ends at ${endTime}` : ''}`
  },
}

/** Minutes after closing time until which the end of a visit is no contradiction. */
const OVERTIME = 30

function isOutside({ startTime, endTime }: SurveyedStart, opens: number, closes: number): boolean {
  const open = minutesUntil(opens, closes) || DAY_MINUTES
  const begins = minutesUntil(opens, minutesAfterMidnight(startTime))
  const length =
    endTime === undefined ? 0 : minutesUntil(minutesAfterMidnight(startTime), minutesAfterMidnight(endTime))
  return begins >= open || begins + length > open + OVERTIME
}

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
