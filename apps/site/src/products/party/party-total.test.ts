import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { AgeBandPrice } from '../../catalogue/calendar.ts'
import type { Party } from '../../request/address/choices/party.ts'
import { type PartyTotal, partySizeProblemOf, partyTotalOf } from './party-total.ts'

const band = (name: string, amount: number): AgeBandPrice => ({
  band: name,
  price: { display: { amount, currency: 'EUR' }, per: name === 'ADULT' ? 'adult' : 'person', isFrom: false },
})
const group = (amount: number, min?: number, max?: number): AgeBandPrice => ({
  band: 'GROUP',
  price: { display: { amount, currency: 'EUR' }, per: 'group', isFrom: false },
  ...(min && max ? { sizes: { min, max } } : {}),
})
const party = (adults: number, children = 0, infants = 0): Party => ({ adults, children, infants })
const pays = (amount: number, payers: Party, ...unpriced: PartyTotal['unpriced']): PartyTotal => ({
  total: { amount, currency: 'EUR' },
  payers,
  unpriced,
})

test.each<[string, readonly AgeBandPrice[], Party, PartyTotal | undefined]>([
  ['adults alone', [band('ADULT', 20.1)], party(3), pays(60.3, party(3))],
  ['each by the own band', [band('CHILD', 10.5), band('ADULT', 20)], party(2, 1), pays(50.5, party(2, 1))],
  ['free infants', [band('ADULT', 20), band('INFANT', 0)], party(2, 0, 1), pays(40, party(2, 0, 1))],
  ['children without a band', [band('ADULT', 20)], party(2, 1), pays(40, party(2), 'children')],
  ['nobody but adults', [band('ADULT', 20)], party(1, 2, 1), pays(20, party(1), 'children', 'infants')],
  ['no adults', [band('CHILD', 10)], party(2, 1), undefined],
  ['other bands', [band('SENIOR', 10)], party(2), undefined],
  ['one price for everybody', [band('GENERAL', 12)], party(2, 2, 1), pays(48, party(2, 2), 'infants')],
  ['own bands before that of everybody', [band('PERSON', 12), band('ADULT', 20)], party(1, 1), pays(32, party(1, 1))],
  ['young people pay as children', [band('ADULT', 20), band('YOUTH', 9)], party(1, 1), pays(29, party(1, 1))],
  ['babies pay as infants', [band('ADULT', 20), band('BABY', 0)], party(1, 0, 1), pays(20, party(1, 0, 1))],
  ['no bands', [], party(2), undefined],
  ['a group that is large enough', [group(300, 1, 4), group(420, 5, 8)], party(4, 2), pays(420, party(4, 2))],
  ['a group with an infant', [group(300, 1, 4), group(420, 5, 8)], party(4, 0, 1), undefined],
  ['a group that is too small', [group(300, 1, 4)], party(5), undefined],
  ['a group of unknown size', [group(300)], party(2), undefined],
])('%s', (_, bands, of, total) => {
  expect(partyTotalOf(bands, of)).toEqual(total)
})

// spec: D.party.3
test('a total is the sum of its payers, to the cent', () => {
  const cents = fc.integer({ min: 1, max: 99_999 })
  const count = fc.integer({ min: 0, max: 20 })
  fc.assert(
    fc.property(cents, cents, count, count, (adult, child, adults, children) => {
      const bands = [band('ADULT', adult / 100), band('CHILD', child / 100)]
      expect(partyTotalOf(bands, party(adults, children))?.total.amount).toBe((adults * adult + children * child) / 100)
    }),
  )
})

test.each([
  ['within', party(4), [{ min: 2, max: 4 }], undefined],
  ['too many', party(4, 1), [{ min: 2, max: 4 }], { kind: 'tooLarge', limit: 4 }],
  ['an infant may need no place', party(4, 0, 1), [{ min: 2, max: 4 }], undefined],
  ['too few', party(1), [{ min: 2, max: 4 }], { kind: 'tooSmall', limit: 2 }],
  ['another variant takes more', party(6), [{ max: 4 }, { max: 9 }], undefined],
  ['another variant does not say', party(6), [{ max: 4 }, undefined], undefined],
  ['no variants', party(20), [], undefined],
] as const)('%s', (_, of, sizes, misfit) => {
  expect(
    partySizeProblemOf(
      of,
      sizes.map((partySize) => (partySize ? { partySize } : {})),
    ),
  ).toEqual(misfit)
})
