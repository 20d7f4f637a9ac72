import type { ReactNode } from 'react'
import type { PageContext } from '../../page-context/page-context.ts'
import {
  type AddressChoices,
  DATE_PARAMETER,
  serializeAddressChoices,
  TOUR_PARAMETER,
  VARIANT_PARAMETER,
} from '../../request/address/choices/address-choices.ts'
import { serializeParty, USUAL_PARTY } from '../../request/address/choices/party.ts'
import { serializeReviewsChoice } from '../../request/address/choices/reviews-choice.ts'
import { PERFORMANCES_ICS_FILE_NAME, VISIT_ICS_FILE_NAME } from '../../request/address/parse-address.ts'
import { HiddenInputs } from '../../ui/hidden-inputs/hidden-inputs.tsx'
import { ownAddress, ownHref } from '../own-address.ts'

/** Fragment to which every choice returns. */
export const BOOKING_ANCHOR = 'booking'

/** Fragment of the month, to which links to a month lead. */
export const MONTH_ANCHOR = 'booking-month'

interface ChoiceFormProps {
  readonly page: PageContext
  /** Parameters that stay, before and after the one that the buttons set: their order is fixed. A day, or a month. */
  readonly date?: string | undefined
  readonly variantId?: number | undefined
  readonly tourId?: number | undefined
  /** Whether the fields of the form are the party, which otherwise stays too. */
  readonly isParty?: boolean
  readonly label: string
  readonly children: ReactNode
}

/**
 * A form whose buttons set a parameter of the address; apply-choices.browser.ts intercepts it. Other parameters of the
 * page stay.
 */
export function ChoiceForm({ page, date, variantId, tourId, isParty = false, label, children }: ChoiceFormProps) {
  const { path, named } = ownAddress(page)
  const { party = USUAL_PARTY, reviews = {} } = page.visit.choice ?? {}
  const ticket = (
    <>
      {variantId !== undefined && <input type="hidden" name={VARIANT_PARAMETER} value={variantId} />}
      {tourId !== undefined && <input type="hidden" name={TOUR_PARAMETER} value={tourId} />}
    </>
  )
  return (
    <form method="get" action={`${path}#${BOOKING_ANCHOR}`} data-choose="" aria-label={label}>
      <HiddenInputs parameters={named} />
      {date && <input type="hidden" name={DATE_PARAMETER} value={date} />}
      {isParty && ticket}
      {children}
      {!isParty && ticket}
      {!isParty && <HiddenInputs parameters={[...new URLSearchParams(serializeParty(party))]} />}
      <HiddenInputs parameters={[...new URLSearchParams(serializeReviewsChoice(reviews))]} />
    </form>
  )
}

/** The page's address with another day and variant; the party and the selection of reviews stay. */
export function choiceUrl(page: PageContext, choice: Omit<AddressChoices, 'party' | 'reviews'>): string {
  const { path, named } = ownAddress(page)
  const { party = USUAL_PARTY, reviews = {} } = page.visit.choice ?? {}
  const chosen = serializeAddressChoices({ ...choice, party, reviews })
  return `${path}${queryOf(named, chosen)}#${choice.month === undefined ? BOOKING_ANCHOR : MONTH_ANCHOR}`
}

/** The page's address with a month, YYYY-MM, in place of a day; the selected variant stays. */
export function monthUrl(page: PageContext, month: string, variantId: number | undefined): string {
  return choiceUrl(page, { month, ...(variantId === undefined ? {} : { variantId }) })
}

/** The calendar entry of the page's choice. */
export function visitIcsUrl(page: PageContext): string {
  const { path, named } = ownAddress(page)
  const { day, variantId, tourId } = page.visit.choice ?? {}
  const chosen = serializeAddressChoices({
    ...(day === undefined ? {} : { day }),
    ...(variantId === undefined ? {} : { variantId }),
    ...(tourId === undefined ? {} : { tourId }),
  })
  return `${path}${VISIT_ICS_FILE_NAME}${queryOf(named, chosen)}`
}

/**
 * The coming performances of a page's show, or of all shows of a site, as calendars subscribe to them.
 *
 * @param href of that page as links have it; by default the page's own
 * @returns an address of the scheme `webcal`, which they open
 */
export function performancesFeedUrl(page: PageContext, href = ownHref(page)): string {
  const { origin, pathname, search } = new URL(href, page.visit.origin)
  return `${origin.replace(/^https?:/, 'webcal:')}${pathname}${PERFORMANCES_ICS_FILE_NAME}${search}`
}

/** Outside production parameters name the page. */
function queryOf(named: Named, chosen: string): string {
  const search = [...named.map(([name, value]) => `${name}=${encodeURIComponent(value)}`), chosen]
    .filter(Boolean)
    .join('&')
  return search && `?${search}`
}

type Named = readonly (readonly [name: string, value: string])[]
