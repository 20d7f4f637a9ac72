import { isCalendarDay } from '@passepartout/content-model/links/booking-options'
import { type ListChoice, parseListChoice, writeListChoice } from './list-choice.ts'
import { parameterOf } from './parameters.ts'
import { parseNumber } from './parse-number.ts'
import { type Party, parseParty, USUAL_PARTY, writeParty } from './party.ts'
import { parseReviewsChoice, type ReviewsChoice, writeReviewsChoice } from './reviews-choice.ts'

/**
 * What an address says of a visit to a tour group: `?date=2026-12-01&variant=71102&children=1&reviews=newest-5`; or of a list:
 * `?max=50&sort=price`.
 */
export interface VisitChoice {
  /** ISO date, YYYY-MM-DD. */
  readonly day?: string
  /** YYYY-MM: a month that is looked at, before a day of it is chosen; never beside `day`. */
  readonly month?: string
  readonly variantId?: number
  /** The start of the day, where the tour has one alone; only beside `day`. */
  readonly tourId?: number
  /** Only when it is not the usual one. */
  readonly party?: Party
  readonly reviews?: ReviewsChoice
  readonly list?: ListChoice
}

export const DATE_PARAMETER = 'date'
export const VARIANT_PARAMETER = 'variant'
export const TOUR_PARAMETER = 'tour'

/** Of this century, so that nobody's years are endless. */
const DAY = /^20\d\d-\d\d-\d\d$/
const MONTH = /^20\d\d-(?:0[1-9]|1[0-2])$/

/**
 * @param search with its question mark, or empty
 * @returns `undefined` where nothing is chosen; what is no day, month or number is as if it were not there
 */
export function parseVisitChoice(search: string): VisitChoice | undefined {
  const date = parameterOf(search, DATE_PARAMETER) ?? ''
  const variantId = parseNumber(parameterOf(search, VARIANT_PARAMETER))
  const isDay = DAY.test(date) && isCalendarDay(date)
  const tourId = isDay ? parseNumber(parameterOf(search, TOUR_PARAMETER)) : undefined
  const party = parseParty(search)
  const reviews = parseReviewsChoice(search)
  const list = parseListChoice(search)
  const choice = {
    ...(isDay ? { day: date } : {}),
    ...(MONTH.test(date) ? { month: date } : {}),
    ...(variantId === undefined ? {} : { variantId }),
    ...(tourId === undefined ? {} : { tourId }),
    ...(party === undefined ? {} : { party }),
    ...(reviews === undefined ? {} : { reviews }),
    ...(list === undefined ? {} : { list }),
  }
  return Object.keys(choice).length === 0 ? undefined : choice
}

/** Always in the same order, so that one choice has one address and one place in every cache. */
export function writeVisitChoice({
  day,
  month,
  variantId,
  tourId,
  party = USUAL_PARTY,
  reviews = {},
  list = {},
}: VisitChoice): string {
  const date = day ?? month
  return [
    ...(date === undefined ? [] : [`${DATE_PARAMETER}=${date}`]),
    ...(variantId === undefined ? [] : [`${VARIANT_PARAMETER}=${variantId}`]),
    ...(tourId === undefined ? [] : [`${TOUR_PARAMETER}=${tourId}`]),
    writeParty(party),
    writeReviewsChoice(reviews),
    writeListChoice(list),
  ]
    .filter(Boolean)
    .join('&')
}
