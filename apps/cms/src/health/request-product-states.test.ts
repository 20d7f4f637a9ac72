import { afterEach, expect, test, vi } from 'vitest'
import { requestProductStates } from './request-product-states.ts'

const SETTINGS = { url: 'https://catalogue.example/', apiKey: 'k', timeout: 1000 }

afterEach(() => vi.unstubAllGlobals())

function answer(body: unknown, status = 200) {
  const asked = vi.fn(async (_address: URL) => Response.json(body, { status }))
  vi.stubGlobal('fetch', asked)
  return () => asked.mock.calls.map(([address]) => decodeURIComponent(String(address)))
}

test('tour groups that are gone and those without a price are told apart, in one question', async () => {
  const asked = answer({
    tourGroups: [
      { id: 1, listingPrice: { finalPrice: 12.5 } },
      { id: 2, name: 'Louvre', listingPrice: null },
      { id: 3, name: 4, listingPrice: { finalPrice: 0 } },
    ],
  })
  expect(await requestProductStates('product', [1, 2, 3, 4], SETTINGS)).toEqual([
    { kind: 'product', id: 1, state: 'fine' },
    { kind: 'product', id: 2, state: 'noPrice', message: { code: 'product.noPrice' }, name: 'Louvre' },
    { kind: 'product', id: 3, state: 'noPrice', message: { code: 'product.noPrice' } },
    { kind: 'product', id: 4, state: 'gone', message: { code: 'product.gone' } },
  ])
  expect(asked()).toEqual([
    'https://catalogue.example/api/v6/tour-groups/?ids[]=1&ids[]=2&ids[]=3&ids[]=4&language=EN&currency=EUR',
  ])
})

test('collections by their starting price', async () => {
  const asked = answer({
    collections: [{ id: 7, name: 'm', displayName: 'Museums', startingPrice: { listingPrice: 9 } }],
  })
  expect(await requestProductStates('collection', [7, 8], SETTINGS)).toEqual([
    { kind: 'collection', id: 7, state: 'fine', name: 'Museums' },
    { kind: 'collection', id: 8, state: 'gone', message: { code: 'product.gone' } },
  ])
  expect(asked()).toEqual(['https://catalogue.example/api/v1/collection/?ids[]=7&ids[]=8&language=EN&currency=EUR'])
})

test.each([
  ['a fault', {}, 500],
  ['something else', { products: [] }, 200],
])('from a catalogue that answers with %s nothing is concluded', async (_what, body, status) => {
  answer(body, status)
  expect(await requestProductStates('product', [1], SETTINGS)).toBeUndefined()
})

test('nor from one that does not answer', async () => {
  vi.stubGlobal('fetch', async () => Promise.reject(new TypeError('fetch failed')))
  expect(await requestProductStates('product', [1], SETTINGS)).toBeUndefined()
})
