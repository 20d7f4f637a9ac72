import {
  cleanBookingCode,
  cleanExtraBookingParameters,
  isValidIsoDate,
} from '@passepartout/content-model/links/booking-options'
import { BOOKING_REDIRECT_PATH_SEGMENT } from '@passepartout/content-model/page-kind'
import { BOOKING_FLOW_TYPES } from '../catalogue/product.ts'
import type { ParameterName } from '../request/address/page-parameters.ts'
import { parseId } from '../request/address/parse-id.ts'
import { decodedParameterOf } from '../request/address/query-parameters.ts'
import type { Viewport } from '../request/visit.ts'
import type { BookingLinkInput } from './booking-link.ts'

/** The inputs of a booking link that depend on the page; site, language and device come from the request. */
export type BookingChoice = Omit<BookingLinkInput, 'lang' | 'nakedDomain' | 'bookSubdomain' | 'isMobile'>

/** The value of flags such as `showFullScreenPax`. */
const YES = '1'
/** Characters: an editor's suffix plus five attribution parameters of 200 percent-encoded characters. */
const MAX_SUFFIX_LENGTH = 4000
/** Set by the browser when its viewport differs from the server's guess. */
const VIEWPORT_PARAMETER = 'viewport'

/**
 * A booking link that depends on the device, as an address on the site's own host. Cached pages are equal for all
 * devices, so the link is resolved on click (docs/decisions/020-booking-links-resolved-on-click.md). It contains the
 * inputs and no target address, so it cannot be used as an open redirect.
 *
 * @param home the site's home page in the language of the visit, as `buildPageAddress` gives it
 */
export function buildDeviceLink(home: string, choice: BookingChoice): string {
  const [path = '/', ...named] = home.split('?')
  const query = new URLSearchParams()
  const add = (name: keyof BookingChoice & ParameterName, value: string | number | undefined) => {
    if (value !== undefined && value !== '') query.set(name, String(value))
  }
  add('flowType', choice.flowType === 'NORMAL' ? undefined : choice.flowType)
  add('date', choice.date)
  add('variantId', choice.variantId)
  add('tourId', choice.tourId)
  add('currency', choice.currency)
  add('biLink', choice.biLink)
  add('promoCode', choice.promoCode)
  add('showFullScreenPax', choice.showFullScreenPax ? YES : undefined)
  add('redirectToMarketplaceBookingFlow', choice.redirectToMarketplaceBookingFlow ? YES : undefined)
  add('ctaSuffix', choice.ctaSuffix)
  return `${path}${BOOKING_REDIRECT_PATH_SEGMENT}/${choice.tgid}/?${[...named, query.toString()].filter(Boolean).join('&')}`
}

/**
 * Parses such an address; anything that `buildDeviceLink` does not write is dropped. The currency is the visit's,
 * because that parameter is allowed on every address.
 *
 * @param search with its question mark, or empty
 */
export function parseDeviceLink(tgid: number, search: string): BookingChoice {
  const text = (name: keyof BookingChoice & ParameterName) => decodedParameterOf(search, name) ?? ''
  const date = text('date')
  return {
    tgid,
    flowType: BOOKING_FLOW_TYPES.find((flowType) => flowType === text('flowType')) ?? 'NORMAL',
    date: isValidIsoDate(date) ? date : undefined,
    variantId: parseId(text('variantId')),
    tourId: parseId(text('tourId')),
    biLink: cleanBookingCode(text('biLink')),
    promoCode: cleanBookingCode(text('promoCode')),
    showFullScreenPax: text('showFullScreenPax') === YES,
    redirectToMarketplaceBookingFlow: text('redirectToMarketplaceBookingFlow') === YES,
    ctaSuffix: cleanExtraBookingParameters(text('ctaSuffix'), MAX_SUFFIX_LENGTH),
  }
}

/**
 * @param search with its question mark, or empty
 * @param guess from the request's headers; the browser's own value wins
 */
export function resolveViewport(search: string, guess: Viewport): Viewport {
  const measured = decodedParameterOf(search, VIEWPORT_PARAMETER)
  return measured === 'mobile' || measured === 'desktop' ? measured : guess
}
