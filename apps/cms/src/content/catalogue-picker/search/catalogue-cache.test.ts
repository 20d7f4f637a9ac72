import { expect, test } from 'vitest'
import { CatalogueCache } from './catalogue-cache.ts'
import type { CachedEntry } from './catalogue-reader.ts'

const city = (id: string): CachedEntry => ({
  entry: { kind: 'city', id, name: id, place: null, cityCode: id, price: null, hasPicture: false },
  words: id.toLowerCase(),
  weight: 1,
  picture: null,
})

test('an empty catalogue is read again after half a minute, any other after ten minutes', async () => {
  let now = 0
  const cities: CachedEntry[] = []
  const nothing = async () => ({ items: [], total: 0 })
  const reader = {
    cities: async () => ({ items: [...cities], total: cities.length }),
    categories: async () => [],
    productsOf: nothing,
    collections: async () => [],
    products: async () => [],
  }
  const cache = new CatalogueCache(reader, () => now)
  const names = async () => {
    await cache.search('city', '')
    // What is old is read behind the answer.
    await new Promise((resolve) => setImmediate(resolve))
    return (await cache.search('city', '')).entries.map(({ id }) => id)
  }
  expect(await names()).toEqual([])
  cities.push(city('TARNIA'))
  now += 29_000
  expect(await names()).toEqual([])
  now += 1000
  expect(await names()).toEqual(['TARNIA'])
  cities.push(city('OSTMARK'))
  now += 599_000
  expect(await names()).toEqual(['TARNIA'])
  now += 1000
  expect(await names()).toEqual(['TARNIA', 'OSTMARK'])
})
