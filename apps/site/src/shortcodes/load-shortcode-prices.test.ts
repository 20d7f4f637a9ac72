import { parseShortcodes } from '@passepartout/content-model/shortcodes/parse-shortcodes'
import type { ShortcodeNode } from '@passepartout/content-model/shortcodes/shortcode-nodes'
import { expect, test } from 'vitest'
import { RenderDependencies } from '../cache/render-dependencies.ts'
import type { CatalogueContext } from '../catalogue/catalogue.ts'
import type { Price, ProductCard } from '../catalogue/product.ts'
import { createTourGroupLoader } from '../catalogue/tour-group-loader.ts'
import { loadShortcodePrices } from './load-shortcode-prices.ts'

const context = {
  lang: 'de',
  currency: 'EUR',
  dependencies: new RenderDependencies(),
  pageIdentifier: 'x',
} as unknown as CatalogueContext
const price = (amount: number, currency: CatalogueContext['currency']): Price => ({
  display: { amount, currency },
  per: 'person',
  isFrom: true,
})

/** A catalogue that prices everything at its own number, and remembers what it was asked. */
function sources() {
  const asked: unknown[] = []
  const catalogue = {
    listing: async (source: unknown, limit: number, { currency }: CatalogueContext) => {
      asked.push(['listing', source, limit, currency])
      const { ids } = source as { readonly ids: readonly number[] }
      const products = ids
        .filter((id) => id !== 404)
        .map((tgid) => ({ tgid, price: price(tgid, currency) }) as ProductCard)
      return { products, total: products.length, available: true }
    },
    collections: async (ids: readonly number[], { currency }: CatalogueContext) => {
      asked.push(['collections', ids, currency])
      return ids.map((id) => ({
        id,
        displayName: '',
        heading: '',
        subtext: '',
        experienceCount: 0,
        startingPrice: price(id, currency),
      }))
    },
    lowestPrice: async (kind: string, id: number, city: unknown, { currency }: CatalogueContext) => {
      asked.push(['lowestPrice', kind, id, city, currency])
      return price(id, currency)
    },
  }
  return { asked, catalogue, loadTourGroups: createTourGroupLoader(catalogue, context) }
}

const shortcodes = (text: string) =>
  parseShortcodes(text).filter((node): node is ShortcodeNode => node.type === 'shortcode')

// spec: 3.shortcodes.13, 5.content.4, D.currencies.16
test('each price is asked once, in as few calls as the catalogue allows', async () => {
  const source = sources()
  const found = await loadShortcodePrices(
    shortcodes(
      [
        '[price entity="Tgid" entityId="9" /][price entity="Tgid" entityId="7" /][price entity="Tgid" entityId="9" /]',
        '[price entity="Tgid" entityId="7" currency="gbp" /][price entity="Tgid" entityId="404" /]',
        '[price entity="Collection" entityId="3" /][price entity="Collection" entityId="1" city="ROME" /]',
        '[price entity="Category" entityId="5" /][price entity="SubCategory" entityId="1080" city="ROME" /]',
        '[price entity="Teapot" entityId="5" /][price entity="Tgid" entityId="a sentence" /][icon Bus /]',
      ].join(''),
    ),
    source,
    context,
  )
  expect(source.asked).toEqual([
    ['collections', [3, 1], 'EUR'],
    ['lowestPrice', 'category', 5, undefined, 'EUR'],
    ['lowestPrice', 'subCategory', 1080, 'ROME', 'EUR'],
    ['listing', { kind: 'tgids', ids: [7, 9, 404] }, 100, 'EUR'],
    ['listing', { kind: 'tgids', ids: [7] }, 100, 'GBP'],
  ])
  expect(found).toEqual(
    new Map([
      ['Tgid 7 EUR ', { amount: 7, currency: 'EUR' }],
      ['Tgid 9 EUR ', { amount: 9, currency: 'EUR' }],
      ['Tgid 7 GBP ', { amount: 7, currency: 'GBP' }],
      ['Collection 1 EUR ', { amount: 1, currency: 'EUR' }],
      ['Collection 3 EUR ', { amount: 3, currency: 'EUR' }],
      ['Category 5 EUR ', { amount: 5, currency: 'EUR' }],
      ['SubCategory 1080 EUR ROME', { amount: 1080, currency: 'EUR' }],
    ]),
  )
})

test('more than a hundred are asked a hundred at a time', async () => {
  const source = sources()
  const ids = Array.from({ length: 250 }, (_, index) => index + 1)
  const text = ['Tgid', 'Collection'].flatMap((entity) =>
    ids.map((id) => `[price entity="${entity}" entityId="${id}" /]`),
  )
  const found = await loadShortcodePrices(shortcodes(text.join('')), source, context)
  const hundreds = [ids.slice(0, 100), ids.slice(100, 200), ids.slice(200)]
  expect(source.asked).toEqual([
    ['collections', ids, 'EUR'],
    ...hundreds.map((some) => ['listing', { kind: 'tgids', ids: some }, 100, 'EUR']),
  ])
  expect(found.size).toBe(500)
})

test('a text without prices asks nothing', async () => {
  const source = sources()
  expect((await loadShortcodePrices(shortcodes('[icon Bus /]'), source, context)).size).toBe(0)
  expect(source.asked).toEqual([])
})
