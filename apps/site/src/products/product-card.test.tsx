import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { productListFixtures } from '../blocks/product-list/fixture.ts'
import type { ProductCard } from '../catalogue/product.ts'
import { fixturePage } from '../pages/fixture-page.ts'
import { ProductCardView } from './product-card.tsx'

const page = fixturePage()

function fixtureCard(index: number): ProductCard {
  const product = productListFixtures.usual?.data.products[index]
  if (!product) throw new Error('the fixture has no such card')
  return product
}

const render = (product: ProductCard, on = page) =>
  renderToStaticMarkup(<ProductCardView product={product} page={on} />)
const words = (html: string) => html.replace(/<[^>]+>/g, '|').replace(/[|\s]+/g, ' ')

test('a discounted price is announced with what it was, and the percentage', () => {
  const html = render(fixtureCard(0))
  expect(words(html)).toContain('from was €30 now €25.50 −15%')
  expect(html).toContain('<del')
  expect(html).not.toContain('Check availability')
})

test('one price for all tickets is not "from", and nothing is struck through', () => {
  const html = render(fixtureCard(1))
  expect(words(html)).not.toContain('from')
  expect(html).not.toContain('<del')
  expect(words(html)).toContain('€18')
})

test('without a price the space stays and the link asks to check availability', () => {
  const html = render(fixtureCard(2))
  expect(html).toMatch(/<div class="[^"]*price[^"]*"><a href="https:\/\/book\.wayfare\.example\/book\/7112\/select\/"/)
  expect(html).toContain('aria-label="Check availability: Catacombs after hours"')
  expect(words(html)).not.toMatch(/from|€|0/)
})

test('a price that cannot be formatted counts as none', () => {
  const price = { display: { amount: 0, currency: 'EUR' }, per: 'person', isFrom: true } as const
  expect(render({ ...fixtureCard(1), price })).toContain('Check availability')
})

test('rating, booster and free cancellation show only when they are so', () => {
  expect(words(render(fixtureCard(0)))).toContain('4.6 (12,345) Rated 4.6 out of 5 by 12,345 visitors Best seller')
  expect(words(render(fixtureCard(1)))).toContain('Selling out fast')
  expect(words(render(fixtureCard(0)))).toContain('Free cancellation')
  expect(words(render(fixtureCard(2)))).not.toMatch(/Rated|Best seller|Selling out|Free cancellation/)
})

test('names are escaped and the whole card is one link', () => {
  const html = render(fixtureCard(0))
  expect(html).toContain('timed entry &amp; audio guide')
  expect(html.match(/<a /g)).toHaveLength(1)
})

test('the picture has the shape of the brand', () => {
  const theatre = fixturePage({ brand: 'london-theatre-tickets' })
  expect(render(fixtureCard(0))).toContain('width="360" height="270"')
  expect(render(fixtureCard(0), theatre)).toContain('width="360" height="540"')
})
