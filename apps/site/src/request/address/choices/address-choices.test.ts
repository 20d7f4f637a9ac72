import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type AddressChoices, parseAddressChoices, serializeAddressChoices } from './address-choices.ts'

test.each<[string, AddressChoices | undefined]>([
  ['', undefined],
  ['?', undefined],
  ['?date=2026-12-01', { day: '2026-12-01' }],
  ['?date=2026-12', { month: '2026-12' }],
  ['?variant=71102', { variantId: 71102 }],
  ['?variant=71102&utm_source=x&date=2026-12-01', { day: '2026-12-01', variantId: 71102 }],
  ['?date=2026-12-01&date=2026-12-02', { day: '2026-12-01' }],
  [
    '?reviews=newest-5&variant=71102&date=2026-12-01',
    { day: '2026-12-01', variantId: 71102, reviews: { order: 'newest', stars: 5 } },
  ],
  ['?tour=4&variant=2&date=2026-12-01', { day: '2026-12-01', variantId: 2, tourId: 4 }],
  ['?tour=4&date=2026-12', { month: '2026-12' }],
  ['?infants=1&date=2026-12', { month: '2026-12', party: { adults: 2, children: 0, infants: 1 } }],
  ['?adults=2&children=0', undefined],
  ['?reviews=best', undefined],
  ['?date=', undefined],
  ['?date=2026-02-30', undefined],
  ['?date=2026-13', undefined],
  ['?date=2026-1-1', undefined],
  ['?date=9999-12-01', undefined],
  ['?date=2026-12-01T00:00', undefined],
  ['?date=2026%2D12%2D01', undefined],
  ['?date=<script>', undefined],
  ['?Date=2026-12-01', undefined],
  ['?variant=-1', undefined],
  ['?variant=1e3', undefined],
  ['?variant=0', undefined],
  ['?variant=9999999999999', undefined],
  ['?date=undefined&variant=undefined', undefined],
])('%s', (search, choice) => {
  expect(parseAddressChoices(search)).toEqual(choice)
})

// spec: D.visit.1
test('a written choice is read as it was', () => {
  const day = fc
    .date({ min: new Date('2000-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })
    .map((date) => date.toISOString().slice(0, 10))
  const when = fc.oneof(
    fc.record({ day }),
    fc.record({ day, tourId: fc.integer({ min: 1, max: 999_999 }) }),
    day.map((date) => ({ month: date.slice(0, 7) })),
    fc.constant({}),
  )
  const variant = fc.oneof(fc.record({ variantId: fc.integer({ min: 1, max: 999_999_999_999 }) }), fc.constant({}))
  const reviews = fc.constantFrom({}, { reviews: { order: 'lowest', stars: 1, lang: 'de' } }, { reviews: { stars: 5 } })
  const party = fc.constantFrom({}, { party: { adults: 1, children: 2, infants: 0 } })
  fc.assert(
    fc.property(when, variant, party, reviews, (date, one, some, read) => {
      const choice = { ...date, ...one, ...some, ...read }
      expect(parseAddressChoices(`?${serializeAddressChoices(choice)}`) ?? {}).toEqual(choice)
    }),
  )
})
