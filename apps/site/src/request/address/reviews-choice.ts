import { isLanguageCode, type LanguageCode } from '@passepartout/content-model/locales'
import { parameterOf } from './parameters.ts'

export const REVIEW_ORDERS = ['newest', 'highest', 'lowest'] as const
export type ReviewOrder = (typeof REVIEW_ORDERS)[number]

/** What an address says of the reviews that somebody wants to read: `?reviews=newest-5-de`. */
export interface ReviewsChoice {
  /** Absent, they stand as the page has them. */
  readonly order?: ReviewOrder
  /** 1 to 5: those that gave so many stars. */
  readonly stars?: number
  /** Those that were written in this language; one of ours, so that choices have an end. */
  readonly lang?: LanguageCode
}

export const REVIEWS_PARAMETER = 'reviews'

/**
 * @param search with its question mark, or empty
 * @returns `undefined` where nothing is chosen; a choice that is not written in the one order is none
 */
export function parseReviewsChoice(search: string): ReviewsChoice | undefined {
  const parts = parameterOf(search, REVIEWS_PARAMETER)?.split('-') ?? []
  const order = REVIEW_ORDERS.find((name) => name === parts[0])
  if (order) parts.shift()
  const stars = /^[1-5]$/.test(parts[0] ?? '') ? Number(parts.shift()) : undefined
  const lang = parts[0] !== undefined && isLanguageCode(parts[0]) ? parts[0] : undefined
  if (lang) parts.shift()
  if (parts.length > 0 || !(order || stars || lang)) return undefined
  return { ...(order ? { order } : {}), ...(stars ? { stars } : {}), ...(lang ? { lang } : {}) }
}

/** Always in the same order, so that one choice has one address and one place in every cache; empty for none. */
export function writeReviewsChoice({ order, stars, lang }: ReviewsChoice): string {
  const parts = [order, stars, lang].filter((part) => part !== undefined)
  return parts.length === 0 ? '' : `${REVIEWS_PARAMETER}=${parts.join('-')}`
}
