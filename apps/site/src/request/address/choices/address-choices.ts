import { isValidIsoDate } from '@passepartout/content-model/links/booking-options'
import { parseId } from '../parse-id.ts'
import { parameterOf } from '../query-parameters.ts'
import { type ListChoice, parseListChoice, serializeListChoice } from './list-choice.ts'
import { type Party, parseParty, serializeParty, USUAL_PARTY } from './party.ts'
import { parseReviewsChoice, type ReviewsChoice, serializeReviewsChoice } from './reviews-choice.ts'

/**
 * The selection of a visit to a tour group in an address: `?date=2026-12-01&variant=71102&children=1&reviews=newest-5`; or of a
 * list: `?max=50&sort=price`.
 */
export interface AddressChoices {
  /** ISO date, YYYY-MM-DD. */
  readonly day?: string
  /** YYYY-MM: the shown month before a day is selected; never together with `day`. */
  readonly month?: string
  readonly variantId?: number
  /** The selected start, if the tour has starts; only together with `day`. */
  readonly tourId?: number
  /** Absent for the default party. */
  readonly party?: Party
  readonly reviews?: ReviewsChoice
  readonly list?: ListChoice
}

export const DATE_PARAMETER = 'date'
export const VARIANT_PARAMETER = 'variant'
export const TOUR_PARAMETER = 'tour'

/** Years of this century only, so that the number of days is bounded. */
const DAY = /^20\d\d-\d\d-\d\d$/
const MONTH = /^20\d\d-(?:0[1-9]|1[0-2])$/

/**
 * @param search with its question mark, or empty
 * @returns `undefined` if nothing is selected; invalid days, months and numbers are ignored
 */
export function parseAddressChoices(search: string): AddressChoices | undefined {
  const date = parameterOf(search, DATE_PARAMETER) ?? ''
  const variantId = parseId(parameterOf(search, VARIANT_PARAMETER))
  const isDay = DAY.test(date) && isValidIsoDate(date)
  const tourId = isDay ? parseId(parameterOf(search, TOUR_PARAMETER)) : undefined
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

/** The days and the party of a choice, as a list has them: what stays chosen from page to page. */
export function daysAndPartyOf({ day, party, list = {} }: AddressChoices = {}): Pick<AddressChoices, 'party' | 'list'> {
  const when = list.when ?? (day === undefined ? undefined : [day])
  const days: ListChoice = { ...(when && { when }), ...(list.time && { time: list.time }) }
  return { ...(party && { party }), ...(Object.keys(days).length > 0 && { list: days }) }
}

/** In canonical order, so that each selection has one address and one cache key. */
export function serializeAddressChoices(choices: AddressChoices): string {
  const { day, month, variantId, tourId, party = USUAL_PARTY, reviews = {}, list = {} } = choices
  const date = day ?? month
  return [
    ...(date === undefined ? [] : [`${DATE_PARAMETER}=${date}`]),
    ...(variantId === undefined ? [] : [`${VARIANT_PARAMETER}=${variantId}`]),
    ...(tourId === undefined ? [] : [`${TOUR_PARAMETER}=${tourId}`]),
    serializeParty(party),
    serializeReviewsChoice(reviews),
    serializeListChoice(list),
  ]
    .filter(Boolean)
    .join('&')
}
