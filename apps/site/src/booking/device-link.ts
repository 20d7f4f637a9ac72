import { isCalendarDay, parseBookingCode, parseBookingSuffix } from '@passepartout/content-model/links/booking-options'
import { BOOKING_FOLDER } from '@passepartout/content-model/page-kind'
import { FLOW_TYPES } from '../catalogue/product.ts'
import type { ParameterName } from '../request/address/page-parameters.ts'
import { textOfParameter } from '../request/address/parameters.ts'
import { parseNumber } from '../request/address/parse-number.ts'
import type { Viewport } from '../request/visit.ts'
import type { BookingLinkInput } from './booking-link.ts'

/** What a page knows of a booking link; the site, the language and the device are the request's own. */
export type BookingChoice = Omit<BookingLinkInput, 'lang' | 'nakedDomain' | 'bookSubdomain' | 'isMobile'>

/** The one value that a mark such as `showFullScreenPax` has. */
const YES = '1'
/** Characters: an editor's suffix, and what brought the visitor here, five marks of 200 characters, each written in three. */
const LONGEST_SUFFIX = 4000
/** Set by the browser where its window is not what its name suggests. */
const VIEWPORT_PARAMETER = 'viewport'

/**
 * A booking link that depends on the device, as an address of the site's own host: pages are kept for all devices alike,
 * so such a link is decided when it is clicked (docs/decisions/020-booking-links-resolved-on-click.md). It carries what the
 * link is built from and no address, so it cannot be made to lead elsewhere.
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
  return `${path}${BOOKING_FOLDER}/${choice.tgid}/?${[...named, query.toString()].filter(Boolean).join('&')}`
}

/**
 * What such an address asks for; whatever is not as `buildDeviceLink` writes it is left out. The currency is the visit's,
 * since the parameter of that name is the one that every address may have.
 *
 * @param search with its question mark, or empty
 */
export function parseDeviceLink(tgid: number, search: string): BookingChoice {
  const text = (name: keyof BookingChoice & ParameterName) => textOfParameter(search, name) ?? ''
  const date = text('date')
  return {
    tgid,
    flowType: FLOW_TYPES.find((flowType) => flowType === text('flowType')) ?? 'NORMAL',
    date: isCalendarDay(date) ? date : undefined,
    variantId: parseNumber(text('variantId')),
    tourId: parseNumber(text('tourId')),
    biLink: parseBookingCode(text('biLink')),
    promoCode: parseBookingCode(text('promoCode')),
    showFullScreenPax: text('showFullScreenPax') === YES,
    redirectToMarketplaceBookingFlow: text('redirectToMarketplaceBookingFlow') === YES,
    ctaSuffix: parseBookingSuffix(text('ctaSuffix'), LONGEST_SUFFIX),
  }
}

/**
 * @param search with its question mark, or empty
 * @param guess by the request's headers; what the browser measured is better
 */
export function viewportOf(search: string, guess: Viewport): Viewport {
  const measured = textOfParameter(search, VIEWPORT_PARAMETER)
  return measured === 'mobile' || measured === 'desktop' ? measured : guess
}
