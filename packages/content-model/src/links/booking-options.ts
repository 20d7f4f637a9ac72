import { z } from 'zod'

/**
 * Options of booking links (specification, section 3, "Booking link inputs") for a site, a page or an experience. An absent
 * field inherits from the level above; an empty text means "none".
 */
export const bookingOptionsSchema = z.object({
  promoCode: z.string().optional(),
  biLink: z.string().optional(),
  /** A query string without its question mark. */
  ctaSuffix: z.string().optional(),
  showFullScreenPax: z.boolean().optional(),
  redirectToMarketplaceBookingFlow: z.boolean().optional(),
})
export type BookingOptions = z.infer<typeof bookingOptionsSchema>

/** A code in a link: letters, digits, hyphens, underscores and dots. */
const CODE = /^[\w.-]{1,100}$/

/** @returns the code as links carry it; `undefined` for an invalid one */
export function cleanBookingCode(text: string): string | undefined {
  const code = text.trim()
  return CODE.test(code) ? code : undefined
}

/** Characters that a query may contain: no spaces, quotes or fragment. */
const QUERY = /^[\w.~!$&'()*+,;=:@/?%-]+$/
const MAX_SUFFIX = 500

/**
 * @param maxLength characters; an editor's by default
 * @returns the query without its question mark; `undefined` for text that is none, such as a whole address
 */
export function cleanExtraBookingParameters(text: string, maxLength = MAX_SUFFIX): string | undefined {
  const query = text.trim().replace(/^[?&]/, '')
  const isQuery =
    query.length <= maxLength && QUERY.test(query) && !query.startsWith('=') && !/^(?:https?:|\/)/i.test(query)
  return isQuery ? query : undefined
}

/** Whether a date written YYYY-MM-DD exists. */
export function isValidIsoDate(text: string): boolean {
  const day = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(day.getTime()) && day.toISOString() === `${text}T00:00:00.000Z`
}
