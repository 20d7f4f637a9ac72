import type { BookingOptions } from '@passepartout/content-model/links/booking-options'
import { expect, test } from 'vitest'
import { type BookingValue, buildBookingOptions } from './build-booking-options.ts'

test.each<[string, BookingValue | null | undefined, BookingOptions | undefined]>([
  ['nothing', undefined, undefined],
  ['an empty group', null, undefined],
  ['empty fields', { promoCode: '', biLink: null, ctaSuffix: ' ', showFullScreenPax: null }, undefined],
  [
    'all of it',
    {
      promoCode: ' SUMMER-10',
      biLink: 'guide',
      ctaSuffix: '?a=1&a=2',
      showFullScreenPax: 'yes',
      marketplaceFlow: 'no',
    },
    {
      promoCode: 'SUMMER-10',
      biLink: 'guide',
      ctaSuffix: 'a=1&a=2',
      showFullScreenPax: true,
      redirectToMarketplaceBookingFlow: false,
    },
  ],
  [
    'a hyphen takes away what the level above gives',
    { promoCode: '-', ctaSuffix: ' - ' },
    { promoCode: '', ctaSuffix: '' },
  ],
])('%s', (_, value, options) => {
  expect(buildBookingOptions(value)).toStrictEqual(options)
})
