import { cleanBookingCode, cleanExtraBookingParameters } from '@passepartout/content-model/links/booking-options'
import type { Field, GroupField, TextField } from 'payload'
import { createValueValidator, messageUnless } from '../../messages/create-validator.ts'
import { FOLDED_GROUP_COMPONENTS } from './folded-group-components.ts'

/** The levels of booking options; an option not set on one level is inherited from the level above. */
export type BookingOptionsLevel = 'site' | 'page' | 'experience'

const EMPTY = {
  site: 'Empty: none.',
  page: 'Empty: as on the site. A hyphen: none on this page.',
  experience: 'Empty: as on the page. A hyphen: none here.',
} as const satisfies Record<BookingOptionsLevel, string>

/** Sites and pages have a tab for it; in an experience it is one group of many, and few need it. */
const ADMIN = {
  site: { admin: { description: 'Pages and experiences can each say otherwise.' } },
  page: {},
  experience: { admin: { components: FOLDED_GROUP_COMPONENTS } },
} as const satisfies Record<BookingOptionsLevel, Pick<GroupField, 'admin'>>

const MAX_SUFFIX_LENGTH = 1000

/** Removes an option that the level above sets. */
export const CLEAR_INHERITED = '-'

/** Parameters added to every booking link of a site, a page or an experience (docs/how-to/book-with-a-code.md). */
export function bookingField(level: BookingOptionsLevel): GroupField {
  return {
    name: 'booking',
    type: 'group',
    label: 'Booking links',
    ...ADMIN[level],
    fields: [
      code('promoCode', 'Promotion code', 'The booking page opens with this code.', level),
      code('biLink', 'Business code', 'Says where the booking came from, for reports.', level),
      {
        name: 'ctaSuffix',
        type: 'text',
        label: 'More parameters',
        admin: { description: `Such as source=guide&tag=summer, at the end of the address. ${EMPTY[level]}` },
        validate: createValueValidator((value) =>
          messageUnless(
            isGiven(value, cleanExtraBookingParameters) && String(value ?? '').length <= MAX_SUFFIX_LENGTH,
            'booking.suffix',
          ),
        ),
      },
      {
        type: 'row',
        fields: [
          yesOrNo('showFullScreenPax', 'Ask for guests on a screen of its own', level),
          yesOrNo('marketplaceFlow', "Book on the marketplace, not on the site's own domain", level),
        ],
      },
    ],
  }
}

function code(name: string, label: string, description: string, level: BookingOptionsLevel): TextField {
  return {
    name,
    type: 'text',
    label,
    admin: { description: `${description} ${EMPTY[level]}` },
    validate: createValueValidator((value) => messageUnless(isGiven(value, cleanBookingCode), 'booking.code')),
  }
}

function yesOrNo(name: string, label: string, level: BookingOptionsLevel): Field {
  return {
    name,
    type: 'select',
    label,
    options: [
      { value: 'yes', label: 'Yes' },
      { value: 'no', label: 'No' },
    ],
    admin: { description: level === 'site' ? 'Empty: no.' : `Empty: as on the ${level === 'page' ? 'site' : 'page'}.` },
  }
}

function isGiven(value: unknown, parse: (text: string) => string | undefined): boolean {
  return !value || value === CLEAR_INHERITED || parse(String(value)) !== undefined
}
