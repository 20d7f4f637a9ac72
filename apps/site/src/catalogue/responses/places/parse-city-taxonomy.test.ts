import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { parseCityTaxonomy } from './parse-city-taxonomy.ts'

describe('parseCityTaxonomy', () => {
  const named = (id: number, displayName = `Name ${id}`) => ({ id, name: 'internal', displayName })
  const group = (id: number, collection: unknown, category: unknown = null, subCategory: unknown = null) => ({
    id,
    primaryCollection: collection,
    primaryCategory: category,
    primarySubCategory: subCategory,
  })
  const offerOf = (...items: unknown[]) => parseCityTaxonomy({ pageData: { items, total: items.length } })
  const nothing = { collections: [], categories: [] }

  test('collections, and categories with their sub-categories, what has the most tour groups first', () => {
    const [tickets, tours] = [named(1), named(2)]
    const offer = offerOf(
      group(71, named(1005), tickets, named(1010)),
      group(72, named(1007), tours, named(1011)),
      group(73, named(1007), tours, named(1012)),
      group(74, named(1008), tours, named(1012)),
    )
    expect(offer).toEqual({
      collections: [1007, 1005, 1008].map((id) => ({ id, displayName: `Name ${id}` })),
      categories: [
        { id: 2, displayName: 'Name 2', subCategories: [1012, 1011].map((id) => ({ id, displayName: `Name ${id}` })) },
        { id: 1, displayName: 'Name 1', subCategories: [{ id: 1010, displayName: 'Name 1010' }] },
      ],
    })
  })

  test.each<[string, unknown[], unknown]>([
    ['an empty list', [], nothing],
    ['what is no tour group', [null, 7, 'text', [], {}, { primaryCollection: named(5) }], nothing],
    ['neither collection nor category', [{ id: 71 }], nothing],
    ['fields of an unknown kind', [group(71, 'Rome', [], 9)], nothing],
    ['a collection without number or name', [group(71, { id: 5 }), group(72, { id: 'x', displayName: 'X' })], nothing],
    ['a name of spaces', [group(71, named(5, ' \n'))], nothing],
    ['a sub-category without its category', [group(71, null, null, named(9))], nothing],
    [
      'no sub-category',
      [group(71, null, named(1))],
      { collections: [], categories: [{ ...pick(named(1)), subCategories: [] }] },
    ],
    [
      'HTML in a name, which is text',
      [group(71, named(5, '<b onclick="x()">Rome</b> &amp; more'))],
      { ...nothing, collections: [{ id: 5, displayName: 'Rome & more' }] },
    ],
    [
      'a tour group that is listed twice, which counts once',
      [group(71, named(5)), group(71, named(5)), group(72, named(6)), group(73, named(6))],
      { ...nothing, collections: [named(6), named(5)].map(pick) },
    ],
    [
      'two names for one number, of which the first stays',
      [group(71, named(5, 'First')), group(72, named(5, 'Second'))],
      { ...nothing, collections: [{ id: 5, displayName: 'First' }] },
    ],
    [
      'a broken tour group between good ones',
      [group(71, named(5)), { id: 'x', primaryCollection: named(5) }, group(72, named(6))],
      { ...nothing, collections: [named(5), named(6)].map(pick) },
    ],
  ])('%s', (_, items, expected) => {
    expect(offerOf(...items)).toEqual(expected)
  })

  function pick({ id, displayName }: { id: number; displayName: string }) {
    return { id, displayName }
  }

  test.each([null, 'text', [], {}, { pageData: null }, { pageData: { items: {} } }, { error: {} }])(
    '%j is no list',
    (value) => {
      expect(parseCityTaxonomy(value)).toBeUndefined()
    },
  )

  test('any JSON gives an offer or nothing, never an exception', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        for (const item of [value, group(1, value), group(1, null, value), group(1, null, named(1), value)]) {
          expect(() => offerOf(item, value)).not.toThrow()
        }
        expect(() => parseCityTaxonomy(value)).not.toThrow()
      }),
    )
  })
})
