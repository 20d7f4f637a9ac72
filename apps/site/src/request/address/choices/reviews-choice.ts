import { isLanguageCode, type LanguageCode } from '@passepartout/content-model/locales'
import { parameterOf } from '../query-parameters.ts'

export const REVIEW_ORDERS = ['newest', 'highest', 'lowest'] as const
export type ReviewOrder = (typeof REVIEW_ORDERS)[number]

/** The selection of reviews in an address: `?reviews=newest-5-de`. */
export interface ReviewsChoice {
  /** Absent for the default order. */
  readonly order?: ReviewOrder
  /** 1 to 5: reviews with this number of stars. */
  readonly stars?: number
  /** Reviews written in this language; only supported ones, so that the number of selections is bounded. */
  readonly lang?: LanguageCode
}

export const REVIEWS_PARAMETER = 'reviews'

/**
 * @param search with its question mark, or empty
 * @returns `undefined` if nothing is selected, or not in canonical form
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

/** In canonical order, so that each selection has one address and one cache key; empty for none. */
export function serializeReviewsChoice({ order, stars, lang }: ReviewsChoice): string {
  const parts = [order, stars, lang].filter((part) => part !== undefined)
  return parts.length === 0 ? '' : `${REVIEWS_PARAMETER}=${parts.join('-')}`
}
