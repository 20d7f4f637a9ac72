import type { CurrencyCode } from '@passepartout/content-model/currencies'
import { isValidIsoDate } from '@passepartout/content-model/links/booking-options'
import { DEFAULT_LANGUAGE, type LanguageCode } from '@passepartout/content-model/locales'
import type { BookingFlowType } from '../catalogue/product.ts'

/** Specification, section 3, "Booking link inputs". */
export interface BookingLinkInput {
  readonly lang: LanguageCode
  readonly nakedDomain: string
  readonly tgid: number
  readonly flowType: BookingFlowType
  /** ISO date, YYYY-MM-DD; anything else counts as none. */
  readonly date?: string | undefined
  readonly variantId?: number | undefined
  readonly tourId?: number | undefined
  readonly promoCode?: string | undefined
  readonly biLink?: string | undefined
  readonly isMobile?: boolean | undefined
  readonly currency?: CurrencyCode | undefined
  readonly bookSubdomain?: string | undefined
  readonly redirectToMarketplaceBookingFlow?: boolean | undefined
  /** A query string to merge, with or without its question mark; the link's own parameters win over its. */
  readonly ctaSuffix?: string | undefined
  readonly showFullScreenPax?: boolean | undefined
}

export interface BookingSettings {
  /** `{host}` stands for the booking host. */
  readonly base: string
  /** Whether the booking page of a tour group asks for the date itself: by setting or by an editor's choice. */
  readonly asksForDate: (tgid: number) => boolean
  /** Booking hosts with a screen of their own. */
  readonly brandScreenHosts: ReadonlySet<string>
  /** Replaces the site's own naked domain where the input asks for the marketplace's booking flow. */
  readonly marketplaceDomain: string
  /** Whether a booking host is allowed; otherwise the marketplace's host is used. */
  readonly isBookingHost: (host: string) => boolean
}

const DEFAULT_SUBDOMAIN = 'book'
const CHOICE_NAMES = ['date', 'variantId', 'tourId'] as const

/**
 * Specification, sections 2 and 5: `{host}.{domain}/{lang-code}/book/{tgid}/{stage}/`. Equal inputs give equal
 * addresses: the order of parameters is fixed.
 */
export function buildBookingLink(input: BookingLinkInput, settings: BookingSettings): string {
  const asksForDate = settings.asksForDate(input.tgid)
  const choice = asksForDate ? {} : choiceOf(input)
  const host = bookingHost(input, settings)
  const language = input.lang === DEFAULT_LANGUAGE ? '' : `/${input.lang}`
  const path = `${language}/book/${input.tgid}/${stageOf(input, choice)}/`
  const query = new URLSearchParams()
  const add = (name: string, value: string | number | undefined) => {
    if (value !== undefined && value !== '') query.set(name, String(value))
  }
  for (const name of CHOICE_NAMES) add(name, choice[name])
  add('currencyCode', input.currency)
  add('bi', input.biLink)
  add('couponCode', input.promoCode)
  if (input.showFullScreenPax) add('showFullScreenPax', 'true')
  if (input.isMobile && settings.brandScreenHosts.has(host)) add('byHO', 'true')
  if (input.ctaSuffix) addSuffix(query, input.ctaSuffix, asksForDate)
  query.set('cookieBanner', 'false')
  return `${settings.base.replace('{host}', host)}${path}?${query}`
}

/** Whether mobile and desktop have different addresses (specification, section 5). */
export function dependsOnDevice(input: BookingLinkInput, settings: BookingSettings): boolean {
  if (settings.brandScreenHosts.has(bookingHost(input, settings))) return true
  const choice = settings.asksForDate(input.tgid) ? {} : choiceOf(input)
  return stageOf({ ...input, isMobile: true }, choice) !== stageOf({ ...input, isMobile: false }, choice)
}

/** Adds an editor's suffix; it cannot change the link's own parameters. */
function addSuffix(query: URLSearchParams, suffix: string, asksForDate: boolean): void {
  const taken = new Set([...query.keys(), 'cookieBanner', ...(asksForDate ? CHOICE_NAMES : []), ''])
  for (const [name, value] of new URLSearchParams(suffix)) if (!taken.has(name)) query.append(name, value)
}

type Choice = Pick<BookingLinkInput, (typeof CHOICE_NAMES)[number]>

function choiceOf({ date, variantId, tourId }: BookingLinkInput): Choice {
  return { date: date !== undefined && isValidIsoDate(date) ? date : undefined, variantId, tourId }
}

function stageOf({ flowType, isMobile }: BookingLinkInput, { date, variantId }: Choice): string {
  const hasVariant = date !== undefined && variantId !== undefined
  switch (flowType) {
    case 'SEATMAP':
      return hasVariant ? 'seatmap-variant' : 'seatmap-select'
    case 'SVG':
      return hasVariant ? 'svg-variant' : 'svg-select'
    case 'SEATMAP_IFRAME':
      return 'seatmap-iframe-select'
    default:
      return isMobile && date !== undefined ? 'select/pax' : 'select'
  }
}

function bookingHost(input: BookingLinkInput, settings: BookingSettings): string {
  const isMissing = !input.bookSubdomain || input.bookSubdomain === 'undefined'
  const domain = input.redirectToMarketplaceBookingFlow ? settings.marketplaceDomain : input.nakedDomain
  const host = `${isMissing ? DEFAULT_SUBDOMAIN : input.bookSubdomain}.${domain}`
  return settings.isBookingHost(host) ? host : `${DEFAULT_SUBDOMAIN}.${settings.marketplaceDomain}`
}
