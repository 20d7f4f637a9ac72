import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { DaySlot } from '../../availability/day-availability.ts'
import { partyTotalOf } from '../../products/party/party-total.ts'
import type { Party } from '../../request/address/choices/party.ts'
import { lowestMainPriceOfSlots, lowestTotalOf } from './party-price.ts'

const slot = (bands: Readonly<Record<string, number>>): DaySlot => ({
  start: '10:00',
  tourId: 1,
  prices: Object.entries(bands).map(([band, amount]) => ({
    band,
    price: { display: { amount, currency: 'EUR' }, per: band === 'GROUP' ? 'group' : 'adult', isFrom: false },
  })),
})
const party = (adults: number, children = 0, infants = 0): Party => ({ adults, children, infants })

test.each<[string, Readonly<Record<string, number>>[], Party, number | undefined]>([
  ['two adults', [{ ADULT: 34 }], party(2), 68],
  ['adults and children', [{ ADULT: 34, CHILD: 20.1 }], party(2, 1), 88.1],
  ['sums of fractions', [{ ADULT: 0.1, CHILD: 0.2 }], party(1, 1), 0.3],
  ['young people pay as children', [{ ADULT: 34, YOUTH: 20 }], party(1, 1), 54],
  ['one price for everybody', [{ GENERAL: 12 }], party(2, 2), 48],
  ['children without a price of their own', [{ ADULT: 34 }], party(2, 1), undefined],
  ['infants without a price of their own', [{ ADULT: 34, CHILD: 20 }], party(2, 0, 1), undefined],
  ['infants with one', [{ ADULT: 34, INFANT: 5 }], party(2, 0, 1), 73],
  ['older people are no adults of their own', [{ SENIOR: 20 }], party(2), undefined],
  ['a group of unknown size', [{ GROUP: 300 }], party(4, 2), undefined],
  ['the cheapest start', [{ ADULT: 34 }, { ADULT: 30 }], party(2), 60],
  ['a start without prices', [{}, { ADULT: 30 }], party(2), 60],
  ['no start', [], party(2), undefined],
  // spec: D.days.6
])('%s', (_, slots, who, amount) => {
  expect(lowestTotalOf(slots.map(slot), who)?.display.amount).toBe(amount)
})

const groups = (...sizes: readonly (readonly [amount: number, min: number, max: number])[]): DaySlot => ({
  start: '10:00',
  tourId: 1,
  prices: sizes.map(([amount, min, max]) => ({
    band: 'GROUP',
    price: { display: { amount, currency: 'EUR' }, per: 'group', isFrom: true },
    sizes: { min, max },
  })),
})

test.each<[string, Party, number | undefined]>([
  ['a small group', party(2), 300],
  ['a larger one', party(4, 2), 420],
  ['an infant may need a place or not', party(4, 0, 1), undefined],
  ['one that is too large', party(9), undefined],
  // spec: D.days.6
])('a group pays the price of its size: %s', (_, who, amount) => {
  const total = lowestTotalOf([groups([420, 5, 8], [300, 1, 4])], who)
  expect(total).toEqual(amount && { display: { amount, currency: 'EUR' }, per: 'group', isFrom: false })
})

test('the lowest price of a group is that of any size', () => {
  expect(lowestMainPriceOfSlots([groups([420, 5, 8], [300, 1, 4])])?.display.amount).toBe(300)
})

test('the lowest main price, and whether there are others', () => {
  const price = { per: 'adult' as const }
  expect(lowestMainPriceOfSlots([slot({ CHILD: 1, ADULT: 34 }), slot({ ADULT: 30 })])).toEqual({
    ...price,
    display: { amount: 30, currency: 'EUR' },
    isFrom: true,
  })
  expect(lowestMainPriceOfSlots([slot({ ADULT: 30 })])?.isFrom).toBe(false)
  expect(lowestMainPriceOfSlots([slot({ GROUP: 300 })])?.per).toBe('group')
  expect(lowestMainPriceOfSlots([slot({ GENERAL: 20, CHILD: 3 })])?.display.amount).toBe(20)
  // Nobody else is named.
  expect(lowestMainPriceOfSlots([slot({ CHILD: 3 })])?.display.amount).toBe(3)
  expect(lowestMainPriceOfSlots([slot({})])).toBeUndefined()
})

// spec: D.days.6, D.party.3
test('a list and a product page say the same total, or the list says none', () => {
  const bands = fc.dictionary(
    fc.constantFrom('ADULT', 'CHILD', 'INFANT', 'YOUTH', 'PERSON', 'GENERAL', 'SENIOR', 'GROUP'),
    fc.integer({ min: 1, max: 999 }),
  )
  const count = fc.nat({ max: 3 })
  fc.assert(
    fc.property(bands, fc.integer({ min: 1, max: 4 }), count, count, (paid, adults, children, infants) => {
      const who = party(adults, children, infants)
      const one = slot(paid)
      const onPage = partyTotalOf(one.prices, who)
      const isWhole = onPage?.unpriced.length === 0
      expect(lowestTotalOf([one], who)?.display).toEqual(isWhole ? onPage.total : undefined)
    }),
  )
})
