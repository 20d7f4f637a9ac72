import { expect, test } from 'vitest'
import type { AddressChoices } from '../../request/address/choices/address-choices.ts'
import type { ProductJson } from '../json/page-json-schema.ts'
import { isMissingDayTotals } from './render-search-json.ts'

const PARTY = { adults: 2, children: 1, infants: 0 }
const total = { amount: 60, currency: 'EUR' } as const
const date = '2026-12-05'
const SATURDAY = { list: { when: [date] } } as const

test.each<[string, AddressChoices | undefined, Partial<ProductJson>, boolean]>([
  ['nothing but words was asked for', undefined, {}, false],
  ['the total of the asked day is known', SATURDAY, { day: { date, total } }, false],
  ['the asked day is not known yet', SATURDAY, {}, true],
  ['it is not to be had on the asked day', SATURDAY, { isAvailable: false }, false],
  ['the total of the party on the asked day is not known yet', { ...SATURDAY, party: PARTY }, { day: { date } }, true],
  ['a party was asked for on no day, so that nothing is being learnt', { party: PARTY }, {}, false],
  ['the total of the party is known', { ...SATURDAY, party: PARTY }, { day: { date, total } }, false],
])('%s', (_, choice, product, expected) => {
  const known = { id: 1, name: 'Louvre', url: 'https://www.wayfare.example/louvre/', traits: [] }
  const visit = choice ? { choice } : {}
  expect(isMissingDayTotals({ products: [{ ...known, ...product }] }, { visit })).toBe(expected)
})
