import { describe, expect, test } from 'vitest'
import type { AgeBandPrice } from '../../catalogue/calendar.ts'
import { fixturePageContext } from '../../pages/fixture-page.ts'
import { formatVisitorPrices, visitorPricesOf } from './visitor-prices.ts'

const band = (name: string, amount: number, per: AgeBandPrice['price']['per'] = 'person'): AgeBandPrice => ({
  ...{ band: name, price: { display: { amount, currency: 'EUR' }, per, isFrom: false } },
})
const DAY = { date: '2026-12-05', tourIds: [7] }
const NEXT = { date: '2026-12-06', bands: [band('ADULT', 20), band('CHILD', 12)], isFrom: false }
const page = fixturePageContext()

test.each<[string, readonly AgeBandPrice[], string]>([
  ['each kind once, in the provider’s order', [band('ADULT', 34), band('CHILD', 20.4)], 'Adults €34 · Children €20.40'],
  ['who is free', [band('ADULT', 34), band('INFANT', 0)], 'Adults €34 · Infants free'],
  [
    'every kind that has a word',
    [band('ADULT', 5), band('YOUTH', 4), band('STUDENT', 3), band('SENIOR', 2), band('TODDLER', 1), band('BABY', 0)],
    'Adults €5 · Young people €4 · Students €3 · Seniors €2 · Infants €1',
  ],
  ['nothing of one kind alone', [band('ADULT', 34)], ''],
  ['nothing of kinds without a word', [band('ADULT', 34), band('RESIDENT', 10)], ''],
  ['nothing of groups', [band('GROUP', 300, 'group'), band('GROUP', 420, 'group')], ''],
  ['nothing where nothing is known', [], ''],
])('%s', (_, bands, expected) => {
  expect(formatVisitorPrices({ day: DAY, bands }, {}, page)).toBe(expected)
})

describe('which day', () => {
  const price = { display: { amount: 34, currency: 'EUR' }, per: 'adult', isFrom: true } as const
  const bands = [band('ADULT', 34), band('CHILD', 20.4)]

  // spec: D.party.5
  test('the chosen one, before the next one', () => {
    expect(visitorPricesOf({ day: DAY, bands, price }, { nextPrices: NEXT })).toEqual({
      ...{ date: DAY.date, bands, isFrom: true },
    })
    expect(formatVisitorPrices({ day: DAY, bands, price }, {}, page)).toBe('Adults from €34 · Children from €20.40')
  })

  test('the next one with its date, where none is chosen', () => {
    expect(formatVisitorPrices({ bands, price }, { nextPrices: NEXT }, page)).toBe(
      `${page.format.date(NEXT.date)} · Adults €20 · Children €12`,
    )
    expect(visitorPricesOf({ bands, price }, {})).toBeUndefined()
  })
})
