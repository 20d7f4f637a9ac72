import { expect, test } from 'vitest'
import { parseId } from '../../../request/address/parse-id.ts'
import type { DroppedField } from '../../responses/dropped-fields.ts'
import { CatalogueSnapshot } from './catalogue-snapshot.ts'
import { toNumericId } from './to-numeric-id.ts'

test.each([
  ['7101', 7101],
  ['99999999999', 99_999_999_999],
  ['6b903d44-dc24-4ca4-ae71-6bde6c4f4854', 401_861_273_190],
])('the id %s is the number %i', (id, number) => {
  expect(toNumericId(id)).toBe(number)
})

test.each(['0', '007', '-7', '1e3', '123456789012', ''])('%j is no number of its own', (id) => {
  expect(toNumericId(id)).toBeGreaterThanOrEqual(10 ** 11)
  expect(parseId(String(toNumericId(id)))).toBe(toNumericId(id))
})

const products = [
  { id: 1, name: 'A', city: 'Rome', labels: ['museum'], prices: { EUR: 20 } },
  { id: 2, name: 'B', city: 'ROME', collections: ['7'], category: 1, prices: { EUR: '12.5', USD: 0 } },
  { id: 3, name: 'C', city: 'Roma', subCategory: '11' },
  { id: 4, name: 'D', city: 'São Paulo' },
]
const snapshot = new CatalogueSnapshot({
  products,
  cities: [{ code: 'ROME', name: 'Rome', localities: ['Roma'], translations: { de: { name: 'Rom' } } }],
  collections: [{ id: 7, name: 'Best', products: [3, '1'], labels: ['museum'] }],
  categories: [
    { id: 1, name: 'Tickets' },
    { id: 11, name: 'Museums', category: 1 },
  ],
})
const idsOf = (entries: ReturnType<CatalogueSnapshot['listBy']>) => entries.map(({ placement }) => placement.tgid)

test('a collection has the products that it names, in its order, then those that name it or have its label', () => {
  expect(idsOf(snapshot.listBy({ kind: 'collection', id: 7 }))).toEqual([3, 1, 2])
  expect(snapshot.collection(7)?.count).toBe(3)
  expect(snapshot.lowest({ kind: 'collection', id: 7 })).toEqual({ EUR: 12.5 })
})

test('a sub-category belongs to its category', () => {
  expect(idsOf(snapshot.listBy({ kind: 'category', id: 1 }))).toEqual([2, 3])
  expect(idsOf(snapshot.listBy({ kind: 'subCategory', id: 11 }, 'Rome'))).toEqual([3])
})

test('a city is known by code, name and other names; one that is listed nowhere by its own', () => {
  expect(snapshot.cities).toEqual([
    { code: 'ROME', names: { '': 'Rome', de: 'Rom' } },
    { code: 'SAO_PAULO', names: { '': 'São Paulo' } },
  ])
  expect(idsOf(snapshot.listBy({ kind: 'city', id: 'Rome' }))).toEqual([1, 2, 3])
})

test('what has no id or name, or the id of another, is refused and reported', () => {
  const dropped: DroppedField[] = []
  const some = new CatalogueSnapshot(
    { products: [{ name: 'A' }, { id: 1, name: 'B' }, { id: '1', name: 'C' }, { id: 2, name: '<br>' }] },
    { report: (one) => dropped.push(one) },
  )
  expect(some.find(1)?.item).toEqual({ id: 1, name: 'B' })
  expect(dropped).toEqual([
    { field: 'id', reason: 'item refused' },
    { field: 'id', reason: 'item refused' },
    { field: 'name', reason: 'item refused' },
  ])
})
