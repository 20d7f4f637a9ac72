import { expect, test } from 'vitest'
import type { VisitChoice } from '../../request/address/choices/visit-choice.ts'
import type { ProductJson } from '../json/page-json-schema.ts'
import { isIncomplete } from './render-search-json.ts'

const PARTY = { adults: 2, children: 1, infants: 0 }
const total = { amount: 60, currency: 'EUR' } as const
const date = '2026-12-05'

test.each<[string, VisitChoice | undefined, Partial<ProductJson>, boolean]>([
  ['nothing but words was asked for', undefined, {}, false],
  ['the total of the asked day is known', { list: { when: [date] } }, { day: { date, total } }, false],
  ['the asked day is not known yet', { list: { when: [date] } }, {}, true],
  ['it is not to be had on the asked day', { list: { when: [date] } }, { isAvailable: false }, false],
  ['the total of the party is not known yet', { party: PARTY }, { day: { date } }, true],
  ['the total of the party is known', { party: PARTY }, { day: { date, total } }, false],
])('%s', (_, choice, product, expected) => {
  const known = { id: 1, name: 'Louvre', url: 'https://www.wayfare.example/louvre/', traits: [] }
  const visit = choice ? { choice } : {}
  expect(isIncomplete({ products: [{ ...known, ...product }] }, { visit })).toBe(expected)
})
